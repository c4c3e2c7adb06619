import { expect, test } from "vitest";
import type { BoardData, Entry, EventData } from "../core/protocol";
import { checkDeal, judge, followsShuffles } from "./check";
import type { KeptDeal, Trouble } from "./kept";
import { parseRecord } from "./record";
import { commitmentOf, drawnSeat, fixedText, hashOf, dealKey, shuffled, type Device } from "./shuffle";

const GOLDEN = import.meta.glob<string>("../../../../tests/golden/*.farebox", { query: "?raw", import: "default", eager: true });
const RULES = {
  new_york: { cards_dealt: 2, display: 5, reset_wilds: 3, resets: 3, tickets_offered: 2, tickets_in_hand: 0 },
  first_journey: { cards_dealt: 4, display: 0, reset_wilds: 0, resets: 0, tickets_offered: 0, tickets_in_hand: 2 },
};
const NONE = "0".repeat(64);
const pileOf = (text: string) => text.split(" ");
const sorted = (pile: string[]) => [...pile].sort().join();

/** What the check needs of a board: the box is what the record's decks hold. */
function boardOf(name: string, deck: string[], tickets: string[]): BoardData {
  const cards = Object.fromEntries([...new Set(deck)].sort().map((card) => [card, deck.filter((one) => one === card).length]));
  const city = name.startsWith("new_york");
  const box = [...tickets].sort().map((id) => ({ id }));
  return { cards, wild: city ? "taxi" : "locomotive", tickets: box, ruleset: RULES[city ? "new_york" : "first_journey"] } as unknown as BoardData;
}

/** Whether a record's cards come from the shuffles that it names itself. */
function followsItself(text: string): boolean | null {
  const dealt = text.replace(/^seed .*$/m, `deal X lot ${NONE} ${NONE}`);
  const record = parseRecord(dealt, dealt.includes("board new_york"));
  if (!record) return null; // from a position
  const decks = [record.header.get("deck")!, record.header.get("tickets")!].map(pileOf);
  const later = record.plays.flatMap(({ facts }) => facts.filter(([kind]) => kind!.startsWith("shuffle")).map(([, ...pile]) => pile));
  const orders = [...decks, ...later];
  const board = boardOf(record.header.get("board")!, decks[0]!, decks[1]!);
  return followsShuffles(record, board, (n, pile) => (sorted(pile) === sorted(orders[n]!) ? [...orders[n]!].reverse() : []));
}

test("the cards of every golden game follow its shuffles, and not if two of them change places", () => {
  const dealt = Object.values(GOLDEN).filter((text) => followsItself(text) !== null);
  expect(dealt.length).toBeGreaterThan(10);
  let changed = 0;
  for (const text of dealt) {
    expect(followsItself(text), text).toBe(true);
    const other = text.replace(/= (\w+) (\w+)$/m, (whole: string, a: string, b: string) => (a === b ? whole : `= ${b} ${a}`));
    if (other === text) continue;
    changed++;
    expect(followsItself(other), other).toBe(false);
  }
  expect(changed).toBeGreaterThan(4);
});

// A game of three actions, dealt by three devices. This device holds seat 0.

const CARDS = ["black", "blue", "green", "locomotive", "red", "white", "yellow"].flatMap((card) => Array<string>(6).fill(card));
const TICKETS = ["a-b", "a-c", "a-d", "b-c", "b-d", "c-d", "c-e", "d-e"];
const SECRET = "5e".repeat(32);
const VALUES = ["0a", "0b", "0c"].map((two) => two.repeat(32));
type Made = { secret?: string; devices?: Device[]; first?: string; commitment?: string; rules?: string; firstSeat?: number };

function made({ secret = SECRET, devices = DEVICES, first = "lot", rules = "1", ...more }: Made = {}) {
  const commitment = more.commitment ?? commitmentOf("KQVXBMRT", secret);
  const terms = { table: "KQVXBMRT", commitment, board: "first_journey_europe d1", rules, seats: 3, first, completionCards: "0" };
  const fixed = fixedText(terms, devices);
  const key = dealKey(secret, devices, fixed);
  const deck = shuffled(key, 0, CARDS).reverse();
  const tickets = shuffled(key, 1, TICKETS).reverse();
  const drawn = first === "lot" ? drawnSeat(key, 3) : Number(first);
  const starts = more.firstSeat ?? drawn;
  const line = devices.map(({ seats, hash, value }) => `${seats.join("+")}:${hash}:${value ?? "-"}`).join(" ");
  const header = ["farebox record 1", "board first_journey_europe d1", `rules ${rules}`, "seats 3", ...(starts ? [`first_seat ${starts}`] : [])];
  header.push(`deal KQVXBMRT ${first} ${commitment} ${secret} ${line}`, `deck ${deck.join(" ")}`, `tickets ${tickets.join(" ")}`, "");
  const card = (i: number) => deck[12 + i]!;
  const order = [0, 1, 2].map((i) => (starts + i) % 3);
  const turns = order.map((seat, i) => `${i + 1}. ${seat} draw = ${card(2 * i)} ${card(2 * i + 1)}`);
  const blind = (seat: number, i: number): EventData => ({ kind: "blind", seat, card: seat === 0 ? card(i) : null });
  const plays = order.map((seat, i): Entry => ({ number: i + 1, kind: "play", seat, turn: i + 1, by_bot: false, events: [blind(seat, 2 * i), blind(seat, 2 * i + 1)] }));
  const own = { kind: "deal" as const, seat: 0, count: 4, cards: deck.slice(0, 4).sort(), tickets: tickets.slice(0, 2) };
  const entries: Entry[] = [{ number: 0, kind: "deal", seat: null, turn: 0, by_bot: false, events: [own, { ...own, seat: 1, cards: null, tickets: null }] }, ...plays];
  const kept: KeptDeal = {
    format: "farebox kept 1", table: "KQVXBMRT", commitment, fixed, troubles: [], entries, next: null,
    own: [{ hash: hashOf(VALUES[0]!), value: VALUES[0]!, revealed: true }],
  };
  return { kept, fixed, record: [...header, ...turns, "result nobody_can_move 0 0 0 winners 0 1 2", ""].join("\n"), deck, drawn };
}

