import { describe, expect, test } from "vitest";
import { dayBefore } from "../core/words/calendar";
import { bestStreak, keepResults, keptResults, streak, withResult, type PuzzleMark, type Results } from "./puzzleResults";

const TODAY = "2026-11-17";
const NONE: Results = { puzzles: {}, days: {} };
/** Marks of the last days, today first; "-" is a day without one. */
const days = (marks: string): Results["days"] =>
  Object.fromEntries([...marks].flatMap((mark, i) => (mark === "-" ? [] : [[dayBefore(TODAY, i), { f: "first", s: "solved", m: "missed" }[mark] as PuzzleMark]])));

test("the first result of a puzzle counts, and the best one of a day", () => {
  const once = withResult(NONE, "a", "missed", TODAY);
  expect(once).toEqual({ puzzles: { a: "missed" }, days: { [TODAY]: "missed" } });
  expect(withResult(once, "a", "first", null).puzzles).toEqual({ a: "missed" });
  const both = withResult(once, "b", "solved", TODAY);
  expect(both.days).toEqual({ [TODAY]: "solved" });
  expect(withResult(both, "c", "missed", TODAY).days).toEqual({ [TODAY]: "solved" });
});

describe("the streak", () => {
  test.each([
    ["", 0],
    ["s", 1],
    ["fs", 2],
    ["-ss", 2], // today is still open
    ["m", 0],
    ["s-s", 2], // one day is free
    ["sms", 2],
    ["s--s", 1],
    ["s-s-s", 2], // the second free day within a week
    ["s-ssssss-s", 8], // a week later another one is free
  ])("%s: %i", (marks, count) => expect(streak(days(marks), TODAY)).toBe(count));

  test("the best one may be over", () => {
    expect(bestStreak(days("s--sss"))).toBe(3);
    expect(bestStreak({})).toBe(0);
  });
});

test("what is stored comes back, and rubbish is ignored", () => {
  const storage = new Map<string, string>();
  const box = { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value) };
  const results = withResult(NONE, "a", "first", TODAY);
  keepResults(results, box);
  expect(keptResults(box)).toEqual(results);
  storage.set("puzzles", "{");
  expect(keptResults(box)).toEqual(NONE);
  const full = { setItem: () => { throw new Error("full"); } };
  expect(() => keepResults(results, full)).not.toThrow();
});
