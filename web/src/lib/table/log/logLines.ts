/** The entries of a game as lines of text, one line for a turn where that is possible. */
import { lookOf } from "../../board/looks";
import { placeName } from "../../characters/characters";
import { t } from "../../core/words/messages.svelte";
import { withoutUndone } from "../../core/entries";
import type { BoardData, Entry, EventData, Table } from "../../core/protocol";
import { absentSeats } from "../../deal/kept";
import { type Counts, cardList, routeName, routeOf, ticketName } from "../session/names";
import { rich, type Part } from "./richText";

export type LogLine = {
  key: string;
  seat: number | null; // null: an event without a player
  turn: number;
  parts: Part[];
  kind: string;
  routes: string[];
  ticket: string | null;
  byBot: boolean; // a bot acted for a person
};
type Reader = { board: BoardData; table: Table; seat: number | null };

const name = ({ table }: Reader, seat: number) => placeName(table.places[seat]);
const who = (reader: Reader, seat: number) => ({ you: seat === reader.seat ? "yes" : "no", name: name(reader, seat) });

/** Lines of the log, oldest first. Actions that were undone or taken back are left out; that it was done has a line. */
export function logLines(reader: Reader, entries: Entry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of withoutUndone(entries)) for (const line of entryLines(reader, entry)) merge(reader, lines, line);
  return lines;
}

/** Merges two cards taken in one turn into one line; likewise tickets drawn and kept, and the opening's choice and its result. */
function merge(reader: Reader, lines: LogLine[], line: LogLine) {
  const last = lines.at(-1);
  const chosen = line.kind === "keep" ? lines.findIndex((other) => other.kind === "choose" && other.seat === line.seat) : -1;
  if (chosen >= 0) line.byBot = lines.splice(chosen, 1)[0].byBot;
  if (last && last.kind === "took" && line.kind === "took" && last.seat === line.seat && last.turn === line.turn) {
    const cards = [...last.parts, ...line.parts].flatMap((part) => ("card" in part ? [part.card] : []));
    last.parts = rich("table-log-took", { ...who(reader, line.seat!), cards: { cards } });
    last.byBot ||= line.byBot;
  } else if (last?.kind === "take_back" && line.kind === "take_back" && last.seat === line.seat) lines[lines.length - 1] = line;
  else if (last && last.kind === "offer" && line.kind === "keep" && last.seat === line.seat) lines[lines.length - 1] = line;
  else lines.push(line);
}

/** The lines of one entry. */
export function entryLines(reader: Reader, entry: Entry): LogLine[] {
  if (entry.kind === "undo") return [make(entry, 0, "undo", entry.seat, rich("table-log-undo", who(reader, entry.seat ?? 0)))];
  if (entry.kind === "take_back") return [make(entry, 0, "take_back", entry.seat, rich("table-log-take-back", who(reader, entry.seat ?? 0)))];
  if (entry.kind === "deal") {
    const absent = absentSeats(reader.table).map((seat, i) => make(entry, i + 1, "absent", null, rich("deal-absent", { name: name(reader, seat) })));
    return [...absent, make(entry, 0, "deal", null, rich("table-log-deal", { name: name(reader, reader.table.first_seat ?? 0) }))];
  }
  const standIn = entry.by_bot && reader.table.places[entry.seat ?? 0].kind === "player";
  return entry.events.flatMap((event, index) => {
    const found = describe(reader, event, entry);
    if (!found) return [];
    const line = make(entry, index, found.kind, found.seat === undefined ? event.seat : found.seat, found.parts, found.routes, found.ticket);
    return [{ ...line, byBot: standIn && line.seat === entry.seat }];
  });
}

function make(entry: Entry, index: number, kind: string, seat: number | null, parts: Part[], routes: string[] = [], ticket: string | null = null): LogLine {
  return { key: `${entry.number}-${index}`, seat, turn: entry.turn, parts, kind, routes, ticket, byBot: false };
}

type Description = { kind: string; parts: Part[]; seat?: number | null; routes?: string[]; ticket?: string | null } | null;

function describe(reader: Reader, event: EventData, entry: Entry): Description {
  const { board } = reader;
  const seat = event.seat ?? entry.seat ?? 0;
  const person = who(reader, seat);
  switch (event.kind) {
    case "take":
    case "blind": {
      const seen = event.kind === "take" || seat === reader.seat;
      return { kind: "took", parts: rich("table-log-took", { ...person, cards: { cards: [seen ? event.card : null] } }) };
    }
    case "claim": {
      const route = event.route;
      const cards = { cards: cardList(event.payment) };
      const place = { strong: routeName(board, route) };
      const { points } = routeOf(board, route);
      return { kind: "claim", routes: [route], parts: rich(lookOf(board).claim.log, { ...person, route: place, cards, points: { points } }) };
    }
    case "offer":
      return entry.turn === 0 ? null : { kind: "offer", parts: rich("table-log-offer", person) };
    case "choose":
      return { kind: "choose", parts: rich("table-log-choose", person) };
    case "keep":
      return { kind: "keep", parts: rich(entry.turn === 0 ? "table-log-kept" : "table-log-keep", { ...person, count: event.count }) };
    case "completed":
      return { kind: "completed", ticket: event.ticket, parts: rich("table-log-completed", { ...person, ticket: { strong: ticketName(board, event.ticket) } }) };
    case "bonus":
      return { kind: "bonus", parts: rich("table-log-bonus", person) };
    case "exchange":
      return { kind: "exchange", parts: rich("table-log-exchange", person) };
    case "pass":
      return { kind: "pass", parts: rich("table-log-pass", person) };
    case "reset":
      return { kind: "reset", seat: null, parts: rich("table-log-reset") };
    case "shuffle":
      return { kind: "shuffle", seat: null, parts: rich("table-log-shuffle") };
    case "last_turns":
      return { kind: "last", seat: null, parts: rich("table-log-last", { name: name(reader, seat) }) };
    case "over":
      return { kind: "over", seat: null, parts: rich(event.ending === "abandoned" ? "table-log-abandoned" : "table-log-over") };
    case "deal":
    case "turn_up":
    case "shuffle_tickets":
    case "ticket":
      return null; // visible on the board, or part of the previous line
    default:
      return event satisfies never; // a new kind needs a line, or a place in the list above
  }
}

export const lineTitle = (line: LogLine) => (line.turn ? t("table-log-turn", { turn: line.turn }) : "");
