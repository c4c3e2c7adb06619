/** What each game provides for the final scoring, and the headline that it makes of a result. */
import type { Component } from "svelte";
import { t } from "../core/words/messages.svelte";
import type { BoardData, ViewData } from "../core/protocol";
import { list } from "../core/words/text";
import type { MainAction, PrizeProps, StageProps } from "./ending/stage";
import type { Verdict } from "./ending/verdict";
import type { RevealStep } from "./sheet/reveal.svelte";
import type { Column } from "./sheet/scoreColumns";
import type { SheetProps } from "./sheet/sheet";

export interface ScoredGame {
  Sheet: Component<SheetProps>;
  /** The order in which the sheet is filled in. */
  steps(columns: Column[], board: BoardData): RevealStep[];
  /** Messages: the headline while the sheet is filled in, and that one player won. */
  counting: string;
  wins: string;
  /** The pictures of the ending. */
  Stage: Component<StageProps>;
  prizes: Component<PrizeProps>[];
  /** The line below the headline. */
  line(verdict: Verdict, columns: Column[], view: ViewData): string;
  /** What the yellow button does, and what it says about this game. */
  mainAction: MainAction;
  mainLine(verdict: Verdict, columns: Column[], board: BoardData): string;
}

export function headlineOf(game: Pick<ScoredGame, "wins">, { who, names }: Pick<Verdict, "who" | "names">): string {
  const text = { you: "score-you-win", "you-share": "score-you-share", wins: game.wins, share: "score-shared", none: "score-end-abandoned" }[who];
  return t(text, { names: list(names) });
}
