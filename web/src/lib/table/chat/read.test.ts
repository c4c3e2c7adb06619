import { beforeEach, expect, test, vi } from "vitest";
import type { ChatLine } from "../../core/protocol";

const line = (seat: number | null, time: number): ChatLine => ({ seat, text: "hello", reaction: null, time });
const load = () => import("./read.svelte");

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("lines by others are unread until they were shown", async () => {
  const { markRead, unread } = await load();
  const lines = [line(1, 10), line(0, 11), line(null, 12)];
  expect(unread("A", lines, [0])).toBe(2);
  markRead("A", lines);
  expect(unread("A", lines, [0])).toBe(0);
  expect(unread("A", [...lines, line(1, 13)], [0])).toBe(1);
});

test("what was read is remembered for each table", async () => {
  (await load()).markRead("A", [line(1, 10)]);
  vi.resetModules();
  const { unread } = await load();
  expect(unread("A", [line(1, 10), line(1, 11)], [0])).toBe(1);
  expect(unread("B", [line(1, 10)], [0])).toBe(1);
});

test("only the last tables are remembered", async () => {
  const { markRead, unread } = await load();
  for (let i = 0; i < 25; i++) markRead(`T${i}`, [line(1, 10)]);
  expect(unread("T0", [line(1, 10)], [0])).toBe(1);
  expect(unread("T24", [line(1, 10)], [0])).toBe(0);
});

test("what was read before a rematch is read in the rematch", async () => {
  const { markRead, readInRematch, unread } = await load();
  const lines = [line(1, 10), line(1, 12)];
  markRead("A", lines.slice(0, 1));
  readInRematch("A", "B");
  expect(unread("B", lines, [0])).toBe(1);
  readInRematch("C", "D"); // nothing was read
  expect(unread("D", lines, [0])).toBe(2);
});
