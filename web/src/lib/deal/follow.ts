/** Follows every card and ticket of a record through the shuffles. It knows where they go, and judges no action. */
import type { BoardData } from "../core/protocol";
import type { GameRecord } from "./record";

/** Shuffle number n of a sorted pile, bottom first. */
export type Order = (n: number, pile: string[]) => string[];

class Wrong extends Error {}

function check(right: boolean) {
  if (!right) throw new Wrong();
}

function move(from: string[], to: string[], what: string) {
  const at = from.indexOf(what);
  check(at >= 0);
  to.push(...from.splice(at, 1));
}

/** Whether every card and ticket of a record came from these shuffles, in this order. */
export function followsShuffles(record: GameRecord, board: BoardData, order: Order): boolean {
  try {
    follow(record, board, order);
    return true;
  } catch (error) {
    if (error instanceof Wrong) return false;
    throw error;
  }
}

function follow({ header, seats, plays }: GameRecord, board: BoardData, order: Order) {
  const { cards_dealt, display, reset_wilds, resets, tickets_offered, tickets_in_hand } = board.ruleset;
  const colors = Object.keys(board.cards);
  const ids = board.tickets.map(({ id }) => id);
  let shuffles = 0;
  /** The shuffled pile, from the top. */
  const shuffle = (pile: string[], sorted: string[]) => order(shuffles++, pile.sort((a, b) => sorted.indexOf(a) - sorted.indexOf(b))).reverse();
  let deck = shuffle(colors.flatMap((color) => Array<string>(board.cards[color]!).fill(color)), colors);
  let tickets = shuffle([...ids], ids);
  check(header.get("deck") === deck.join(" ") && header.get("tickets") === tickets.join(" "));

  const everySeat = <T>(make: () => T) => Array.from({ length: seats }, make);
  const hands = everySeat(() => deck.splice(0, cards_dealt));
  const discards: string[] = [];
  let shown = deck.splice(0, display);
  for (let times = 0; times < resets && shown.filter((card) => card === board.wild).length >= reset_wilds; times++) {
    discards.push(...shown);
    if (!deck.length) deck = shuffle(discards.splice(0), colors);
    shown = deck.splice(0, display);
  }
  const offers = everySeat(() => tickets.splice(0, tickets_offered));
  const held = everySeat(() => tickets.splice(0, tickets_in_hand));
  const given: string[] = [];
  let choosing = tickets_offered ? seats : 0;
  const giveBack = (seat: number) => tickets.push(...offers[seat]!.splice(0)); // under the deck

  for (const { turn, seat, facts } of plays) {
    for (const [kind, ...words] of facts) {
      const [word = ""] = words;
      switch (kind) {
        case "draw":
          check(deck.shift() === word);
          hands[seat]!.push(word);
          break;
        case "up":
          check(deck.shift() === word);
          shown.push(word);
          break;
        case "take":
          move(shown, hands[seat]!, word);
          break;
        case "reset":
          discards.push(...shown.splice(0));
          break;
        case "claim":
          for (const [card, count] of words.slice(1).map((one) => one.split("="))) for (let i = 0; i < Number(count); i++) move(hands[seat]!, discards, card!);
          break;
        case "shuffle":
          check(!deck.length);
          deck = shuffle(discards.splice(0), colors);
          check(words.join(" ") === deck.join(" "));
          break;
        case "offer":
          check(words.every((ticket) => tickets.shift() === ticket));
          offers[seat] = words;
          break;
        case "keep":
          for (const ticket of words) move(offers[seat]!, held[seat]!, ticket);
          if (turn > 0) giveBack(seat);
          else if (--choosing === 0) offers.forEach((_, each) => giveBack(each)); // once all have chosen
          break;
        case "ticket":
          check(tickets.shift() === word);
          held[seat]!.push(word);
          break;
        case "done":
          move(held[seat]!, [], word);
          break;
        case "exchange":
          given.push(...held[seat]!.splice(0));
          break;
        case "shuffle_tickets":
          check(!tickets.length);
          tickets = shuffle(given.splice(0), ids);
          check(words.join(" ") === tickets.join(" "));
          break;
      }
    }
  }
}
