/** A player's own mistake from a reviewed game, as stored in this browser: a puzzle that needs no server. */
import type { DecisionData, ReviewPlayer, ViewData } from "../core/protocol";

/** How a puzzle went: solved on the first try, later, or not at all. */
export type PuzzleMark = "first" | "solved" | "missed";

export type Mistake = Pick<DecisionData, "number" | "turn" | "seat" | "action" | "cost" | "values" | "reasons"> & {
  id: string;
  game: string; // the id of the kept game and of its review
  board: string;
  players: ReviewPlayer[];
  view: ViewData; // what the seat saw, and what it could do
  deep?: boolean; // whether the review was a deep one
  mark: PuzzleMark | null; // of the last attempt
};

const PREFIX = "own-";
export const mistakeId = (game: string, number: number) => `${PREFIX}${game}-${number}`;
export const isMistakeId = (id: string) => id.startsWith(PREFIX);

/** The next one to practice: of the same game first, then of others, never one that was found. Null if there is none. */
export function nextMistake(mistakes: Mistake[], id: string | null, game: string): Mistake | null {
  const open = mistakes.filter((mistake) => mistake.id !== id && (mistake.mark === null || mistake.mark === "missed"));
  const after = mistakes.find((mistake) => mistake.id === id)?.number ?? -1;
  const same = open.filter((mistake) => mistake.game === game).sort((a, b) => a.number - b.number);
  return same.find(({ number }) => number > after) ?? same[0] ?? open.find((mistake) => mistake.game !== game) ?? null;
}
