import { expect, test } from "vitest";

/** Folders of `lib`, lowest first: a folder imports only from itself and from folders on earlier lines. */
const ORDER = [["core"], ["ui"], ["board", "characters", "invite", "page", "sounds"], ["history", "deal"], ["lobby", "rules", "scoring"], ["table"], ["tutorial", "review", "same_deal"], ["puzzles"]];
/** The same inside the larger folders; files next to their sub-folders come last. */
const INSIDE: Record<string, string[][]> = {
  scoring: [["sheet"], ["ending"], ["new_york", "first_journey", "pad"]],
  review: [["data"], ["graph", "share"], ["moment"]],
  table: [["session"], ["log", "chat", "pace"], ["effects"], ["hand", "players"], ["panels"], ["dialogs"], ["kid"], ["new_york", "first_journey"]],
};

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], { eager: true, query: "?raw", import: "default" });
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

type Import = { file: string; from: string[]; to: string[] };

const imports: Import[] = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(IMPORT)].map(([, path]) => {
    const target = new URL(path, `file:///${file.slice(2)}`).pathname.slice(1);
    return { file, from: file.slice(2).split("/"), to: target.split("/") };
  }),
);

const rank = (order: string[][], folder: string) => order.findIndex((line) => line.includes(folder));

test("every folder has its place in the order", () => {
  const folders = new Set(Object.keys(sources).flatMap((file) => (file.split("/").length > 2 ? [file.split("/")[1]] : [])));
  expect([...folders].sort()).toEqual(ORDER.flat().sort());
});

test("imports between folders point one way", () => {
  const wrong = imports.filter(({ from, to }) => from[0] !== to[0] && rank(ORDER, to[0]) >= rank(ORDER, from[0]));
  expect(wrong.map(({ file, to }) => `${file} imports ${to.join("/")}`)).toEqual([]);
});

test.each(Object.keys(INSIDE))("imports inside %s point one way", (folder) => {
  const order = INSIDE[folder];
  const level = (path: string[]) => (path.length > 2 ? rank(order, path[1]) : order.length);
  const inside = imports.filter(({ from, to }) => from[0] === folder && to[0] === folder);
  const wrong = inside.filter(({ from, to }) => from[1] !== to[1] && (from.length > 2 || to.length > 2) && level(to) >= level(from));
  expect(wrong.map(({ file, to }) => `${file} imports ${to.join("/")}`)).toEqual([]);
});
