import { expect, test } from "vitest";
import type { Column } from "../sheet/sheet";
import { podium, verdictOf } from "./verdict";

const column = (name: string, total: number, rank: number, more: Partial<Column> = {}) => ({ name, mine: false, winner: rank === 1, score: { total, rank }, ...more }) as Column;
const bot = column("Otto", 39, 1);
const me = { mine: true };

test("the winner's own screen says you", () => {
  expect(verdictOf([column("Ada", 40, 1, me), column("Otto", 38, 2)])).toMatchObject({ who: "you", names: [], gap: 2, kind: null, party: true });
});

test("the others get a kind line and no confetti", () => {
  const verdict = verdictOf([column("Ada", 20, 2, me), bot]);
  expect(verdict).toMatchObject({ who: "wins", names: ["Otto"], gap: 19, party: false });
  expect(verdict.kind?.name).toBe("Ada");
});

test("players on one device are called by name, and celebrate if one of them won", () => {
  expect(verdictOf([column("Ada", 40, 1, me), column("Zoe", 38, 2, me)])).toMatchObject({ who: "wins", names: ["Ada"], kind: null, party: true });
  expect(verdictOf([column("Ada", 20, 2, me), column("Zoe", 18, 3, me), bot])).toMatchObject({ who: "wins", kind: null, party: false });
});

test("spectators celebrate whoever wins", () => {
  expect(verdictOf([bot, column("Pip", 3, 2)])).toMatchObject({ who: "wins", party: true });
});

test("a shared victory names the others", () => {
  const two = [column("Ada", 9, 1, me), column("Cleo", 9, 1)];
  expect(verdictOf(two)).toMatchObject({ who: "you-share", names: ["Cleo"], gap: null });
  expect(verdictOf([column("Ada", 9, 1), column("Cleo", 9, 1), column("Bob", 9, 3, me)])).toMatchObject({ who: "share", names: ["Ada", "Cleo"], gap: 0 });
});

test("nobody wins a game that was given up", () => {
  expect(verdictOf([column("Ada", 9, 1, { ...me, winner: false })])).toMatchObject({ who: "none", kind: null, gap: null, party: false });
});

test("the winner stands beside the second", () => {
  const names = (columns: Column[]) => podium(columns).map(({ name }) => name);
  expect(names([column("c", 1, 3), column("a", 3, 1), column("d", 0, 4), column("b", 2, 2)])).toEqual(["b", "a", "c", "d"]);
});
