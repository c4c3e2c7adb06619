/** New York: the line below the headline, what broke a tie, and a question that the review may answer, from the final scores alone. */
import { t } from "../../core/words/messages.svelte";
import type { Verdict } from "../ending/verdict";
import { tieBreak, type Column } from "../sheet/sheet";
import type { BoardData, TicketData } from "../../core/protocol";
import { locationName } from "../../core/words/text";

const CLOSE_POINTS = 3;

/** Why the winner won although points alone did not decide; empty if they did. */
export function tieLine(columns: Column[]): string {
  const tie = tieBreak(columns.map(({ score, winner }) => ({ ...score, winner })));
  if (tie === "none") return "";
  if (tie === "shared") return t("score-tie-shared");
  const best = columns.find(({ winner }) => winner)!;
  const others = columns.filter(({ winner, score }) => !winner && score.total === best.score.total);
  return t("score-tie-tickets", { player: best.name, count: best.score.completed, other: Math.max(...others.map(({ score }) => score.completed)) });
}

export function newYorkResult({ who, kind, gap }: Verdict, columns: Column[]): string {
  if (who === "none") return "";
  if (kind) {
    const behind = Math.max(...columns.map(({ score }) => score.total)) - kind.score.total;
    if (behind && behind <= CLOSE_POINTS) return t("score-kind-close", { gap: behind });
    return behind ? t("score-kind", { rank: kind.score.rank }) : tieLine(columns);
  }
  return gap ? t("score-by", { gap }) : tieLine(columns);
}

export type Question = { id: string; gap?: number; ticket?: TicketData };

const CLOSE_GAP = 3; // points

/** The tickets that a player did not complete, the smallest first. */
const openTickets = ({ tickets }: Column) =>
  tickets
    .filter(({ done }) => !done)
    .map(({ ticket }) => ticket)
    .sort((a, b) => a.value - b.value);

/** An open ticket costs its value and would have brought it, so it makes a difference of twice as much. */
function loserAsks(me: Column, gap: number): Question {
  const open = openTickets(me);
  const enough = open.find(({ value }) => 2 * value > gap);
  if (enough) return { id: "score-ask-enough", ticket: enough };
  if (!gap) return { id: "score-ask-level" };
  return gap > CLOSE_GAP && open.length ? { id: "score-ask-cost", ticket: open.at(-1) } : { id: "score-ask-short", gap };
}

function winnerAsks(me: Column, gap: number): Question {
  const ticket = openTickets(me).at(-1);
  return gap > CLOSE_GAP && ticket ? { id: "score-ask-despite", ticket } : { id: "score-ask-ahead", gap };
}

export function questionOf({ who, kind, gap }: Verdict, columns: Column[]): Question {
  if (who === "none") return { id: "score-review-line" };
  if (kind) return loserAsks(kind, Math.max(...columns.map(({ score }) => score.total)) - kind.score.total);
  if (tieBreak(columns.map(({ score, winner }) => ({ ...score, winner }))) === "shared" || gap === null) return { id: "score-ask-shared" };
  if (!gap) return { id: "score-ask-level" };
  return who === "you" ? winnerAsks(columns.find(({ mine }) => mine)!, gap) : { id: "score-ask-decided", gap };
}

export function reviewLine(verdict: Verdict, columns: Column[], board: BoardData): string {
  const { id, gap = 0, ticket } = questionOf(verdict, columns);
  const place = (location: string) => locationName(board, location);
  return t(id, { gap, ...(ticket && { points: ticket.value, ticket: t("common-from-to", { a: place(ticket.a), b: place(ticket.b) }) }) });
}
