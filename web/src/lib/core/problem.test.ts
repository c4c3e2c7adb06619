import { expect, test, vi } from "vitest";
vi.mock("./words/messages.svelte", () => ({ t: (id: string, values: object) => `${id} ${JSON.stringify(values)}`, messages: { language: "en", has: () => true } }));
const { problemText } = await import("./problem");

test("the problem of a board file comes with its key, if it has one", () => {
  const said = (key: string) => problemText({ error: "board_file", message: "", detail: { key, problem: "unknown_location", value: "'harlem'" } });
  expect(said("routes[0].between")).toBe('problem-board-file {"place":"key","key":"routes[0].between","problem":"board-problem-unknown-location {\\"value\\":\\"\'harlem\'\\"}"}');
  expect(said("")).toContain('"place":"file"');
});

test("a wait of more than a minute is given in minutes", () => {
  expect(problemText({ error: "too_fast", message: "", detail: {} })).toBe("problem-too-fast {}");
  expect(problemText({ error: "too_fast", message: "", detail: { minutes: 59 } })).toBe('problem-too-often {"minutes":59}');
});
