/** The pictures of the rule sheet: a few places and routes of the board, cards, and ticket stubs. */
import type { DrawnRoute, DrawnLocation } from "../board/layout";

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

const newYorkWay = (seat?: number): Scene => ({
  spots: [
    { x: 40, y: 112, icon: null, lit: true },
    { x: 150, y: 112, icon: "times-square", attraction: true },
    { x: 288, y: 36, icon: "central-park", attraction: true, lit: true },
  ],
  stretches: [
    { a: 0, b: 1, color: "gray", length: 1, seat },
    { a: 1, b: 2, color: "red", length: 2, seat },
  ],
});
const newYorkRoad = (seat?: number): Scene => ({
  spots: [
    { x: 40, y: 66, icon: "times-square", attraction: true },
    { x: 240, y: 66, icon: "central-park", attraction: true },
  ],
  stretches: [{ a: 0, b: 1, color: "red", length: 3, seat, cue: seat === undefined }],
});

export const newYorkPictures: RulePicture[] = [
  { text: "rules-picture-new-york-goal", scene: newYorkWay(0) },
  { text: "rules-picture-new-york-turn", choices: { cards: ["red", "blue"], scene: newYorkRoad(0), icon: "ticket" } },
  { text: "rules-picture-new-york-pay", scene: newYorkRoad(), cards: ["red", "red", "taxi"] },
  {
    text: "rules-picture-new-york-end",
    scene: {
      spots: [
        { x: 36, y: 36, icon: "chelsea", attraction: true },
        { x: 162, y: 112, icon: "greenwich-village", attraction: true },
        { x: 288, y: 36, icon: null },
      ],
      stretches: [
        { a: 0, b: 1, color: "green", length: 2, seat: 0 },
        { a: 1, b: 2, color: "blue", length: 2, seat: 1 },
      ],
    },
  },
];

const firstJourneyRoad = (seat?: number): Scene => ({
  spots: [
    { x: 40, y: 66, icon: "zurich" },
    { x: 240, y: 66, icon: "vienna" },
  ],
  stretches: [{ a: 0, b: 1, color: "red", length: 3, seat, cue: seat === undefined }],
});

export const firstJourneyPictures: RulePicture[] = [
  {
    text: "rules-picture-first-journey-goal",
    scene: {
      spots: [
        { x: 40, y: 36, icon: "zurich", lit: true },
        { x: 178, y: 112, icon: "vienna" },
        { x: 288, y: 112, icon: "warsaw", lit: true },
      ],
      stretches: [
        { a: 0, b: 1, color: "red", length: 2, seat: 0 },
        { a: 1, b: 2, color: "black", length: 1, seat: 0 },
      ],
    },
  },
  { text: "rules-picture-first-journey-turn", choices: { cards: ["red", "blue"], scene: firstJourneyRoad(0), icon: "swap" } },
  { text: "rules-picture-first-journey-pay", scene: firstJourneyRoad(), cards: ["red", "red", "locomotive"] },
  { text: "rules-picture-first-journey-end", stubs: 6 },
];
