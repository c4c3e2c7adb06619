import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { openDB } from "idb";
import { sampleBoard, sampleRow, sampleTable } from "./sampleTables";
import { Storage } from "./storage";

const entry = (number: number) => JSON.stringify({ number, action: "draw" });

test("a game is read as it was written, entries in order", async () => {
  const storage = new Storage();
  for (const number of [0, 1, 2, 10, 9]) expect(await storage.save([["KXQW", sampleRow("KXQW", { number }), entry(number), sampleTable("KXQW", { at: number })]])).toBe(true);
  expect(await storage.save([["OTHER", sampleRow("OTHER"), entry(0), sampleTable("OTHER")]])).toBe(true);
  expect(await new Storage().game("KXQW")).toEqual({ row: sampleRow("KXQW", { number: 9 }), entries: [0, 1, 2, 9, 10].map(entry) });
  expect(await storage.game("NOTHING")).toBeNull();
  expect(await storage.listed(["OTHER", "NOTHING", "KXQW"])).toBe(`{"tables":[${sampleTable("OTHER")},${sampleTable("KXQW", { at: 9 })}]}`);
});

test("the seats of this device are kept with their table, and deleted with it", async () => {
  const storage = new Storage();
  await storage.save([["GONE", sampleRow("GONE"), entry(0), sampleTable("GONE")]]);
  await storage.saveHeld({ code: "GONE", board: "new_york", host: "h", held: [{ seat: 0, secret: "s" }] });
  expect((await new Storage().held()).map(({ code }) => code)).toEqual(["GONE"]);
  await storage.remove("GONE");
  expect([await storage.held(), await storage.game("GONE")]).toEqual([[], null]);
});

test("a reviewed game is kept, so that its review can be opened again", async () => {
  const storage = new Storage();
  await storage.saveReview("abc", '{"record":"…"}');
  expect([await new Storage().review("abc"), await storage.review("def")]).toEqual(['{"record":"…"}', null]);
});

test("what did not fit is stored with the next change that does", async () => {
  const storage = new Storage();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const full = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await storage.save([["FULL", sampleRow("FULL"), entry(0), sampleTable("FULL")]])).toBe(false);
  await storage.saveHeld({ code: "FULL", board: "new_york", host: null, held: [] });
  full.mockRestore();
  expect(await storage.game("FULL")).toBeNull();
  expect(await storage.save([["FULL", sampleRow("FULL", { at: 1 }), entry(1), sampleTable("FULL")]])).toBe(true);
  expect(await storage.game("FULL")).toEqual({ row: sampleRow("FULL", { at: 1 }), entries: [entry(0), entry(1)] });
  expect((await storage.held()).map(({ code }) => code)).toEqual(["FULL"]);
  said.mockRestore();
});

test("rows that cannot be read are skipped, listed and can be deleted", async () => {
  const storage = new Storage();
  await storage.remove("FULL");
  await storage.save([["GOOD", sampleRow("GOOD"), entry(0), sampleTable("GOOD")]]);
  await storage.saveBoard(sampleBoard("town", "b", 2));
  const before = [await storage.held(), await storage.boards()];
  const db = await openDB("farebox-page");
  const bad = ["{", "null", sampleTable("BAD2", { places: 5 }), sampleTable("BAD3", { options: { board: "__proto__" } })].map((table, i) => ({ code: `BAD${i}`, row: sampleRow(`BAD${i}`), table }));
  for (const row of [...bad, { code: "BAD4", row: "{", table: sampleTable("BAD4") }, { code: "BAD5" }]) await db.put("tables", row);
  for (const row of [{ code: "BAD6" }, { code: "BAD7", board: "x", host: null, held: [{ seat: "0" }] }]) await db.put("held", row);
  await db.put("boards", { ...sampleBoard("city", "b", 3), summary: null });
  await db.put("boards", { ...sampleBoard("city", "c", 3), data: { routes: 5 } });
  db.close();
  expect([await storage.held(), await storage.boards()]).toEqual(before);
  expect(await storage.listed(["GOOD", ...bad.map(({ code }) => code), "BAD5"])).toBe(`{"tables":[${sampleTable("GOOD")}]}`);
  expect([await storage.game("BAD4"), await storage.unfinished()]).toEqual([null, []]);
  const rows = await storage.unreadable();
  expect(rows).toHaveLength(10);
  for (const row of rows) await storage.removeUnreadable(row);
  expect(await storage.unreadable()).toEqual([]);
  expect((await storage.game("GOOD"))!.entries).toHaveLength(1);
});
