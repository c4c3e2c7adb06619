/** What can be read from a review; docs/how_reviews_judge.md explains the numbers. Chances are from 0 to 1. */
import type { DecisionData, MomentData, ReviewBody, ReviewData, TriedData, ValueData } from "../../core/protocol";
import { mistakeId, type Mistake } from "../../history/store";

export type Decision = DecisionData;
export type Reason = DecisionData["reasons"][number];
export type Value = ValueData;
export type Tried = TriedData;
export type Review = ReviewBody;
export type ReviewAnswer = ReviewData;
export type Position = MomentData;
type SeatReport = NonNullable<ReviewBody["seats"]>[number];

export const SWING = 0.05;

/** Points of chance, rounded. */
export const points = (chance: number) => Math.round(chance * 100);

/**
 * What an action is shown with, in whole points. The best one leads the one played by exactly the points that the decision is said to have
 * cost, although the cost was measured in worlds of its own; nothing is shown above the best.
 */
export function shownPoints({ chance, cost, best, action }: Decision, value: Value): number {
  const top = points(chance) + points(cost);
  if (value.action === action) return points(chance);
  return value.action === best || points(value.chance) > top ? top : points(value.chance);
}

/** The same for an action that was tried afterwards: only what is clearly better than the best is shown above it. */
export function triedPoints({ chance, cost }: Pick<Decision, "chance" | "cost">, { lead, verdict }: Tried): number {
  const shown = Math.min(100, Math.max(0, points(chance + lead)));
  return verdict === "best_yet" ? shown : Math.min(shown, points(chance) + points(cost));
}

/** Whether any other action would have been a slip, too. */
export function isClear(decision: Decision, { slip }: Review["scale"]): boolean {
  const { values, action, best, chance, cost } = decision;
  const others = values.filter((value) => ![targetOf(best), targetOf(action)].includes(targetOf(value.action)));
  const top = points(chance) + points(cost);
  return others.every((value) => top - shownPoints(decision, value) >= slip);
}

/** A player's luck in points: of the deal, and of the cards drawn. */
export const luckPoints = ({ deal, luck }: Pick<SeatReport, "deal" | "luck">) => points(deal) + points(luck);

/** The chance before the decision, with the best action. */
export const before = ({ chance, cost }: Decision) => chance + cost;
/** The chance once the player had seen the cards of the own action. */
export const after = ({ chance, luck }: Decision) => chance + luck;

/** Whether a better action is worth showing. */
export const isWorse = ({ mark }: Decision) => mark !== "fine";

export const isMistake = ({ mark }: Decision) => mark === "mistake";

/** The costliest decision of a seat, if it was at least a slip. */
export function biggestMiss(decisions: Decision[], seat: number): Decision | null {
  const own = decisions.filter((one) => one.seat === seat && isWorse(one));
  return own.reduce<Decision | null>((worst, one) => (worst && worst.cost >= one.cost ? worst : one), null);
}

/** What a decision brought: the lead of the best action over the next one, or the luck of its cards, whichever is more. */
export function gain({ cost, luck, values, action }: Decision): number {
  const others = values.filter((value) => targetOf(value.action) !== targetOf(action));
  const lead = cost === 0 && others.length ? (values.find((value) => value.action === action)?.chance ?? 0) - others[0]!.chance : 0;
  return Math.max(luck, lead);
}

export function bestMoment(decisions: Decision[], seat: number): { decision: Decision; gain: number } | null {
  const own = decisions.filter((one) => one.seat === seat).map((decision) => ({ decision, gain: gain(decision) }));
  const best = own.reduce<(typeof own)[0] | null>((most, one) => (most && most.gain >= one.gain ? most : one), null);
  return best && points(best.gain) >= 1 ? best : null;
}

/** An action without its payment: ways to pay for the same route count as one. */
export const targetOf = (action: string) => (action.startsWith("claim ") ? action.split(" ", 2).join(" ") : action);

/** Each route once: with the payment that was played or is best, else with its best one. */
function eachOnce({ values, action, best }: Decision): Value[] {
  const named = (value: Value) => Number(value.action === action || value.action === best);
  const found = new Map<string, Value>();
  for (const value of [...values].sort((a, b) => named(b) - named(a))) if (!found.has(targetOf(value.action))) found.set(targetOf(value.action), value);
  return values.filter((value) => found.get(targetOf(value.action)) === value);
}

/** The values to show: the best, the one played, and the next best, each route once unless only the payment was worse. */
export function topValues(decision: Decision, count = 3): Value[] {
  const { values, action, best } = decision;
  const found = values.filter(({ action: one }) => one === best || one === action);
  const rest = eachOnce(decision).filter(({ action: one }) => ![targetOf(best), targetOf(action)].includes(targetOf(one)));
  return [...found, ...rest].slice(0, count).sort((a, b) => Number(b.action === best) - Number(a.action === best) || b.chance - a.chance);
}

/** The value of trying an action: that of its best payment; null if it was not among the sensible ones. */
export function valueOf({ values }: Decision, action: string): Value | null {
  return values.find((value) => targetOf(value.action) === targetOf(action)) ?? null;
}

export type Grade = Decision["mark"] | "best" | "forced" | "decided";

export function gradeOf({ cost, mark, forced, values }: Decision): Grade {
  if (forced) return "forced";
  if (values.length > 1 && [0, 100].some((sure) => values.every(({ chance }) => points(chance) === sure))) return "decided";
  return points(cost) === 0 ? "best" : mark;
}

/** The mistakes of a review that this player can practice, as puzzles. */
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
