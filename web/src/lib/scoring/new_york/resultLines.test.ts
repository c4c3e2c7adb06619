import { expect, test } from "vitest";
import { verdictOf } from "../ending/verdict";
import type { Column } from "../sheet/sheet";
import { newYorkResult, questionOf } from "./resultLines";

const column = (total: number, rank: number, mine = false, completed = 1) => ({ name: "", mine, winner: rank === 1, score: { total, rank, completed } }) as Column;
const line = (...columns: Column[]) => newYorkResult(verdictOf(columns), columns);

test("the winner reads how close it was", () => {
  expect(line(column(40, 1, true), column(38, 2))).toBe("score-by");
  expect(line(column(40, 1, true, 3), column(40, 2))).toBe("score-tie-tickets");
  expect(line(column(40, 1), column(40, 1))).toBe("score-tie-shared");
});

test("the others read a kind line", () => {
  expect(line(column(40, 1), column(38, 2, true))).toBe("score-kind-close");
  expect(line(column(40, 1), column(20, 2, true))).toBe("score-kind");
  expect(line(column(40, 1, false, 3), column(40, 2, true))).toBe("score-tie-tickets");
});

test("a game that was given up has no such line", () => {
  expect(line({ ...column(40, 1, true), winner: false })).toBe("");
});

type Facts = { mine?: boolean; winner?: boolean; open?: number[]; completed?: number };
function scored(total: number, { mine = false, winner = false, open = [], completed = 2 }: Facts = {}): Column {
  const tickets = [{ ticket: { id: "done", a: "a", b: "b", value: 9 }, done: true }, ...open.map((value) => ({ ticket: { id: `open ${value}`, a: "a", b: "b", value }, done: false }))];
  return { name: "", mine, winner, tickets, score: { total, completed } } as unknown as Column;
}
const won = (total: number, more: Facts = {}) => scored(total, { winner: true, ...more });
const asks = (...columns: Column[]) => questionOf(verdictOf(columns), columns);

test("a ticket that alone would have won is named, the smallest one", () => {
  expect(asks(won(30), scored(20, { mine: true, open: [8, 6, 5] }))).toMatchObject({ id: "score-ask-enough", ticket: { value: 6 } });
  expect(asks(won(30), scored(30, { mine: true, open: [1] }))).toMatchObject({ id: "score-ask-enough" });
});

test("a ticket that would only have made a tie is not", () => {
  expect(asks(won(30), scored(20, { mine: true, open: [5] }))).toMatchObject({ id: "score-ask-cost", ticket: { value: 5 } });
});

test("without open tickets the points between are asked for", () => {
  expect(asks(won(30), scored(29, { mine: true }))).toEqual({ id: "score-ask-short", gap: 1 });
  expect(asks(won(30), won(30), scored(18, { mine: true }))).toEqual({ id: "score-ask-short", gap: 12 });
  expect(asks(won(30, { completed: 3 }), scored(30, { mine: true }))).toEqual({ id: "score-ask-level" });
});

test("the winner is asked about the lead, or about the ticket that was not needed", () => {
  expect(asks(won(30, { mine: true, open: [4] }), scored(28))).toEqual({ id: "score-ask-ahead", gap: 2 });
  expect(asks(won(30, { mine: true, open: [4, 7] }), scored(20))).toMatchObject({ id: "score-ask-despite", ticket: { value: 7 } });
  expect(asks(won(30, { mine: true }), scored(20))).toEqual({ id: "score-ask-ahead", gap: 10 });
  expect(asks(won(30, { mine: true }), scored(30, { completed: 1 }))).toEqual({ id: "score-ask-level" });
  expect(asks(won(30, { mine: true }), won(30))).toEqual({ id: "score-ask-shared" });
});

test("watchers and several players at one screen are not called you", () => {
  expect(asks(won(30, { open: [4] }), scored(28))).toEqual({ id: "score-ask-decided", gap: 2 });
  expect(asks(won(30, { mine: true }), scored(20, { mine: true, open: [9] }))).toEqual({ id: "score-ask-decided", gap: 10 });
  expect(asks(won(30), won(30), scored(20))).toEqual({ id: "score-ask-shared" });
});

test("a game that was given up has the general question", () => {
  expect(asks(scored(3, { mine: true, open: [4] }), scored(5))).toEqual({ id: "score-review-line" });
});
