import type { RouteAnalysisData } from "../../core/protocol";
import type { Counts } from "./names";

/** The cards of the hand as a tool: which routes they pay for, and how a route is paid by the cards dropped on it. */
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

/** One color for each ticket in hand. A ticket keeps its color as long as it is there, whatever happens to the others, and when the page is loaded again. */
export const TICKET_COLORS = 6; // --t1 to --t6 in board.css

type Given = Record<string, number>; // by ticket
type Shelf = Pick<Storage, "getItem" | "setItem">;

export class TicketColors {
  #given: Record<string, Given>; // by seat: several may share a screen
  #shelf: Shelf | null;
  #name: string;

  /** `shelf`: where the colors of this table are kept. */
  constructor(shelf: Shelf | null = null, table = "") {
    this.#shelf = shelf;
    this.#name = `ticket-colors-${table}`;
    this.#given = JSON.parse(shelf?.getItem(this.#name) ?? "{}");
  }

  of(seat: number | null, tickets: string[]): Map<string, string> {
    if (!tickets.length) return new Map(); // the hand is covered
    const before = this.#given[seat ?? ""] ?? {};
    const given: Given = Object.fromEntries(Object.entries(before).filter(([ticket]) => tickets.includes(ticket)));
    for (const ticket of tickets) given[ticket] ??= free(given);
    this.#given[seat ?? ""] = given;
    if (JSON.stringify(given) !== JSON.stringify(before)) this.#shelf?.setItem(this.#name, JSON.stringify(this.#given));
    return new Map(tickets.map((ticket) => [ticket, `var(--t${given[ticket]! + 1})`]));
  }
}

function free(given: Given): number {
  const used = Object.values(given);
  const first = Array.from({ length: TICKET_COLORS }, (_, i) => i).find((i) => !used.includes(i));
  return first ?? used.length % TICKET_COLORS;
}
