import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { Storage } from "./storage";

const entry = (number: number) => JSON.stringify({ number, action: "draw" });

test("a game is read as it was written, entries in order", async () => {
  const storage = new Storage();
  for (const number of [0, 1, 2, 10, 9]) expect(await storage.save([["KXQW", `row ${number}`, entry(number), `{"at":${number}}`]])).toBe(true);
  expect(await storage.save([["OTHER", "row", entry(0), "{}"]])).toBe(true);
  expect(await new Storage().game("KXQW")).toEqual({ row: "row 9", entries: [0, 1, 2, 9, 10].map(entry) });
  expect(await storage.game("NOTHING")).toBeNull();
  expect(await storage.listed(["OTHER", "NOTHING", "KXQW"])).toBe('{"tables":[{},{"at":9}]}');
});

test("the seats of this device are kept with their table, and deleted with it", async () => {
  const storage = new Storage();
  await storage.save([["GONE", "row", entry(0), "{}"]]);
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
  expect(await storage.save([["FULL", "row 0", entry(0), "{}"]])).toBe(false);
  await storage.saveHeld({ code: "FULL", board: "new_york", host: null, held: [] });
  full.mockRestore();
  expect(await storage.game("FULL")).toBeNull();
  expect(await storage.save([["FULL", "row 1", entry(1), "{}"]])).toBe(true);
  expect(await storage.game("FULL")).toEqual({ row: "row 1", entries: [entry(0), entry(1)] });
  expect((await storage.held()).map(({ code }) => code)).toEqual(["FULL"]);
  said.mockRestore();
});

test("the rules of unfinished games are known, and of each game", async () => {
  const storage = new Storage();
  const row = (status: string, rules: number | null) => JSON.stringify({ status, rules });
  for (const code of ["KXQW", "OTHER", "FULL"]) await storage.remove(code);
  await storage.save([["A", row("playing", 3), "", "{}"], ["B", row("over", 4), "", "{}"], ["C", row("playing", 5), "", "{}"], ["D", row("waiting", null), "", "{}"]]);
  expect([await storage.unfinishedRules(), await storage.rulesOf("B"), await storage.rulesOf("NONE")]).toEqual([new Set([3, 5]), 4, null]);
});
