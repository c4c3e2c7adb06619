import { expect, test, vi } from "vitest";
vi.mock("../../core/words/messages.svelte", () => ({ messages: { language: "en" }, t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ") }));
const { reviewHeadline, subline } = await import("./headline");

test("a picture that is passed on names the winner, whoever saves it", () => {
  const page = { names: ["Ada", "Bob"], review: { winners: [0] }, end: null, board: { ruleset: { score_rows: ["total"] } }, isYou: (seat: number) => seat === 0 };
  const shown = page as unknown as Parameters<typeof reviewHeadline>[0];
  expect(reviewHeadline(shown)).toBe("review-won yes Ada");
  expect(reviewHeadline(shown, () => false)).toBe("review-won no Ada");
});

test("luck is that of the player who had the most", () => {
  const decision = { number: 0, seat: 1, cost: 0.34, mark: "mistake" };
  const page = { names: ["Otto", "Ada", "Zoe"], seat: 1, isYou: (seat: number) => seat === 1, decisions: [decision] };
  const say = (...luck: number[]) => subline({ ...page, review: { winners: [0], seats: luck.map((each) => ({ deal: 0, luck: each })) } } as unknown as Parameters<typeof subline>[0]);
  expect(say(-0.11, -0.29)).toBe("review-luck-took yes Ada 29 review-one-move yes Ada 34");
  expect(say(0.11, -0.1)).toBe("review-luck-gave no Otto 11 review-one-move yes Ada 34");
  expect(say(0.11, -0.1, -0.75)).toBe("review-luck-took no Zoe 75 review-one-move yes Ada 34");
  expect(say(0.11, -0.11, -0.11)).toBe("review-luck-gave no Otto 11 review-one-move yes Ada 34");
});
