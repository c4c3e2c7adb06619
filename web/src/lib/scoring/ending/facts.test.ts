import { expect, test } from "vitest";
import type { BoardData, Entry, EventData, RouteData, TicketData, ViewData } from "../../core/protocol";
import { factsOf, longestTrail, missingSpaces } from "./facts";

const route = (id: string, length: number): RouteData => ({ id, a: id[0]!, b: id[1]!, length, color: "gray", twin: null, points: 1 });
const ticket = (id: string, value: number): TicketData => ({ id, a: id[0]!, b: id[1]!, value, printed: true });
const board = {
  routes: [route("ab", 2), route("bc", 2), route("cd", 1), route("wx", 1), route("xy", 1), route("yz", 1), route("ze", 2), route("yu", 1)],
  tickets: [ticket("ad", 5), ticket("wz", 4), ticket("we", 7), ticket("wu", 6), ticket("aw", 9)],
} as unknown as BoardData;

type Player = { routes: string[]; cards?: number; tickets?: string[]; done?: string[] };
function view(players: Player[], closed: string[] = []): ViewData {
  return {
    players: players.map(({ routes, cards = 0 }, seat) => ({ seat, routes, cards })),
    scores: players.map(({ tickets = [], done = [] }, seat) => ({ seat, ticket_list: tickets, done })),
    routes: closed.map((id) => ({ route: id, why: "closed" })),
  } as unknown as ViewData;
}
let number = 0;
const entry = (turn: number, ...events: Partial<EventData>[]): Entry => ({ number: number++, kind: "play", seat: 0, turn, by_bot: false, events: events as EventData[] });
const deal = (seat: number, count: number): Partial<EventData> => ({ kind: "deal", seat, count });
const take = (seat: number): Partial<EventData> => ({ kind: "blind", seat, card: null });
const claim = (seat: number, paid: number): Partial<EventData> => ({ kind: "claim", seat, route: "ab", payment: { red: paid } });
const facts = (game: ViewData, entries: Entry[] = []) => factsOf({ board, view: game, entries });

test("the longest way has its ends, and equal ways share the line", () => {
  const long = view([{ routes: ["ab", "bc", "cd"] }, { routes: ["wx", "xy", "yz"] }]);
  expect(facts(long)).toEqual([{ kind: "way", seats: [0], number: 5, ends: ["a", "d"] }]);
  const equal = view([{ routes: ["ab", "bc", "cd"] }, { routes: ["wx", "xy", "yz", "ze"] }]);
  expect(facts(equal)).toEqual([{ kind: "way", seats: [0, 1], number: 5, ends: null }]);
  expect(facts(view([{ routes: ["ab"] }, { routes: [] }]))).toEqual([]);
});

test("the fullest hand is counted from the events, without what was taken back", () => {
  const undo: Entry = { ...entry(2), kind: "undo" };
  const entries = [entry(0, deal(0, 7), deal(1, 8)), entry(1, take(0), take(0)), entry(2, take(1)), undo, entry(3, claim(0, 4))];
  expect(facts(view([{ routes: [], cards: 5 }, { routes: [], cards: 8 }]), entries)).toEqual([{ kind: "hand", seats: [0], number: 9, turn: 1 }]);
});

test("events whose cards do not match the view are not trusted", () => {
  const entries = [entry(0, deal(0, 9), deal(1, 2)), entry(6, { kind: "completed", seat: 1, ticket: "wz" })];
  expect(facts(view([{ routes: [], cards: 8 }, { routes: [], cards: 2, tickets: ["wz"], done: ["wz"] }]), entries)).toEqual([]);
});

test("few cards are not worth a line", () => {
  expect(facts(view([{ routes: [], cards: 5 }, { routes: [], cards: 2 }]), [entry(0, deal(0, 5), deal(1, 2))])).toEqual([]);
});

test("the closest ticket lacks the fewest free spaces, and is worth most among equals", () => {
  const near = view([{ routes: ["wx", "xy"], tickets: ["we", "wz", "wu"] }, { routes: [] }]);
  expect(facts(near)).toContainEqual({ kind: "near", seats: [0], number: 1, ticket: "wu" });
  const taken = view([{ routes: ["wx", "xy"], tickets: ["wu", "wz"] }, { routes: ["yz"] }], ["yu"]);
  expect(facts(taken)).toEqual([]);
});

test("the biggest ticket is named if no other is as big", () => {
  const done = view([{ routes: [], tickets: ["we"], done: ["we"] }, { routes: [], tickets: ["wz"], done: ["wz"] }]);
  expect(facts(done)).toEqual([{ kind: "ticket", seats: [0], number: 7, ticket: "we" }]);
  expect(facts(view([{ routes: [], tickets: ["we"], done: ["we"] }, { routes: [] }]))).toEqual([]);
});

test("the first completed ticket has its turn, and there are three lines at most", () => {
  const completed = entry(6, { kind: "completed", seat: 1, ticket: "wz" });
  const game = view([{ routes: ["ab", "bc", "cd"], tickets: ["we"], done: ["we"] }, { routes: ["wx", "xy", "yz"], tickets: ["wz", "wu"], done: ["wz"] }]);
  expect(facts(view([{ routes: [] }, { routes: [], tickets: ["wz"], done: ["wz"] }]), [completed])).toEqual([{ kind: "first", seats: [1], number: 6, ticket: "wz" }]);
  expect(facts(game, [completed]).map(({ kind }) => kind)).toEqual(["way", "near", "ticket"]);
});

const line = [route("ab", 2), route("bc", 3), route("cd", 1)];

test("the longest way goes through every route at most once", () => {
  expect(longestTrail(line)).toMatchObject({ length: 6, a: "a", b: "d" });
  expect(longestTrail([...line, route("be", 4)])).toMatchObject({ length: 8 }); // e-b-c-d
  expect(longestTrail([])).toBeNull();
});

test("a ring is a way that ends where it began, unless a longer one leaves it", () => {
  const ring = [route("ab", 1), route("bc", 1), route("ca", 1)];
  const trail = longestTrail(ring)!;
  expect([trail.length, trail.a === trail.b]).toEqual([3, true]);
  expect(longestTrail([...ring, route("cd", 1)])).toMatchObject({ length: 4 });
});

test("missing spaces are those of the shortest way over own and free routes", () => {
  expect(missingSpaces(line, [], "a", "d")).toBe(0);
  expect(missingSpaces(line.slice(0, 2), [route("cd", 4), route("bd", 1)], "a", "d")).toBe(1);
  expect(missingSpaces(line.slice(0, 1), [], "a", "d")).toBeNull();
});
