/** The puzzles in their order, and how they went, kept in this browser; the streak of days on which a puzzle of the day or an own mistake was solved. */
import { isObject, localObject } from "../core/device/shape";
import { longestStreak, streakOf } from "../core/words/calendar";
import type { PuzzleMark } from "../history/store";
import { messages, t } from "../core/words/messages.svelte";
import type { Puzzles, PuzzleSummary } from "../core/protocol";

export type { PuzzleMark };
export interface Results {
  puzzles: Record<string, PuzzleMark>;
  days: Record<string, PuzzleMark>; // by date, for the puzzles of the day and own mistakes
}

const PUZZLES_KEY = "puzzles";
const BETTER: PuzzleMark[] = ["missed", "solved", "first"];

export function keptResults(storage: Pick<Storage, "getItem"> = localStorage): Results {
  const { puzzles, days } = localObject(PUZZLES_KEY, storage);
  return { puzzles: marksIn(puzzles), days: marksIn(days) };
}

const marksIn = (kept: unknown) =>
  Object.fromEntries(Object.entries(isObject(kept) ? kept : {}).filter(([, mark]) => BETTER.includes(mark as PuzzleMark))) as Record<string, PuzzleMark>;

/** The first result of a puzzle counts; of a day the best one, since each board has a puzzle of the day. */
export function withResult(results: Results, id: string, mark: PuzzleMark, day: string | null): Results {
  const first = { ...results, puzzles: { ...results.puzzles, [id]: results.puzzles[id] ?? mark } };
  return day ? withDay(first, day, mark) : first;
}

export function withDay(results: Results, day: string, mark: PuzzleMark): Results {
  const before = results.days[day];
  const best = before && BETTER.indexOf(before) > BETTER.indexOf(mark) ? before : mark;
  return { ...results, days: { ...results.days, [day]: best } };
}

export function keepResults(results: Results, storage: Pick<Storage, "setItem"> = localStorage) {
  try {
    storage.setItem(PUZZLES_KEY, JSON.stringify(results));
  } catch {
    // storage is full or unavailable: the page works without it
  }
}

const isDone = (mark: PuzzleMark | undefined) => mark === "first" || mark === "solved";

const solvedDays = (days: Results["days"]) => new Set(Object.keys(days).filter((day) => isDone(days[day])));

export const streak = (days: Results["days"], today: string) => streakOf(solvedDays(days), today);
export const bestStreak = (days: Results["days"]) => longestStreak(solvedDays(days));

/** Within its board, from 1. */
export function numberOf(puzzles: PuzzleSummary[], id: string): number {
  const board = puzzles.find((puzzle) => puzzle.id === id)?.board;
  return puzzles.filter((puzzle) => puzzle.board === board).findIndex((puzzle) => puzzle.id === id) + 1;
}

export function puzzleTitle(listed: Puzzles, id: string): string {
  if (!Object.values(listed.today).includes(id)) return t("puzzles-number", { number: numberOf(listed.puzzles, id) });
  const date = new Intl.DateTimeFormat(messages.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(Date.parse(listed.date));
  return `${t("puzzles-today")} · ${date}`;
}

/** The next puzzle of the same board that was not tried yet, going around; null if there is none. */
export function nextPuzzle(puzzles: PuzzleSummary[], id: string, results: Results["puzzles"]): string | null {
  const board = puzzles.find((puzzle) => puzzle.id === id)?.board;
  const same = puzzles.filter((puzzle) => puzzle.board === board);
  const at = same.findIndex((puzzle) => puzzle.id === id);
  const later = [...same.slice(at + 1), ...same.slice(0, Math.max(0, at))];
  return later.find((puzzle) => !(puzzle.id in results))?.id ?? null;
}
