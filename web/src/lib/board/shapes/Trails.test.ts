import { expect, test } from "vitest";
import { stretches } from "./Trails.svelte";

const trail = (id: string, routes: string[], free: string[] = []) => ({ id, color: id, ends: [], routes, free });

test("trails that share a route lie around each other, the outer ones drawn first", () => {
  const all = stretches([trail("a", ["x", "y"], ["y"]), trail("b", ["y"], ["y"])]);
  expect(all.map(({ key, rank, free }) => [key, rank, free])).toEqual([["b y", 1, true], ["a x", 0, false], ["a y", 0, true]]);
});
