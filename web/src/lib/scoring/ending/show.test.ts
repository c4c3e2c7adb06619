import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Show, ANNOUNCE_MS } from "./show.svelte";

vi.mock("../../core/device/settings.svelte", () => ({ speed: () => 1, isStill: () => false }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("no winner is named before the clock says so", () => {
  const show = new Show(false);
  vi.advanceTimersByTime(ANNOUNCE_MS - 1);
  expect([show.announced, show.playing]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect([show.announced, show.playing]).toEqual([true, true]);
});

test("a jump ends the show", () => {
  const show = new Show(false);
  show.skip();
  expect([show.announced, show.playing]).toEqual([true, false]);
  expect(new Show(true).playing).toBe(false);
});
