/** The score sheet of a game that is over: its columns and rows, and what draws it. All numbers come with the view; here they are only laid out. */
import { charactersOf, placeName, type Character } from "../../characters/characters";
import type { BoardData, ScoreData, Table, TicketData, ViewData, RulesetData } from "../../core/protocol";
import { lookOf } from "../../board/looks";
import { plainPoints, signedPoints } from "../../core/words/text";
import type { IconName } from "../../ui/icons";
import type { ScoreReveal } from "./reveal.svelte";

export type LengthRow = { length: number; points: number };
export type TicketRow = { ticket: TicketData; done: boolean };
export type Column = {
  seat: number;
  name: string;
  character: Character;
  mine: boolean;
  bot: boolean;
  winner: boolean;
  counts: Record<number, number>; // routes by length
  tickets: TicketRow[];
  attractions: string[];
  bonus: boolean;
  score: ScoreData;
};

/** The scoring table printed on the board, for the route lengths that it has. */
export function lengthRows(board: BoardData): LengthRow[] {
  const points = new Map(board.routes.map((route) => [route.length, route.points]));
  return [...points].sort(([a], [b]) => a - b).map(([length, points]) => ({ length, points }));
}

export function columns(board: BoardData, table: Table, view: ViewData, held: number[]): Column[] {
  const lengths = new Map(board.routes.map((route) => [route.id, route.length]));
  const tickets = new Map(board.tickets.map((ticket) => [ticket.id, ticket]));
  const animals = charactersOf(table.places);
  return view.scores.map((score) => {
    const player = view.players[score.seat];
    const place = table.places[score.seat];
    const counts: Record<number, number> = {};
    for (const route of player.routes) counts[lengths.get(route)!] = (counts[lengths.get(route)!] ?? 0) + 1;
    const rows = score.ticket_list.map((id) => ({ ticket: tickets.get(id)!, done: score.done.includes(id) }));
    return {
      seat: score.seat,
      name: place ? placeName(place) : "",
      character: animals[score.seat] ?? "fox",
      mine: held.includes(score.seat),
      bot: place?.kind === "bot",
      winner: view.winners.includes(score.seat),
      counts,
      tickets: rows.sort((a, b) => Number(b.done) - Number(a.done)),
      attractions: score.attraction_list,
      bonus: player.bonus,
      score,
    };
  });
}

/** Why the winner won, if points alone do not decide. */
export function tieBreak(all: { total: number; completed: number; winner: boolean }[]): "none" | "tickets" | "shared" {
  if (!all.some((one) => one.winner)) return "none";
  const best = Math.max(...all.map((one) => one.total));
  if (all.filter((one) => one.total === best).length < 2) return "none";
  return all.filter((one) => one.winner).length > 1 ? "shared" : "tickets";
}

export type ScoreRow = RulesetData["score_rows"][number];
/** A row that counts towards the total. */
export type PartRow = Exclude<ScoreRow, "total" | "completed">;

type RowText = { icon: (board: BoardData) => IconName; label: string; points: (value: number) => string };

export const SCORE_ROWS: Record<PartRow, RowText> = {
  routes: { icon: (board) => lookOf(board).icon, label: "score-routes", points: plainPoints },
  tickets: { icon: () => "ticket", label: "score-tickets", points: signedPoints },
  attractions: { icon: () => "star", label: "score-attractions", points: signedPoints },
};

/** The rows above the total. */
export const partRows = ({ ruleset }: Pick<BoardData, "ruleset">): PartRow[] => ruleset.score_rows.filter((row): row is PartRow => row in SCORE_ROWS);

export const totalOf = (board: Pick<BoardData, "ruleset">, parts: Record<PartRow, number>) => partRows(board).reduce((sum, row) => sum + parts[row], 0);

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
