import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], { eager: true, query: "?raw", import: "default" });
const EXPORT = /^\s*export (?:async )?(?:type|interface|const|let|class|enum|function\*?) (\w+)/gm;

test("an exported name has one meaning in the whole client", () => {
  const files = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const [, name] of source.matchAll(EXPORT)) files.set(name!, [...(files.get(name!) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(300);
  expect([...files].filter(([, places]) => places.length > 1)).toEqual([]);
});
