import { expect, test } from "vitest";
import { dropOf, payableWith, TicketColors, wayWith } from "./hand";
import type { RouteAnalysisData } from "../../core/protocol";

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

test("every ticket has a color of its own", () => {
  const colors = new TicketColors().of(0, ["a", "b", "c", "d", "e", "f"]);
  expect(new Set(colors.values()).size).toBe(6);
});

test("a ticket keeps its color when others come and go", () => {
  const colors = new TicketColors();
  const first = colors.of(0, ["a", "b"]);
  const later = colors.of(0, ["b", "c"]);
  expect(later.get("b")).toBe(first.get("b"));
  expect(later.get("c")).not.toBe(later.get("b"));
});

test("a ticket keeps its color when the page is loaded again, and while others have the device", () => {
  const kept = new Map<string, string>();
  const shelf = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
  const colors = new TicketColors(shelf, "ABC");
  colors.of(0, ["a", "b", "c"]);
  const before = colors.of(0, ["b", "c"]);
  colors.of(1, ["x", "y"]);
  colors.of(null, []);
  expect(colors.of(0, ["b", "c"])).toEqual(before);
  expect(new TicketColors(shelf, "ABC").of(0, ["c", "b"]).get("b")).toBe(before.get("b"));
  expect(new TicketColors(shelf, "XYZ").of(0, ["c", "b"]).get("b")).not.toBe(before.get("c"));
});
