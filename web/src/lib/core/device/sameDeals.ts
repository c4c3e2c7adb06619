/** Daily deals and challenges of this browser: its random id, and its table for each deal. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { isObject, localObject } from "./shape";
import { longestStreak, streakOf } from "../words/calendar";

/** `done`: the days with a finished daily deal; `beaten`: those on which a result came before the champion's. */
type Played = { browser: string; tables: Record<string, string>; done?: string[]; beaten?: string[] };
const SAME_DEAL_KEY = "same-deal"; // in local storage
const MOST_TABLES = 100;
const DAYS = 1000;

export const dailyKey = (date: string, board: string) => `daily ${date} ${board}`;
const CHALLENGE = "challenge ";
export const challengeKey = (id: string) => `${CHALLENGE}${id}`;

const isText = (value: unknown): value is string => typeof value === "string";
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);

function read(): Played {
  const { browser, tables, done, beaten } = localObject(SAME_DEAL_KEY);
  return {
    browser: isText(browser) && browser ? browser : bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    tables: Object.fromEntries(Object.entries(isObject(tables) ? tables : {}).filter((one): one is [string, string] => isText(one[1]))),
    ...(Array.isArray(done) && { done: done.filter(isDay) }),
    ...(Array.isArray(beaten) && { beaten: beaten.filter(isDay) }),
  };
}

const write = (played: Played) => localStorage.setItem(SAME_DEAL_KEY, JSON.stringify(played));

/** A random id of this browser: the server counts its first result only. */
export function ownBrowser(): string {
  const played = read();
  write(played);
  return played.browser;
}

export const tableOf = (key: string): string | null => read().tables[key] ?? null;

/** The challenge that a game of this browser was played for, or is offered as. Its table may be gone. */
export function challengeOf({ code, id }: { code: string; id: string }): string | null {
  const key = Object.entries(read().tables).find(([key, table]) => [code, id].includes(table) && key.startsWith(CHALLENGE))?.[0];
  return key?.slice(CHALLENGE.length) ?? null;
}

export function remember(key: string, code: string) {
  const played = read();
  const tables = Object.entries({ ...played.tables, [key]: code }).slice(-MOST_TABLES);
  write({ ...played, tables: Object.fromEntries(tables) });
}

const withDay = (days: string[] | undefined, day: string) => [...new Set([...(days ?? []), day])].sort().slice(-DAYS);

/** A daily deal of this day was played to the end. */
export function finishDay(day: string) {
  const played = read();
  write({ ...played, done: withDay(played.done, day) });
}

/** A daily deal of this day was played better than the champion did. */
export function beatChampion(day: string) {
  const played = read();
  write({ ...played, beaten: withDay(played.beaten, day) });
}

/** The days with a finished daily deal; "first": the champion was beaten. */
export function daysPlayed(): Record<string, "first" | "solved"> {
  const { done = [], beaten = [] } = read();
  return Object.fromEntries(done.map((day) => [day, beaten.includes(day) ? "first" : "solved"]));
}

const daysDone = () => new Set(read().done);

/** Days in a row with a finished daily deal. */
export const daysInRow = (today: string) => streakOf(daysDone(), today);
export const mostDaysInRow = () => longestStreak(daysDone());
