import { expect, test } from "vitest";
import type { ActionData, PuzzleData } from "../core/protocol";
import type { Mistake } from "../history/store";
import { Attempt } from "./attempt.svelte";
import { aboutBest } from "../review/data/reasons";
import type { Tried } from "../review/data/review";
import { ownServer } from "./ownPuzzles";
import type { PuzzleMark } from "./puzzleResults";

const action = (text: string): ActionData => {
  const [kind, what = null] = text.split(" ");
  const claim = kind === "claim";
  return { kind: kind as ActionData["kind"], text, card: claim ? null : what, route: claim ? what : null, payment: {}, tickets: [] };
};
const ACTIONS = ["take red", "take blue", "take pink", "blind", "tickets", "claim a-b 2 red", "claim a-b 2 taxi", "claim c-d 1 red"].map(action);
const CHANCES = { "claim a-b 2 red": 0.6, "claim a-b 2 taxi": 0.5, "take red": 0.59, blind: 0.52, "take blue": 0.5, "claim c-d 1 red": 0.48, tickets: 0.3 };
const REASONS = [{ id: "finishes", tickets: ["x-y"] }, { id: "end_too_soon", tickets: ["x-y"] }, { id: "never_finished", tickets: ["v-w"] }];
const mistake = {
  ...{ id: "own-1-4", game: "1", number: 4, turn: 3, seat: 0, action: "blind", cost: 0.08, reasons: REASONS },
  values: Object.entries(CHANCES).map(([text, chance]) => ({ action: text, chance, error: 0.01 })),
  view: { actions: ACTIONS },
} as unknown as Mistake;

const judge = async (_: Mistake, text: string) => JUDGED[text] ?? null;
const JUDGED: Record<string, Tried> = {};

function begun() {
  const marks: PuzzleMark[] = [];
  const data = { puzzle: { id: mistake.id }, view: mistake.view } as unknown as PuzzleData;
  return { marks, attempt: new Attempt(data, (mark) => marks.push(mark), ownServer(mistake, judge)) };
}

async function answered(...texts: string[]) {
  const { attempt, marks } = begun();
  for (const text of texts) {
    attempt.choose(ACTIONS.find((one) => one.text === text)!);
    await attempt.submit();
  }
  return { attempt, marks };
}

test("the best action is right, with any payment, and the solution has every chance once", async () => {
  const { attempt, marks } = await answered("claim a-b 2 red");
  expect(marks).toEqual(["first"]);
  expect(attempt.solution!.values.map(({ action, chance }) => [action.text, chance])).toEqual(Object.entries(CHANCES).filter(([text]) => text !== "claim a-b 2 taxi").sort(([, a], [, b]) => b - a));
  expect(attempt.solution!.reasons).toEqual(REASONS);
});

test("what is hardly worse is right, too, and comes first in its solution", async () => {
  const { attempt, marks } = await answered("take red");
  expect([marks, attempt.solution!.values[0].action.text, attempt.solution!.reasons]).toEqual([["first"], "take red", []]);
});

test("a wrong answer says its cost, if that is known", async () => {
  const { attempt } = await answered("blind", "take pink");
  expect(attempt.wrong.map(({ cost }) => cost && Math.round(100 * cost))).toEqual([8, null]);
});

test("an answer that the review did not judge is asked for", async () => {
  JUDGED["take pink"] = { action: "take pink", verdict: "worse", lead: -0.22, error: 0.02, behind: 0.3, behind_error: 0.02 };
  const { attempt } = await answered("take pink");
  expect(attempt.wrong.map(({ cost }) => Math.round(100 * cost!))).toEqual([30]);
  await attempt.giveUp();
  expect(attempt.solution!.values.map(({ action }) => action.text).slice(-2)).toEqual(["tickets", "take pink"]);
  JUDGED["take pink"] = { ...JUDGED["take pink"], verdict: "best", behind: 0.03 };
  const { attempt: other, marks } = await answered("take pink");
  expect([marks, other.solution!.values[0].action.text]).toEqual([["first"], "take pink"]);
  delete JUDGED["take pink"];
});

test("hints leave one right answer, and name the tickets that it is about", async () => {
  const { attempt } = begun();
  await attempt.help();
  expect(attempt.open.map(({ text }) => text)).toEqual(["take blue", "blind", "claim a-b 2 red", "claim c-d 1 red"]);
  await attempt.help();
  expect(attempt.open.map(({ text }) => text)).toEqual(["blind", "claim a-b 2 red"]);
  expect(attempt.hint!.tickets).toEqual(["x-y"]);
});

test("giving up shows the best action", async () => {
  const { attempt, marks } = begun();
  await attempt.giveUp();
  expect([marks, attempt.solution!.values[0].action.text]).toEqual([["missed"], "claim a-b 2 red"]);
});

test("a solution does not explain the action of the game", () => expect(aboutBest([...REASONS, { id: "twin_free" }, { id: "route_without_ticket" }])).toEqual(REASONS.slice(0, 2)));
