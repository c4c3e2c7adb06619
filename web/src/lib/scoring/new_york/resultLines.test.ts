import { expect, test } from "vitest";
import { verdictOf } from "../ending/verdict";
import type { Column } from "../sheet/scoreColumns";
import { newYorkResult } from "./resultLines";

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
