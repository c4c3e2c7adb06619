/** The seats this browser holds, by table. Their secrets stay in local storage and are sent to the server only. */
import { inPage } from "../inPage";
import type { Held } from "../protocol";
import { fits, localObject } from "./shape";
import { HELD_SEATS } from "./schema";

/** `over`: the game is over, and this browser keeps its record. `review`: the id of the game's review. `here`: the table is in this page. */
type Kept = { host: string | null; held: Held[]; board: string; opened: number; review?: string; over?: boolean; here?: boolean };

const HELD_KEY = "tables"; // in local storage
const stored = () => localObject(HELD_KEY);
const store = (tables: Record<string, unknown>) => localStorage.setItem(HELD_KEY, JSON.stringify(tables));
const all = () => Object.fromEntries(Object.entries(stored()).filter(([, kept]) => fits(HELD_SEATS, kept))) as Record<string, Kept>;

/** Tables whose seats cannot be read. */
export const unreadableSeats = (): string[] => Object.entries(stored()).flatMap(([code, kept]) => (fits(HELD_SEATS, kept) ? [] : [code]));

/** Whether a text has the form of a seat's secret. */
export const isSecret = (text: string) => /^[\w-]{16,64}$/.test(text);

export function keepSeats(code: string, what: Partial<Kept>) {
  store({ ...stored(), [code]: { ...{ host: null, held: [], board: "", opened: Date.now() }, ...keptSeats(code), ...what } });
}

export function keptSeats(code: string): Kept | null {
  const kept = all();
  return Object.hasOwn(kept, code) ? kept[code]! : null;
}
export const keptCodes = (): string[] => Object.entries(all()).sort(([, a], [, b]) => b.opened - a.opened).map(([code]) => code);

/** Whether a table is in this page itself, not at the server. */
export const isHere = (code: string): boolean => inPage || (keptSeats(code)?.here ?? false);

/** Whether a review is made in this page: that of such a table. */
export const isReviewHere = (id: string): boolean => inPage || Object.values(all()).some(({ review, here }) => here && review === id);

export const unfinishedCodes = () => keptCodes().filter((code) => !keptSeats(code)?.over);

/** The table whose game a review is about, if this browser held a seat there. */
export function heldOf(review: string): { code: string; seats: number[]; secret: string } | null {
  const found = Object.entries(all()).find(([, kept]) => kept.review === review && kept.held.length);
  return found ? { code: found[0], seats: found[1].held.map(({ seat }) => seat), secret: found[1].held[0]!.secret } : null;
}

export function forget(code: string) {
  const { [code]: _, ...rest } = stored();
  store(rest);
}
