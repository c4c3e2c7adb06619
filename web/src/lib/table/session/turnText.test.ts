import { expect, test } from "vitest";
import type { ScreenState } from "./screenState.svelte";
import { headline, todo } from "./turnText";

const view = { over: true, ending: "abandoned", winners: [] };

test("the banner of an abandoned game names no winner", () => {
  const screen = { view, names: ["Ada", "Leo"], seat: 0, hotSeat: false } as unknown as ScreenState;
  expect(headline(screen)).toBe("table-nobody-wins"); // without loaded texts a message shows its id
  expect(todo(screen)).toBe("table-ending-abandoned");
});

test("no banner names the winner before the ending does", () => {
  const over = { view: { over: true, ending: "last_turns", winners: [1] }, names: ["Ada", "Leo"], seat: 0, hotSeat: false };
  expect(headline({ ...over, suspense: true } as unknown as ScreenState)).toBe("table-why-over");
  expect(headline({ ...over, suspense: false } as unknown as ScreenState)).toBe("table-wins");
});
