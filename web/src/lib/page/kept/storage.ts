/** The tables of this device in IndexedDB: one row for each table, and the entries of its game. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { allOrNone } from "../../core/device/allOrNone";
import { HELD_TABLE, STORED_BOARD, STORED_TABLE } from "../../core/device/schema";
import type { BoardData, BoardSummary } from "../../core/protocol";
import { fits, type Shape } from "../../core/device/shape";

interface Schema extends DBSchema {
  tables: { key: string; value: { code: string; row: string; table: string } };
  held: { key: string; value: HeldTable };
  reviews: { key: string; value: { id: string; review: string } };
  boards: { key: [string, string]; value: StoredBoard };
  entries: { key: [string, number]; value: { code: string; number: number; entry: string } };
}
/** The seats of a table on this device and their secrets: local storage has them too, but it may lose them in a crash. */
export type HeldTable = { code: string; board: string; host: string | null; held: { seat: number; secret: string }[] };
/** Code, the table's row, an entry or "", and the table as pages list it. */
export type Write = [code: string, row: string, entry: string, table: string];
/** An edition of a custom board: its two files, and the answers to requests for it. A removed one is kept for its games. */
export type StoredBoard = { id: string; digest: string; text: string; layout: string; summary: BoardSummary; data: BoardData; added: number; removed?: boolean };
/** Everything that an unfinished game needs. */
export type Restorable = { row: string; table: string; entries: string[]; held: HeldTable; board: StoredBoard | null };
type Kind = "tables" | "held" | "boards";
export type StoredGame = { row: string; entries: string[] };

const TABLE_SHAPES: Record<Kind, Shape<unknown>> = { tables: STORED_TABLE, held: HELD_TABLE, boards: STORED_BOARD };
const PAGE_DATABASE = "farebox-page";
const LAST = Number.MAX_SAFE_INTEGER;
const entriesOf = (code: string) => IDBKeyRange.bound([code, 0], [code, LAST]);

export class Storage {
  #db: Promise<IDBPDatabase<Schema>> | null = null;
  #unsaved: Write[] = [];
  #unheld: HeldTable[] = [];

