/** Compares the record of a finished game with what this device has kept, and computes every shuffle again. */
import { withoutUndone } from "../core/entries";
import type { BoardData, Entry } from "../core/protocol";
import { differences, type KeptDeal, type Trouble } from "./kept";
import { agrees, parseRecord, seenFacts, type GameRecord } from "./record";
import { commitmentOf, drawnSeat, fixedText, hashOf, dealKey, shuffled } from "./shuffle";

/** What the score sheet says: each is a message, "deal-verdict-" and its name. */
export type DealVerdict = "checked" | "watched" | "nobody" | "wrong" | "unchecked-kept" | "unchecked-part" | "unchecked-late" | "unchecked-record";
export type Checked = { record: GameRecord | null; first: number; troubles: Trouble[] };

/** `shared`: whether any device took part in the shuffle; `seated`: whether this device's player played. */
export function judge(kept: KeptDeal | null, text: string | null, board: BoardData, shared: boolean, seated: boolean): { verdict: DealVerdict; checked: Checked | null } {
  const whole = !!kept?.fixed && kept.entries.length > 0;
  if (!kept || !text || !whole) {
    if (kept?.troubles.length) return { verdict: "wrong", checked: { record: null, first: 0, troubles: kept.troubles } };
    return { verdict: !shared ? "nobody" : text ? "unchecked-kept" : "unchecked-record", checked: null };
  }
  const checked = checkDeal(kept, text, board);
  if (checked.troubles.length) return { verdict: "wrong", checked };
  if (!checked.record?.devices.some(({ value }) => value !== null)) return { verdict: "nobody", checked };
  if (!kept.own.length) return { verdict: seated ? "unchecked-part" : "watched", checked };
  return { verdict: kept.own.some(({ revealed }) => revealed) ? "checked" : "unchecked-late", checked };
}

export function checkDeal(kept: KeptDeal, text: string, board: BoardData): Checked {
  const record = parseRecord(text, board.ruleset.display > 0);
  if (!record) return { record, first: 0, troubles: [...new Set<Trouble>([...kept.troubles, "record"])] };
  const { table, commitment, secret, devices, seats } = record;
  const value = (key: string) => record.header.get(key) ?? "0";
  const terms = { table, commitment, board: value("board"), rules: value("rules"), seats, first: record.first, completionCards: value("completion_cards") };
  const fixed = fixedText(terms, devices);
  const key = dealKey(secret, devices, fixed);
  const first = record.first === "lot" ? drawnSeat(key, seats) : Number(record.first);
  const own = kept.own.filter(({ revealed }) => revealed).map((one) => ({ ...one, recorded: devices.find(({ hash }) => hash === one.hash) }));
  const wrong: Record<Exclude<Trouble, "record" | "fixed">, boolean> = {
    commitment: commitment !== kept.commitment,
    secret: commitmentOf(table, secret) !== commitment,
    own: own.some(({ recorded, value }) => !recorded || (recorded.value !== null && recorded.value !== value)),
    absent: own.some(({ recorded }) => recorded?.value === null),
    devices: devices.some(({ hash, value }) => value !== null && hashOf(value) !== hash),
    first: Number(value("first_seat")) !== first,
    shuffle: !followsShuffles(record, board, (n, pile) => shuffled(key, n, pile)),
    game: !isGame(record, kept.entries, board),
  };
  const found = (Object.keys(wrong) as (keyof typeof wrong)[]).filter((trouble) => wrong[trouble]);
  return { record, first, troubles: [...new Set<Trouble>([...kept.troubles, ...differences(kept.fixed ?? fixed, fixed), ...found])] };
}

/** Whether a record is the game that this device saw. */
export function isGame(record: GameRecord, entries: Entry[], board: BoardData): boolean {
  const played = withoutUndone(entries).filter(({ kind }) => kind === "play");
  const same = ({ seat, turn, events }: Entry, i: number) => {
    const play = record.plays[i];
    const facts = seenFacts(events);
    return play?.seat === seat && play.turn === turn && play.facts.length === facts.length && facts.every((fact, k) => agrees(fact, play.facts[k]));
  };
  const whole = entries.every(({ number }, i) => number === i);
  return whole && isDeal(record, entries[0], board) && played.length === record.plays.length && played.every(same) && isResult(record, entries);
}

/** Whether the cards that this device saw when they were dealt are those of the record's decks. */
function isDeal({ header, seats }: GameRecord, deal: Entry | undefined, board: BoardData): boolean {
  const { cards_dealt, tickets_offered, tickets_in_hand } = board.ruleset;
  const deck = (header.get("deck") ?? "").split(" ");
  const tickets = (header.get("tickets") ?? "").split(" ");
  const part = (pile: string[], seat: number, size: number) => pile.slice(seat * size, (seat + 1) * size);
  const equal = (a: string[] | null, b: string[]) => a === null || [...a].sort().join() === [...b].sort().join();
  let turned = seats * cards_dealt;
  return (deal?.events ?? []).every((event) => {
    if (event.kind === "deal") return equal(event.cards, part(deck, event.seat, cards_dealt)) && (!tickets_in_hand || equal(event.tickets, part(tickets, event.seat, tickets_in_hand)));
    if (event.kind === "turn_up") return deck[turned++] === event.card;
    return event.kind !== "offer" || equal(event.tickets, part(tickets, event.seat, tickets_offered));
  });
}

function isResult({ result }: GameRecord, entries: Entry[]): boolean {
  const over = entries.flatMap(({ events }) => events).findLast((event) => event.kind === "over");
  return over?.kind !== "over" || (result.startsWith(`result ${over.ending} `) && result.endsWith(`winners ${over.winners.join(" ") || "none"}`));
}

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

/** Whether every card and ticket of a record came from these shuffles, in this order: it knows where they go, and judges no action. */
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
