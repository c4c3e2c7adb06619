/** Routes, tickets, cards and players of a table, found and named. */
import { t } from "../../core/words/messages.svelte";
import type { BoardData, Place, RouteData, TicketData, TicketAnalysisData } from "../../core/protocol";
import { locationName } from "../../core/words/text";

/** How many cards of each color. */
export type Counts = Record<string, number>;

export const routeOf = (board: BoardData, id: string): RouteData => board.routes.find((route) => route.id === id)!;
export const ticketOf = (board: BoardData, id: string): TicketData => board.tickets.find((ticket) => ticket.id === id)!;

export const ends = (board: BoardData, { a, b }: { a: string; b: string }) => `${locationName(board, a)} – ${locationName(board, b)}`;
export const routeName = (board: BoardData, id: string) => ends(board, routeOf(board, id));
export const ticketName = (board: BoardData, id: string) => ends(board, ticketOf(board, id));

/** What tickets in hand are worth if the game ends now: an uncompleted one costs its value. */
export const worthOf = (board: BoardData, tickets: TicketAnalysisData[]) => tickets.reduce((points, { ticket, state }) => points + ticketOf(board, ticket).value * (state === "done" ? 1 : -1), 0);

export const cardCount = (card: string, count: number) => t(`table-cards-${card}`, { count });
export const payment = (counts: Counts) => Object.entries(counts).map(([card, count]) => cardCount(card, count)).join(" + ");
export const cardList = (counts: Counts) => Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));

/** The kind of player in a seat: you, a friend, a bot of some level. `acted`: in this game; a player who has not acted yet is not shown as away. */
export function role(place: Place, mine: boolean, acted: boolean): string {
  if (place.kind === "bot") return t("table-role-bot", { level: t(`bot-${place.level ?? "casual"}`) });
  if (place.stand_in) return t("table-role-stand-in");
  if (mine) return t("table-role-you");
  return place.here ? "" : t(acted ? "table-role-away" : "table-role-awaited");
}

/** How far a ticket is; `have` is how many pieces the player has left. */
export function ticketNote({ state, missing }: TicketAnalysisData, piece: string, have: number): string {
  if (state === "open") return t("table-ticket-open", { count: missing, piece });
  if (state === "short") return t("table-ticket-short", { count: missing, piece, have });
  return t(state === "done" ? "table-ticket-done" : "table-ticket-blocked");
}
