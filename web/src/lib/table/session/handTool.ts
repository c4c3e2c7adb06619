/** The cards of the hand as a tool: which routes they pay for, and how a route is paid by the cards dropped on it. */
import type { RouteAnalysisData } from "../../core/protocol";
import type { Counts } from "../words/names";

const DONE = new Set<RouteAnalysisData["why"]>([null, "not_now"]);

/** The routes that this card can help to pay for with the cards in hand, now or on the next turn. */
export const payableWith = (routes: RouteAnalysisData[], card: string): Set<string> =>
  new Set(routes.filter(({ why, ways }) => DONE.has(why) && ways.some((way) => way[card])).map(({ route }) => route));

/** The first way to pay that uses this card, or the first of all. Ways with fewer wild cards come first. */
export const wayWith = (ways: Counts[], card: string | null): number => Math.max(0, card ? ways.findIndex((way) => way[card]) : 0);

/**
 * The way to pay that dropping this card means, or null if the player has to choose. Cards of one color are spent before
 * wild ones; wild cards are never spent on a guess.
 */
export function dropOf(ways: Counts[], card: string, wild: string): number | null {
  const using = ways.flatMap((way, i) => (way[card] ? [i] : []));
  if (using.length === 1) return using[0];
  const pure = using.find((i) => Object.keys(ways[i]).length === 1);
  return card === wild || pure === undefined ? null : pure;
}
