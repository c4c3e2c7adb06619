import { expect, test } from "vitest";
import type { Decision, Review } from "../data/review";
import { chanceLines, costSpot, level, marksOf, pathOf } from "./lines";

const decision = (number: number, seat: number, what: Partial<Decision> = {}): Decision => ({
  number, turn: number, seat, action: "blind", best: "blind", mark: "fine", forced: false, chance: 0.4, cost: 0, error: 0, luck: 0, others: 0, chances: [0.7, 0.3], values: [], reasons: [], tried: null, ...what,
});
const report = { seat: 0, decisions: 1, quality: 90, base: 0.5, deal: 0, luck: 0, cost: 0, others: 0, result: 1, adjusted: 1 };
const review = (decisions: Decision[], open_hands = false): Review => ({ board: "new_york", deep: false, open_hands, winners: [0], scale: { slip: 2, mistake: 6 }, seats: [report, { ...report, seat: 1, result: 0 }], decisions });

test("each seat's line is made of its own decisions, from the start to the result", () => {
  const [first, second] = chanceLines(review([decision(0, 0, { chance: 0.4, cost: 0.1, luck: 0.05 }), decision(1, 1)]), 2, 2);
  expect(first).toEqual([{ at: -1, chance: 0.5 }, { at: 0, chance: 0.5 }, { at: 0.5, chance: 0.45 }, { at: 2, chance: 1 }]);
  expect(second!.map(({ at }) => at)).toEqual([-1, 1, 1.5, 2]);
});

test("with all hands open every line has every decision, and they add up", () => {
  const lines = chanceLines(review([decision(0, 0), decision(1, 1)], true), 2, 2);
  for (const at of [0, 1]) expect(lines.reduce((sum, line) => sum + line.find((spot) => spot.at === at)!.chance, 0)).toBeCloseTo(1);
});

test("a review that is not complete has neither start nor end", () => {
  expect(chanceLines({ ...review([decision(0, 0)]), seats: null }, 2, 9)[0]!.map(({ at }) => at)).toEqual([0, 0.5]);
});

test("mistakes and swings of luck are marked, the larger one where two are close", () => {
  const marks = marksOf(review([decision(0, 0, { cost: 0.08, mark: "mistake" }), decision(1, 0, { cost: 0.12, mark: "mistake" }), decision(9, 0, { luck: -0.06 }), decision(12, 1, { cost: 0.05, mark: "slip" })]), 3);
  expect(marks.map(({ kind, number }) => [kind, number])).toEqual([["mistake", 1], ["luck", 9]]);
  const small = review([decision(0, 0, { cost: 0.08, mark: "mistake" }), decision(1, 0, { cost: 0.12, mark: "mistake" })]);
  expect(marksOf(small, 3, 0).map(({ number }) => number)).toEqual([0]); // the one that is shown
});

test("the height is even, and nothing is drawn beyond it", () => {
  expect([0, 0.25, 1, 1.2, -0.1].map(level)).toEqual([1, 0.75, 0, 0, 1]);
});

test("a line through one point is a point", () => {
  expect(pathOf([{ x: 1, y: 2 }])).toBe("M1.0 2.0");
  expect(pathOf([{ x: 0, y: 0 }, { x: 10, y: 5 }])).toBe("M0.0 0.0C5.0 0.0 5.0 5.0 10.0 5.0");
});

test("the cost is written beside its mark, not over another one or outside the graph", () => {
  const graph = { right: 500, top: 0 };
  expect(costSpot({ x: 100, y: 60 }, [], graph)).toEqual({ x: 114, y: 51, left: false });
  expect(costSpot({ x: 490, y: 60 }, [], graph)).toMatchObject({ x: 476, left: true });
  expect(costSpot({ x: 100, y: 12 }, [], graph)).toMatchObject({ y: 36, left: false });
  expect(costSpot({ x: 100, y: 60 }, [{ x: 130, y: 50 }], graph)).toMatchObject({ y: 51, left: true });
  expect(costSpot({ x: 20, y: 60 }, [{ x: 50, y: 50 }], graph)).toMatchObject({ y: 84, left: false });
  expect(costSpot({ x: 20, y: 60 }, [{ x: 50, y: 50 }, { x: 50, y: 80 }], graph)).toMatchObject({ y: 32, left: false });
});
