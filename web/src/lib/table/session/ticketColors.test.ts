import { expect, test } from "vitest";
import { TicketColors } from "./ticketColors";

test("every ticket has a color of its own", () => {
  const colors = new TicketColors().of(["a", "b", "c", "d", "e", "f"]);
  expect(new Set(colors.values()).size).toBe(6);
});

test("a ticket keeps its color when others come and go", () => {
  const colors = new TicketColors();
  const first = colors.of(["a", "b"]);
  const later = colors.of(["b", "c"]);
  expect(later.get("b")).toBe(first.get("b"));
  expect(later.get("c")).not.toBe(later.get("b"));
});
