import { expect, test } from "vitest";
import { freeCorner } from "./freeCorner";

const empty = { width: 1000, height: 600, places: [], lines: [] };
const corner = (plates: { x: number; y: number; w: number; h: number }[]) => freeCorner(empty, plates, 50, 110, 20);

test("the buttons stay at the lower left, turn, or move to where they hide nothing", () => {
  expect(corner([])).toEqual({ top: false, row: false });
  expect(corner([{ x: 0, y: 440, w: 120, h: 60 }])).toEqual({ top: false, row: true });
  expect(corner([{ x: 0, y: 440, w: 200, h: 160 }])).toEqual({ top: true, row: false });
});

test("where something is hidden anyway, it is as little as possible", () => {
  const everywhere = [{ x: 0, y: 0, w: 1000, h: 600 }, { x: 0, y: 300, w: 1000, h: 300 }, { x: 0, y: 0, w: 60, h: 300 }];
  expect(corner(everywhere)).toEqual({ top: true, row: true });
});
