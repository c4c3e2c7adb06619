import { expect, test } from "vitest";
import type { DrawnLocation, Slot } from "../layout/layout";
import { CARS, TRAIN } from "./convoy";
import { drives } from "./driveIn";

const place = { a: { x: 0, y: 0 }, b: { x: 300, y: 0 } } as unknown as Record<string, DrawnLocation>;
const slot = (x: number, angle = 0): Slot => ({ x, y: 0, angle, len: 60, w: 27 });
const line = (angle = 0) => ({ a: "a", b: "b", slots: [slot(60, angle), slot(140, angle), slot(220, angle)] });

test("every piece comes to rest exactly on its own space", () => {
  for (const convoy of [CARS, TRAIN]) {
    for (const [i, { frames }] of drives(line(), place, convoy).entries()) {
      const { x, y } = line().slots[i]!;
      expect(frames.at(-1)).toMatchObject({ offset: 1, opacity: 1, transform: `translate(${x}px, ${y}px) rotate(0deg) translate(${-x}px, ${-y}px)` });
    }
  }
});

test("cars start one after the other, the one that drives farthest first", () => {
  const delays = drives(line(), place, CARS).map(({ delay }) => delay);
  expect(delays).toEqual([...delays].sort((a, b) => b - a));
  expect(delays.at(-1)).toBe(0);
});

test("the wagons of a train arrive together and wait unseen until they leave the station", () => {
  const train = drives(line(), place, TRAIN);
  expect(new Set(train.map(({ delay, duration }) => delay + duration)).size).toBe(1);
  expect(train[0]!.frames[0]).toMatchObject({ offset: 0, opacity: 0 });
  expect(train[2]!.frames[0]).toMatchObject({ offset: 0, opacity: 1 });
});

test("pieces that point back come from the other end", () => {
  const [first] = drives(line(180), place, CARS);
  expect(first!.frames[0]!.transform).toContain("translate(300px, 0px)");
});
