/** Exports unfinished games with everything they need to continue on another device. */
import { keepSeats } from "../../core/device/heldSeats";
import { remember } from "../../core/device/sameDeals";
import { inPage } from "../../core/inPage";
import { Locks } from "./locks";
import { Storage, type Backup, type StoredBoard } from "./storage";

/** Numbers of an import: games that continue here, games that were already here, and unreadable ones. */
export type Restored = { resumed: number; known: number; unread: number };

const BACKUP_TRIES = 10, RETRY_MS = 500;
const CODE = /^[A-Z0-9]{4,12}$/;
const isText = (value: unknown): value is string => typeof value === "string";

/** Each as one line of JSON. */
export async function unfinished(storage = new Storage()): Promise<string[]> {
  return (await storage.unfinished()).map((game) => JSON.stringify(game));
}

/** Store games that are new here or have more actions than the stored ones; the others are not changed. */
export async function restore(lines: string[], storage = new Storage(), locks = new Locks(), pause = RETRY_MS): Promise<Restored> {
  const found: Restored = { resumed: 0, known: 0, unread: 0 };
  for (const line of lines) {
    const game = readGame(line);
    if (!game) found.unread++;
    else if (await takeUp(game, storage, locks, pause)) found.resumed++;
    else found.known++;
  }
  return found;
}

/** A page that was just closed holds its table for another moment. */
async function held(code: string, locks: Locks, pause: number): Promise<boolean> {
  for (let tries = 0; tries < BACKUP_TRIES; tries++) {
    if (await locks.hold(code)) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

async function takeUp(game: Backup, storage: Storage, locks: Locks, pause: number): Promise<boolean> {
  const { code, board, host, held: seats } = game.held;
  if (!(await held(code, locks, pause))) return false; // another tab plays it
  try {
    if (!goesOn((await storage.game(code))?.entries ?? [], game.entries)) return false;
    await storage.restore(game);
  } finally {
    locks.release(code);
  }
  keepSeats(code, { board, host, held: seats, ...(!inPage && { here: true }) });
  const { same_deal: deal } = JSON.parse(game.row) as { same_deal?: string | null };
  if (deal) remember(deal, code);
  return true;
}

/** Whether a game continues the stored one. */
const goesOn = (here: string[], there: string[]) => there.length > here.length && here.every((entry, i) => entry === there[i]);

/** The file is untrusted. Its entries are checked when the game is opened; null if it does not even have the right form. */
function readGame(line: string): Backup | null {
  try {
    const { row, table, entries, held, board } = JSON.parse(line) as Backup;
    const code = (JSON.parse(row) as { code: unknown }).code;
    const whole = isText(table) && Array.isArray(entries) && entries.every((entry, i) => isText(entry) && JSON.parse(entry).number === i);
    if (!whole || !entries.length || !isText(code) || !CODE.test(code)) return null;
    if (held.code !== code || JSON.parse(table).code !== code || !isText(held.board) || !held.held.every(({ seat, secret }) => Number.isInteger(seat) && isText(secret))) return null;
    return { row, table, entries, held, board: isBoard(board) ? board : null };
  } catch {
    return null;
  }
}

const isBoard = (board: StoredBoard | null): board is StoredBoard => !!board && [board.id, board.digest, board.text, board.layout].every(isText) && !!board.summary && !!board.data;
