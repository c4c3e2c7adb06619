import { expect, test, vi } from "vitest";
vi.mock("../../core/words/messages.svelte", () => ({ messages: { language: "en" }, t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ") }));
const { reviewHeadline } = await import("./headline");

test("a picture that is passed on names the winner, whoever saves it", () => {
  const page = { names: ["Ada", "Bob"], review: { winners: [0] }, end: null, board: { ruleset: { score_rows: ["total"] } }, isMine: (seat: number) => seat === 0 };
  const shown = page as unknown as Parameters<typeof reviewHeadline>[0];
  expect(reviewHeadline(shown)).toBe("review-won yes Ada");
  expect(reviewHeadline(shown, () => false)).toBe("review-won no Ada");
});
