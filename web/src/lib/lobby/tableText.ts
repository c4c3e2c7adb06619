/** Boards and people by name, in the language that is spoken now. */
import { messages, t } from "../core/messages.svelte";
import type { Place } from "../core/protocol";

/** A board of the package has a name in every language, a board of one's own the one in its file. */
export function boardName(board: { id: string; name: string }): string {
  const id = `board-name-${board.id.replaceAll("_", "-")}`;
  return messages.has(id) ? t(id) : board.name;
}

export const list = (names: string[]) => new Intl.ListFormat(messages.language, { type: "conjunction" }).format(names);

export const placeTitle = (place: Place) => place.name || (place.kind === "open" ? t("lobby-place-open") : t("common-seat", { number: place.seat + 1 }));

/** How long ago, in words: "3 days ago". */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const [size, unit] = ([[86_400, "day"], [3_600, "hour"], [60, "minute"]] as const).find(([size]) => past >= size) ?? [1, "second"];
  const words = new Intl.RelativeTimeFormat(messages.language, { numeric: "auto" });
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(past / size), unit);
}

export const boardNameOf = (id: string) => boardName({ id, name: id });
