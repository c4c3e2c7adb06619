import { indexedDB, IDBObjectStore } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../core/protocol";
import { makeKept } from "./keptGame";
import { mistakeId, nextMistake, type Mistake } from "./store";
import { game, player, SAMPLE_RECORD } from "./sampleGames";

const server = { record: vi.fn(async (_code: string) => SAMPLE_RECORD) };
const held: Record<string, { held: { seat: number }[]; over?: boolean }> = {};
vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
vi.mock("../core/api", () => server);
vi.mock("../core/device/heldSeats", () => ({ keptSeats: (code: string) => held[code] ?? null, keepSeats: (code: string, what: object) => Object.assign(held[code]!, what) }));

const store = await import("./store");
const { collect } = await import("./collect");
beforeEach(async () => {
  vi.restoreAllMocks();
  server.record.mockReset().mockResolvedValue(SAMPLE_RECORD);
  globalThis.indexedDB = indexedDB;
  await deleteDB(store.HISTORY_DATABASE);
  for (const code of Object.keys(held)) delete held[code];
  Object.assign(held, { KXQW: { held: [{ seat: 1 }, { seat: 0 }] }, GONE: { held: [{ seat: -1 }] } });
});

const places = ["Ada", "Otto"].map((name, seat) => ({ seat, name, kind: "player", level: null, avatar: "fox", color: null }));
const table = (code: string, status = "over") => ({ code, status, places, changed: 5 }) as unknown as Table;

test("games are kept, the latest first, and removed", async () => {
  const [a, b] = [game([player("Ada", 1), player("Bob", 0)], [0]), game([player("Ada", 2), player("Bob", 0)], [0])];
  await store.keepGames([a, b]);
  expect(await store.allGames()).toEqual([b, a]);
  await store.removeGame(b.id);
  expect(await store.allGames()).toEqual([a]);
  await store.removeAll();
  expect(await store.allGames()).toEqual([]);
});

test("the quality of an own seat is filled in later, and stays when the game comes again", async () => {
  const one = game([player("Ada", 1), player("Bob", 2)], [0], { code: "KXQW" });
  await store.keepGames([one]);
  await store.keepReport("KXQW", 0, { quality: 80, adjusted: 0.6 });
  await store.keepReport(one.id, 1, { quality: 60, adjusted: 0.1 }); // not an own seat
  await store.keepReport("NONE", 0, { quality: 10, adjusted: 0 });
  await store.keepGames([one, { ...one, mine: [], code: "" }]); // again, and as a bare record
  const [found] = await store.allGames();
  expect(found).toMatchObject({ mine: [0], code: "KXQW" });
  expect(found!.players.map(({ quality }) => quality)).toEqual([80, null]);
  await store.keepReport(one.id, 0, { quality: 81, adjusted: 0.7 });
  expect((await store.allGames())[0]!.players[0]!.quality).toBe(81);
});

test("finished games with an own seat are fetched once", async () => {
  const tables = [table("KXQW"), table("KXQW", "playing"), table("OTHER"), table("GONE")];
  const { fresh, trouble } = await collect(tables);
  expect(trouble).toBe(null);
  expect(fresh).toMatchObject([{ code: "KXQW", mine: [0, 1], ended: 5000, players: [{ name: "Ada", color: 0 }, { color: 1, tickets: 1 }] }]);
  expect(await store.allGames()).toEqual(fresh);
  expect(held.KXQW).toMatchObject({ over: true, review: fresh[0]!.id });
  expect(await collect(tables)).toEqual({ fresh: [], trouble: null });
  expect(server.record).toHaveBeenCalledTimes(1);
});

test("a record that does not come is asked for the next time", async () => {
  server.record.mockRejectedValueOnce(new Error("offline"));
  expect((await collect([table("KXQW")])).fresh).toEqual([]);
  expect(held.KXQW!.over).toBeUndefined();
  expect((await collect([table("KXQW")])).fresh).toHaveLength(1);
});

test("a full disk", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  expect(await collect([table("KXQW")])).toMatchObject({ fresh: [{ code: "KXQW" }], trouble: "full" });
  expect(held.KXQW!.over).toBeUndefined();
  await expect(store.keepGames([makeKept(SAMPLE_RECORD, { code: "", ended: 0, mine: [], players: [] })])).rejects.toMatchObject({ kind: "full" });
});

test("a browser that keeps nothing", async () => {
  // @ts-expect-error as in some private windows
  delete globalThis.indexedDB;
  expect(await collect([table("KXQW")])).toMatchObject({ fresh: [{ code: "KXQW" }], trouble: "closed" });
  await expect(store.allGames()).rejects.toMatchObject({ kind: "closed" });
});

