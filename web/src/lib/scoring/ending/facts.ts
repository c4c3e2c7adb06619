/** What happened in a game, in three lines at most: each follows from the final view or from the entries, and is left out if it is not certain. */
import { withoutUndone } from "../../core/entries";
import type { BoardData, Entry, EventData, RouteData, ViewData } from "../../core/protocol";

export type Fact =
  | { kind: "way"; seats: number[]; number: number; ends: [string, string] | null }
  | { kind: "hand"; seats: number[]; number: number; turn: number | null }
  | { kind: "near"; seats: number[]; number: number; ticket: string }
  | { kind: "ticket"; seats: number[]; number: number; ticket: string }
  | { kind: "first"; seats: number[]; number: number; ticket: string };

const MOST_FACTS = 3; // lines
const LONG_WAY = 3; // fewest routes of a way that is mentioned
const MANY = 7; // fewest cards in a hand that is mentioned
const NEAR_SPACES = 3; // most spaces that a ticket may lack to be called close

type Game = { board: BoardData; view: ViewData; entries: Entry[] };

export function factsOf(game: Game): Fact[] {
  return [longestWay, fullestHand, closestTicket, biggestTicket, firstTicket].flatMap((find) => find(game) ?? []).slice(0, MOST_FACTS);
}

/** The best of these by their number, and all that equal it. */
function best<T extends { number: number }>(all: T[]): T[] {
  const most = Math.max(...all.map(({ number }) => number));
  return all.filter(({ number }) => number === most);
}

function routesOf({ board, view }: Game, seat: number): RouteData[] {
  const own = new Set(view.players[seat]!.routes);
  return board.routes.filter(({ id }) => own.has(id));
}

function longestWay(game: Game): Fact | null {
  const all = game.view.players.flatMap(({ seat }) => {
    const routes = routesOf(game, seat);
    const trail = routes.length >= LONG_WAY ? longestTrail(routes) : null;
    return trail ? [{ seat, number: trail.length, ends: [trail.a, trail.b] as [string, string] }] : [];
  });
  if (!all.length) return null;
  const top = best(all);
  return { kind: "way", seats: top.map(({ seat }) => seat), number: top[0]!.number, ends: top.length === 1 ? top[0]!.ends : null };
}

function cardsOf(event: EventData): number {
  if (event.kind === "deal") return event.count;
  if (event.kind === "take" || event.kind === "blind") return 1;
  return event.kind === "claim" ? -Object.values(event.payment).reduce((sum, count) => sum + count, 0) : 0;
}

/** The most cards each player held; null if the events do not add up to the cards of the view, and so cannot be trusted. */
function fullHands({ view, entries }: Game): { seat: number; number: number; turn: number }[] | null {
  const held = view.players.map(() => 0);
  const most = view.players.map(({ seat }) => ({ seat, number: 0, turn: 0 }));
  for (const entry of withoutUndone(entries))
    for (const event of entry.events) {
      if (event.seat === null) continue;
      held[event.seat]! += cardsOf(event);
      if (held[event.seat]! > most[event.seat]!.number) most[event.seat] = { seat: event.seat, number: held[event.seat]!, turn: entry.turn };
    }
  return view.players.every(({ seat, cards }) => held[seat] === cards) ? most : null;
}

function fullestHand(game: Game): Fact | null {
  const top = best(fullHands(game) ?? []);
  if (!top.length || top[0]!.number < MANY) return null;
  return { kind: "hand", seats: top.map(({ seat }) => seat), number: top[0]!.number, turn: top.length === 1 ? top[0]!.turn : null };
}

/** The open ticket that lacked the fewest spaces; of equal ones, the one worth most. */
function closestTicket(game: Game): Fact | null {
  const { board, view } = game;
  const taken = new Set([...view.players.flatMap(({ routes }) => routes), ...view.routes.filter(({ why }) => why === "closed").map(({ route }) => route)]);
  const free = board.routes.filter(({ id }) => !taken.has(id));
  const open = view.scores.flatMap(({ seat, ticket_list, done }) =>
    board.tickets
      .filter(({ id }) => ticket_list.includes(id) && !done.includes(id))
      .flatMap((ticket) => {
        const missing = missingSpaces(routesOf(game, seat), free, ticket.a, ticket.b);
        return missing !== null && missing <= NEAR_SPACES ? [{ seat, ticket, missing }] : [];
      }),
  );
  open.sort((x, y) => x.missing - y.missing || y.ticket.value - x.ticket.value);
  const nearest = open[0];
  return nearest ? { kind: "near", seats: [nearest.seat], number: nearest.missing, ticket: nearest.ticket.id } : null;
}

/** Only one that is worth more than every other completed ticket. */
function biggestTicket({ board, view }: Game): Fact | null {
  const done = view.scores.flatMap(({ seat, done }) => board.tickets.filter(({ id }) => done.includes(id)).map(({ id, value }) => ({ seat, ticket: id, number: value })));
  if (!done.length) return null;
  const top = best(done);
  return top.length === 1 && done.some(({ number }) => number < top[0]!.number) ? { kind: "ticket", seats: [top[0]!.seat], number: top[0]!.number, ticket: top[0]!.ticket } : null;
}

function firstTicket(game: Game): Fact | null {
  const { view, entries } = game;
  if (!fullHands(game)) return null;
  for (const { turn, events } of withoutUndone(entries)) {
    const event = events.find(({ kind }) => kind === "completed");
    if (event?.kind === "completed") return view.scores.some(({ done }) => done.includes(event.ticket)) ? { kind: "first", seats: [event.seat], number: turn, ticket: event.ticket } : null;
  }
  return null;
}

export type LongestPath = { length: number; a: string; b: string };

/** The longest way that uses no route twice; of equal ones, one that does not end where it began. */
export function longestTrail(routes: RouteData[]): LongestPath | null {
  const at = new Map<string, RouteData[]>();
  for (const route of routes) for (const place of [route.a, route.b]) at.set(place, [...(at.get(place) ?? []), route]);
  let best: LongestPath | null = null;
  const used = new Set<string>();
  const beats = (length: number, a: string, b: string) => !best || length > best.length || (length === best.length && best.a === best.b && a !== b);

  function walk(start: string, here: string, length: number) {
    if (length && beats(length, start, here)) best = { length, a: start, b: here };
    for (const route of at.get(here) ?? []) {
      if (used.has(route.id)) continue;
      used.add(route.id);
      walk(start, route.a === here ? route.b : route.a, length + route.length);
      used.delete(route.id);
    }
  }
  for (const start of at.keys()) walk(start, start, 0);
  return best;
}

/** The spaces that were missing between two places, over a player's own routes and free ones; null if there was no way left. */
export function missingSpaces(own: RouteData[], free: RouteData[], from: string, to: string): number | null {
  const steps = [...own.map((route) => ({ ...route, cost: 0 })), ...free.map((route) => ({ ...route, cost: route.length }))];
  const cost = new Map([[from, 0]]);
  const waiting = new Set([from]);
  while (waiting.size) {
    const here = [...waiting].reduce((a, b) => (cost.get(b)! < cost.get(a)! ? b : a));
    waiting.delete(here);
    for (const step of steps) {
      if (step.a !== here && step.b !== here) continue;
      const there = step.a === here ? step.b : step.a;
      const sum = cost.get(here)! + step.cost;
      if (sum >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, sum);
      waiting.add(there);
    }
  }
  return cost.get(to) ?? null;
}
