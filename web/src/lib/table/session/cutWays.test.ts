import { expect, test } from "vitest";
import type { EventData, TicketAnalysisData, ViewData } from "../../core/protocol";
import { cutNews, cutWays } from "./cutWays";
import type { ScreenState } from "./screenState.svelte";

const ticket = (id: string, state: TicketAnalysisData["state"], missing: number): TicketAnalysisData => ({
  ticket: id, state, missing, path: state === "blocked" ? [] : ["r"], free: [],
});
const view = (...tickets: TicketAnalysisData[]) => ({ seat: 0, tickets }) as unknown as ViewData;
const claim = (seat: number) => ({ kind: "claim", seat, route: "r", payment: {} }) as EventData;

test("a rival's claim that makes a path longer is news", () => {
  const cuts = cutWays(view(ticket("a", "open", 4)), view(ticket("a", "open", 7)), [claim(1)]);
  expect(cuts).toEqual([{ ticket: ticket("a", "open", 7), by: 1, before: 4 }]);
});

test("a blocked ticket is the worst of several cuts", () => {
  const before = view(ticket("a", "open", 4), ticket("b", "open", 2));
  expect(cutWays(before, view(ticket("a", "open", 9), ticket("b", "blocked", 0)), [claim(2)]).map((cut) => cut.ticket.ticket)).toEqual(["b", "a"]);
});

test("own claims, completed tickets and old blocks are no news", () => {
  expect(cutWays(view(ticket("a", "open", 4)), view(ticket("a", "short", 4)), [claim(0)])).toEqual([]);
  expect(cutWays(view(ticket("a", "open", 4)), view(ticket("a", "done", 0)), [claim(1)])).toEqual([]);
  expect(cutWays(view(ticket("a", "blocked", 0)), view(ticket("a", "blocked", 0)), [claim(1)])).toEqual([]);
  expect(cutWays(view(), view(ticket("a", "open", 4)), [claim(1)])).toEqual([]);
});

test("nothing is said of a ticket while the hands are hidden", () => {
  const screen = { covered: true, view: view(ticket("a", "open", 7)), cut: {} } as unknown as ScreenState;
  expect(cutNews(screen, [claim(1)], view(ticket("a", "open", 4)))).toBeNull();
  expect(screen.cut).toEqual({});
});
