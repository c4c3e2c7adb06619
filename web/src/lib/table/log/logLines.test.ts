import { expect, test } from "vitest";
import type { BoardData, Entry, EventData, Table } from "../../core/protocol";
import { logLines } from "./logLines";

const board = {
  ruleset: { id: "new_york" },
  locations: [{ id: "soho", name: "SoHo", attraction: false }, { id: "chelsea", name: "Chelsea", attraction: true }],
  routes: [{ id: "chelsea-soho", a: "chelsea", b: "soho", length: 4, color: "pink", twin: null, points: 7 }],
  tickets: [],
} as unknown as BoardData;
const table = { places: [{ name: "Ada", kind: "player" }, { name: "Leo", kind: "bot" }], first_seat: 0 } as unknown as Table;
const reader = { board, table, seat: 0 };

const play = (number: number, seat: number, turn: number, ...events: EventData[]): Entry => ({ number, kind: "play", seat, turn, by_bot: false, events });
const kinds = (entries: Entry[]) => logLines(reader, entries).map((line) => `${line.seat} ${line.kind}`);

test("two cards of one turn are one line", () => {
  const entries = [play(1, 1, 1, { kind: "take", seat: 1, place: 0, card: "blue" }), play(2, 1, 1, { kind: "blind", seat: 1, card: null })];
  expect(kinds(entries)).toEqual(["1 took"]);
});

test("cards of two turns are two lines", () => {
  const entries = [play(1, 1, 1, { kind: "blind", seat: 1, card: null }), play(2, 1, 3, { kind: "blind", seat: 1, card: null })];
  expect(kinds(entries)).toEqual(["1 took", "1 took"]);
});

test("a play that was taken back is gone, and the log says so", () => {
  const claim = play(1, 0, 1, { kind: "claim", seat: 0, route: "chelsea-soho", payment: { pink: 4 } });
  const undo: Entry = { number: 2, kind: "undo", seat: 0, turn: 1, by_bot: false, events: [] };
  expect(kinds([claim, undo])).toEqual(["0 undo"]);
});

test("a decision that was taken back disappears with the bots' replies, and has one line", () => {
  const draw = (number: number, seat: number, turn: number): Entry => ({ ...play(number, seat, turn, { kind: "blind", seat, card: null }), by_bot: seat === 1 });
  const back = (number: number): Entry => ({ number, kind: "take_back", seat: 0, turn: 1, by_bot: false, events: [] });
  expect(kinds([draw(1, 0, 1), draw(2, 1, 2), draw(3, 0, 3), draw(4, 1, 4), back(5)])).toEqual(["0 took", "1 took", "0 take_back"]);
  expect(kinds([draw(1, 0, 1), draw(2, 1, 2), draw(3, 0, 3), draw(4, 1, 4), back(5), back(6)])).toEqual(["0 take_back"]);
  expect(kinds([draw(1, 1, 1), draw(2, 0, 2), back(3), draw(4, 0, 2), draw(5, 1, 3)])).toEqual(["1 took", "0 take_back", "0 took", "1 took"]);
});

test("tickets drawn and kept are one line", () => {
  const entries = [
    play(1, 1, 4, { kind: "offer", seat: 1, count: 2, tickets: null }),
    play(2, 1, 4, { kind: "keep", seat: 1, count: 1, tickets: null, returned: null }),
  ];
  expect(kinds(entries)).toEqual(["1 keep"]);
});

test("what the table does has no seat", () => {
  expect(kinds([play(1, 1, 2, { kind: "take", seat: 1, place: 0, card: "red" }, { kind: "reset", seat: null })])).toEqual(["1 took", "null reset"]);
});

test("what a bot does for a person is marked, also when it only ends the turn", () => {
  const first = play(1, 0, 1, { kind: "blind", seat: 0, card: null });
  const second = { ...play(2, 0, 1, { kind: "blind", seat: 0, card: null }, { kind: "shuffle", seat: null, cards: 20, order: null }), by_bot: true };
  const bots = { ...play(3, 1, 2, { kind: "pass", seat: 1 }), by_bot: true };
  expect(logLines(reader, [first, second, bots]).map((line) => line.byBot)).toEqual([true, false, false]);
});

test("the log says when a game was given up", () => {
  const over = (ending: string) => logLines(reader, [play(1, 0, 9, { kind: "over", seat: null, ending, winners: [] })])[0].parts;
  expect(over("abandoned")).not.toEqual(over("last_turns"));
});

test("players whose device took no part in the shuffle are named when the cards are dealt", () => {
  const deal = { commitment: "c", digest: "d", rules: 1, devices: [{ seats: [1], hash: "h", revealed: true }, { seats: [0], hash: "i", revealed: false }] };
  const places = [{ seat: 0, name: "Ada", kind: "player" }, { seat: 1, name: "Leo", kind: "player" }];
  const dealt: Entry = { number: 0, kind: "deal", seat: null, turn: 0, by_bot: false, events: [] };
  const lines = logLines({ board, table: { code: "BCDFGHJK", places, first_seat: 0, deal, same_deal: null, continues: null } as unknown as Table, seat: 0 }, [dealt]);
  expect(lines.map(({ kind }) => kind)).toEqual(["absent", "deal"]);
});
