/** What this browser plays with the same cards as others: its own random value, and its table for each deal. */
import { bytesToHex } from "@noble/hashes/utils.js";

type Played = { browser: string; tables: Record<string, string> };
const KEY = "same-deal"; // in local storage
const MOST = 100; // tables

export const dailyKey = (date: string, board: string) => `daily ${date} ${board}`;
export const challengeKey = (id: string) => `challenge ${id}`;

function read(): Played {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (found?.browser) return found;
  } catch {
    // as if there were nothing
  }
  return { browser: bytesToHex(crypto.getRandomValues(new Uint8Array(32))), tables: {} };
}

const write = (played: Played) => localStorage.setItem(KEY, JSON.stringify(played));

/** A random value that the server knows this browser by: of its results, the first counts. */
export function ownBrowser(): string {
  const played = read();
  write(played);
  return played.browser;
}

export const tableOf = (key: string): string | null => read().tables[key] ?? null;

export function remember(key: string, code: string) {
  const played = read();
  const tables = Object.entries({ ...played.tables, [key]: code }).slice(-MOST);
  write({ ...played, tables: Object.fromEntries(tables) });
}
