import { expect, test } from "vitest";
import { decorOf } from "../decor";
import { birdFrames, cloudFrames, cloudsOf, courseFrames, drives } from "./motion";
import type { DrawnLocation, Slot } from "../layout";
import { CARS, TRAIN } from "../looks";

const BOARDS = ["new_york", "first_journey_europe", "first_journey_usa"];
const courses = BOARDS.flatMap((id) => decorOf({ id })!.courses);

test("a boat starts at its place and comes home again", () => {
  for (const course of courses) {
    const frames = courseFrames(course);
    expect(frames[0]!.transform).toBe(frames.at(-1)!.transform);
    expect(frames[0]!.transform).toContain("translate(0px, 0px) rotate(0deg)");
    expect(frames[(frames.length - 1) / 2]!.transform).toContain(`translate(${course.dx}px, ${course.dy}px)`);
  }
});

test("a boat looks where it goes, and so does the whale", () => {
  const facing = (sprite: "sail" | "whale", dx: number) => courseFrames({ sprite, x: 0, y: 0, scale: 1, dx, dy: 0, seconds: 40 })[1]!.transform;
  expect(facing("sail", 50)).toContain("scaleX(1)");
  expect(facing("sail", -50)).toContain("scaleX(-1)");
  expect(facing("whale", -50)).toContain("scaleX(1)");
});

test("a board that nobody decorated has clouds", () => {
  expect(decorOf({ id: "my_village" })).toBeNull();
  const [cloud] = cloudsOf(1000);
  expect(cloudFrames(cloud!, 1500).at(-1)!.transform).toContain("translate(1500px");
});

test("birds come in on one side and leave on the other", () => {
  const frames = birdFrames(1000, 800, 0.5);
  expect(frames[0]!.transform).toContain("translate(-60px");
  expect(frames.at(-1)!.transform).toContain("translate(1060px");
});

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
