/** How things move on the living board, as keyframes of one transform each, so that the browser can move them without drawing again. */
import type { Course } from "../decor/decor";

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
