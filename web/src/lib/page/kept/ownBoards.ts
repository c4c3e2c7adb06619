/** Boards of the package from files, and custom boards from storage; neither waits for Python. */
import type { Boards } from "../../core/protocol";
import type { OwnSummary } from "../../core/boards";
import { Storage, type StoredBoard } from "./storage";

const json = (data: unknown) => new Response(JSON.stringify(data), { headers: { "content-type": "application/json" } });

/** The newest edition of each board. */
export const newest = (editions: StoredBoard[]): StoredBoard[] => [...new Map(editions.map((board) => [board.id, board])).values()];

const summaryOf = ({ summary }: StoredBoard): OwnSummary => ({ ...summary, own: true });

const kept = new Storage();

/** `path`: /boards or /boards/ID. A removed board is not listed, but its finished games are still drawn. */
export async function boardFiles(path: string, storage = kept): Promise<Response> {
  const own = newest(await storage.boards().catch(() => [])); // empty if the browser stores nothing
  const id = path.split("/")[2];
  const found = own.find((board) => board.id === id);
  if (found) return json(found.data);
  const file = await fetch(new URL(`data${path}.json`, document.baseURI));
  if (id || !file.ok) return file;
  const { boards } = (await file.json()) as Boards;
  return json({ boards: [...boards, ...own.filter(({ removed }) => !removed).map(summaryOf)] });
}
