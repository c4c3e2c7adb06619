/** Tables in words, in the chosen language. */
import { placeName } from "../characters/characters";
import { messages, t } from "../core/words/messages.svelte";
import type { BoardSummary, TableOptions, Place, Table } from "../core/protocol";
import { boardName } from "../core/words/text";

/** The name of a table's board, even before the list of boards is loaded. */
export function boardTitle(table: Table, boards: BoardSummary[] = []): string {
  const id = table.options.board;
  return boardName(boards.find((board) => board.id === id) ?? { id, name: id });
}

export const placeTitle = (place: Place) => placeName(place) || (place.kind === "open" ? t("lobby-place-open") : t("common-seat", { number: place.seat + 1 }));

const MINUTE = 60;
const DAY_SECONDS = 86_400;

/** 30 s, 3 min, 1 day. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return t("lobby-clock-seconds", { count: seconds });
  return seconds < DAY_SECONDS ? t("lobby-clock-minutes", { count: Math.round(seconds / MINUTE) }) : t("lobby-clock-days", { count: Math.round(seconds / DAY_SECONDS) });
}

/** The clock of a table in words; "" if it has none. */
export function clockLine({ turn_seconds, bank_seconds }: TableOptions): string {
  if (bank_seconds) return t("lobby-wait-bank", { time: durationText(bank_seconds) });
  return turn_seconds ? t("lobby-wait-turn", { time: durationText(turn_seconds) }) : "";
}

/** How long ago, in words: "3 days ago". */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const [size, unit] = ([[86_400, "day"], [3_600, "hour"], [60, "minute"]] as const).find(([size]) => past >= size) ?? [1, "second"];
  const words = new Intl.RelativeTimeFormat(messages.language, { numeric: "auto" });
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(past / size), unit);
}
