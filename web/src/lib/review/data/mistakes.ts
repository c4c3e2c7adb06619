/** The mistakes of a review that this player can practice, as puzzles. */
import { mistakeId, type Mistake } from "../../history/mistake";
import { isMistake, points, shownPoints, targetOf, type Decision, type Position, type Review, type ReviewAnswer, type Value } from "./review";

const MOST_MISTAKES = 8; // of one game

/** The costliest mistakes of these seats, as they came. Ways to pay for one route are one answer, so a mistake in the payment is no puzzle. */
export function practiceOf({ decisions, scale }: Pick<Review, "decisions" | "scale">, seats: number[]): Decision[] {
  const own = decisions.filter((one) => seats.includes(one.seat) && isMistake(one) && points(leadOf(one)) >= scale.mistake);
  return own.sort((a, b) => b.cost - a.cost).slice(0, MOST_MISTAKES).sort((a, b) => a.number - b.number);
}

/** How far the best action is ahead of the one played, however that is paid. */
function leadOf({ values, best, action, chance, cost }: Decision): number {
  const same = values.filter((value) => targetOf(value.action) === targetOf(action)).map((value) => value.chance);
  return targetOf(best) === targetOf(action) ? 0 : chance + cost - Math.max(chance, ...same);
}

/** Chances and costs are as the review shows them. `at`: fetches what a seat saw before a decision. */
export function mistakesOf({ id, board, players, deep }: ReviewAnswer, chosen: Decision[], at: (decision: Decision) => Promise<Position>): Promise<Mistake[]> {
  return Promise.all(
    chosen.map(async (decision) => {
      const { number, turn, seat, action, reasons } = decision;
      const cost = points(decision.cost) / 100;
      const isBest = (value: Value) => Number(value.action === decision.best); // first also among those that are shown with the same chance
      const shown = decision.values.filter((value) => value.action === action || targetOf(value.action) !== targetOf(action));
      const values = shown.sort((a, b) => isBest(b) - isBest(a)).map((value) => ({ ...value, chance: shownPoints(decision, value) / 100 }));
      return { id: mistakeId(id, number), game: id, board, players, number, turn, seat, action, cost, values, reasons, view: (await at(decision)).view, deep, mark: null };
    }),
  );
}
