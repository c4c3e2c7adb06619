/** Distances, boxes and neighbours on a board, in its own units. */
import type { Box, Drawing, DrawnLocation, DrawnRoute, Point, Slot } from "./layout";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far a point is outside a slot; 0 inside it. */
export function toSlot({ x, y }: Point, slot: Slot): number {
  const c = Math.cos(radians(slot.angle)), s = Math.sin(radians(slot.angle));
  const along = Math.abs((x - slot.x) * c + (y - slot.y) * s) - slot.len / 2;
  const across = Math.abs((y - slot.y) * c - (x - slot.x) * s) - slot.w / 2;
  return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

export const toBox = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, x - box.x - box.w, 0), Math.max(box.y - y, y - box.y - box.h, 0));

/** The route with the nearest space within `reach`; a point between two spaces of a route belongs to it. */
export function nearestRoute(point: Point, lines: DrawnRoute[], reach: number): string | null {
  let best: string | null = null, distance = reach;
  for (const line of lines) {
    for (const shape of [...line.slots, ...gaps(line.slots)]) {
      const d = toSlot(point, shape);
      if (d < distance || (d === 0 && best === null)) [best, distance] = [line.id, d];
    }
  }
  return best;
}

/**
 * The route that something dropped at a point lands on: the one a tap there would pick, of a double route the wanted one unless the
 * point lies on the other. Where there is none, the nearest wanted one within `far`.
 */
export function droppedOn(point: Point, lines: DrawnRoute[], wanted: Set<string>, reach: number, far: number): string | null {
  const id = nearestRoute(point, lines, reach);
  if (id === null) return nearestRoute(point, lines.filter((line) => wanted.has(line.id)), far);
  const { twin, slots } = lines.find((line) => line.id === id)!;
  const beside = slots.every((slot) => toSlot(point, slot) > 0);
  return beside && twin && wanted.has(twin) && !wanted.has(id) ? twin : id;
}

/** The bridges between neighbouring spaces of a route, a little narrower than the spaces. */
export function gaps(slots: Slot[]): Slot[] {
  return slots.slice(1).map((to, i) => {
    const from = slots[i]!;
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle, len: Math.hypot(to.x - from.x, to.y - from.y) / 2, w: from.w * 0.8 };
  });
}

/** The location whose disc contains the point, or the nearest one within `reach` of its edge. */
export function nearestPlace(point: Point, places: DrawnLocation[], reach = 0): string | null {
  let best: string | null = null, distance = reach;
  for (const place of places) {
    const d = Math.hypot(point.x - place.x, point.y - place.y) - place.r;
    if (d <= distance) [best, distance] = [place.id, d];
  }
  return best;
}

export function corners(slot: Slot): Point[] {
  const c = Math.cos(radians(slot.angle)), s = Math.sin(radians(slot.angle));
  const a = slot.len / 2, b = slot.w / 2;
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([u, v]) => ({ x: slot.x + u! * a * c - v! * b * s, y: slot.y + u! * a * s + v! * b * c }));
}

export const boxCorners = ({ x, y, w, h }: Box): Point[] => [{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }];

/** The gap between two convex quadrilaterals along the best separating side; negative when they overlap. */
export function apart(a: Point[], b: Point[]): number {
  let gap = -Infinity;
  for (const shape of [a, b]) {
    for (let i = 0; i < shape.length; i++) {
      const p = shape[i]!, q = shape[(i + 1) % shape.length]!;
      const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
      const nx = (q.y - p.y) / length, ny = (p.x - q.x) / length;
      const of = (points: Point[]) => points.map((c) => c.x * nx + c.y * ny);
      const u = of(a), v = of(b);
      gap = Math.max(gap, Math.min(...v) - Math.max(...u), Math.min(...u) - Math.max(...v));
    }
  }
  return gap;
}

export function boxesApart(a: Box, b: Box): number {
  return Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);
}

export function around(points: Point[], margin = 0): Box {
  const xs = points.map((p) => p.x), ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin, y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** The box of a route and its two locations. */
export function routeBox(line: DrawnRoute, place: Record<string, DrawnLocation>): Box {
  const ends = [place[line.a]!, place[line.b]!].flatMap(({ x, y, r }) => [{ x: x - r, y: y - r }, { x: x + r, y: y + r }]);
  return around([...line.slots.flatMap(corners), ...ends]);
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const WAYS: Record<Arrow, Point> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };
export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The next route in the arrow's direction; routes that touch the current one come first. */
export function neighbour(from: DrawnRoute, arrow: Arrow, lines: DrawnRoute[]): DrawnRoute | null {
  const way = WAYS[arrow];
  let best: DrawnRoute | null = null, cost = Infinity;
  for (const line of lines) {
    if (line.id === from.id) continue;
    const dx = line.mid[0] - from.mid[0], dy = line.mid[1] - from.mid[1];
    const ahead = dx * way.x + dy * way.y, aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 2 || aside > ahead * 2) continue;
    const meets = [line.a, line.b].some((end) => end === from.a || end === from.b);
    const c = (ahead + aside * 1.6) * (meets ? 0.75 : 1);
    if (c < cost) [best, cost] = [line, c];
  }
  return best;
}

/** The corner of the board where the zoom buttons hide the least of the map. */
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
