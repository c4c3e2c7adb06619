/** The pictures of the rule sheet: a few places and routes of the board, cards, and ticket stubs. */
import type { DrawnRoute, DrawnLocation } from "../../board/layout/layout";

type Spot = { x: number; y: number; icon: string | null; attraction?: boolean; lit?: boolean };
/** `a` and `b` are numbers of spots. */
type Stretch = { a: number; b: number; color: string; length: number; seat?: number; cue?: boolean };
export type Scene = { spots: Spot[]; stretches: Stretch[] };
/** `text` is its message; `choices`: the three things of a turn, the last one as an icon; `stubs`: completed tickets. */
export type RulePicture = { text: string; scene?: Scene; cards?: string[]; choices?: { cards: string[]; scene: Scene; icon: "ticket" | "swap" }; stubs?: number };

const SCENE_MARGIN = 40; // beside the last spot
const R = 22;
const SPOT_EDGE = 4; // between a spot and its first space
const RING = 13; // around a lit spot
const SPACE_WIDTH = 24;
const SPACE_APART = 5;

export const spotLocation = ({ x, y, icon, attraction = false }: Spot) => ({ id: icon ?? "", x, y, r: R, icon, attraction }) as DrawnLocation;

/** No larger than its spots need. */
export function viewBoxOf({ spots }: Scene): string {
  const ys = spots.map(({ y }) => y);
  const top = Math.min(...ys) - R - RING - 2;
  return `0 ${top} ${Math.max(...spots.map(({ x }) => x)) + SCENE_MARGIN} ${Math.max(...ys) + R + RING + 2 - top}`;
}

/** The spaces of a stretch, laid evenly between its two spots. */
export function stretchLine(scene: Scene, { a, b, color, length }: Stretch): DrawnRoute {
  const from = scene.spots[a], to = scene.spots[b];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [before, after] = [from, to].map(({ lit }) => R + SPOT_EDGE + (lit ? RING : 0));
  const room = far - before - after;
  const len = (room - SPACE_APART * (length - 1)) / length;
  const slots = Array.from({ length }, (_, i) => {
    const along = before + len / 2 + i * (len + SPACE_APART);
    return { x: from.x + ux * along, y: from.y + uy * along, angle: (Math.atan2(uy, ux) * 180) / Math.PI, len, w: SPACE_WIDTH };
  });
  return { id: `${a}-${b}`, color, slots } as unknown as DrawnRoute;
}
