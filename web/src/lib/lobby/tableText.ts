/** Tables in words, in the chosen language. */
import { placeName } from "../characters/characters";
import { messages, t } from "../core/messages.svelte";
import type { BoardSummary, Place, Table } from "../core/protocol";
import { boardName } from "../core/text";

/** The name of a table's board, even before the list of boards is loaded. */
export function boardTitle(table: Table, boards: BoardSummary[] = []): string {
  const id = table.options.board;
  return boardName(boards.find((board) => board.id === id) ?? { id, name: id });
}

export const placeTitle = (place: Place) => placeName(place) || (place.kind === "open" ? t("lobby-place-open") : t("common-seat", { number: place.seat + 1 }));

/** How long ago, in words: "3 days ago". */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const [size, unit] = ([[86_400, "day"], [3_600, "hour"], [60, "minute"]] as const).find(([size]) => past >= size) ?? [1, "second"];
  const words = new Intl.RelativeTimeFormat(messages.language, { numeric: "auto" });
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(past / size), unit);
}
