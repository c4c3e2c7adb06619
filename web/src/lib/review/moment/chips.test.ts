import { expect, test } from "vitest";
import { boxesApart } from "../../board/geometry";
import type { Box, Drawing } from "../../board/layout";
import { chipFor, pointerOf } from "./chips";

const [raw] = Object.values(import.meta.glob<string>("../../../../../src/farebox/boards/data/new_york.layout.json", { eager: true, query: "?raw", import: "default" }));
const layout = JSON.parse(raw!);
const lines = layout.routes.map((route: object, i: number) => ({ ...route, id: String(i) }));
const drawing = { width: 1000, height: 1320, places: layout.locations, lines } as Drawing;
const names: Box[] = layout.locations.map(({ label }: { label: Box }) => label);

test("a chip lies on the map, near its route, and hides no name", () => {
  for (const line of drawing.lines) {
    const chip = chipFor(drawing, line, { kind: "better", text: "Better +14" }, 130, names);
    expect(chip.x).toBeGreaterThanOrEqual(0);
    expect(chip.x + chip.w).toBeLessThanOrEqual(1000);
    expect(Math.min(...line.slots.map(({ x, y }) => boxesApart(chip, { x, y, w: 0, h: 0 })))).toBeLessThan(120);
    for (const name of names) expect(boxesApart(chip, name)).toBeGreaterThanOrEqual(0);
  }
});

test("a chip away from its route points to it", () => {
  const slot = { x: 500, y: 500, len: 60, w: 24, angle: 0 };
  const line = { slots: [slot] } as (typeof drawing.lines)[number];
  expect(pointerOf({ x: 440, y: 530, w: 120, h: 44 }, line)).toBeNull();
  expect(pointerOf({ x: 440, y: 600, w: 120, h: 44 }, line)).toEqual([{ x: 500, y: 622 }, { x: 500, y: 500 }]);
});
