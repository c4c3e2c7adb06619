import { beforeEach, expect, test } from "vitest";
import { beatChampion, challengeKey, challengeOf, dailyKey, daysInRow, daysPlayed, finishDay, mostDaysInRow, ownBrowser, remember, tableOf } from "./sameDeals";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
});

test("a browser stays the same and knows its tables", () => {
  const browser = ownBrowser();
  expect(browser).toMatch(/^[0-9a-f]{64}$/);
  remember(dailyKey("2026-11-17", "new_york"), "BCDFGHJK");
  remember(challengeKey("ID"), "KJHGFDCB");
  expect(ownBrowser()).toBe(browser);
  expect(tableOf(dailyKey("2026-11-17", "new_york"))).toBe("BCDFGHJK");
  expect(tableOf(challengeKey("ID"))).toBe("KJHGFDCB");
  expect(challengeOf({ code: "KJHGFDCB", id: "0" })).toBe("ID");
  expect(challengeOf({ code: "BCDFGHJK", id: "1" })).toBeNull();
  expect(tableOf(dailyKey("2026-11-18", "new_york"))).toBeNull();
});

test("only the last tables are kept, and damage is nothing", () => {
  for (let day = 0; day < 130; day++) remember(`day ${day}`, `code ${day}`);
  expect(tableOf("day 29")).toBeNull();
  expect(tableOf("day 30")).toBe("code 30");
  kept.set("same-deal", "{");
  expect(tableOf("day 100")).toBeNull();
});

test("days in a row may miss one day in seven; today may still be open", () => {
  expect(daysInRow("2026-03-02")).toBe(0);
  for (const day of ["2026-02-26", "2026-02-28", "2026-03-01", "2026-03-01"]) finishDay(day);
  expect(daysInRow("2026-03-02")).toBe(3);
  finishDay("2026-03-02");
  expect(daysInRow("2026-03-02")).toBe(4);
  expect(daysInRow("2026-03-04")).toBe(3); // the free day is the third of March now
  expect(daysInRow("2026-03-05")).toBe(0);
  remember("daily 2026-03-02 new_york", "BCDFGHJK");
  expect(daysInRow("2026-03-03")).toBe(4);
});

test("the longest row may be over, and days on which the champion was beaten are marked", () => {
  expect(mostDaysInRow()).toBe(0);
  expect(daysPlayed()).toEqual({});
  for (const day of ["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-04"]) finishDay(day);
  beatChampion("2026-02-27");
  beatChampion("2026-02-27");
  expect(mostDaysInRow()).toBe(3);
  expect(daysInRow("2026-03-04")).toBe(1);
  expect(daysPlayed()).toEqual({ "2026-02-26": "solved", "2026-02-27": "first", "2026-02-28": "solved", "2026-03-04": "solved" });
});
