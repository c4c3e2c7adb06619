import { expect, test } from "vitest";
import type { ScreenState } from "./screenState.svelte";
import { noTicketsText, turnHeadline, todo } from "./turnText";

const view = { over: true, ending: "abandoned", winners: [] };

test("the banner of an abandoned game names no winner", () => {
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