const DEVICES: Device[] = VALUES.map((value, seat) => ({ seats: [seat], hash: hashOf(value), value }));
const board = boardOf("first_journey_europe", CARDS, TICKETS);
const honest = made();
const troubles = (record: string, change: Partial<KeptDeal> = {}) => checkDeal({ ...honest.kept, ...change }, record, board).troubles;
const swapped = (text: string, a: string, b: string) => text.replace(a, "\0").replace(b, a).replace("\0", b);

test("an honest record has no trouble, with devices that are absent too", () => {
  expect(troubles(honest.record)).toEqual([]);
  const absent = made({ devices: [DEVICES[0]!, { ...DEVICES[1]!, value: null }, DEVICES[2]!] });
  expect(checkDeal(absent.kept, absent.record, board)).toMatchObject({ troubles: [], first: absent.drawn });
  const chosen = made({ first: "2" });
  expect(checkDeal(chosen.kept, chosen.record, board)).toMatchObject({ troubles: [], first: 2 });
});

const OTHER = "0d".repeat(32);
test.each<[string, Made, Trouble[]]>([
  ["another secret, tried once all values were known", { secret: "5f".repeat(32) }, ["commitment"]],
  ["a secret that does not match", { commitment: honest.kept.commitment, secret: "5f".repeat(32) }, ["secret"]],
  ["this device, whose value had arrived, as absent", { devices: [{ ...DEVICES[0]!, value: null }, ...DEVICES.slice(1)] }, ["absent"]],
  ["without this device", { devices: DEVICES.slice(1) }, ["own", "devices"]],
  ["with another value of this device", { devices: [{ seats: [0], hash: hashOf(VALUES[0]!), value: OTHER }, ...DEVICES.slice(1)] }, ["own", "devices"]],
  ["with another device's hash and value", { devices: [DEVICES[0]!, { seats: [1], hash: hashOf(OTHER), value: OTHER }, DEVICES[2]!] }, ["devices"]],
  ["with the devices in another order", { devices: [DEVICES[1]!, DEVICES[0]!, DEVICES[2]!] }, ["devices"]],
  ["by other rules", { rules: "2" }, ["fixed"]],
  ["with a first seat that was not drawn", { first: "1" }, ["fixed"]],
  ["with another seat than the lot's", { firstSeat: (honest.drawn + 1) % 3 }, ["first"]],
])("a record that was made %s", (_, change, expected) => {
  const found = troubles(made(change).record);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test("cards, tickets and actions that were changed", () => {
  const [a, b] = [honest.deck[12]!, honest.deck.slice(13).find((card) => card !== honest.deck[12])!];
  const line = honest.record.split("\n").find((one) => one.startsWith("1. "))!;
  expect(troubles(honest.record.replace(line, line.replace(`= ${a}`, `= ${b}`)))).toContain("shuffle");
  expect(troubles(swapped(honest.record, "a-b", "c-d"))).toContain("shuffle");
  expect(troubles(swapped(honest.record, "1. ", "2. "))).toContain("game");
  expect(troubles(honest.record.replace(/^3\. .*\n/m, ""))).toContain("game");
  expect(troubles(honest.record.replace("winners 0 1 2", "winners 0"))).toEqual([]); // this device has not seen the result
  expect(troubles("farebox record 1\n")).toEqual(["record"]);
});

test("a record of another game that was dealt with the same values", () => {
  const seen = honest.kept.entries.map((entry) => ({ ...entry, events: entry.events.map((event) => (event.kind === "deal" && event.cards ? { ...event, cards: ["red", "red", "red", "red"] } : event)) }));
  expect(troubles(honest.record, { entries: seen })).toEqual(["game"]);
  expect(troubles(honest.record, { troubles: ["commitment"] })).toEqual(["commitment"]); // noted while playing
});

test("only what is true is said", () => {
  const says = (kept: KeptDeal | null, text: string | null, { shared = true, seated = true } = {}) => judge(kept, text, board, shared, seated).verdict;
  const { kept, record } = honest;
  const late = { ...kept, own: kept.own.map((own) => ({ ...own, revealed: false })) };
  const alone = made({ devices: DEVICES.map((device) => ({ ...device, value: null })) });
  expect(says(kept, record)).toBe("checked");
  expect(says({ ...kept, own: [] }, record)).toBe("unchecked-part");
  expect(says({ ...kept, own: [] }, record, { seated: false })).toBe("watched");
  expect(says(late, record)).toBe("unchecked-late");
  expect(says(null, record)).toBe("unchecked-kept");
  expect(says({ ...kept, entries: [] }, record)).toBe("unchecked-kept");
  expect(says({ ...kept, entries: kept.entries.slice(1) }, record)).toBe("wrong");
  expect(says(kept, null)).toBe("unchecked-record");
  expect(says(null, record, { shared: false })).toBe("nobody");
  expect(says({ ...alone.kept, own: [] }, alone.record)).toBe("nobody");
  expect(says({ ...late, troubles: ["commitment"] }, null)).toBe("wrong");
  expect(says(late, made({ secret: "5f".repeat(32) }).record)).toBe("wrong");
});
