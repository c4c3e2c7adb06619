/** What a rival's claim did to this player's tickets, from the two views alone. */
import { t } from "../../core/words/messages.svelte";
import type { EventData, TicketAnalysisData, ViewData } from "../../core/protocol";
import { ticketName } from "./names";
import type { ScreenState } from "./screenState.svelte";

export type Cut = { ticket: TicketAnalysisData; by: number; before: number };

/** The tickets whose shortest path became longer, or impossible, because a rival claimed a route; the worst cut first. */
export function cutWays(before: ViewData, now: ViewData, events: EventData[]): Cut[] {
  if (now.seat === null || before.seat !== now.seat) return [];
  const by = events.flatMap((event) => (event.kind === "claim" && event.seat !== null && event.seat !== now.seat ? [event.seat] : [])).at(-1);
  if (by === undefined) return [];
  const earlier = new Map(before.tickets.map((ticket) => [ticket.ticket, ticket]));
  return now.tickets
    .flatMap((ticket) => {
      const was = earlier.get(ticket.ticket);
      const worse = was?.path.length && (ticket.state === "blocked" || ticket.missing > was.missing);
      return worse && was.state !== "done" ? [{ ticket, by, before: was.missing }] : [];
    })
    .sort((a, b) => harm(b) - harm(a));
}

const harm = ({ ticket, before }: Cut) => (ticket.state === "blocked" ? 1000 : ticket.missing - before);

/** "4 → 7 taxis". */
export const changed = (before: number, count: number, piece: string) => t("table-ticket-now", { before, count, piece });

/** The news for the player, and the marks on the tickets until the next action. */
export function cutNews(screen: ScreenState, events: EventData[], before: ViewData): { text: string } | null {
  const cuts = screen.covered ? [] : cutWays(before, screen.view, events);
  if (!cuts.length) return null;
  screen.cut = { ...screen.cut, ...Object.fromEntries(cuts.map((cut) => [cut.ticket.ticket, screen.cut[cut.ticket.ticket] ?? cut.before])) };
  const { ticket, by, before: had } = cuts[0];
  const values = { name: screen.names[by], ticket: ticketName(screen.board, ticket.ticket) };
  if (ticket.state === "blocked") return { text: t("table-ticket-cut-off", values) };
  return { text: t("table-ticket-cut", { ...values, pieces: changed(had, ticket.missing, screen.board.piece) }) };
}
