import { expect, test } from "vitest";
import type { Table, ViewData } from "../../core/protocol";
import { playsAlone, reversalOf } from "./reversal";

const table = (kinds: string, options = {}) =>
  ({
    options: { undo: true, take_back: true, ...options },
    places: [...kinds].map((kind, seat) => ({ seat, kind: kind === "b" ? "bot" : "player" })),
  }) as unknown as Table;
const view = (seat: number | null, can_undo = false, can_take_back = false) => ({ seat, can_undo, can_take_back }) as ViewData;

test("alone, or with everybody on this device", () => {
  expect(playsAlone(table("pbb"), [0])).toBe(true);
  expect(playsAlone(table("ppb"), [0, 1])).toBe(true);
  expect(playsAlone(table("ppb"), [0])).toBe(false);
  expect(playsAlone(table("bb"), [])).toBe(false); // a spectator
  expect(playsAlone(table("pb", { take_back: false }), [0])).toBe(false);
  expect(playsAlone(table("pb", { undo: false }), [0])).toBe(false);
});

test("undo goes first: it is not counted", () => {
  const mine = view(0, true, true);
  expect(reversalOf(table("pb"), [0], mine, [mine])).toEqual({ takeBack: false, seat: 0 });
});

test("then the last decision of anybody on this device", () => {
  const mine = view(0, false, true);
  expect(reversalOf(table("pb"), [0], mine, [mine])).toEqual({ takeBack: true, seat: 0 });
  const [ada, bob] = [view(0), view(1, false, true)];
  expect(reversalOf(table("pp"), [0, 1], ada, [ada, bob])).toEqual({ takeBack: true, seat: 1 });
});

test("or the reason why not", () => {
  expect(reversalOf(table("pb"), [0], view(0), [view(0)])).toEqual({ why: "cannot_take_back" });
  expect(reversalOf(table("pp"), [0], view(0, false, true), [view(0, false, true)])).toEqual({ why: "undo_not_now" });
});