const mistake = (gameId: string, number: number) =>
  ({
    ...{ id: mistakeId(gameId, number), game: gameId, number, board: "new_york", turn: 1, seat: 0, action: "pass", cost: 0.1, reasons: [], players: [], mark: null },
    ...{ values: [{ action: "pass", chance: 0.5, error: 0 }], view: { players: [], actions: [], routes: [], tickets: [], display: [] } },
  }) as unknown as Mistake;

test("games are stored all or none", async () => {
  const put = IDBObjectStore.prototype.put;
  let count = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    if (++count === 2) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, given);
  });
  await expect(store.keepGames([game([player("Ada", 1), player("Bob", 2)], [0]), game([player("Ada", 2), player("Bob", 2)], [0])])).rejects.toMatchObject({ kind: "full" });
  vi.restoreAllMocks();
  expect(await store.allGames()).toEqual([]);
});

test("rows that cannot be read are skipped, listed and can be deleted", async () => {
  const good = game([player("Ada", 1), player("Bob", 2)], [0]);
  await store.keepGames([good]);
  await store.keepMistakes(good.id, [mistake(good.id, 3)]);
  const database = await openDB(store.HISTORY_DATABASE);
  const bad = [{ id: "bad" }, { ...good, id: "0".repeat(19) + "a", players: 5 }, { ...good, id: "0".repeat(19) + "b", winners: [3] }, { ...good, id: "0".repeat(19) + "c", record: "nonsense" }];
  for (const row of bad) await database.put("games", row);
  await database.put("mistakes", { ...mistake(good.id, 4), view: null });
  database.close();
  expect((await store.allGames()).map(({ id }) => id)).toEqual([good.id]);
  expect((await store.allMistakes()).map(({ number }) => number)).toEqual([3]);
  expect(await store.gameOf("bad")).toBeUndefined();
  const rows = await store.unreadableRows();
  expect(rows.map(({ id }) => id).sort()).toEqual([...bad.map(({ id }) => id), mistakeId(good.id, 4)].sort());
  for (const row of rows) await store.removeRow(row);
  expect(await store.unreadableRows()).toEqual([]);
  expect([(await store.allGames()).length, (await store.allMistakes()).length]).toEqual([1, 1]);
});

test("mistakes are kept beside their game, and go with it", async () => {
  const [a, b] = [game([player("Ada", 1), player("Bob", 0)], [0]), game([player("Ada", 2), player("Bob", 0)], [0])];
  await store.keepGames([a, b]);
  await store.keepMistakes(a.id, [mistake(a.id, 3), mistake(a.id, 7)]);
  await store.keepMistakes(b.id, [mistake(b.id, 1)]);
  await store.keepMistakes("gone", [mistake("gone", 1)]); // that game is not kept
  await store.removeGame(a.id);
  expect((await store.allMistakes()).map(({ id }) => id)).toEqual([mistakeId(b.id, 1)]);
  await store.removeAll();
  expect(await store.allMistakes()).toEqual([]);
});

test("a deeper review replaces a game's mistakes; how an attempt went stays", async () => {
  const one = game([player("Ada", 1), player("Bob", 0)], [0]);
  await store.keepGames([one]);
  await store.keepMistakes(one.id, [mistake(one.id, 3), mistake(one.id, 7)]);
  await store.markMistake(mistakeId(one.id, 7), "solved");
  await store.markMistake("none", "first");
  await store.keepMistakes(one.id, [mistake(one.id, 7), mistake(one.id, 9)]);
  expect((await store.allMistakes()).map(({ number, mark }) => [number, mark])).toEqual([[7, "solved"], [9, null]]);
});

test("a database of an earlier release keeps its games", async () => {
  const old = await openDB(store.HISTORY_DATABASE, 1, { upgrade: (database) => void database.createObjectStore("games", { keyPath: "id" }).createIndex("code", "code") });
  const one = game([player("Ada", 1), player("Bob", 0)], [0]);
  await old.put("games", one);
  old.close();
  await store.keepMistakes(one.id, [mistake(one.id, 3)]);
  expect([(await store.allGames()).length, (await store.allMistakes()).length]).toEqual([1, 1]);
});

test("the next mistake is one that was not found, of the same game first", () => {
  const all = [["a", 3, "first"], ["a", 7, "missed"], ["a", 9, null], ["b", 1, null]].map(([id, number, mark]) => ({ ...mistake(id as string, number as number), mark }) as Mistake);
  const next = (id: string | null, gameId: string) => nextMistake(all, id, gameId)?.id ?? null;
  expect(next(null, "a")).toBe("own-a-7");
  expect(next("own-a-7", "a")).toBe("own-a-9");
  expect(next("own-a-9", "a")).toBe("own-a-7");
  expect(next("own-b-1", "b")).toBe("own-a-7");
  expect(nextMistake(all.slice(0, 1), null, "a")).toBeNull();
});
