import { indexedDB } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../core/protocol";
import { writeFile } from "./file";
import { makeKept, NOTHING_BESIDE } from "./keptGame";
import { SAMPLE_RECORD } from "./sampleGames";

const held: Record<string, { held: { seat: number }[]; over?: boolean }> = {};
vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
vi.mock("../core/api", () => ({ record: async () => SAMPLE_RECORD }));
vi.mock("../core/device/heldSeats", () => ({
  keptSeats: (code: string) => held[code] ?? null,
  keptCodes: () => Object.keys(held),
  keepSeats: (code: string, what: object) => Object.assign(held[code]!, what),
  forget: (code: string) => delete held[code],
  isHere: () => false,
  unfinishedCodes: () => Object.keys(held).filter((code) => !held[code]!.over),
}));
const table = { code: "KXQW", status: "over", places: [], changed: 5 } as unknown as Table;
const other = makeKept(SAMPLE_RECORD.replace("seed 11", "seed 12"), { ...NOTHING_BESIDE, code: "PLAY" });

const { History } = await import("./history.svelte");
const { HISTORY_DATABASE } = await import("./store");
let history: InstanceType<typeof History>;
beforeEach(async () => {
  globalThis.indexedDB = indexedDB;
  await deleteDB(HISTORY_DATABASE);
  for (const code of Object.keys(held)) delete held[code];
  Object.assign(held, { KXQW: { held: [{ seat: 0 }] }, PLAY: { held: [{ seat: 0 }] } });
  history = new History();
});

test("a deleted game gives up its seat, and so does not come back", async () => {
  await history.take([table]);
  expect(history.games.map(({ code }) => code)).toEqual(["KXQW"]);
  await history.remove(history.games[0]!);
  expect([history.games, Object.keys(held)]).toEqual([[], ["PLAY"]]);
});

test("a running game keeps its seat, even if a deleted one had the same code on another server", async () => {
  await history.import(writeFile([other]));
  await history.remove(history.games[0]!);
  await history.take([table]);
  await history.removeAll();
  await history.load();
  expect([history.games, Object.keys(held)]).toEqual([[], ["PLAY"]]);
});

test("what came of a file", async () => {
  await history.take([table]);
  await history.import(writeFile([...history.games, other]));
  expect(history.imported).toEqual({ added: 1, known: 1, resumed: null });
  expect(history.games).toHaveLength(2);
  await history.import("Dear Ada");
  expect(history.imported).toEqual({ added: 0, known: 0, resumed: null });
});

test("of a file with one bad game nothing is stored", async () => {
  await history.import(writeFile([other]) + "\nfarebox record 1\nnonsense");
  expect(history).toMatchObject({ games: [], imported: null, refused: { id: "history-file-game", values: { number: 2 } } });
  await history.load();
  expect(history.games).toEqual([]);
  await history.import(writeFile([other]));
  expect(history).toMatchObject({ games: [{ code: "" }], refused: null }); // a table with that code is still played here
});

test("importing games never touches seats; those of a file wait until the user asks for them", async () => {
  const row = JSON.stringify({ code: "KXQW", rules: 3, status: "playing", board_digest: null, same_deal: null });
  const line = JSON.stringify({ row, entries: ['{"number":0}'], held: { code: "KXQW", board: "new_york", host: null, held: [{ seat: 1, secret: "other" }] }, board: null });
  const before = JSON.stringify(held);
  await history.import(writeFile([other], [line]));
  expect(history).toMatchObject({ games: [{ id: other.id }], unfinished: [{ line: 1 }] });
  expect(JSON.stringify(held)).toBe(before);
});

test("a browser that keeps nothing shows what the server still has", async () => {
  // @ts-expect-error as in some private windows
  delete globalThis.indexedDB;
  await history.take([table]);
  expect(history).toMatchObject({ trouble: "closed", games: [{ code: "KXQW" }] });
  await history.remove(history.games[0]!);
  expect([history.games, Object.keys(held)]).toEqual([[], ["PLAY"]]);
});
