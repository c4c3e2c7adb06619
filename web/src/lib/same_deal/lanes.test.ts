import { expect, test, vi } from "vitest";
import type { SameDealResult } from "../core/protocol";

vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { has: () => true } }));
const { compareResults, dealsInOrder, lanesOf } = await import("./lanes");

const result = (name: string, total: number, review = name): SameDealResult => ({ name, avatar: "cat", seat: 0, totals: [total, 20], winners: total > 20 ? [0] : [1], place: total > 20 ? 1 : 2, finished: 1, review, table: null });

test("the champion is first, then everybody by score, and oneself is always shown", () => {
  const many = Array.from({ length: 15 }, (_, i) => result(`p${i}`, 30 - i));
  const lanes = lanesOf(result("", 40, "par"), "champion", many, { code: "A", review: "p14" });
  expect(lanes.map(({ who }) => who)).toEqual(["champion", ...Array<string>(10).fill("other"), "you"]);
  expect(lanes[0]).toMatchObject({ name: "daily-champion", part: 1, won: true });
  expect(lanes.at(-1)).toMatchObject({ name: "daily-you", total: 16, part: 0.4, won: false });
});

test("of two games played exactly alike only one is the player's own", () => {
  const [offered, own] = ["A", "B"].map((table) => ({ ...result("", 30, "same"), table }));
  expect(lanesOf(offered!, "offered", [own!], { code: "B", review: "same" }).map(({ who }) => who)).toEqual(["offered", "you"]);
  expect(lanesOf(offered!, "offered", [own!], { code: "A", review: "same" })[0]!.name).toBe("daily-you");
});

test("a negative score stays at the start", () => {
  expect(lanesOf(null, "champion", [result("Ada", -3)])[0]).toMatchObject({ part: 0, total: -3, name: "Ada" });
});

test("the last of three does not come before a champion who won with fewer points", () => {
  const [last, champion] = [{ ...result("me", 31), totals: [31, 40, 33], winners: [1], place: 3 }, { ...result("", 28, "par"), totals: [28, 20, 27], winners: [0], place: 1 }];
  expect(compareResults(last, champion)).toBeLessThan(0);
  expect(compareResults({ ...champion, totals: [29, 20, 27] }, champion)).toBeGreaterThan(0);
  expect(compareResults(champion, { ...champion })).toBe(0);
  expect(lanesOf(champion, "champion", [last]).map(({ place, total }) => [place, total])).toEqual([[1, 28], [3, 31]]);
});

test("the deal just played comes first, then those begun, those to play, and other results", () => {
  const order = (first: string, over: string[], begun: string[] = []) =>
    dealsInOrder(["ny", "europe", "usa"], (deal) => deal === first, (deal) => ([...over, ...begun].includes(deal) ? { over: over.includes(deal) } : undefined));
  expect(order("", [])).toEqual(["ny", "europe", "usa"]);
  expect(order("", ["ny"])).toEqual(["europe", "usa", "ny"]);
  expect(order("", ["ny"], ["usa"])).toEqual(["usa", "europe", "ny"]);
  expect(order("usa", ["ny", "usa"])).toEqual(["usa", "europe", "ny"]);
});
