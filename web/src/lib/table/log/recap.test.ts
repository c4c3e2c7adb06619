import { expect, test, vi } from "vitest";
import type { BoardData, Entry, EventData } from "../../core/protocol";
import { claimsOf, recapLines, sinceLastTurn } from "./recap";

vi.mock("./richText", () => ({ rich: (id: string, values = {}) => [{ text: id }, ...Object.values(values)] }));

const board = {
  ruleset: { id: "first_journey" },
  locations: [{ id: "paris", name: "Paris" }, { id: "zurich", name: "Zurich" }],
  routes: [{ id: "paris-zurich", a: "paris", b: "zurich", length: 1, color: "blue", twin: null, points: 0 }],
  tickets: [{ id: "t1", a: "paris", b: "zurich", value: 1 }],
} as unknown as BoardData;

let number = 0;
const play = (seat: number, turn: number, ...events: EventData[]): Entry => ({ number: ++number, kind: "play", seat, turn, by_bot: seat > 0, events });
const blind = (seat: number): EventData => ({ kind: "blind", seat, card: null });
const claim = (seat: number): EventData => ({ kind: "claim", seat, route: "paris-zurich", payment: { blue: 1 } });
const turns = (entries: Entry[]) => entries.map((entry) => entry.turn);

test("what counts began after the player's own last action", () => {
  const entries = [play(0, 1, blind(0)), play(1, 2, blind(1)), play(2, 3, claim(2))];
  expect(turns(sinceLastTurn(entries, 0, 3))).toEqual([2, 3]);
  expect(claimsOf(sinceLastTurn(entries, 0, 3))).toEqual([{ route: "paris-zurich", seat: 2 }]);
});

test("it is over as soon as the player acts", () => {
  expect(sinceLastTurn([play(1, 1, claim(1)), play(0, 2, blind(0))], 0, 2)).toEqual([]);
});

test("before the player's first turn everything counts but the choice of tickets", () => {
  const opening = play(1, 0, { kind: "keep", seat: 1, count: 2, tickets: null, returned: null });
  expect(turns(sinceLastTurn([opening, play(1, 1, blind(1))], 0, 2))).toEqual([1]);
});

test("an action that was taken back does not count", () => {
  const entries = [play(0, 1, blind(0)), play(1, 2, claim(1)), { ...play(1, 2), kind: "undo" as const }];
  expect(sinceLastTurn(entries, 0, 2)).toEqual([]);
});

test("a spectator follows the last round", () => {
  const entries = [1, 2, 3, 4].map((turn) => play(turn % 2, turn, blind(turn % 2)));
  expect(turns(sinceLastTurn(entries, null, 2))).toEqual([3, 4]);
  expect(sinceLastTurn([], null, 2)).toEqual([]);
});

test("each opponent has one line, in the order of play, with all that it did", () => {
  const found = recapLines(board, [play(2, 5, blind(2)), play(2, 5, blind(2)), play(1, 6, claim(1), { kind: "completed", seat: 1, ticket: "t1" })]);
  expect(found.map((deed) => deed.seat)).toEqual([2, 1]);
  expect(found[0].parts).toEqual([{ text: "table-did-took" }, { cards: [null, null] }]);
  const route = { strong: "Paris – Zurich" };
  expect(found[1].parts).toEqual([{ text: "table-did-build" }, route, { text: ", " }, { text: "table-did-completed" }, route]);
  expect(found[1].routes).toEqual(["paris-zurich"]);
});

test("what only the table does makes no line", () => {
  expect(recapLines(board, [play(1, 3, { kind: "turn_up", seat: null, place: 0, card: "red" } as EventData)])).toEqual([]);
});
