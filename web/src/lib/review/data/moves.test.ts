import { expect, test } from "vitest";
import { parseMove } from "./moves";

test("actions are read from the notation of records", () => {
  expect(parseMove("claim chelsea-soho 3 pink 1 taxi")).toEqual({ kind: "claim", card: null, route: "chelsea-soho", payment: { pink: 3, taxi: 1 }, tickets: [] });
  expect(parseMove("take blue").card).toBe("blue");
  expect(parseMove("keep a-b c-d").tickets).toEqual(["a-b", "c-d"]);
  expect(parseMove("draw")).toEqual({ kind: "draw", card: null, route: null, payment: {}, tickets: [] });
});
