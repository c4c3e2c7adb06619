import { expect, test } from "vitest";
import type { ScreenState } from "./screenState.svelte";
import { noTicketsText, playsAlone, reversalOf, todo, turnHeadline } from "./turn";
import type { Table, ViewData } from "../../core/protocol";

test("the banner of an abandoned game names no winner", () => {
  const view = { over: true, ending: "abandoned", winners: [] };
  const screen = { view, names: ["Ada", "Leo"], seat: 0, hotSeat: false } as unknown as ScreenState;
  expect(turnHeadline(screen)).toBe("table-nobody-wins"); // without loaded texts a message shows its id
  expect(todo(screen)).toBe("table-ending-abandoned");
});

test("no banner names the winner before the ending does", () => {
  const over = { view: { over: true, ending: "last_turns", winners: [1] }, names: ["Ada", "Leo"], seat: 0, hotSeat: false };
  expect(turnHeadline({ ...over, suspense: true } as unknown as ScreenState)).toBe("table-why-over");
  expect(turnHeadline({ ...over, suspense: false } as unknown as ScreenState)).toBe("table-wins");
});

test("in a lesson the banner says what the lesson asks for", () => {
  const turn = { view: { phase: "turn", last_turns: null }, session: {}, next: null, myTurn: true, game: { yourTurn: () => "table-your-turn" } };
  const at = (lesson: { title: string; todo: string }) => ({ ...turn, lesson }) as unknown as ScreenState;
  const ticket = at({ title: "", todo: "learn-do-ticket" }), hello = at({ title: "learn-title", todo: "" });
  expect([turnHeadline(ticket), todo(ticket)]).toEqual(["table-your-turn", "learn-do-ticket"]);
  expect([turnHeadline(hello), todo(hello)]).toEqual(["learn-title", ""]);
});

test("a player who has chosen the first tickets is not said to have none", () => {
  const text = (phase: string, has_chosen: boolean, covered = false) => noTicketsText({ covered, view: { phase }, me: { has_chosen } } as unknown as ScreenState);
  expect([text("opening", true), text("opening", false), text("turn", false), text("opening", true, true)]).toEqual(["table-tickets-soon", "table-no-tickets", "table-no-tickets", "table-hand-hidden"]);
});

const table = (kinds: string, options = {}) =>
  ({
    options: { undo: true, take_back: true, ...options },
    places: [...kinds].map((kind, seat) => ({ seat, kind: kind === "b" ? "bot" : "player" })),
  }) as unknown as Table;
const view = (seat: number | null, can_undo = false, can_take_back = false) => ({ seat, can_undo, can_take_back }) as ViewData;

test("alone, or with everybody on this device", () => {
  expect(playsAlone(table("pbb"), [0])).toBe(true);
  expect(playsAlone(table("ppb"), [0, 1])).toBe(true);
  expect(playsAlone(table("ppb"), [0])).toBe(false);
  expect(playsAlone(table("bb"), [])).toBe(false); // a spectator
  expect(playsAlone(table("pb", { take_back: false }), [0])).toBe(false);
  expect(playsAlone(table("pb", { undo: false }), [0])).toBe(false);
});

test("undo goes first: it is not counted", () => {
  const mine = view(0, true, true);
  expect(reversalOf(table("pb"), [0], mine, [mine])).toEqual({ takeBack: false, seat: 0 });
});

test("then the last decision of anybody on this device", () => {
  const mine = view(0, false, true);
  expect(reversalOf(table("pb"), [0], mine, [mine])).toEqual({ takeBack: true, seat: 0 });
  const [ada, bob] = [view(0), view(1, false, true)];
  expect(reversalOf(table("pp"), [0, 1], ada, [ada, bob])).toEqual({ takeBack: true, seat: 1 });
});

test("or the reason why not", () => {
  expect(reversalOf(table("pb"), [0], view(0), [view(0)])).toEqual({ why: "cannot_take_back" });
  expect(reversalOf(table("pp"), [0], view(0, false, true), [view(0, false, true)])).toEqual({ why: "undo_not_now" });
});
