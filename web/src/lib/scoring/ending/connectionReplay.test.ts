import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, ViewData } from "../../core/protocol";
import { drawingOrder, ConnectionReplay } from "./connectionReplay.svelte";

const view = { players: [{ seat: 0, routes: ["a", "b"] }, { seat: 1, routes: ["c"] }], scores: [{ seat: 0, rank: 1 }, { seat: 1, rank: 2 }] } as unknown as ViewData;
const claims = (...routes: string[]) => [{ events: routes.map((route) => ({ kind: "claim", route })) }] as unknown as Entry[];
const all = drawingOrder(view, claims("b", "c", "a"));

vi.mock("../../core/device/settings.svelte", () => ({ speed: () => 1, isStill: () => false }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the last place comes first, and routes come as they were claimed", () => {
  expect(all).toEqual([{ route: "c", seat: 1 }, { route: "b", seat: 0 }, { route: "a", seat: 0 }]);
});

test("connections are drawn one after the other, or one alone", () => {
  const replay = new ConnectionReplay(all, false);
  vi.advanceTimersByTime(320);
  expect([replay.claimed, replay.fresh, replay.drawing]).toEqual([{ c: 1 }, { route: "c", seat: 1 }, true]);
  vi.runAllTimers();
  expect([replay.claimed, replay.drawing]).toEqual([{ a: 0, b: 0, c: 1 }, false]);
  replay.play(0);
  vi.runAllTimers();
  expect(replay.claimed).toEqual({ a: 0, b: 0 });
});

test("a jump shows everything at once", () => {
  const replay = new ConnectionReplay(all, false);
  replay.finish();
  expect([replay.claimed, replay.fresh]).toEqual([{ a: 0, b: 0, c: 1 }, null]);
  expect(new ConnectionReplay(all, true).drawing).toBe(false);
});
