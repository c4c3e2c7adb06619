import { expect, test, vi } from "vitest";
import type { BoardData, RouteData, TicketAnalysisData } from "../../core/protocol";
import type { ScreenState } from "./screenState.svelte";

vi.mock("../../core/words/messages.svelte", () => ({
  messages: { language: "en", has: () => false },
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));
const { claimRefusal } = await import("./claimRefusal");
const { turnHeadline } = await import("./turn");
const { ticketNote, worthOf } = await import("./names");
const { seenAfter } = await import("./game");
const { rich, spoken } = await import("../log/richText");

const route = (color: string) => ({ id: "r", color, twin: null }) as RouteData;
const screen = (hand: Record<string, number>, need = 4) =>
  ({
    view: {}, names: ["Ada", "Leo"], claimed: {}, seat: 0, board: { wild: "taxi", piece: "taxi" }, me: { hand },
    outlooks: new Map([["r", { why: "cards", need, have: 1 }]]),
  }) as unknown as ScreenState;

test("a route too dear names the cards of its color and the wild ones apart", () => {
  expect(claimRefusal(screen({ taxi: 1, blue: 3 }), route("pink"))).toBe("table-why-cards table-cards-pink 4 table-cards-pink 0 and table-cards-taxi 1");
  expect(claimRefusal(screen({ pink: 2 }), route("pink"))).toContain("table-cards-pink 2");
});

test("a gray route too dear names the best color in hand", () => {
  expect(claimRefusal(screen({ taxi: 1, blue: 2, red: 1 }), route("gray"))).toBe("table-why-cards-gray 4 table-cards-blue 2 and table-cards-taxi 1");
  expect(claimRefusal(screen({}), route("gray"))).toContain("table-why-cards-none");
});

test("a ticket with a free path but too few pieces is not called blocked", () => {
  const ticket = { ticket: "a", state: "short", missing: 6, path: ["r"], free: ["r"] } as TicketAnalysisData;
  expect(ticketNote(ticket, "taxi", 5)).toBe("table-ticket-short 6 taxi 5");
  expect(ticketNote({ ...ticket, state: "blocked" }, "taxi", 5)).toBe("table-ticket-blocked");
});

test("the header names the next player only once the screen is covered", () => {
  const table = { view: { over: false, to_act: [1], turn: 3, phase: "turn" }, session: { link: "open" }, names: ["Ada", "Leo"], next: 1, myTurn: false };
  expect(turnHeadline({ ...table, covered: false } as unknown as ScreenState)).toBe("table-turn-over");
  expect(turnHeadline({ ...table, covered: true } as unknown as ScreenState)).toBe("table-pass-device Leo");
});

test("a tip does not outlive the turn it was shown in", () => {
  expect(seenAfter(["turn"], "cards")).toEqual(["turn", "cards"]);
  expect(seenAfter(["turn"], "turn")).toEqual(["turn"]);
  expect(seenAfter(["turn"], null)).toEqual(["turn"]);
});

test("a screen reader hears how many cards of each color", () => {
  expect(spoken(rich("took", { cards: { cards: ["blue", null, "blue"] } }))).toContain("table-cards-blue 2 and table-cards-unseen 1");
});

test("tickets in hand are worth one number: the completed ones less the others", () => {
  const board = { tickets: [{ id: "a", value: 6 }, { id: "b", value: 5 }, { id: "c", value: 8 }] } as BoardData;
  const held = (...states: TicketAnalysisData["state"][]) => states.map((state, i) => ({ ticket: "abc"[i], state }) as TicketAnalysisData);
  expect([held("done", "done"), held("done", "done", "open"), held("blocked")].map((tickets) => worthOf(board, tickets))).toEqual([11, 3, -6]);
});
