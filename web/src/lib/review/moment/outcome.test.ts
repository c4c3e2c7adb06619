import { expect, test } from "vitest";
import { outcomeOf } from "./outcome";
import type { Decision, Tried } from "../data/review";

const value = (action: string, chance: number) => ({ action, chance, error: 0 });
const decision = { action: "blind", best: "take red", chance: 0.4, cost: 0.1, values: [value("take red", 0.5), value("take blue", 0.45), value("blind", 0.4)] } as Decision;
const tried = (lead: number, verdict: Tried["verdict"]): Tried => ({ action: "take pink", lead, verdict, error: 0.02, behind: 0.1 - lead, behind_error: 0.02 });
function outcome(answer: Tried | null | undefined, action = "take pink") {
  const { chance, message, count } = outcomeOf(decision, action, answer);
  return [chance, message, count];
}

test("what the review judged is compared by its points", () => {
  expect(outcome(undefined, "take red")).toEqual([50, "review-try-best", 10]);
  expect(outcome(undefined, "take blue")).toEqual([45, "review-try-better", 5]);
  expect(outcome(undefined, "blind")).toEqual([40, "review-try-same", 0]);
});

test("an action that was not judged is worked out, if anybody can", () => {
  expect(outcome(undefined)).toEqual([null, "review-try-judging", 0]);
  expect(outcome(null)).toEqual([null, "review-try-unjudged", 0]);
});

test("an action that was tried is about as good where chance could explain the difference", () => {
  expect(outcome(tried(-0.2, "worse"))).toEqual([20, "review-try-worse", 20]);
  expect(outcome(tried(-0.04, "as_good"))).toEqual([36, "review-try-about", 0]);
  expect(outcome(tried(0, "as_good"))).toEqual([40, "review-try-as-good", 0]);
  expect(outcome(tried(0.05, "better"))).toEqual([45, "review-try-better", 5]);
  expect(outcome(tried(0.09, "better"))).toEqual([49, "review-try-near-best", 9]);
  expect(outcome(tried(0.08, "best"))).toEqual([48, "review-try-near-best", 8]);
});

test("only what is clearly better than the best is shown above it", () => {
  expect(outcome(tried(0.14, "best"))).toEqual([50, "review-try-near-best", 10]);
  expect(outcome(tried(0.14, "best_yet"))).toEqual([54, "review-try-best-yet", 14]);
  expect(outcome(tried(-0.5, "worse"))).toEqual([0, "review-try-worse", 40]);
});
