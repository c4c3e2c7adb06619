/** Names and counts in the player's language; and texts with pictures in them. */
import { messages, t } from "../../core/messages.svelte";
import type { BoardData, Place, RouteData, TicketData } from "../../core/protocol";
import type { FluentVariable } from "@fluent/bundle";

export type Counts = Record<string, number>;

export function placeName(board: BoardData, id: string): string {
  const key = `place-${id.replaceAll("_", "-")}`;
  return messages.has(key) ? t(key) : (board.locations.find((location) => location.id === id)?.name ?? id);
}

export const ends = (board: BoardData, what: { a: string; b: string }) => `${placeName(board, what.a)} – ${placeName(board, what.b)}`;
export const routeOf = (board: BoardData, id: string): RouteData => board.routes.find((route) => route.id === id)!;
export const ticketOf = (board: BoardData, id: string): TicketData => board.tickets.find((ticket) => ticket.id === id)!;
export const routeName = (board: BoardData, id: string) => ends(board, routeOf(board, id));
export const ticketName = (board: BoardData, id: string) => ends(board, ticketOf(board, id));
export const cardName = (card: string) => t(`color-${card}`);
export const cardCount = (card: string, count: number) => t(`table-cards-${card}`, { count });
export const payment = (counts: Counts) => Object.entries(counts).map(([card, count]) => cardCount(card, count)).join(" + ");
export const cardList = (counts: Counts) => Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Who a place is besides the name: you, a friend, a bot of some level. */
export function role(place: Place, mine: boolean): string {
  if (place.kind === "bot") return t("table-role-bot", { level: t(`bot-${place.level ?? "casual"}`) });
  if (place.stand_in) return t("table-role-stand-in");
  if (mine) return t("table-role-you");
  return place.here ? "" : t("table-role-away");
}

/** A piece of a text: words, strong words, points or cards (null: a card nobody saw). */
export type Part = { text: string } | { strong: string } | { points: string } | { card: string | null };
type Value = FluentVariable | { strong: string } | { points: number } | { cards: (string | null)[] };

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A message whose values may be pictures. */
export function rich(id: string, values: Record<string, Value> = {}): Part[] {
  const parts: Part[] = [];
  const slots: Part[][] = [];
  const plain = Object.entries(values).map(([key, value]): [string, FluentVariable] => {
    if (typeof value !== "object" || value === null) return [key, value as FluentVariable];
    if ("strong" in value) slots.push([{ strong: value.strong }]);
    else if ("points" in value) slots.push([{ points: signed(value.points) }]);
    else if ("cards" in value) slots.push(value.cards.map((card) => ({ card })));
    else return [key, value as FluentVariable];
    return [key, `${OPEN}${slots.length - 1}${CLOSE}`];
  });
  for (const piece of t(id, Object.fromEntries(plain)).split(OPEN)) {
    const [slot, rest] = piece.includes(CLOSE) ? piece.split(CLOSE) : [null, piece];
    if (slot !== null) parts.push(...slots[Number(slot)]);
    if (rest) parts.push({ text: rest });
  }
  return parts;
}

/** The same, to be spoken. */
export function spoken(parts: Part[]): string {
  let text = "";
  let cards: string[] = [];
  const flush = () => {
    text += cards.join(", ");
    cards = [];
  };
  for (const part of parts) {
    if ("card" in part) {
      cards.push(part.card ? cardName(part.card) : t("table-card-unseen"));
      continue;
    }
    flush();
    text += "text" in part ? part.text : "strong" in part ? part.strong : part.points;
  }
  flush();
  return text;
}
