/** Compares the record of a finished game with what this device has kept, and computes every shuffle again. */
import { withoutUndone } from "../core/entries";
import type { BoardData, Entry } from "../core/protocol";
import { followsShuffles } from "./follow";
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
