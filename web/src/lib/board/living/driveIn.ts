/** How pieces come to their spaces: taxis one after the other, the wagons of a train together, out of the location they come from. */
import type { DrawnRoute, DrawnLocation, Point } from "../layout/layout";
import type { Convoy } from "./convoy";

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
