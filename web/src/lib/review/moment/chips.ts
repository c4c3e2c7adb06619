/** Where the chips "Played" and "Better" go on the map: beside their route, clear of names, pieces and each other. */
import { around, boxesApart, corners } from "../../board/geometry";
import type { Box, Drawing, DrawnRoute, Point } from "../../board/layout";

const HEIGHT = 44, CHIP_PAD = 22, CHIP_GAP = 12, FAR = 24;

export interface Chip extends Box { text: string; kind: "played" | "better" }

const overlap = (a: Box, b: Box) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** `taken`: boxes that matter, such as name plates and other chips. `width` of the text in units of the board. */
export function chipFor(drawing: Drawing, line: DrawnRoute, chip: Pick<Chip, "text" | "kind">, width: number, taken: Box[]): Chip {
  const w = width + 2 * CHIP_PAD, h = HEIGHT;
  const pieces = drawing.lines.flatMap((one) => one.slots.map((slot) => around(corners(slot))));
  const nodes = drawing.places.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }));
  const own = line.slots.map((slot) => around(corners(slot)));
  let best: Chip | null = null, least = Infinity;
  for (const slot of line.slots) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8, ux = Math.cos(angle), uy = Math.sin(angle);
      const reach = slot.w / 2 + CHIP_GAP + Math.abs(ux) * (w / 2) + Math.abs(uy) * (h / 2);
      for (const far of [0, 14, 34, 60, 90]) {
        const x = Math.min(drawing.width - w - 6, Math.max(6, slot.x + ux * (reach + far) - w / 2));
        const y = Math.min(drawing.height - h - 6, Math.max(6, slot.y + uy * (reach + far) - h / 2));
        const box = { x, y, w, h };
        const hides = (boxes: Box[], weight: number) => boxes.reduce((sum, other) => sum + weight * overlap(box, other), 0);
        const away = Math.min(...own.map((other) => boxesApart(box, other)));
        const cost = hides(own, 4) + hides(taken, 40) + hides(nodes, 3) + hides(pieces, 1) + away * 8 + far;
        if (cost < least) [best, least] = [{ ...chip, ...box }, cost];
      }
    }
  }
  return best!;
}

/** From a chip that found no room beside its route to the nearest piece of it; null beside it. */
export function pointerOf(chip: Box, line: DrawnRoute): [Point, Point] | null {
  const nearest = line.slots.map((slot) => around(corners(slot))).reduce((best, one) => (boxesApart(chip, one) < boxesApart(chip, best) ? one : best));
  if (boxesApart(chip, nearest) < FAR) return null;
  const to = { x: nearest.x + nearest.w / 2, y: nearest.y + nearest.h / 2 };
  return [{ x: chip.x + chip.w / 2, y: chip.y + chip.h / 2 }, to];
}
