import { expect, test } from "vitest";
import type { ViewData } from "../../core/protocol";
import { moodOf } from "./mood";

const seen = (view: Partial<ViewData>, fresh: number | null = null, replaying: number | null = null) =>
  ({ view: { seat: 0, over: false, to_act: [0], winners: [], ...view } as ViewData, fresh: fresh === null ? null : { route: "a-b", seat: fresh }, replaying }) as Parameters<typeof moodOf>[0];

test("a bot thinks on its turn, and waits while another one plays", () => {
  expect(moodOf(seen({ to_act: [1] }), 1)).toBe("think");
  expect(moodOf(seen({ to_act: [1] }), 2)).toBe("wait");
});

test("it looks at the player on the player's turn, and cheers for what it has just built", () => {
  expect(moodOf(seen({}), 1)).toBe("happy");
  expect(moodOf(seen({}, 1), 1)).toBe("cheer");
});

test("while it is shown again, only the one that acts cheers", () => {
  expect(moodOf(seen({}, 1, 2), 1)).toBe("happy");
  expect(moodOf(seen({}, 1, 2), 2)).toBe("cheer");
});

test("the winner cheers at the end, and nobody looks sad", () => {
  expect(moodOf(seen({ over: true, winners: [2] }), 2)).toBe("cheer");
  expect(moodOf(seen({ over: true, winners: [0] }), 2)).toBe("happy");
});
