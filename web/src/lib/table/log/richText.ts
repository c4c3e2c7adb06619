/** Texts with pictures of cards in them. */
import type { FluentVariable } from "@fluent/bundle";
import { t } from "../../core/words/messages.svelte";
import { list, signedPoints } from "../../core/words/text";
import { cardCount } from "../session/names";

/** A piece of a text: words, bold words, points or cards (null is a card that was drawn unseen). */
export type Part = { text: string } | { strong: string } | { points: string } | { card: string | null };
type Value = FluentVariable | { strong: string } | { points: number } | { cards: (string | null)[] };

const SLOT_START = "\uE000";
const SLOT_END = "\uE001";

/** A message whose values may be pictures. */
export function rich(id: string, values: Record<string, Value> = {}): Part[] {
  const parts: Part[] = [];
  const slots: Part[][] = [];
  const plain = Object.entries(values).map(([key, value]): [string, FluentVariable] => {
    if (typeof value !== "object" || value === null) return [key, value as FluentVariable];
    if ("strong" in value) slots.push([{ strong: value.strong }]);
    else if ("points" in value) slots.push([{ points: signedPoints(value.points) }]);
    else if ("cards" in value) slots.push(value.cards.map((card) => ({ card })));
    else return [key, value as FluentVariable];
    return [key, `${SLOT_START}${slots.length - 1}${SLOT_END}`];
  });
  for (const piece of t(id, Object.fromEntries(plain)).split(SLOT_START)) {
    const [slot, rest] = piece.includes(SLOT_END) ? piece.split(SLOT_END) : [null, piece];
    if (slot !== null) parts.push(...slots[Number(slot)]);
    if (rest) parts.push({ text: rest });
  }
  return parts;
}

/** "2 blue and 1 card from the deck". */
function countedCards(cards: (string | null)[]): string {
  const kinds = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return card === null ? t("table-cards-unseen", { count }) : cardCount(card, count);
  });
  return list(kinds);
}

/** What a screen reader says for the row of cards that ends at this part; nothing inside the row. */
export function cardsUpTo(parts: Part[], index: number): string {
  const next = parts[index + 1];
  if (next && "card" in next) return "";
  const row: (string | null)[] = [];
  for (const part of parts.slice(0, index + 1).reverse()) {
    if (!("card" in part)) break;
    row.unshift(part.card);
  }
  return countedCards(row);
}

/** The same text for a screen reader. */
export const spoken = (parts: Part[]): string =>
  parts.map((part, index) => ("card" in part ? cardsUpTo(parts, index) : "text" in part ? part.text : "strong" in part ? part.strong : part.points)).join("");
