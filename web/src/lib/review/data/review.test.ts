import { expect, test } from "vitest";
import {
  bestMoment, biggestMiss, gain, gradeOf, isClear, luckPoints, mistakesOf, practiceOf, shownPoints, topValues, valueOf, type Decision,
  type Position, type ReviewAnswer,
} from "./review";

const value = (action: string, chance: number) => ({ action, chance, error: 0 });
const decision = (what: Partial<Decision>): Decision => ({
  number: 0, turn: 1, seat: 0, action: "blind", best: "blind", mark: "fine", forced: false, chance: 0.4, cost: 0, error: 0, luck: 0, others: 0, chances: [], values: [], reasons: [], tried: null, ...what,
});

test("decisions have the grades that the review gave them, and the best one costs no point", () => {
  expect([0, 0.004, 0.01].map((cost) => gradeOf(decision({ cost })))).toEqual(["best", "best", "fine"]);
  expect((["slip", "mistake"] as const).map((mark) => gradeOf(decision({ cost: 0.05, mark })))).toEqual(["slip", "mistake"]);
  expect(gradeOf(decision({ forced: true }))).toBe("forced");
  const values = (...chances: number[]) => chances.map((chance, i) => ({ action: `a${i}`, chance, error: 0 }));
  expect([[0, 0.004], [1, 0.996], [0, 1], [0.3]].map((chances) => gradeOf(decision({ values: values(...chances) })))).toEqual(["decided", "decided", "best", "best"]);
});

test("the biggest miss is at least a slip, and of one seat", () => {
  const all = [decision({ number: 0, cost: 0.01 }), decision({ number: 1, cost: 0.09, mark: "mistake" }), decision({ number: 2, cost: 0.05, mark: "slip" }), decision({ number: 3, seat: 1, cost: 0.4, mark: "mistake" })];
  expect(biggestMiss(all, 0)?.number).toBe(1);
  expect(biggestMiss(all.slice(0, 1), 0)).toBeNull();
  expect(biggestMiss([decision({ number: 4, cost: 0.02, mark: "slip" })], 0)?.number).toBe(4);
});

test("a best action that another one comes close to is not the only one", () => {
  const close = (chance: number) => decision({ best: "claim a-b 2 blue", chance: 0.7, cost: 0.14, values: [value("claim a-b 2 blue", 0.84), value("claim a-b 2 red", 0.84), value("take red", chance), value("blind", 0.7)] });
  expect([0.83, 0.834, 0.82, 0.5].map((chance) => isClear(close(chance), { slip: 2, mistake: 6 }))).toEqual([false, false, true, true]);
  expect(isClear(close(0.82), { slip: 3, mistake: 6 })).toBe(false);
});

test("ways to pay for one route count as one action", () => {
  const values = [value("claim a-b 2 blue", 0.5), value("claim a-b 2 red", 0.49), value("blind", 0.4), value("pass", 0.3)];
  const played = decision({ action: "claim a-b 2 red", best: "claim a-b 2 red", values });
  expect(topValues(played).map(({ action }) => action)).toEqual(["claim a-b 2 red", "blind", "pass"]);
  expect(valueOf(played, "claim a-b 1 red 1 taxi")?.chance).toBe(0.5);
  expect(valueOf(played, "claim c-d 1 red")).toBeNull();
});

test("where only the payment was worse, both payments are shown", () => {
  const values = [value("claim a-b 2 blue", 0.5), value("blind", 0.45), value("claim a-b 1 blue 1 taxi", 0.4)];
  const played = decision({ action: "claim a-b 1 blue 1 taxi", best: "claim a-b 2 blue", values, cost: 0.1 });
  expect(topValues(played, 2).map(({ action }) => action)).toEqual(["claim a-b 2 blue", "claim a-b 1 blue 1 taxi"]);
});

test("the route that was played is shown with the cards that were paid", () => {
  const values = [value("blind", 0.5), value("claim a-b 2 blue", 0.45), value("claim a-b 2 taxi", 0.3)];
  expect(topValues(decision({ action: "claim a-b 2 taxi", best: "blind", values, cost: 0.2 })).map(({ action }) => action)).toEqual(["blind", "claim a-b 2 taxi"]);
});

test("the action that was played is always shown", () => {
  const values = [value("take red", 0.6), value("take blue", 0.55), value("take pink", 0.54), value("blind", 0.2)];
  expect(topValues(decision({ action: "blind", best: "take red", values, cost: 0.4 })).map(({ action }) => action)).toEqual(["take red", "take blue", "blind"]);
});

test("the best moment is the largest lead or the luckiest draw", () => {
  const lead = decision({ number: 1, action: "pass", values: [value("pass", 0.6), value("blind", 0.5)] });
  const lucky = decision({ number: 2, luck: 0.2 });
  expect(gain(lead)).toBeCloseTo(0.1);
  expect(bestMoment([lead, lucky], 0)?.decision.number).toBe(2);
  expect(bestMoment([decision({})], 0)).toBeNull();
});

const missed = (what: Partial<Decision>) => decision({ best: "take red", mark: "mistake", cost: 0.1, ...what });

test("the costliest own mistakes are practiced, in the order of the game", () => {
  const many = Array.from({ length: 10 }, (_, number) => missed({ number, cost: 0.3 - number / 100 }));
  const practice = (...decisions: Decision[]) => practiceOf({ decisions, scale: { slip: 2, mistake: 6 } }, [0]);
  expect(practice(...many.toReversed()).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const paidBadly = missed({ action: "claim a-b 2 taxi", chance: 0.4, cost: 0.13, values: [value("take red", 0.53), value("claim a-b 2 red", 0.5), value("claim a-b 2 taxi", 0.4)] });
  expect(practice(paidBadly)).toEqual([]);
  expect(practice(missed({ seat: 1 }), missed({ cost: 0.05, mark: "slip" }), missed({ action: "claim a-b 2 red", best: "claim a-b 1 red 1 taxi" }))).toEqual([]);
});

test("the best action leads the one played by the points that it is said to cost", () => {
  const one = missed({ chance: 0.344, cost: 0.108, values: [value("take blue", 0.47), value("take red", 0.444), value("blind", 0.344), value("pass", 0.2)] });
  expect(one.values.map((each) => shownPoints(one, each))).toEqual([45, 45, 34, 20]);
});

test("luck is the sum of the two numbers that the table shows", () => expect(luckPoints({ deal: 0.054, luck: 0.054 })).toBe(10));

test("a kept mistake has what its seat saw, and chances as they were shown", async () => {
  const one = missed({ number: 4, chance: 0.344, cost: 0.108, values: [value("take pink", 0.46), value("take red", 0.444), value("blind", 0.344)] });
  const at = async ({ number, seat }: Decision) => ({ number, view: { seat } }) as Position;
  const [kept] = await mistakesOf({ id: "abc", board: "new_york", players: [] } as unknown as ReviewAnswer, [one], at);
  expect(kept).toMatchObject({ id: "own-abc-4", game: "abc", cost: 0.11, view: { seat: 0 }, mark: null, values: [{ action: "take red", chance: 0.45 }, { action: "take pink", chance: 0.45 }, { chance: 0.34 }] });
});
