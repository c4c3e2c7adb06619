/** What the sheet of a game gets. */
import type { BoardData, ViewData } from "../../core/protocol";
import type { ScoreReveal } from "./reveal.svelte";
import type { Column } from "./scoreColumns";

/** `light` is the ticket shown on the board, `pointed` the one the user chose; `onpoint` chooses another or none. */
export type SheetProps = {
  board: BoardData;
  view: ViewData;
  columns: Column[];
  reveal: ScoreReveal;
  light: string | null;
  pointed: string | null;
  onpoint: (ticket: string | null) => void;
};
