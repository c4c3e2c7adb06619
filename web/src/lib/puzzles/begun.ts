/** Attempts that were begun and not ended, kept in this browser: a reload does not make the next answer the first try. */
import { localObject } from "../core/device/localObject";
import type { PuzzleHint } from "../core/protocol";
import { asIs, fits, listOf, number, object, orNull, text, whole } from "../core/device/shape";

export interface Begun {
  wrong: { text: string; cost: number | null }[];
  hints: number;
  hint: PuzzleHint | null;
}

const BEGUN_KEY = "puzzlesBegun";
const HINT = object({ answers: listOf(object({ kind: text(20), tickets: listOf(text(200), 10) }), 1000), tickets: listOf(text(200), 100) });

const BEGUN = object({ wrong: listOf(object({ text: text(500), cost: orNull(number(-1, 1)) }), 10), hints: whole(0, 2), hint: orNull(asIs<PuzzleHint>(HINT)) });

const all = () => localObject(BEGUN_KEY);

export const begunOf = (id: string): Begun | null => (fits(BEGUN, all()[id]) ? (all()[id] as Begun) : null);

/** `begun`: null once the attempt has ended. */
export function keepBegun(id: string, begun: Begun | null) {
  const { [id]: _, ...others } = all();
  try {
    localStorage.setItem(BEGUN_KEY, JSON.stringify(begun ? { ...others, [id]: begun } : others));
  } catch {
    // storage is full or unavailable: the page works without it
  }
}
