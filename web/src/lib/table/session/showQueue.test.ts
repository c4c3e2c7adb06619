import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShowQueue } from "./showQueue.svelte";

let shown: string[];
let queue: ShowQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new ShowQueue((item) => void shown.push(item));
  queue.wait = (item) => (item.startsWith("bot") ? 1500 : null);
  queue.clear(); // the page was opened just now
});
afterEach(() => void vi.useRealTimers());

test("three bots are shown one after the other, each a while after the one before", () => {
  for (const item of ["bot 1", "bot 2", "bot 3"]) queue.push(item);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1499);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["bot 1"]);
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual(["bot 1", "bot 2", "bot 3"]);
  expect(queue.held).toBe(0);
});

test("a bot that took longer than that is shown at once", () => {
  vi.advanceTimersByTime(2000);
  queue.push("bot 1");
  expect(shown).toEqual(["bot 1"]);
});

test("what a person does is shown at once, but never before what happened earlier", () => {
  queue.push("Ada");
  queue.push("bot 1");
  queue.push("Leo");
  expect(shown).toEqual(["Ada"]);
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual(["Ada", "bot 1", "Leo"]);
});

test("acting shows everything at once", () => {
  for (const item of ["bot 1", "bot 2"]) queue.push(item);
  queue.flush();
  expect(shown).toEqual(["bot 1", "bot 2"]);
  vi.advanceTimersByTime(9000);
  expect(shown).toHaveLength(2);
});

test("a pause holds bots until the player goes on, and nothing that must not be held", () => {
  queue.pause(true);
  queue.push("Ada");
  queue.push("bot 1");
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["Ada"]);
  expect(queue.held).toBe(1);
  queue.pause(false);
  expect(shown).toEqual(["Ada", "bot 1"]);
});

test("a change of pace counts for what is held already", () => {
  queue.push("bot 1");
  queue.wait = () => 0;
  queue.look();
  expect(shown).toEqual(["bot 1"]);
});
