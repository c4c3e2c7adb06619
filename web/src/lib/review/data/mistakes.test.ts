import { expect, test } from "vitest";
import { mistakesOf, practiceOf } from "./mistakes";
import { luckPoints, shownPoints, type Decision, type Position, type ReviewAnswer } from "./review";

const value = (action: string, chance: number) => ({ action, chance, error: 0 });
const decision = (what: Partial<Decision>): Decision => ({
  number: 0, turn: 1, seat: 0, action: "blind", best: "take red", mark: "mistake", forced: false, chance: 0.4, cost: 0.1, error: 0, luck: 0, others: 0, chances: [], values: [], reasons: [], tried: null, ...what,
});

test("the costliest own mistakes are practiced, in the order of the game", () => {
  const many = Array.from({ length: 10 }, (_, number) => decision({ number, cost: 0.3 - number / 100 }));
  const practice = (...decisions: Decision[]) => practiceOf({ decisions, scale: { slip: 2, mistake: 6 } }, [0]);
  expect(practice(...many.toReversed()).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const paidBadly = decision({ action: "claim a-b 2 taxi", chance: 0.4, cost: 0.13, values: [value("take red", 0.53), value("claim a-b 2 red", 0.5), value("claim a-b 2 taxi", 0.4)] });
  expect(practice(paidBadly)).toEqual([]);
  expect(practice(decision({ seat: 1 }), decision({ cost: 0.05, mark: "slip" }), decision({ action: "claim a-b 2 red", best: "claim a-b 1 red 1 taxi" }))).toEqual([]);
});

test("the best action leads the one played by the points that it is said to cost", () => {
  const one = decision({ chance: 0.344, cost: 0.108, values: [value("take blue", 0.47), value("take red", 0.444), value("blind", 0.344), value("pass", 0.2)] });
  expect(one.values.map((each) => shownPoints(one, each))).toEqual([45, 45, 34, 20]);
});

test("luck is the sum of the two numbers that the table shows", () => expect(luckPoints({ deal: 0.054, luck: 0.054 })).toBe(10));

test("a kept mistake has what its seat saw, and chances as they were shown", async () => {
  const one = decision({ number: 4, chance: 0.344, cost: 0.108, values: [value("take pink", 0.46), value("take red", 0.444), value("blind", 0.344)] });
  const at = async ({ number, seat }: Decision) => ({ number, view: { seat } }) as Position;
  const [kept] = await mistakesOf({ id: "abc", board: "new_york", players: [] } as unknown as ReviewAnswer, [one], at);
  expect(kept).toMatchObject({ id: "own-abc-4", game: "abc", cost: 0.11, view: { seat: 0 }, mark: null, values: [{ action: "take red", chance: 0.45 }, { action: "take pink", chance: 0.45 }, { chance: 0.34 }] });
});
