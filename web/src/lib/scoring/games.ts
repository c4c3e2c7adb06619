/** The final scoring of each game. */
import type { BoardData } from "../core/protocol";
import type { Ruleset } from "../core/ruleset";
import FirstJourneyEnd from "./first_journey/FirstJourneyEnd.svelte";
import GoldenPrize from "./first_journey/GoldenPrize.svelte";
import { firstJourneyResult, rematchLine } from "./first_journey/resultLines";
import TicketTower from "./first_journey/TicketTower.svelte";
import NewYorkSheet from "./new_york/NewYorkSheet.svelte";
import Podium from "./new_york/Podium.svelte";
import { newYorkResult } from "./new_york/resultLines";
import { reviewLine } from "./new_york/reviewQuestion";
import type { ScoredGame } from "./scoredGame";
import type { RevealStep } from "./sheet/reveal.svelte";
import { lengthRows, type Column } from "./sheet/scoreColumns";
import { partRows, type PartRow } from "./sheet/scoreRows";

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
