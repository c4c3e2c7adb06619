/** What the kid table proposes: the best next build for the ticket that is closest to done, else cards, else new tickets. */
import type { ActionData, TicketAnalysisData } from "../../core/protocol";

export type Suggestion = { kind: "claim"; route: string } | { kind: "draw" | "exchange" | "pass" };
type Seen = { tickets: TicketAnalysisData[]; claimable: Set<string>; action: (kind: ActionData["kind"]) => ActionData | undefined };

const openByMissing = (tickets: TicketAnalysisData[]) => tickets.filter(({ state }) => state === "open").toSorted((a, b) => a.missing - b.missing);

/** The ticket that needs the fewest trains; null if none can be done. */
export function closest(tickets: TicketAnalysisData[]): TicketAnalysisData | null {
  return openByMissing(tickets)[0] ?? null;
}

/** A route to build: for the closest ticket, for another one, or any. */
export function bestBuild({ tickets, claimable }: Pick<Seen, "tickets" | "claimable">): string | null {
  return forTickets(tickets, claimable) ?? [...claimable][0] ?? null;
}

function forTickets(tickets: TicketAnalysisData[], claimable: Set<string>): string | null {
  return openByMissing(tickets).flatMap(({ free }) => free).find((route) => claimable.has(route)) ?? null;
}

/** The ticket that a proposed route is for; without a route, the closest one. */
export function wantedTicket(tickets: TicketAnalysisData[], wanted: Suggestion | null): TicketAnalysisData | null {
  if (wanted?.kind !== "claim") return closest(tickets);
  return openByMissing(tickets).find(({ free }) => free.includes(wanted.route)) ?? null;
}

export function suggestion({ tickets, claimable, action }: Seen): Suggestion | null {
  const wanted = forTickets(tickets, claimable);
  if (wanted) return { kind: "claim", route: wanted };
  if (action("exchange") && !closest(tickets)) return { kind: "exchange" };
  if (action("draw")) return { kind: "draw" };
  const any = bestBuild({ tickets, claimable });
  if (any) return { kind: "claim", route: any };
  const left = (["exchange", "pass"] as const).find((kind) => action(kind));
  return left ? { kind: left } : null;
}
