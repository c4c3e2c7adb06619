import { expect, test } from "vitest";
import type { ViewData } from "../../core/protocol";
import { columns, tieBreak } from "./sheet";

const score = (seat: number, total: number) => ({ seat, total, completed: 1, rank: 1, ticket_list: [], done: [], attraction_list: [] });
const view = {
  over: true,
  ending: "abandoned",
  winners: [],
  scores: [score(0, 7), score(1, 7)],
  players: [{ seat: 0, routes: [], bonus: false }, { seat: 1, routes: [], bonus: false }],
} as unknown as ViewData;

test("an abandoned game crowns nobody", () => {
  const pad = columns({ routes: [], tickets: [] } as never, { places: [{ name: "Ada" }, { name: "Leo" }] } as never, view, [0]);
  expect(pad.map((column) => column.winner)).toEqual([false, false]);
});

test("equal points without a winner are no tie to break", () => {
  const two = (...winners: boolean[]) => winners.map((winner) => ({ total: 7, completed: 1, winner }));
  expect(tieBreak(two(false, false))).toBe("none");
  expect(tieBreak(two(true, false))).toBe("tickets");
  expect(tieBreak(two(true, true))).toBe("shared");
});
