/** Exports unfinished games with everything they need to continue on another device: their entries, board and seats. */
import * as api from "../../core/api";
import { isHere, keepSeats, keptSeats } from "../../core/device/heldSeats";
import { STORED_TABLE, type BACKUP } from "../../core/device/schema";
import { remember } from "../../core/device/sameDeals";
import { inPage } from "../../core/inPage";
import { fits, type Of } from "../../core/device/shape";
import { Locks } from "./locks";
import { Storage, type Restorable } from "./storage";

export type Backup = Of<typeof BACKUP>;

/** Numbers of an import: games that continue here, and games that were already here. */
export type Restored = { resumed: number; known: number };

/** Why none of the games is stored. `index`: the first one that cannot be played. */
export class BadBackup extends Error {
  constructor(public index: number, public why: unknown) {
    super("this game cannot continue here");
  }
}

const BACKUP_TRIES = 10, RETRY_MS = 500;

/** Each as one line of JSON. */
export async function unfinished(storage = new Storage()): Promise<string[]> {
  return (await storage.unfinished()).map((game) => JSON.stringify(game));
}

/** Store all games that are new here or have more actions than the stored ones, or none if one of them cannot be played. */
export async function restore(games: Backup[], storage = new Storage(), locks = new Locks(), pause = RETRY_MS, check = api.checkBackup): Promise<Restored> {
  const checked: Restorable[] = [];
  for (const [index, game] of games.entries()) {
    const { table, board } = await check(game).catch((why: unknown) => {
      throw new BadBackup(index, why);
    });
    const one: Restorable = { ...game, table: JSON.stringify(table), board: board && { ...board, added: Date.now() } };
    if (!fits(STORED_TABLE, { ...one, code: game.held.code })) throw new BadBackup(index, new api.Refused({ error: "unavailable", message: "", detail: {} }));
    checked.push(one);
  }
  const taken: Restorable[] = [];
  try {
    for (const game of checked) {
      const twice = taken.some(({ held }) => held.code === game.held.code);
      if (!twice && (await takes(game, storage, locks, pause))) taken.push(game);
    }
    await storage.restore(taken);
  } finally {
    for (const { held } of checked) locks.release(held.code);
  }
  for (const game of taken) keep(game);
  return { resumed: taken.length, known: games.length - taken.length };
}

/** A page that was just closed holds its table for another moment. */
async function held(code: string, locks: Locks, pause: number): Promise<boolean> {
  for (let tries = 0; tries < BACKUP_TRIES; tries++) {
    if (await locks.hold(code)) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/** Whether a game continues here. It does not if another tab plays it, or if the seats of that table are others here. */
async function takes({ held: seats, entries }: Restorable, storage: Storage, locks: Locks, pause: number): Promise<boolean> {
  if (!(await held(seats.code, locks, pause))) return false;
  const here = keptSeats(seats.code);
  if (here && !(isHere(seats.code) && JSON.stringify(here.held) === JSON.stringify(seats.held))) return false;
  return goesOn((await storage.game(seats.code))?.entries ?? [], entries);
}

function keep({ held: { code, board, host, held: seats }, row }: Restorable) {
  keepSeats(code, { board, host, held: seats, ...(!inPage && { here: true }) });
  const { same_deal: deal } = JSON.parse(row) as { same_deal?: string | null };
  if (deal) remember(deal, code);
}

/** Whether a game continues the stored one. */
const goesOn = (here: string[], there: string[]) => there.length > here.length && here.every((entry, i) => entry === there[i]);
