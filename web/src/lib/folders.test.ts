import { expect, test } from "vitest";

const MOST_FILES = 16; // directly in one folder, tests included

test("no folder has too many files to read its listing", () => {
  const counts = new Map<string, number>();
  for (const file of Object.keys(import.meta.glob("../**/*"))) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
