/** Names, lists and numbers in the chosen language. */
import { messages, t } from "./messages.svelte";
import type { BoardData, BoardSummary } from "../protocol";

/** Boards and locations of the package have a name in every language; those of other boards have the name in their file. */
const translated = (id: string, otherwise: string) => (messages.has(id) ? t(id) : otherwise);

export const boardName = (board: Pick<BoardData, "id" | "name">) => translated(`board-name-${board.id.replaceAll("_", "-")}`, board.name);
/** The name of a board that may be unknown here. */
export const boardNameById = (id: string, boards: BoardSummary[]) => boardName(boards.find((board) => board.id === id) ?? { id, name: id });

export function locationName(board: Pick<BoardData, "locations">, id: string): string {
  return translated(`place-${id.replaceAll("_", "-")}`, board.locations.find((location) => location.id === id)?.name ?? id);
}

/** The name of a color: of a route or of a card. */
export const colorName = (color: string) => t(`color-${color}`);

/** What to call the player of a seat without a name. */
export const playerNumber = (seat: number) => t("lobby-player-number", { number: seat + 1 });

/** "Ada, Leo and Mia". */
export const list = (names: string[]) => new Intl.ListFormat(messages.language, { type: "conjunction" }).format(names);

export const compareText = (a: string, b: string) => a.localeCompare(b, messages.language);

/** Lower case without accents, for searching. */
export const foldText = (text: string) => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase().replaceAll("ł", "l"); // ł does not decompose

/** Points with a real minus sign. */
export const plainPoints = (value: number) => (value < 0 ? `−${-value}` : `${value}`);
/** Zero has no sign. */
export const signedPoints = (value: number) => (value > 0 ? `+${value}` : plainPoints(value));

/** Texts one after the other, each as a sentence: with a period where it has no mark of its own at the end. */
export const sentences = (texts: string[]) => texts.filter((text) => text).map((text) => (/[.!?…][”“»"’)]*$/u.test(text) ? text : `${text}.`)).join(" ");
