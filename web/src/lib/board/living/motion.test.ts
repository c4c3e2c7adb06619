import { expect, test } from "vitest";
import { decorOf } from "../decor/decor";
import { birdFrames, cloudFrames, cloudsOf, courseFrames } from "./motion";

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
