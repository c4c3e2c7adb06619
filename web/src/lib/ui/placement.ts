/** Where a panel goes so that it hides as little as possible of what it belongs to and of what the player needs. */
export interface Area { left: number; top: number; right: number; bottom: number }
export type Side = "below" | "above" | "right" | "left" | "apart";
/** Something that should stay visible; a larger weight is hidden later. */
export interface Kept { area: Area; weight: number }
export interface BubbleSpot { left: number; top: number; side: Side }

const STEPS = 24; // positions tried in each direction where no side of the target is free
const DISTANCE_COST = 0.05; // square pixels of cover that one pixel of distance is worth

export function overlap(a: Area, b: Area): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The best place for a panel near a target, inside the room. Of places that hide nothing, those beside the target come first. */
export function placeNear(target: Area, size: { w: number; h: number }, room: Area, kept: Kept[], gap: number): BubbleSpot {
  const fit = (left: number, top: number, side: Side): BubbleSpot => ({
    left: Math.max(room.left, Math.min(left, room.right - size.w)),
    top: Math.max(room.top, Math.min(top, room.bottom - size.h)),
    side,
  });
  const cost = ({ left, top }: BubbleSpot) => {
    const area = { left, top, right: left + size.w, bottom: top + size.h };
    return kept.reduce((sum, one) => sum + overlap(area, one.area) * one.weight, 0);
  };
  const away = ({ left, top }: BubbleSpot) =>
    Math.hypot(left + size.w / 2 - (target.left + target.right) / 2, top + size.h / 2 - (target.top + target.bottom) / 2);
  const beside = besides(target, size, gap).map(([left, top, side]) => fit(left, top, side));
  const free = beside.find((spot) => cost(spot) === 0);
  if (free) return free;
  const around: BubbleSpot[] = [];
  for (let i = 0; i <= STEPS; i++)
    for (let k = 0; k <= STEPS; k++)
      around.push(fit(room.left + ((room.right - room.left - size.w) * i) / STEPS, room.top + ((room.bottom - room.top - size.h) * k) / STEPS, "apart"));
  const worth = (spot: BubbleSpot) => cost(spot) + away(spot) * DISTANCE_COST;
  return [...beside, ...around].reduce((best, spot) => (worth(spot) < worth(best) ? spot : best));
}

/** Below, above, right and left of the target: in the middle, then at its two ends. */
function besides({ left, top, right, bottom }: Area, { w, h }: { w: number; h: number }, gap: number): [number, number, Side][] {
  const xs = [(left + right - w) / 2, left, right - w];
  const ys = [(top + bottom - h) / 2, top, bottom - h];
  return [
    ...xs.map((x): [number, number, Side] => [x, bottom + gap, "below"]),
    ...xs.map((x): [number, number, Side] => [x, top - gap - h, "above"]),
    ...ys.map((y): [number, number, Side] => [right + gap, y, "right"]),
    ...ys.map((y): [number, number, Side] => [left - gap - w, y, "left"]),
  ];
}

/** The areas of all elements that match, each with the same weight. */
export const areas = (selector: string, weight: number): Kept[] =>
  [...document.querySelectorAll(selector)].map((node) => ({ area: node.getBoundingClientRect(), weight })).filter(({ area }) => area.right > area.left);
