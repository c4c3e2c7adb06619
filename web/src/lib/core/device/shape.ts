/** Shapes of data from files and from this browser's storage, which may hold anything. */

/** `place`: "players[2].score", "" for the whole. */
export class Misfit extends Error {
  constructor(public place: string) {
    super(`not of the expected shape: ${place || "the whole"}`);
  }
}

/** Returns a copy that has only what the shape knows, so that unknown keys are dropped; throws Misfit. */
export type Shape<T> = (value: unknown, place?: string) => T;
export type Of<S> = S extends Shape<infer T> ? T : never;

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export const where = <T>(shape: Shape<T>, holds: (value: T) => boolean): Shape<T> => (value, place = "") => {
  const found = shape(value, place);
  if (!holds(found)) throw new Misfit(place);
  return found;
};

const any: Shape<unknown> = (value) => value;
const simple = <T>(holds: (value: unknown) => boolean) => where(any, holds) as Shape<T>;

export const flag = simple<boolean>((value) => typeof value === "boolean");
export const text = (most: number, pattern = /(?:)/) => simple<string>((value) => typeof value === "string" && value.length <= most && pattern.test(value));
export const number = (least: number, most: number) => simple<number>((value) => typeof value === "number" && value >= least && value <= most);
export const whole = (least: number, most: number) => where(number(least, most), Number.isInteger);
export const oneOf = <const T>(...choices: T[]) => simple<T>((value) => choices.includes(value as T));

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => (value, place) => (value === null ? null : shape(value, place));
/** For a key that may be missing. */
export const maybe = <T>(shape: Shape<T>): Shape<T | undefined> => (value, place) => (value === undefined ? undefined : shape(value, place));

export const listOf = <T>(shape: Shape<T>, most: number): Shape<T[]> => (value, place = "") => {
  if (!Array.isArray(value) || value.length > most) throw new Misfit(place);
  return Array.from(value, (one, i) => shape(one, `${place}[${i}]`));
};

export const object = <F extends Record<string, Shape<unknown>>>(fields: F): Shape<{ [K in keyof F]: Of<F[K]> }> => (value, place = "") => {
  if (!isObject(value)) throw new Misfit(place);
  const found: [string, unknown][] = Object.entries(fields).map(([key, shape]) => [key, shape(Object.hasOwn(value, key) ? value[key] : undefined, place ? `${place}.${key}` : key)]);
  return Object.fromEntries(found.filter(([, one]) => one !== undefined)) as { [K in keyof F]: Of<F[K]> };
};

/** The value itself, for something that only this program has written and of which the shape has the parts that are shown. */
export const asIs = <T>(shape: Shape<unknown>): Shape<T> => (value, place) => {
  shape(value, place);
  return value as T;
};

/** A text that is JSON of this shape. */
export const json = (shape: Shape<unknown>, most: number): Shape<string> => where(text(most), (found) => fits(shape, parsed(found)));

function parsed(found: string): unknown {
  try {
    return JSON.parse(found);
  } catch {
    return undefined;
  }
}

export function fits(shape: Shape<unknown>, value: unknown): boolean {
  try {
    shape(value);
    return true;
  } catch {
    return false;
  }
}

/** What local storage has under a key; nothing if it is not an object. */
export function localObject(key: string, storage?: Pick<Storage, "getItem">): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse((storage ?? localStorage).getItem(key) ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}