  #open() {
    this.#db ??= openDB<Schema>(PAGE_DATABASE, 3, {
      upgrade(db, version) {
        if (version < 1) {
          db.createObjectStore("tables", { keyPath: "code" });
          db.createObjectStore("held", { keyPath: "code" });
          db.createObjectStore("entries", { keyPath: ["code", "number"] });
        }
        if (version < 2) db.createObjectStore("reviews", { keyPath: "id" });
        db.createObjectStore("boards", { keyPath: ["id", "digest"] });
      },
      blocking: (_version, _next, { target }) => (target as IDBDatabase).close(),
    });
    return this.#db;
  }

  /** Store changes for good: once this returns true they survive a crash. Returns false if there is no room; the next call tries them again. */
  async save(writes: Write[]): Promise<boolean> {
    this.#unsaved.push(...writes);
    if (!this.#unsaved.length && !this.#unheld.length) return true;
    try {
      const change = (await this.#open()).transaction(["tables", "entries", "held"], "readwrite", { durability: "strict" });
      for (const [code, row, entry, table] of this.#unsaved) {
        void change.objectStore("tables").put({ code, row, table });
        if (entry) void change.objectStore("entries").put({ code, number: JSON.parse(entry).number, entry });
      }
      for (const held of this.#unheld) void change.objectStore("held").put(held);
      await change.done;
      this.#unsaved = [];
      this.#unheld = [];
      return true;
    } catch (error) {
      console.error("farebox: the game could not be stored:", error);
      return false;
    }
  }

  async saveHeld(held: HeldTable): Promise<void> {
    this.#unheld.push(held);
    await this.save([]);
  }

  async held(): Promise<HeldTable[]> {
    return (await (await this.#open()).getAll("held")).filter((row) => fits(TABLE_SHAPES.held, row));
  }

  /** The rows that cannot be read. */
  async unreadable(): Promise<{ kind: Kind; key: string | [string, string] }[]> {
    const db = await this.#open();
    const found = await Promise.all(
      (["tables", "held", "boards"] as const).map(async (kind) => {
        const change = db.transaction(kind);
        const [keys, rows] = await Promise.all([change.store.getAllKeys(), change.store.getAll()]);
        return keys.flatMap((key, i) => (fits(TABLE_SHAPES[kind], rows[i]) ? [] : [{ kind, key }]));
      }),
    );
    return found.flat();
  }

  async removeUnreadable({ kind, key }: { kind: Kind; key: string | [string, string] }): Promise<void> {
    if (typeof key === "string" && kind !== "boards") await this.remove(key);
    await (await this.#open()).delete(kind, key as never);
  }

  /** The record of a reviewed game and its players, so that the review can be opened again; without room for it, it cannot. */
  async saveReview(id: string, review: string): Promise<void> {
    await (await this.#open()).put("reviews", { id, review }).catch((error: unknown) => console.error("farebox: the review could not be stored:", error));
  }

  async review(id: string): Promise<string | null> {
    return (await (await this.#open()).get("reviews", id))?.review ?? null;
  }

  /** Keep a board for good; throws if there is no room for it. */
  async saveBoard(board: StoredBoard): Promise<void> {
    const change = (await this.#open()).transaction("boards", "readwrite", { durability: "strict" });
    await Promise.all([change.store.put(board), change.done]);
  }

  /** All editions of the custom boards, the newest last. */
  async boards(): Promise<StoredBoard[]> {
    return (await (await this.#open()).getAll("boards")).filter((row) => fits(TABLE_SHAPES.boards, row)).sort((a, b) => a.added - b.added);
  }

  async removeBoard(id: string): Promise<void> {
    const editions = (await this.boards()).filter((board) => board.id === id);
    for (const board of editions) await this.saveBoard({ ...board, removed: true });
  }

  /** Delete a table with its game. */
  async remove(code: string): Promise<void> {
    const change = (await this.#open()).transaction(["tables", "held", "entries"], "readwrite");
    void change.objectStore("tables").delete(code);
    void change.objectStore("held").delete(code);
    void change.objectStore("entries").delete(entriesOf(code));
    await change.done;
  }

  /** The stored ones of these tables, as the response to a request. */
  async listed(codes: string[]): Promise<string> {
    const db = await this.#open();
    const found = await Promise.all(codes.map((code) => db.get("tables", code)));
    return `{"tables":[${found.flatMap((one) => (fits(TABLE_SHAPES.tables, one) ? [one!.table] : []))}]}`;
  }

  async #tables() {
    return (await (await this.#open()).getAll("tables")).filter((row) => fits(TABLE_SHAPES.tables, row));
  }

  /** All games that are not over, with what they need elsewhere. */
  async unfinished(): Promise<Restorable[]> {
    const boards = await this.boards();
    const held = new Map((await this.held()).map((one) => [one.code, one]));
    const found: Restorable[] = [];
    for (const { code, row, table } of await this.#tables()) {
      const seats = held.get(code);
      if (!seats || JSON.parse(table).status === "over") continue;
      const { board_digest: digest } = JSON.parse(row) as { board_digest: string };
      const board = boards.find((one) => one.id === seats.board && one.digest === digest) ?? null;
      found.push({ row, table, entries: (await this.game(code))!.entries, held: seats, board });
    }
    return found;
  }

  /** Store whole games in one transaction, all or none; throws if there is no room for them. */
  async restore(games: Restorable[]): Promise<void> {
    const change = (await this.#open()).transaction(["tables", "held", "entries", "boards"], "readwrite", { durability: "strict" });
    await allOrNone(change, async () => {
      for (const { row, table, entries, held, board } of games) {
        const { code } = held;
        await change.objectStore("tables").put({ code, row, table });
        await change.objectStore("held").put(held);
        await change.objectStore("entries").delete(entriesOf(code));
        for (const entry of entries) await change.objectStore("entries").put({ code, number: JSON.parse(entry).number, entry });
        if (board && !(await change.objectStore("boards").get([board.id, board.digest]))) await change.objectStore("boards").put(board);
      }
    });
  }

  async game(code: string): Promise<StoredGame | null> {
    const db = await this.#open();
    const found = await db.get("tables", code);
    if (!fits(TABLE_SHAPES.tables, found)) return null;
    const entries = await db.getAll("entries", entriesOf(code));
    return { row: found!.row, entries: entries.map(({ entry }) => entry) };
  }
}
