/** Cards and route colours as they are drawn, and their names. */
import { messages, t } from "../../core/messages.svelte";
import type { BoardData } from "../../core/protocol";

export type Family = "city" | "first_journey";
export const WILDS = ["taxi", "locomotive"];

export const isWild = (card: string) => WILDS.includes(card);
/** The class that sets --k (fill), --kd (edge) and --vt (windows) for what is inside. */
export const cardClass = (card: string) => `k-${card === "locomotive" ? "loco" : card}`;
export const symbolOf = (card: string) => `#fb-sym-${card}`;
export const vehicleOf = (card: string, family: Family) => `#fb-${family === "city" ? "ny" : "fj"}-${card}`;
export const colorName = (color: string) => t(`color-${color}`);

/** A message, or for boards of one's own what stands in the board. */
const named = (id: string, otherwise: string) => (messages.has(id) ? t(id) : otherwise);
const spelled = (id: string) => id.replace(/(^|_)(.)/g, (_, before: string, letter: string) => (before && " ") + letter.toUpperCase());

export const placeName = (location: string) => named(`place-${location.replaceAll("_", "-")}`, spelled(location));
export const boardName = (board: Pick<BoardData, "id" | "name">) => named(`board-name-${board.id.replaceAll("_", "-")}`, board.name);
