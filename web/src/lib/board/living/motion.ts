/** How things move on the living board, as keyframes of one transform each, so that the browser can move them without drawing again. */
import type { Course } from "../decor";
import type { DrawnLocation, DrawnRoute, Point } from "../layout";
import type { Convoy } from "../looks";

const EVERY = 4; // seconds between two keyframes of a boat: half a roll on the waves
const ROLL = 1.6; // degrees
const BOAT_LIFT = 1.5; // units up and down

/** There and back, rolling on the waves and turning round at both ends. */
export function courseFrames({ sprite, dx, dy, seconds }: Course): Keyframe[] {
  const steps = Math.max(4, 2 * Math.round(seconds / EVERY)); // an even number each way: it comes home level
  const ahead = dx < 0 === (sprite === "whale") ? 1 : -1; // the whale is drawn looking left, boats looking right
  return Array.from({ length: 2 * steps + 1 }, (_, i) => {
    const back = i >= steps && i < 2 * steps;
    const along = (1 - Math.cos((Math.PI * i) / steps)) / 2; // slow at the ends
    const roll = [0, 1, 0, -1][i % 4]! * ROLL, lift = (i % 2) * -BOAT_LIFT;
    return { offset: i / (2 * steps), transform: place(dx * along, dy * along + lift, roll, back ? -ahead : ahead) };
  });
}

const place = (x: number, y: number, roll: number, facing: number) => `translate(${round(x)}px, ${round(y)}px) rotate(${roll}deg) scaleX(${facing})`;
const round = (value: number) => Math.round(value * 100) / 100 + 0;

export interface Cloud { y: number; scale: number; seconds: number; start: number }
export const CLOUD = { width: 300, height: 190 };

/** A few clouds at different heights; `start`: how far they are on their way when the page opens. */
export function cloudsOf(height: number): Cloud[] {
  return [
    { y: height * 0.1, scale: 1, seconds: 300, start: 0.18 },
    { y: height * 0.46, scale: 0.8, seconds: 380, start: 0.62 },
    { y: height * 0.7, scale: 1.15, seconds: 340, start: 0.9 },
  ];
}

export function cloudFrames({ y, scale }: Cloud, width: number): Keyframe[] {
  const from = -CLOUD.width * scale;
  return [{ transform: `translate(${from}px, ${round(y)}px)` }, { transform: `translate(${width}px, ${round(y - 40)}px)` }];
}

/** Across the board in a shallow bow. `chance` decides where, from 0 to 1. */
export function birdFrames(width: number, height: number, chance: number): Keyframe[] {
  const y = height * (0.15 + 0.6 * chance);
  const at = (x: number, up: number) => ({ transform: `translate(${round(width * x)}px, ${round(y - height * up)}px)` });
  return [at(-0.06, 0), at(0.3, 0.1), at(0.65, 0.08), at(1.06, 0.2)];
}

/* Pieces come to their spaces out of a location: taxis one after the other, the wagons of a train together. */
interface Spot extends Point { angle: number }
/** The keyframes of one piece, in milliseconds at normal speed. */
export interface Drive { frames: Keyframe[]; delay: number; duration: number }

const PER_UNIT = 3.2; // milliseconds per unit of the drawing
const SHORTEST_DRIVE = 420, LONGEST_DRIVE = 1100; // milliseconds, of the piece that drives farthest

/** A way for each piece, in the order of the spaces. Pieces point along their spaces, so they come from the end behind them. */
export function drives(line: Pick<DrawnRoute, "a" | "b" | "slots">, place: Record<string, DrawnLocation>, convoy: Convoy): Drive[] {
  const ends = [place[line.a]!, place[line.b]!];
  const first = line.slots[0]!, heading = (first.angle * Math.PI) / 180;
  const backwards = (ends[1]!.x - ends[0]!.x) * Math.cos(heading) + (ends[1]!.y - ends[0]!.y) * Math.sin(heading) < 0;
  const slots: Spot[] = backwards ? [...line.slots].reverse() : line.slots;
  const start = ends[backwards ? 1 : 0]!;
  const way: Spot[] = [{ x: start.x, y: start.y, angle: slots[0]!.angle }, ...slots];
  const far = lengths(way);
  const longest = Math.min(LONGEST_DRIVE, Math.max(SHORTEST_DRIVE, far.at(-1)! * PER_UNIT));
  const all = slots.map((slot, i): Drive => {
    const behind = convoy.coupled * (far.at(-1)! - far[i + 1]!); // the last wagons start out of sight
    const duration = Math.max(SHORTEST_DRIVE, (longest * (far[i + 1]! + behind)) / far.at(-1)!);
    return { frames: framesOf(way, far, i + 1, behind), delay: (slots.length - 1 - i) * convoy.apart, duration };
  });
  return backwards ? all.reverse() : all;
}

function lengths(way: Spot[]): number[] {
  const far = [0];
  for (let i = 1; i < way.length; i++) far.push(far[i - 1]! + Math.hypot(way[i]!.x - way[i - 1]!.x, way[i]!.y - way[i - 1]!.y));
  return far;
}

/** From the start of the way to its spot `goal`. A piece that is `behind` waits unseen until the train has come that far. */
function framesOf(way: Spot[], far: number[], goal: number, behind: number): Keyframe[] {
  const end = way[goal]!, total = far[goal]! + behind;
  const frame = (spot: Spot, at: number, opacity: number): Keyframe => ({
    offset: Math.min(1, at / total),
    opacity,
    transform: `translate(${spot.x}px, ${spot.y}px) rotate(${turned(spot.angle - end.angle)}deg) translate(${-end.x}px, ${-end.y}px)`,
  });
  const waiting = behind > 0 ? [frame(way[0]!, 0, 0), frame(way[0]!, behind, 0)] : [];
  return [...waiting, ...way.slice(0, goal + 1).map((spot, i) => frame(spot, behind + far[i]!, 1))];
}

/** The same angle between -180 and 180 degrees. */
const turned = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;
