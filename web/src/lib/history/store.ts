/** The finished games in this browser's database. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { byDate, type KeptGame } from "./keptGame";

export const NAME = "farebox-history";
const VERSION = 1;

interface Shape extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { code: string } };
}

/** `full`: no room left. `closed`: the browser keeps nothing, as some do in private windows. */
export class StoreTrouble extends Error {
  constructor(public kind: "full" | "closed") {
    super(kind);
  }
}

export function troubleOf(error: unknown): StoreTrouble {
  if (error instanceof StoreTrouble) return error;
  return new StoreTrouble((error as Error | null)?.name === "QuotaExceededError" ? "full" : "closed");
}

let opened: Promise<IDBPDatabase<Shape>> | null = null;

function open(): Promise<IDBPDatabase<Shape>> {
  opened ??= openDB<Shape>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore("games", { keyPath: "id" }).createIndex("code", "code");
    },
    blocking: () => void close(), // another page has a later version, or deletes everything
    terminated: () => (opened = null),
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function close() {
  const database = opened;
  opened = null;
  (await database)?.close();
}

async function within<T>(use: (database: IDBPDatabase<Shape>) => Promise<T>): Promise<T> {
  try {
    return await use(await open());
  } catch (error) {
    throw troubleOf(error);
  }
}

export const allGames = () => within(async (database) => (await database.getAll("games")).sort(byDate));
export const hasTable = (code: string) => within(async (database) => (await database.countFromIndex("games", "code", code)) > 0);
export const removeGame = (id: string) => within((database) => database.delete("games", id));
export const removeAll = () => within((database) => database.clear("games"));

/** Keep games, all or none; what is known of their quality stays. */
export const keepGames = (games: KeptGame[]) =>
  within(async (database) => {
    const change = database.transaction("games", "readwrite");
    for (const game of games) {
      const before = await change.store.get(game.id);
      await change.store.put(before ? merged(before, game) : game);
    }
    await change.done;
  });

function merged(before: KeptGame, after: KeptGame): KeptGame {
  const players = after.players.map((player, seat) => ({ ...player, quality: player.quality ?? before.players[seat]?.quality ?? null }));
  const known = after.mine.length || !before.mine.length ? after : before; // a bare record says less than what is there
  return { ...known, players: known === after ? players : before.players };
}

/** The review of a game has judged a seat's decisions. `key`: the table's code, or the id of the game and of its review. */
export const keepQuality = (key: string, seat: number, quality: number) =>
  within(async (database) => {
    const change = database.transaction("games", "readwrite");
    const game = (await change.store.get(key)) ?? (await change.store.index("code").get(key));
    if (game?.players[seat] && game.mine.includes(seat)) {
      game.players[seat].quality = quality;
      await change.store.put(game);
    }
    await change.done;
  });
