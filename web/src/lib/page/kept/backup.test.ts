import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { CheckedBackup } from "../../core/api";
import type { Table } from "../../core/protocol";
import { BACKUP } from "../../core/device/schema";
import { BadBackup, restore as restoreChecked, unfinished as lines, type Backup } from "./backup";
import { Locks } from "./locks";
import { sampleBoard, sampleRow, sampleTable } from "./sampleTables";
import { Storage } from "./storage";

const kept = new Map<string, string>();
const entry = (number: number) => JSON.stringify({ number, action: `a${number}` });
const row = (code: string, digest = "d") => sampleRow(code, { board_digest: digest, same_deal: code === "DAILY" ? "daily 2026-11-17 new_york" : null });
const TOWN = sampleBoard("town", "t", 1);

/** What Python says about a game that can be played. */
async function check(game: object): Promise<CheckedBackup> {
  const { held, board } = game as Backup;
  return { table: JSON.parse(sampleTable(held.code)) as Table, board: board && sampleBoard(board.id, board.digest, 0) };
}
const restore = (games: Backup[], storage?: Storage, locks?: Locks, pause?: number) => restoreChecked(games, storage, locks, pause, check);
const unfinished = async (storage: Storage) => (await lines(storage)).map((line) => BACKUP(JSON.parse(line)));

async function play(storage: Storage, code: string, entries: number, status = "playing", board = "new_york") {
  for (let number = 0; number < entries; number++) await storage.save([[code, row(code, board === "town" ? "t" : "d"), entry(number), sampleTable(code, { status })]]);
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
  const games = await unfinished(here);
  expect(games).toHaveLength(3);
  const there = elsewhere();
  expect(await restore(games, there)).toEqual({ resumed: 3, known: 0 });
  expect(await there.game("AAAA")).toEqual({ row: row("AAAA"), entries: [0, 1, 2].map(entry) });
  expect(await there.boards()).toEqual([{ ...TOWN, added: expect.any(Number) }]);
  expect((await there.held()).map(({ held }) => held[0]!.secret)).toEqual(["secret of AAAA", "secret of DAILY", "secret of TOWN"]);
  expect(JSON.parse(kept.get("tables")!)).toMatchObject({ AAAA: { host: "h" }, TOWN: { board: "town" } });
  expect(JSON.parse(kept.get("same-deal")!).tables).toEqual({ "daily 2026-11-17 new_york": "DAILY" });
  expect(await restore(games, there)).toEqual({ resumed: 0, known: 3 });
});

test("a game that has gone on elsewhere goes on from there, and nothing that was played here is lost", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 5);
  const further = await unfinished(here);
  const there = elsewhere();
  await play(there, "AAAA", 3);
  const less = await unfinished(there);
  expect(await restore(further, there)).toEqual({ resumed: 1, known: 0 });
  expect((await there.game("AAAA"))!.entries).toHaveLength(5);
  expect(await restore(less, there)).toEqual({ resumed: 0, known: 1 });
  await there.save([["AAAA", row("AAAA"), JSON.stringify({ number: 4, action: "another" }), sampleTable("AAAA")]]);
  expect(await restore(further, there)).toEqual({ resumed: 0, known: 1 });
  expect((await there.game("AAAA"))!.entries[4]).toContain("another");
});

test("a game that another tab plays stays as it is", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 2);
  const games = await unfinished(here);
  const busy = Object.assign(new Locks(), { hold: async () => false });
  expect(await restore(games, elsewhere(), busy, 0)).toEqual({ resumed: 0, known: 1 });
  let asked = 0;
  const left = Object.assign(new Locks(), { hold: async () => ++asked > 3 });
  expect(await restore(games, elsewhere(), left, 0)).toEqual({ resumed: 1, known: 0 });
});

test("games are taken over all or none", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 2);
  await play(here, "BBBB", 2);
  const games = await unfinished(here);
  const there = elsewhere();
  const refused = async (game: object) => ((game as Backup).held.code === "BBBB" ? Promise.reject(new Error("damaged")) : check(game));
  await expect(restoreChecked(games, there, new Locks(), 0, refused)).rejects.toEqual(new BadBackup(1, expect.anything()));
  const strange = async (game: object) => ({ ...(await check(game)), table: { code: "AAAA", places: "none" } as unknown as Table });
  await expect(restoreChecked(games, there, new Locks(), 0, strange)).rejects.toEqual(new BadBackup(0, expect.anything()));
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === "tables" && (given[0] as { code: string }).code === "BBBB") throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, given);
  });
  await expect(restore(games, there)).rejects.toThrow("full");
  vi.restoreAllMocks();
  expect([await there.held(), await there.game("AAAA"), kept.get("tables")]).toEqual([[], null, undefined]);
  expect(await restore([...games, games[0]!], there)).toEqual({ resumed: 2, known: 1 });
});

test("a file never replaces the seats of a table that is known here", async () => {
  const here = elsewhere();
  await play(here, "AAAA", 2);
  const [game] = await unfinished(here);
  const there = elsewhere();
  const seats = JSON.stringify({ AAAA: { host: "h", held: game!.held.held, board: "new_york", opened: 1 } });
  kept.set("tables", seats); // at a server, with the same seats
  expect(await restore([game!], there)).toEqual({ resumed: 0, known: 1 });
  expect(kept.get("tables")).toBe(seats);
  const others = JSON.stringify({ AAAA: { host: "h", held: [{ seat: 0, secret: "mine" }], board: "new_york", opened: 1, here: true } });
  kept.set("tables", others);
  expect(await restore([game!], there)).toEqual({ resumed: 0, known: 1 });
  expect([kept.get("tables"), await there.held()]).toEqual([others, []]);
});

test("what a file says about a table and a board beside its files is not believed", async () => {
  const here = elsewhere();
  await here.saveBoard(TOWN);
  await play(here, "TOWN", 2, "playing", "town");
  const line = JSON.parse((await lines(here))[0]!);
  Object.assign(line, { table: sampleTable("TOWN", { same_deal: { kind: "daily" } }), settings: { theme: "dark" } });
  line.board.data = { html: "<script>" };
  const there = elsewhere();
  expect(await restore([BACKUP(line)], there)).toEqual({ resumed: 1, known: 0 });
  expect(await there.listed(["TOWN"])).toBe(`{"tables":[${sampleTable("TOWN")}]}`);
  expect((await there.boards())[0]!.data).toEqual(TOWN.data);
});
