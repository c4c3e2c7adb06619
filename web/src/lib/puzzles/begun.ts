/** Attempts that were begun and not ended, kept in this browser: a reload does not make the next answer the first try. */
import type { PuzzleHint } from "../core/protocol";

export interface Begun {
  wrong: { text: string; cost: number | null }[];
  hints: number;
  hint: PuzzleHint | null;
}

const BEGUN_KEY = "puzzlesBegun";

function all(): Record<string, Begun> {
  try {
    return JSON.parse(localStorage.getItem(BEGUN_KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const begunOf = (id: string): Begun | null => all()[id] ?? null;

/** `begun`: null once the attempt has ended. */
export function keepBegun(id: string, begun: Begun | null) {
  const { [id]: _, ...others } = all();
  try {
    localStorage.setItem(BEGUN_KEY, JSON.stringify(begun ? { ...others, [id]: begun } : others));
  } catch {
    // storage is full or unavailable: the page works without it
  }
}
