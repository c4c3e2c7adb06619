import { expect, test } from "vitest";
import type { RouteData } from "../../../core/protocol";
import { longestTrail, missingSpaces } from "./paths";

const route = (id: string, length: number): RouteData => ({ id, a: id[0]!, b: id[1]!, length, color: "gray", twin: null, points: 1 });
const line = [route("ab", 2), route("bc", 3), route("cd", 1)];

test("the longest way goes through every route at most once", () => {
  expect(longestTrail(line)).toMatchObject({ length: 6, a: "a", b: "d" });
  expect(longestTrail([...line, route("be", 4)])).toMatchObject({ length: 8 }); // e-b-c-d
  expect(longestTrail([])).toBeNull();
});

test("a ring is a way that ends where it began, unless a longer one leaves it", () => {
  const ring = [route("ab", 1), route("bc", 1), route("ca", 1)];
  const trail = longestTrail(ring)!;
  expect([trail.length, trail.a === trail.b]).toEqual([3, true]);
  expect(longestTrail([...ring, route("cd", 1)])).toMatchObject({ length: 4 });
});

test("missing spaces are those of the shortest way over own and free routes", () => {
  expect(missingSpaces(line, [], "a", "d")).toBe(0);
  expect(missingSpaces(line.slice(0, 2), [route("cd", 4), route("bd", 1)], "a", "d")).toBe(1);
  expect(missingSpaces(line.slice(0, 1), [], "a", "d")).toBeNull();
});
