/** The living board. It is loaded after the table, apart from the rest of the page. */
import type { BoardData } from "../../core/protocol";
import { AFLOAT, decorOf } from "../decor";

export { drives } from "./motion";
export { default as Living } from "./Living.svelte";

/** The sprites of the background that this board's boats take over. */
export const afloat = (board: Pick<BoardData, "id">) => (decorOf(board) ? AFLOAT : undefined);
