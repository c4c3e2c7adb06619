import { expect, test } from "vitest";
import { boxesApart } from "../../board/layout/geometry";
import type { Box, Drawing } from "../../board/layout/layout";
import { chipFor } from "./chips";

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
