import { expect, test } from "vitest";
import type { RouteAnalysisData } from "../../core/protocol";
import { dropOf, payableWith, wayWith } from "./handTool";

const route = (id: string, why: RouteAnalysisData["why"], ...ways: Record<string, number>[]) => ({ route: id, why, ways }) as RouteAnalysisData;

test("a card lights up the routes it can pay for, also before one's turn, and no others", () => {
  const routes = [
    route("pink", null, { pink: 2 }),
    route("gray", "not_now", { blue: 1, taxi: 1 }, { pink: 1, taxi: 1 }),
    route("blue", null, { blue: 3 }),
    route("long", "pieces", { pink: 4 }),
    route("poor", "cards"),
  ];
  expect([...payableWith(routes, "pink")]).toEqual(["pink", "gray"]);
});

test("a route tapped after a card is paid with that card", () => {
  expect(wayWith([{ blue: 2 }, { pink: 2 }], "pink")).toBe(1);
  expect(wayWith([{ blue: 2 }, { pink: 2 }], null)).toBe(0);
  expect(wayWith([{ blue: 2 }], "pink")).toBe(0);
});

test("dropped cards pay at once where they leave nothing to choose", () => {
  expect(dropOf([{ pink: 1, taxi: 1 }], "pink", "taxi")).toBe(0);
  expect(dropOf([{ blue: 2 }, { pink: 2 }, { pink: 1, taxi: 1 }], "pink", "taxi")).toBe(1); // two of the color dropped, no wild card
});

test("dropped cards ask where wild cards could be spent in several ways", () => {
  expect(dropOf([{ pink: 2, taxi: 1 }, { pink: 1, taxi: 2 }], "pink", "taxi")).toBeNull();
  expect(dropOf([{ pink: 2 }, { pink: 1, taxi: 1 }, { taxi: 2 }], "taxi", "taxi")).toBeNull();
  expect(dropOf([{ blue: 2 }], "pink", "taxi")).toBeNull();
});
