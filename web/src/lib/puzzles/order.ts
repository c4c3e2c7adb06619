/** The order of the puzzles: their names, and which comes next. */
import { messages, t } from "../core/words/messages.svelte";
import type { Puzzles, PuzzleSummary } from "../core/protocol";
import type { Results } from "./puzzleResults";

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
