import { expect, test } from "vitest";
import { readRecord } from "./readRecord";
import { SAMPLE_RECORD } from "./sampleGames";

const golden = import.meta.glob<string>("../../../../tests/golden/*.farebox", { eager: true, query: "?raw", import: "default" });
const named = (name: string) => Object.entries(golden).find(([path]) => path.endsWith(`/${name}.farebox`))![1];

test("players, result, routes and completed tickets", () => {
  expect(readRecord(SAMPLE_RECORD)).toEqual({
    board: "new_york",
    names: ["Ada", "Otto"],
    ending: "last_turns",
    continued: false,
    totals: [-3, 11],
    winners: [1],
    routes: [["chelsea-soho"], ["central_park-times_square.black", "times_square-empire_state_building.pink", "empire_state_building-chelsea.1"]],
    completed: [1, 1],
  });
});

test.each(Object.entries(golden))("%s", (_, text) => {
  const { totals, winners, routes } = readRecord(text);
  expect(routes).toHaveLength(totals.length);
  expect(text).toContain(`winners ${winners.join(" ") || "none"}`);
});

test("in First Journey the completed tickets are the result", () => {
  for (const name of ["chain", "shared_first_journey"]) {
    const { completed, totals } = readRecord(named(name));
    expect(completed).toEqual(totals);
  }
});

test("a game from a position begins with its routes", () => {
  expect(readRecord(named("bonus_with_sixth_ticket")).routes[0]).toContain("zurich-vienna.black");
});

test("an abandoned game has no winners", () => {
  expect(readRecord(named("abandoned"))).toMatchObject({ ending: "abandoned", winners: [] });
});

test("a game that was played on from another one", () => {
  expect(readRecord(SAMPLE_RECORD.replace("seed 11", "continues 0123456789abcdef0123 12\nseed 11")).continued).toBe(true);
});

test.each([
  ["", "a record starts"],
  ["something else", "a record starts"],
  [SAMPLE_RECORD.replace(/result.*/, ""), "not over"],
  [SAMPLE_RECORD.replace("seats 2", "seats 3"), "header"],
  [SAMPLE_RECORD.replace("winners 1", "winners 2"), "header"],
  [SAMPLE_RECORD.replace("3. 0 claim", "3. 7 claim"), "no seat 7"],
  [SAMPLE_RECORD.replace("3. 0 claim", "claim"), "cannot read"],
])("not a record of a finished game (%#)", (text, problem) => expect(() => readRecord(text)).toThrow(problem));
