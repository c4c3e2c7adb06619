/** What a column adds up to so far, while the scoring is shown step by step. */
import type { BoardData } from "../../core/protocol";
import type { ScoreReveal } from "../sheet/reveal.svelte";
import { type Column, type LengthRow, totalOf, type SheetProps } from "../sheet/sheet";

export type PointsProps = Pick<SheetProps, "board" | "columns" | "reveal" | "light" | "onpoint"> & { lengths: LengthRow[] };

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export function sums(board: BoardData, column: Column, lengths: LengthRow[], reveal: ScoreReveal) {
  const { seat } = column;
  const routes = lengths.filter(({ length }) => reveal.shows({ kind: "length", length }));
  const tickets = column.tickets.filter(({ ticket }) => reveal.shows({ kind: "ticket", seat, ticket: ticket.id }));
  const sights = reveal.shows({ kind: "bonus", seat });
  const parts = {
    routes: sum(routes.map(({ length, points }) => (column.counts[length] ?? 0) * points)),
    tickets: sum(tickets.map(({ ticket, done }) => (done ? ticket.value : -ticket.value))),
    attractions: sights ? column.attractions.length : 0,
  };
  return { ...parts, total: totalOf(board, parts), any: { routes: routes.length > 0, tickets: tickets.length > 0, attractions: sights } };
}
