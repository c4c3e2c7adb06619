import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AFTER, watchRest } from "./rest";

const page = Object.assign(new EventTarget(), { hidden: false });
const frame = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
  vi.stubGlobal("removeEventListener", frame.removeEventListener.bind(frame));
});
afterEach(() => {
  page.hidden = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const watched = () => {
  const seen: boolean[] = [];
  return { seen, ...watchRest((moving) => seen.push(moving)) };
};

test("things come to rest when nothing happens, and move again at the next input", () => {
  const { seen, stop } = watched();
  vi.advanceTimersByTime(AFTER - 1000);
  frame.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(AFTER - 1);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true, false]);
  frame.dispatchEvent(new Event("keydown"));
  expect(seen).toEqual([true, false, true]);
  stop();
});

test("a hidden page rests at once, and a move of the game does not wake it", () => {
  const { seen, wake, stop } = watched();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  wake();
  expect(seen).toEqual([true, false]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(seen).toEqual([true, false, true]);
  stop();
});

test("nothing is left behind", () => {
  const { seen, stop } = watched();
  stop();
  vi.advanceTimersByTime(2 * AFTER);
  expect(seen).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});
