import { expect, test } from "vitest";
import { TicketColors } from "./ticketColors";

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
