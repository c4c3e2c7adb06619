import { beforeEach, expect, test, vi } from "vitest";
import type { ActionData, BoardData, PuzzleData, PuzzleSolution } from "../core/protocol";
import { answersOf, answerText, keyOf, Attempt, type PuzzleServer } from "./attempt.svelte";
import { nextPuzzle, numberOf, type PuzzleMark } from "./puzzleResults";
import { messages } from "../core/words/messages.svelte";

const action = (text: string): ActionData => {
  const [kind, what = null] = text.split(" ");
  const claim = kind === "claim";
  return { kind: kind as ActionData["kind"], text, card: claim ? null : what, route: claim ? what : null, payment: {}, tickets: [] };
};
const ACTIONS = ["take red", "take blue", "blind", "claim a-b 2 red", "claim a-b 2 taxi", "claim c-d 1 red"].map(action);
const RIGHT = "claim a-b";
const SOLUTION: PuzzleSolution = { values: [{ action: ACTIONS[3], chance: 0.6, error: 0.01 }], reasons: [], missed_by: [] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

function begun() {
  const marks: PuzzleMark[] = [];
  const server: PuzzleServer = {
    hint: vi.fn(async (_, number) => ({ answers: [ACTIONS[3], ACTIONS[0], ACTIONS[2], ACTIONS[5]].slice(0, number === 1 ? 4 : 2), tickets: [] })),
    answer: vi.fn(async (_, text) => {
      const right = !!text?.startsWith(RIGHT);
      return { right, cost: text ? 0.1 : null, solution: right || !text ? SOLUTION : null };
    }),
  };
  const data = { puzzle: { id: "p" }, seat: 0, view: { actions: ACTIONS } } as unknown as PuzzleData;
  return { attempt: new Attempt(data, (mark) => marks.push(mark), server), marks, server };
}

async function answer(attempt: Attempt, text: string) {
  attempt.choose(ACTIONS.find((one) => one.text === text)!);
  await attempt.submit();
}

test("ways to pay are one answer", () => {
  expect(answersOf({ actions: ACTIONS }).map((one) => one.text)).toEqual(["take red", "take blue", "blind", "claim a-b 2 red", "claim c-d 1 red"]);
  expect(keyOf({ kind: "keep", tickets: ["b", "a"], card: null, route: null })).toBe(keyOf({ kind: "keep", tickets: ["a", "b"], card: null, route: null }));
});

test("routes of a double are told apart by color, if they differ in it", () => {
  const route = (id: string, color: string, twin: string | null) => ({ id, a: "a", b: "b", color, twin });
  const routes = [route("x", "red", "y"), route("y", "blue", "x"), route("v", "gray", "w"), route("w", "gray", "v"), route("z", "red", null)];
  const board = { routes, locations: [{ id: "a", name: "A" }, { id: "b", name: "B" }] } as unknown as BoardData;
  const text = (id: string) => answerText(board, action(`claim ${id}`));
  expect(["x", "v", "z"].map(text)).toEqual(["A – B, color-red", "A – B", "A – B"]);
});

test("found at the first try", async () => {
  const { attempt, marks } = begun();
  await answer(attempt, "claim a-b 2 taxi");
  expect(attempt.solution).toBe(SOLUTION);
  expect([attempt.right, attempt.left, marks]).toEqual([true, 3, ["first"]]);
});

test("a wrong try says its cost, is not offered again, and the solution comes after three", async () => {
  const { attempt, marks, server } = begun();
  await answer(attempt, "take red");
  expect(attempt.wrong).toEqual([{ action: ACTIONS[0], cost: 0.1 }]);
  expect([attempt.left, attempt.chosen, attempt.solution, marks]).toEqual([2, null, null, []]);
  attempt.choose(ACTIONS[0]);
  expect(attempt.chosen).toBeNull();
  await answer(attempt, "take blue");
  await answer(attempt, "blind");
  expect([attempt.right, attempt.solution, marks]).toEqual([false, SOLUTION, ["missed"]]);
  expect(server.answer).toHaveBeenLastCalledWith("p", null);
});

test("hints leave fewer answers, and solving with them is not the first try", async () => {
  const { attempt, marks } = begun();
  attempt.choose(ACTIONS[1]);
  await attempt.help();
  expect(attempt.open.map((one) => one.text)).toEqual(["take red", "blind", "claim a-b 2 red", "claim c-d 1 red"]);
  expect(attempt.chosen).toBeNull(); // it is not among them
  await attempt.help();
  await attempt.help();
  expect([attempt.hints, attempt.open.length]).toEqual([2, 2]);
  await answer(attempt, "claim a-b 2 red");
  expect(marks).toEqual(["solved"]);
});

test("wrong answers and hints are still there after a reload, until the puzzle ends", async () => {
  const before = begun();
  await answer(before.attempt, "take red");
  await before.attempt.help();
  const { attempt, marks } = begun();
  expect([attempt.left, attempt.hints, attempt.wrong]).toEqual([2, 1, [{ action: ACTIONS[0], cost: 0.1 }]]);
  expect(attempt.open.map((one) => one.text)).toEqual(["blind", "claim a-b 2 red", "claim c-d 1 red"]);
  await answer(attempt, "claim a-b 2 red");
  expect(marks).toEqual(["solved"]);
  expect([begun().attempt.left, begun().attempt.hints]).toEqual([3, 0]);
});

test("giving up shows the solution once", async () => {
  const { attempt, marks } = begun();
  await attempt.giveUp();
  await attempt.giveUp();
  expect([attempt.right, marks]).toEqual([false, ["missed"]]);
});

test("after a failed request everything is as before", async () => {
  const { attempt, server } = begun();
  vi.mocked(server.answer).mockRejectedValueOnce(new Error("offline"));
  attempt.choose(ACTIONS[0]);
  await expect(attempt.submit()).rejects.toThrow();
  expect([attempt.busy, attempt.left, attempt.chosen]).toEqual([false, 3, ACTIONS[0]]);
});

test("the next puzzle is one of the same board that was not tried", () => {
  const puzzles = ["a1", "b1", "a2", "a3"].map((id) => ({ id, board: id[0], seats: 2, difficulty: 1 }));
  expect(numberOf(puzzles, "a2")).toBe(2);
  expect(nextPuzzle(puzzles, "a2", {})).toBe("a3");
  expect(nextPuzzle(puzzles, "a2", { a3: "first" })).toBe("a1");
  expect(nextPuzzle(puzzles, "b1", {})).toBeNull();
});

test("a hint that would rule out nothing is not given", async () => {
  const { attempt, server } = begun();
  await answer(attempt, "take blue");
  await attempt.help(); // four of the four that are open
  expect([attempt.hints, attempt.open.length]).toEqual([2, 2]);
  expect(server.hint).toHaveBeenCalledTimes(2);
});

test("the color of a card agrees with the card", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const take = { kind: "take", card: "blue", route: null, payment: {}, tickets: [] } as unknown as ActionData;
  const said = async (language: string) => {
    await messages.choose(language, false);
    return answerText({} as BoardData, take);
  };
  expect(await said("en")).toBe("Take a face-up card: 1 blue");
  expect(await said("fr")).toBe("Prendre une carte visible\u00a0: 1 bleue");
  expect(await said("ro")).toContain("1 albastră");
});
