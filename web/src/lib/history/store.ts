/** The finished games in this browser's database, and the mistakes that their reviews found. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { allOrNone } from "../core/device/allOrNone";
import { KEPT_GAME, KEPT_MISTAKE } from "../core/device/schema";
import { fits, type Shape } from "../core/device/shape";
import { byDate, type KeptGame, type KeptPlayer } from "./keptGame";
import { readRecord } from "./readRecord";
import type { DecisionData, ReviewPlayer, ViewData } from "../core/protocol";

/** How a puzzle went: solved on the first try, later, or not at all. */
export type PuzzleMark = "first" | "solved" | "missed";

/** A player's own mistake from a reviewed game: a puzzle that needs no server. */
export type Mistake = Pick<DecisionData, "number" | "turn" | "seat" | "action" | "cost" | "values" | "reasons"> & {
  id: string;
  game: string; // the id of the kept game and of its review
  board: string;
  players: ReviewPlayer[];
  view: ViewData; // what the seat saw, and what it could do
  deep?: boolean; // whether the review was a deep one
  mark: PuzzleMark | null; // of the last attempt
};

export const HISTORY_DATABASE = "farebox-history";
const VERSION = 2;

interface Tables extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { code: string } };
  mistakes: { key: string; value: Mistake; indexes: { game: string } };
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

let opened: Promise<IDBPDatabase<Tables>> | null = null;

function open(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>(HISTORY_DATABASE, VERSION, {
    upgrade(database, before) {
      if (before < 1) database.createObjectStore("games", { keyPath: "id" }).createIndex("code", "code");
      if (before < 2) database.createObjectStore("mistakes", { keyPath: "id" }).createIndex("game", "game");
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

async function within<T>(use: (database: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
  try {
    return await use(await open());
  } catch (error) {
    throw troubleOf(error);
  }
}

const GAME: Shape<KeptGame> = (row) => {
  const game = KEPT_GAME(row);
  readRecord(game.record);
  return game;
};
const GAME_SHAPES = { games: GAME, mistakes: KEPT_MISTAKE };

export const allGames = () => within(async (database) => (await database.getAll("games")).filter((row) => fits(GAME, row)).map((row) => GAME(row)).sort(byDate));

/** The rows that cannot be read. */
export const unreadableRows = () =>
  within(async (database) => {
    const found: { store: "games" | "mistakes"; id: string }[] = [];
    for (const store of ["games", "mistakes"] as const) {
      const change = database.transaction(store);
      const [keys, rows] = await Promise.all([change.store.getAllKeys(), change.store.getAll()]);
      keys.forEach((id, i) => fits(GAME_SHAPES[store], rows[i]) || found.push({ store, id }));
    }
    return found;
  });

export const removeRow = ({ store, id }: { store: "games" | "mistakes"; id: string }) =>
  store === "games" ? removeGame(id) : within((database) => database.delete(store, id));

export const hasTable = (code: string) => within(async (database) => (await database.countFromIndex("games", "code", code)) > 0);
/** `key`: the id of the game, or its table's code. */
export const gameOf = (key: string) =>
  within(async (database) => {
    const found = (await database.get("games", key)) ?? (await database.getFromIndex("games", "code", key));
    return fits(GAME, found) ? found : undefined;
  });

/** A game's mistakes go with it. */
export const removeGame = (id: string) =>
  within(async (database) => {
    const change = database.transaction(["games", "mistakes"], "readwrite");
    await change.objectStore("games").delete(id);
    for (const key of await change.objectStore("mistakes").index("game").getAllKeys(id)) await change.objectStore("mistakes").delete(key);
    await change.done;
  });

export const removeAll = () =>
  within(async (database) => {
    const change = database.transaction(["games", "mistakes"], "readwrite");
    await Promise.all([change.objectStore("games").clear(), change.objectStore("mistakes").clear(), change.done]);
  });

/** Store games, all or none of them, without overwriting what reviews said of stored ones. */
export const keepGames = (games: KeptGame[]) =>
  within(async (database) => {
    const change = database.transaction("games", "readwrite");
    await allOrNone(change, async () => {
      for (const game of games) {
        const before = await change.store.get(game.id);
        await change.store.put(fits(GAME, before) ? merged(before!, game) : game);
      }
    });
  });

function merged(before: KeptGame, after: KeptGame): KeptGame {
  const players = after.players.map((player, seat) => ({ ...player, ...reportOf(player.quality === null ? before.players[seat] : player) }));
  const known = after.mine.length || !before.mine.length ? after : before; // a bare record says less than what is there
  return { ...known, players: known === after ? players : before.players };
}

type SeatReport = Pick<KeptPlayer, "quality" | "adjusted">;

const reportOf = (player?: KeptPlayer): SeatReport => ({ quality: player?.quality ?? null, adjusted: player?.adjusted ?? null });

/** The review of a game has judged a seat's decisions. `key`: the table's code, or the id of the game and of its review. */
export const keepReport = (key: string, seat: number, { quality, adjusted }: SeatReport) =>
  within(async (database) => {
    const change = database.transaction("games", "readwrite");
    const game = (await change.store.get(key)) ?? (await change.store.index("code").get(key));
    if (game && fits(GAME, game) && game.players[seat] && game.mine.includes(seat)) {
      Object.assign(game.players[seat], { quality, adjusted });
      await change.store.put(game);
    }
    await change.done;
  });

export const allMistakes = () => within(async (database) => (await database.getAll("mistakes")).filter((row) => fits(KEPT_MISTAKE, row)));

/** Store the mistakes of a kept game instead of those that another review found, and keep how their puzzles went. Does nothing for a game that is not kept. */
export const keepMistakes = (game: string, mistakes: Mistake[]) =>
  within(async (database) => {
    const change = database.transaction(["games", "mistakes"], "readwrite");
    const store = change.objectStore("mistakes");
    const before = new Map((await store.index("game").getAll(game)).map((mistake) => [mistake.id, mistake]));
    if (await change.objectStore("games").getKey(game)) {
      for (const id of before.keys()) await store.delete(id);
      for (const mistake of mistakes) await store.put({ ...mistake, mark: before.get(mistake.id)?.mark ?? mistake.mark });
    }
    await change.done;
  });

export const markMistake = (id: string, mark: PuzzleMark) =>
  within(async (database) => {
    const change = database.transaction("mistakes", "readwrite");
    const mistake = await change.store.get(id);
    if (mistake) await change.store.put({ ...mistake, mark });
    await change.done;
  });

const PREFIX = "own-";
export const mistakeId = (game: string, number: number) => `${PREFIX}${game}-${number}`;
export const isMistakeId = (id: string) => id.startsWith(PREFIX);

/** The next one to practice: of the same game first, then of others, never one that was found. Null if there is none. */
export function nextMistake(mistakes: Mistake[], id: string | null, game: string): Mistake | null {
  const open = mistakes.filter((mistake) => mistake.id !== id && (mistake.mark === null || mistake.mark === "missed"));
  const after = mistakes.find((mistake) => mistake.id === id)?.number ?? -1;
  const same = open.filter((mistake) => mistake.game === game).sort((a, b) => a.number - b.number);
  return same.find(({ number }) => number > after) ?? same[0] ?? open.find((mistake) => mistake.game !== game) ?? null;
}
