import { beforeEach, expect, test, vi } from "vitest";
import type { Decision, Review, Tried } from "./review";

vi.mock("../../core/api", () => ({
  Refused: class Refused extends Error {
    constructor(public problem: object) {
      super();
    }
  },
  tryAction: vi.fn(),
}));
const api = await import("../../core/api");
const { Tries } = await import("./tries.svelte");
const ask = vi.mocked(api.tryAction);
const refusal = (error: string, detail = {}) => new api.Refused({ error, message: "", detail });

const review = { open_hands: false, deep: true } as Review;
const decision = { number: 4, action: "blind", best: "take red", values: [{ action: "take red", chance: 0.5, error: 0 }], tried: null } as unknown as Decision;
const answer = (action: string) => ({ action, lead: 0.1 }) as Tried;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation(async (_, __, action) => answer(action));
});

test("only what the review does not know is asked for, and once", async () => {
  const tries = new Tries("abc");
  for (const action of ["take red", "blind", "take pink", "take pink"]) {
    tries.ask(review, decision, action);
    await settled();
  }
  expect(ask.mock.calls).toEqual([["abc", 4, "take pink", false, true]]);
  expect(tries.answer(review, decision, "take pink")).toEqual(answer("take pink"));
  expect(tries.answer({ ...review, open_hands: true }, decision, "take pink")).toBeUndefined();
});

test("what others have tried is known, with any payment", () => {
  const tries = new Tries("abc");
  const known = { ...decision, tried: [answer("claim a-b 2 red")] };
  tries.ask(review, known, "claim a-b 1 red 1 taxi");
  expect(tries.answer(review, known, "claim a-b 1 red 1 taxi")).toEqual(answer("claim a-b 2 red"));
  expect(ask).not.toHaveBeenCalled();
});

test("a busy server is asked again, and a refusal or an hour's limit is final until the action is tried again", async () => {
  const tries = new Tries("abc");
  ask.mockRejectedValueOnce(refusal("busy")).mockRejectedValueOnce(refusal("too_fast"));
  tries.ask(review, decision, "take pink");
  await vi.advanceTimersByTimeAsync(3100);
  expect(tries.answer(review, decision, "take pink")).toBeTruthy();
  ask.mockRejectedValueOnce(refusal("too_fast", { minutes: 9 })).mockRejectedValueOnce(refusal("offline"));
  for (const _ of "12") {
    tries.ask(review, decision, "tickets");
    await settled();
    expect(tries.answer(review, decision, "tickets")).toBeNull();
  }
  tries.ask(review, decision, "tickets");
  expect(tries.answer(review, decision, "tickets")).toBeUndefined();
  await settled();
  expect(tries.answer(review, decision, "tickets")).toBeTruthy();
});

test("one at a time, and none that nobody waits for", async () => {
  const tries = new Tries("abc");
  let end = (_: Tried) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  for (const action of ["take pink", "tickets", "take blue"]) tries.ask(review, decision, action);
  await settled();
  tries.ask(review, decision, "take green");
  expect(ask.mock.calls.map(([, , action]) => action)).toEqual(["take blue"]);
  end(answer("take blue"));
  await settled();
  expect(ask.mock.calls.map(([, , action]) => action)).toEqual(["take blue", "take green"]);
});
