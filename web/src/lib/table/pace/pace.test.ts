import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../core/device/settings.svelte";
import { canPace, moodOf, waitFor } from "./pace";
import type { News } from "../session/session.svelte";
import type { ScreenState } from "../session/screenState.svelte";
import type { ViewData } from "../../core/protocol";

vi.mock("../../core/device/settings.svelte", () => ({ settings: { pace: "normal" } }));

type Changes = { to_act?: number[]; seconds?: number | null; held?: number[]; last?: { seat: number; turn: number } };

function screen({ to_act = [1], seconds = null, held = [0], last }: Changes = {}): ScreenState {
  const places = [{ kind: "player" }, { kind: "bot" }];
  return { held, view: { to_act }, table: { options: { turn_seconds: seconds }, places }, session: { entries: last ? [last] : [] }, game: { botTime: 1500 } } as unknown as ScreenState;
}
const news = (by_bot = true) => ({ type: "update", entries: [{ seat: 1, turn: 4, by_bot }] }) as unknown as News;

beforeEach(() => void vi.stubGlobal("document", { hidden: false }));
afterEach(() => {
  settings.pace = "normal";
  vi.unstubAllGlobals();
});

test("a bot of First Journey takes 1.5 seconds at the normal pace", () => {
  expect(waitFor(screen(), news())).toBe(1500);
});

test("slow is slower, fast is faster, and skip does not wait", () => {
  const at = (pace: typeof settings.pace) => {
    settings.pace = pace;
    return waitFor(screen(), news())!;
  };
  expect(at("slow")).toBeGreaterThan(1500);
  expect(at("fast")).toBeLessThan(1000);
  expect(at("skip")).toBe(0);
});

test("the second card of a turn follows sooner", () => {
  expect(waitFor(screen({ last: { seat: 1, turn: 4 } }), news())).toBe(750);
});

test("nothing is held back that the player may act on, and no person waits for it", () => {
  expect(waitFor(screen({ to_act: [0, 1] }), news())).toBeNull();
  expect(waitFor(screen(), news(false))).toBeNull();
  expect(waitFor(screen(), { type: "table" } as News)).toBeNull();
});

test("a turn with a time limit loses nothing of it", () => {
  expect(waitFor(screen({ seconds: 60 }), news())).toBeNull();
  expect(canPace(screen({ seconds: 60 }))).toBe(false);
});

test("a page that nobody looks at does not wait", () => {
  vi.stubGlobal("document", { hidden: true });
  expect(waitFor(screen(), news())).toBeNull();
});

test("time in a bank is not lost by watching bots", () => {
  const timed = screen();
  timed.table.options.bank_seconds = 300;
  expect(canPace(timed)).toBe(false);
  expect(waitFor(timed, news())).toBeNull();
});

const seen = (view: Partial<ViewData>, fresh: number | null = null, replaying: number | null = null) =>
  ({ view: { seat: 0, over: false, to_act: [0], winners: [], ...view } as ViewData, fresh: fresh === null ? null : { route: "a-b", seat: fresh }, replaying }) as Parameters<typeof moodOf>[0];

test("a bot thinks on its turn, and waits while another one plays", () => {
  expect(moodOf(seen({ to_act: [1] }), 1)).toBe("think");
  expect(moodOf(seen({ to_act: [1] }), 2)).toBe("wait");
});

test("it looks at the player on the player's turn, and cheers for what it has just built", () => {
  expect(moodOf(seen({}), 1)).toBe("happy");
  expect(moodOf(seen({}, 1), 1)).toBe("cheer");
});

test("while it is shown again, only the one that acts cheers", () => {
  expect(moodOf(seen({}, 1, 2), 1)).toBe("happy");
  expect(moodOf(seen({}, 1, 2), 2)).toBe("cheer");
});

test("the winner cheers at the end, and nobody looks sad", () => {
  expect(moodOf(seen({ over: true, winners: [2] }), 2)).toBe("cheer");
  expect(moodOf(seen({ over: true, winners: [0] }), 2)).toBe("happy");
});
