/** The lines of the graph: chances over the game, as points of decision numbers and chances. */
import { after, before, isMistake, SWING, type Decision, type Review } from "../data/review";

export interface GraphPoint { at: number; chance: number }
export interface GraphMark extends GraphPoint { kind: "mistake" | "luck"; seat: number; number: number; size: number }

/** One line per seat: by what each knew at its own decisions, or of everybody at every decision with all hands open. */
export function chanceLines({ decisions, seats, open_hands }: Review, players: number, of: number): GraphPoint[][] {
  return Array.from({ length: players }, (_, seat) => {
    const report = seats?.[seat];
    const start: GraphPoint[] = report ? [{ at: -1, chance: report.base }] : [];
    const end: GraphPoint[] = report ? [{ at: of, chance: report.result }] : [];
    const middle = open_hands ? decisions.map(({ number, chances }) => ({ at: number, chance: chances[seat] ?? 0 })) : decisions.filter((one) => one.seat === seat).flatMap(own);
    return [...start, ...middle, ...end];
  });
}

const own = (decision: Decision): GraphPoint[] => [
  { at: decision.number, chance: before(decision) },
  { at: decision.number + 0.5, chance: after(decision) },
];

/** Mistakes and swings of luck, where the line of their seat is; of several close together the mistake at `here`, else the largest. */
export function marksOf({ decisions, open_hands }: Review, apart: number, here = -1): GraphMark[] {
  const all = decisions.flatMap((one): GraphMark[] => {
    const chance = open_hands ? (one.chances[one.seat] ?? 0) : one.chance;
    const spot = { seat: one.seat, number: one.number };
    const mistake: GraphMark[] = isMistake(one) ? [{ ...spot, kind: "mistake", at: one.number, chance: open_hands ? chance : before(one), size: one.cost }] : [];
    const luck: GraphMark[] = Math.abs(one.luck) >= SWING ? [{ ...spot, kind: "luck", at: one.number + 0.5, chance: open_hands ? chance : after(one), size: Math.abs(one.luck) }] : [];
    return [...mistake, ...luck];
  });
  const kept: GraphMark[] = [];
  const isHere = ({ kind, number }: GraphMark) => Number(kind === "mistake" && number === here);
  for (const mark of [...all].sort((a, b) => isHere(b) - isHere(a) || b.size - a.size)) if (kept.every((other) => Math.abs(other.at - mark.at) >= apart || Math.abs(other.chance - mark.chance) > 0.12)) kept.push(mark);
  return kept.sort((a, b) => a.at - b.at);
}

/** From the top: 0 is 100 %, 1 is 0 %. */
export const level = (chance: number) => 1 - Math.min(1, Math.max(0, chance));

export const TICKS = [0, 25, 50, 75, 100]; // percent

/** A smooth path through points on the screen, without overshooting. */
export function pathOf(spots: { x: number; y: number }[]): string {
  return spots.map(({ x, y }, i) => {
    const last = spots[i - 1];
    if (!last) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
    const bend = (x - last.x) / 2;
    return `C${(last.x + bend).toFixed(1)} ${last.y.toFixed(1)} ${(x - bend).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("");
}

type Spot = { x: number; y: number };
const COST_WIDTH = 34, COST_HEIGHT = 14, MARK_RADIUS = 9, ASIDE = 14, BESIDE = [-9, 24, -28, 43]; // in pixels of the drawing

/** Where the cost of the decision at `here` is written: beside its mark, within the lines of the graph, and not over another mark if it can be helped. */
export function costSpot(here: Spot, marks: Spot[], { right, top }: { right: number; top: number }): Spot & { left: boolean } {
  const spots = BESIDE.flatMap((dy) => [false, true].map((left) => ({ x: here.x + (left ? -ASIDE : ASIDE), y: here.y + dy, left })));
  const inside = spots.filter(({ x, y, left }) => (left ? x > COST_WIDTH : x < right - COST_WIDTH) && y - COST_HEIGHT > top);
  const covers = ({ x, y, left }: (typeof spots)[0], mark: Spot) => {
    const from = left ? x - COST_WIDTH : x;
    return mark.x > from - MARK_RADIUS && mark.x < from + COST_WIDTH + MARK_RADIUS && mark.y > y - COST_HEIGHT - MARK_RADIUS && mark.y < y + MARK_RADIUS;
  };
  return inside.find((spot) => !marks.some((mark) => covers(spot, mark))) ?? inside[0] ?? spots[0]!;
}
