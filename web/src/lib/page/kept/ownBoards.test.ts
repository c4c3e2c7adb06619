import "fake-indexeddb/auto";
import { beforeAll, expect, test, vi } from "vitest";
import type { BoardSummary } from "../../core/protocol";
import { boardFiles } from "./ownBoards";
import { sampleBoard } from "./sampleTables";
import { Storage } from "./storage";

const storage = new Storage();
const board = (id: string, digest: string, added: number) => sampleBoard(id, digest, added, { pieces: added });
const asked = async (path: string) => (await boardFiles(path, storage)).json();

beforeAll(() => {
  vi.stubGlobal("document", { baseURI: "http://page/" });
  vi.stubGlobal("fetch", async (url: URL) => new Response(JSON.stringify(url.pathname === "/data/boards.json" ? { boards: [{ id: "new_york" }] } : { file: url.pathname })));
});

test("boards of one's own are listed after those of the package, the newest edition of each", async () => {
  expect(await asked("/boards")).toEqual({ boards: [{ id: "new_york" }] });
  for (const one of [board("town", "b", 2), board("town", "a", 1), board("village", "c", 3)]) await storage.saveBoard(one);
  expect((await asked("/boards")).boards).toEqual([{ id: "new_york" }, { ...board("town", "b", 2).summary, own: true }, { ...board("village", "c", 3).summary, own: true }]);
  expect(await asked("/boards/town")).toMatchObject({ name: "town b" });
  expect(await asked("/boards/new_york")).toEqual({ file: "/data/boards/new_york.json" });
});

test("a removed board is not listed, but its games are still drawn", async () => {
  await storage.removeBoard("town");
  expect((await asked("/boards")).boards.map(({ id }: BoardSummary) => id)).toEqual(["new_york", "village"]);
  expect(await asked("/boards/town")).toMatchObject({ name: "town b" });
  await storage.saveBoard(board("town", "a", 4));
  expect((await asked("/boards/town")).name).toBe("town a");
  expect((await asked("/boards")).boards).toHaveLength(3);
});
