import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { BoardData, BoardSummary } from "../../core/protocol";
import { restore, unfinished } from "./backup";
import { Locks } from "./locks";
import { Storage, type StoredBoard } from "./storage";

const kept = new Map<string, string>();
const entry = (number: number) => JSON.stringify({ number, action: `a${number}` });
const row = (code: string, digest = "d") => JSON.stringify({ code, board_digest: digest, same_deal: code === "DAILY" ? "daily 2026-11-17 new_york" : null });
const TOWN: StoredBoard = { id: "town", digest: "t", text: "pieces", layout: "", added: 1, summary: { id: "town" } as BoardSummary, data: { id: "town" } as BoardData };

async function play(storage: Storage, code: string, entries: number, status = "playing", board = "new_york") {
  for (let number = 0; number < entries; number++) await storage.save([[code, row(code, board === "town" ? "t" : "d"), entry(number), JSON.stringify({ code, status })]]);
  await storage.saveHeld({ code, board, host: "h", held: [{ seat: 0, secret: `secret of ${code}` }] });
}

/** Another device, which has nothing yet. */
function elsewhere(): Storage {
  globalThis.indexedDB = new IDBFactory();
  kept.clear();
  return new Storage();
}

beforeEach(() => {
  vi.stubGlobal("navigator", {}); // without Web Locks there is one tab
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
});

test("unfinished games go on elsewhere, with their seats and their board", async () => {
  const here = elsewhere();
  await here.saveBoard(TOWN);
  await play(here, "AAAA", 3);
  await play(here, "TOWN", 2, "playing", "town");
  await play(here, "DAILY", 1);
  await play(here, "DONE", 4, "over");
  const lines = await unfinished(here);
  expect(lines).toHaveLength(3);
  const there = elsewhere();
  expect(await restore(lines, there)).toEqual({ resumed: 3, known: 0, unread: 0 });
  expect(await there.game("AAAA")).toEqual({ row: row("AAAA"), entries: [0, 1, 2].map(entry) });
  expect(await there.boards()).toEqual([TOWN]);
  expect((await there.held()).map(({ held }) => held[0]!.secret)).toEqual(["secret of AAAA", "secret of DAILY", "secret of TOWN"]);
  expect(JSON.parse(kept.get("tables")!)).toMatchObject({ AAAA: { host: "h" }, TOWN: { board: "town" } });
  expect(JSON.parse(kept.get("same-deal")!).tables).toEqual({ "daily 2026-11-17 new_york": "DAILY" });
  expect(await restore(lines, there)).toEqual({ resumed: 0, known: 3, unread: 0 });
});

test("a game that has gone on elsewhere goes on from there, and nothing that was played here is lost", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 5);
  const further = await unfinished(here);
  const there = elsewhere();
  await play(there, "AAAA", 3);
  const less = await unfinished(there);
  expect(await restore(further, there)).toEqual({ resumed: 1, known: 0, unread: 0 });
  expect((await there.game("AAAA"))!.entries).toHaveLength(5);
  expect(await restore(less, there)).toEqual({ resumed: 0, known: 1, unread: 0 });
  await there.save([["AAAA", row("AAAA"), JSON.stringify({ number: 4, action: "another" }), "{}"]]);
  expect(await restore(further, there)).toEqual({ resumed: 0, known: 1, unread: 0 });
  expect((await there.game("AAAA"))!.entries[4]).toContain("another");
});

test("a game that another tab plays stays as it is", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 2);
  const lines = await unfinished(here);
  const busy = Object.assign(new Locks(), { hold: async () => false });
  expect(await restore(lines, elsewhere(), busy, 0)).toEqual({ resumed: 0, known: 1, unread: 0 });
  let asked = 0;
  const left = Object.assign(new Locks(), { hold: async () => ++asked > 3 });
  expect(await restore(lines, elsewhere(), left, 0)).toEqual({ resumed: 1, known: 0, unread: 0 });
});

test("a file from anywhere", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 2);
  const good = JSON.parse((await unfinished(here))[0]!);
  const bad = [{ ...good, row: row("BBBB") }, { ...good, entries: [entry(1)] }, { ...good, entries: [] }, { ...good, held: null }, { ...good, row: "{" }, { ...good, held: { ...good.held, held: [{ seat: "0", secret: 1 }] } }];
  const lines = ["{", "null", "[]", ...bad.map((one) => JSON.stringify(one))];
  const there = elsewhere();
  expect(await restore(lines, there)).toEqual({ resumed: 0, known: 0, unread: lines.length });
  expect(await restore([JSON.stringify({ ...good, board: { id: 3 } })], there)).toMatchObject({ resumed: 1 });
  expect(await there.boards()).toEqual([]);
});
