/** The corner of the board where the zoom buttons hide the least of the map. */
import type { Box, Drawing } from "./layout";

export interface Corner { top: boolean; row: boolean } // row: the buttons side by side
/** In order of preference. The right side is left to the overview map and to what the others did. */
const CORNERS: Corner[] = [
  { top: false, row: false },
  { top: false, row: true },
  { top: true, row: false },
  { top: true, row: true },
];

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** `short` and `long`: the sides of the buttons together, in board units, as `edge`, their distance from the board's edges. */
export function freeCorner(drawing: Pick<Drawing, "width" | "height" | "places" | "lines">, plates: Box[], short: number, long: number, edge: number): Corner {
  const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  const things = [
    ...plates,
    ...drawing.places.map(({ x, y, r }) => around(x, y, r)),
    ...drawing.lines.flatMap(({ slots }) => slots.map(({ x, y, len }) => around(x, y, len / 2))),
  ];
  const hidden = ({ top, row }: Corner) => {
    const w = row ? long : short, h = row ? short : long;
    const box = { x: edge, y: top ? edge : drawing.height - edge - h, w, h };
    return things.reduce((sum, thing) => sum + shared(box, thing), 0);
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
