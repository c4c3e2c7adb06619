/** Entries of this browser that cannot be read: they are shown nowhere else, and can be deleted. */
import { forget, unreadableSeats } from "../core/device/heldSeats";
import { deviceFiles } from "../core/inPage";
import { Storage } from "../page/kept/storage";
import { removeRow, unreadableRows } from "./store";

export type Unreadable = { kind: "game" | "puzzle" | "table" | "board"; name: string; remove: () => Promise<unknown> };

const ROW_KINDS = { games: "game", mistakes: "puzzle", tables: "table", held: "table", boards: "board" } as const;
const SHOWN = 40; // characters

export async function unreadable(): Promise<Unreadable[]> {
  const storage = new Storage();
  const [rows, page] = await Promise.all([unreadableRows().catch(() => []), deviceFiles ? storage.unreadable().catch(() => []) : []]);
  const found: Unreadable[] = [
    ...rows.map((row) => ({ kind: ROW_KINDS[row.store], name: row.id, remove: () => removeRow(row) })),
    ...page.map((row) => ({ kind: ROW_KINDS[row.kind], name: [row.key].flat()[0]!, remove: () => storage.removeUnreadable(row) })),
    ...unreadableSeats().map((code) => ({ kind: "table" as const, name: code, remove: async () => forget(code) })),
  ];
  return found.map((one) => ({ ...one, name: String(one.name).slice(0, SHOWN) }));
}
