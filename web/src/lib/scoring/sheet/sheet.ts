/** What each game provides for the final scoring. */
import type { Component } from "svelte";
import type { BoardData, ViewData } from "../../core/protocol";
import type { Reveal, Step } from "./reveal.svelte";
import type { Column } from "./scoreColumns";

/** `light` is the ticket shown on the board, `pointed` the one the user chose; `onpoint` chooses another or none. */
export type SheetProps = {
  board: BoardData;
  view: ViewData;
  columns: Column[];
  reveal: Reveal;
  light: string | null;
  pointed: string | null;
  onpoint: (ticket: string | null) => void;
};

export interface ScoredGame {
  Sheet: Component<SheetProps>;
  /** The order in which the sheet is filled in. */
  steps(columns: Column[], board: BoardData): Step[];
  /** Messages: the name of the sheet, the headline while it is filled in, and that one player won. */
  title: string;
  counting: string;
  wins: string;
}
