/** A result as a few lines of text: one square for each of the player's own turns, and nothing about the cards. */
import type { DecisionData, SameDealResult } from "../core/protocol";
import { plainPoints } from "../core/words/text";

export type Square = DecisionData["mark"];
const WORST: Square[] = ["fine", "slip", "mistake"];
const SQUARE_SIGNS: Record<Square, string> = { fine: "🟩", slip: "🟨", mistake: "⬛" };
const PLACE_SIGNS = ["🥇", "🥈", "🥉"];
export const IN_A_ROW = 5;

/** The worst decision of each turn; the choice of the first tickets is turn 0. */
export function squaresOf(decisions: DecisionData[], seat: number): Square[] {
  const turns = new Map<number, Square>();
  for (const { turn, mark, seat: own } of decisions) {
    if (own !== seat) continue;
    const before = turns.get(turn) ?? "fine";
    turns.set(turn, WORST.indexOf(mark) > WORST.indexOf(before) ? mark : before);
  }
  return [...turns].sort(([a], [b]) => a - b).map(([, square]) => square);
}

export const mistakesIn = (squares: Square[]) => squares.filter((square) => square === "mistake").length;

export function inRows<T>(squares: T[]): T[][] {
  return Array.from({ length: Math.ceil(squares.length / IN_A_ROW) }, (_, row) => squares.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW));
}

/** The place and the points of a result. */
export const resultText = ({ place, totals, seat }: Pick<SameDealResult, "place" | "totals" | "seat">) => `${PLACE_SIGNS[place - 1] ?? `${place}.`} ${plainPoints(totals[seat] ?? 0)}`;

/** The lines above and below the squares are in the chosen language. */
export const shareText = (above: string[], squares: Square[], below: string) =>
  [...above, ...inRows(squares).map((row) => row.map((square) => SQUARE_SIGNS[square]).join("")), below].join("\n");
