/** Copies the records of finished games to this browser, because servers do not keep them forever. */
import * as api from "../core/api";
import { keepSeats, keptSeats } from "../core/device/heldSeats";
import type { Table } from "../core/protocol";
import { type KeptGame, keptFrom } from "./keptGame";
import { hasTable, keepGames, troubleOf, type StoreTrouble } from "./store";

export type Collected = { fresh: KeptGame[]; trouble: StoreTrouble["kind"] | null };

/** Store the finished games of this browser among these tables. Games that cannot be stored are still returned. */
export async function collect(tables: Table[]): Promise<Collected> {
  const found: Collected = { fresh: [], trouble: null };
  for (const table of tables.filter(({ status }) => status === "over")) {
    const mine = (keptSeats(table.code)?.held ?? []).map(({ seat }) => seat).filter((seat) => seat >= 0);
    if (!mine.length) continue;
    const game = await fetched(table, mine, found);
    if (game) found.fresh.push(game);
  }
  return found;
}

async function fetched(table: Table, mine: number[], found: Collected): Promise<KeptGame | null> {
  const there = await hasTable(table.code).catch((error) => trouble(error, found));
  if (there) {
    keepSeats(table.code, { over: true });
    return null;
  }
  const record = await api.record(table.code).catch(() => null); // the next visit asks again
  if (record === null) return null;
  const game = keptFrom(table, mine.toSorted(), record);
  await keepGames([game]).then(() => keepSeats(table.code, { over: true, review: game.id })).catch((error) => trouble(error, found));
  return game;
}

function trouble(error: unknown, found: Collected): false {
  found.trouble = troubleOf(error).kind;
  return false;
}
