import { expect, test, vi } from "vitest";
vi.mock("./words/messages.svelte", () => ({ t: (id: string, values: object) => `${id} ${JSON.stringify(values)}`, messages: { language: "en", has: () => true } }));
const { problemText } = await import("./problem");

test("a wait of more than a minute is given in minutes", () => {
  expect(problemText({ error: "too_fast", message: "", detail: {} })).toBe("problem-too-fast {}");
  expect(problemText({ error: "too_fast", message: "", detail: { minutes: 59 } })).toBe('problem-too-often {"minutes":59}');
});
