import { expect, test } from "vitest";
import { calendar } from "./calendar";

test("the calendar ends with the week of today", () => {
  const monday = calendar("2026-11-17", 1);
  expect(monday).toHaveLength(35);
  expect([monday[0], monday.at(-1)]).toEqual(["2026-10-19", "2026-11-22"]);
  expect(calendar("2026-11-17", 7).at(-1)).toBe("2026-11-21");
  expect(calendar("2026-11-22", 7, 1)[0]).toBe("2026-11-22"); // a Sunday
});
