/** The final scoring: what each game provides for it, and the headline that it makes of a result. */
import type { BoardData, ViewData } from "../core/protocol";
import type { Ruleset } from "../core/ruleset";
import FirstJourneyEnd from "./first_journey/FirstJourneyEnd.svelte";
import GoldenPrize from "./first_journey/GoldenPrize.svelte";
import { firstJourneyResult, rematchLine } from "./first_journey/resultLines";
import TicketTower from "./first_journey/TicketTower.svelte";
import NewYorkSheet from "./new_york/NewYorkSheet.svelte";
import Podium from "./new_york/Podium.svelte";
import { newYorkResult, reviewLine } from "./new_york/resultLines";
import type { RevealStep } from "./sheet/reveal.svelte";
import { lengthRows, type Column, partRows, type PartRow, type SheetProps } from "./sheet/sheet";
import type { Component } from "svelte";
import { t } from "../core/words/messages.svelte";
import { list } from "../core/words/text";
import type { MainAction, PrizeProps, StageProps } from "./ending/stage";
import type { Verdict } from "./ending/verdict";

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

/** How each row of New York's sheet is filled in: routes of each length, everybody's tickets, everybody's attractions. */
const STEPS: Record<PartRow, (columns: Column[], board: BoardData) => RevealStep[]> = {
  routes: (_, board) => lengthRows(board).map(({ length }) => ({ kind: "length", length })),
  tickets: (columns) => columns.flatMap(({ seat, tickets }) => tickets.map(({ ticket }): RevealStep => ({ kind: "ticket", seat, ticket: ticket.id }))),
  attractions: (columns) => columns.map(({ seat }) => ({ kind: "bonus", seat })),
};

function newYorkSteps(columns: Column[], board: BoardData): RevealStep[] {
  return [...partRows(board).flatMap((row) => STEPS[row](columns, board)), { kind: "total" }];
}

/** Everybody's first ticket, then everybody's second and so on, then the bonus. */
function firstJourneySteps(columns: Column[]): RevealStep[] {
  const most = Math.max(...columns.map(({ tickets }) => tickets.length));
  const rounds = Array.from({ length: most }, (_, i) =>
    columns.filter(({ tickets }) => tickets[i]?.done).map(({ seat, tickets }): RevealStep => ({ kind: "ticket", seat, ticket: tickets[i].ticket.id })),
  );
  return [...rounds.flat(), ...columns.filter(({ bonus }) => bonus).map(({ seat }): RevealStep => ({ kind: "bonus", seat })), { kind: "total" }];
}

export const SCORED_GAMES: Record<Ruleset, ScoredGame> = {
  new_york: {
    Sheet: NewYorkSheet,
    steps: newYorkSteps,
    counting: "score-counting",
    wins: "score-takes",
    Stage: Podium,
    prizes: [],
    line: newYorkResult,
    mainAction: "review",
    mainLine: reviewLine,
  },
  first_journey: {
    Sheet: FirstJourneyEnd,
    steps: firstJourneySteps,
    counting: "score-opening",
    wins: "score-wins",
    Stage: TicketTower,
    prizes: [GoldenPrize],
    line: firstJourneyResult,
    mainAction: "rematch",
    mainLine: rematchLine,
  },
};
