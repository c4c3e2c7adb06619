import { expect, test, vi } from "vitest";
import type { Table } from "../../core/protocol";
import { bankLeft, clockText, runningClock, warningAt } from "./clocks";

vi.mock("../../core/words/messages.svelte", () => ({ t: (id: string, { count }: { count: number }) => `${count} ${id}` }));

const table = (clocks: Table["clocks"], deadline: number | null = null) => ({ clocks, deadline }) as Table;

test("minutes and seconds, and hours where there are any", () => {
  expect([0, 9, 60, 245, 3599].map(clockText)).toEqual(["0:00", "0:09", "1:00", "4:05", "59:59"]);
  expect([3600, 86_400].map(clockText)).toEqual(["1 table-hours", "24 table-hours"]);
});

test("a bank runs only while its player is to act", () => {
  const now = table([{ seat: 0, left: 300, until: 1300 }, { seat: 2, left: 120.4, until: null }], 1300);
  expect([0, 1, 2].map((seat) => bankLeft(now, seat, 1040))).toEqual([260, null, 121]);
  expect(bankLeft(now, 0, 1400)).toBe(0);
});

test("one's own clock is shown while it runs, else the one that runs out first", () => {
  const both = table([{ seat: 0, left: 300, until: 1300 }, { seat: 1, left: 100, until: 1100 }], 1100);
  expect(runningClock(both, 0, 1000)).toEqual({ left: 300, seat: 0 });
  expect(runningClock(both, null, 1000)).toEqual({ left: 100, seat: 1 });
  const his = table([{ seat: 0, left: 300, until: null }, { seat: 1, left: 100, until: 1100 }], 1100);
  expect(runningClock(his, 0, 1000)).toEqual({ left: 100, seat: 1 });
});

test("the limit of a turn belongs to no bank, and without a limit there is no clock", () => {
  expect(runningClock(table([], 1060), 0, 1000)).toEqual({ left: 60, seat: null });
  expect(runningClock(table([]), 0, 1000)).toBeNull();
});

test("a warning comes once at 30 and once at 10 seconds, and not at the start of a short turn", () => {
  const from = (start: number) => Array.from({ length: start }, (_, i) => warningAt(i ? start - i + 1 : null, start - i)).filter(Boolean);
  expect(from(60)).toEqual([30, 10]);
  expect(from(30)).toEqual([10]);
  expect(warningAt(40, 5)).toBe(10); // a page that was asleep
  expect(warningAt(5, 0)).toBeNull(); // then it is too late
});
