import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], { eager: true, query: "?raw", import: "default" });
const EXPORT = /^\s*export (?:async )?(?:type|interface|const|let|class|enum|function\*?) (\w+)/gm;
const CONSTANTS = /^\s*(?:export )?const (?=[A-Z][A-Z0-9_]*(?::|\s*=)).*/gm;
const CONSTANT = /\b([A-Z][A-Z0-9_]*)(?:: [^=]+)? = ([^,;]+)/g;

test("an exported name has one meaning in the whole client", () => {
  const files = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const [, name] of source.matchAll(EXPORT)) files.set(name!, [...(files.get(name!) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(300);
  expect([...files].filter(([, places]) => places.length > 1)).toEqual([]);
});

test("no two constants have one name and two values", () => {
  const values = new Map<string, Set<string>>();
  for (const source of Object.values(sources)) {
    for (const [line] of source.matchAll(CONSTANTS)) {
      for (const [, name, value] of line.replace(/ \/\/ .*/, "").matchAll(CONSTANT)) values.set(name!, (values.get(name!) ?? new Set()).add(value!));
    }
  }
  expect(values.size).toBeGreaterThan(150);
  expect([...values].filter(([, different]) => different.size > 1)).toEqual([]);
});
