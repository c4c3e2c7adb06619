/** What the others did since this player's last turn. */
import { lookOf } from "../../board/looks";
import type { BoardData, Entry, EventData } from "../../core/protocol";
import { routeName, ticketName } from "../session/names";
import { withoutUndone } from "../../core/entries";
import { rich, type Part } from "./richText";

/** One line per opponent. */
export type RecapLine = { seat: number; parts: Part[]; routes: string[] };

/** The others' actions after the player's last one. A spectator gets the last round. */
export function sinceLastTurn(entries: Entry[], seat: number | null, players: number): Entry[] {
  const plays = withoutUndone(entries).filter((entry) => entry.kind === "play" && entry.turn > 0 && entry.seat !== null);
  if (seat === null) return plays.filter((entry) => entry.turn > plays.at(-1)!.turn - players);
  return plays.slice(plays.findLastIndex((entry) => entry.seat === seat) + 1);
}

export const claimsOf = (entries: Entry[]) => entries.flatMap((entry) => entry.events.flatMap((event) => (event.kind === "claim" ? [{ route: event.route, seat: event.seat! }] : [])));

/** What each seat did, in the order of play: "took two cards, built Paris – Zurich". */
export function recapLines(board: BoardData, entries: Entry[]): RecapLine[] {
  const bySeat = new Map<number, EventData[]>();
  for (const event of entries.flatMap((entry) => entry.events)) if (event.seat !== null) bySeat.set(event.seat, [...(bySeat.get(event.seat) ?? []), event]);
  const routesIn = (events: EventData[]) => events.flatMap((event) => (event.kind === "claim" ? [event.route] : []));
  const lines = [...bySeat].map(([seat, events]) => ({ seat, parts: joined(phrases(board, events)), routes: routesIn(events) }));
  return lines.filter(({ parts }) => parts.length);
}

const joined = (phrases: Part[][]): Part[] => phrases.flatMap((phrase, i) => (i ? [{ text: ", " }, ...phrase] : phrase));

function phrases(board: BoardData, events: EventData[]): Part[][] {
  const cards = events.flatMap((event) => (event.kind === "take" ? [event.card] : event.kind === "blind" ? [null] : []));
  const kept = events.some((event) => event.kind === "keep");
  const others = events.flatMap((event) => {
    const phrase = kept && event.kind === "offer" ? null : describe(board, event);
    return phrase ? [phrase] : [];
  });
  return cards.length ? [rich("table-did-took", { cards: { cards } }), ...others] : others;
}

function describe(board: BoardData, event: EventData): Part[] | null {
  switch (event.kind) {
    case "claim": {
      const route = { strong: routeName(board, event.route) };
      return rich(lookOf(board).claim.recap, { route });
    }
    case "offer":
      return rich("table-did-offer");
    case "keep":
      return rich("table-did-keep", { count: event.count });
    case "completed":
      return rich("table-did-completed", { ticket: { strong: ticketName(board, event.ticket) } });
    case "bonus":
      return rich("table-did-bonus");
    case "exchange":
      return rich("table-did-exchange");
    case "pass":
      return rich("table-did-pass");
    default:
      return null; // taken cards are counted together; the other events are not actions of a player
  }
}
