/** The score sheet for a game with the real box. It stays in this browser until it is cleared, and only adds up. */
import type { BoardData } from "../../core/protocol";
import { totalOf, type ScoreRow } from "../sheet/sheet";

export type PadTicket = { id: string; done: boolean };
export type PadPlayer = { key: number; name: string; counts: Record<number, number>; tickets: PadTicket[]; attractions: number };
export type Pad = { byBoard: boolean; players: PadPlayer[]; claimed: Record<string, number> }; // claimed: route → key of the player

const player = (key: number): PadPlayer => ({ key, name: "", counts: {}, tickets: [], attractions: 0 });
const empty = (): Pad => ({ byBoard: false, players: [player(1), player(2)], claimed: {} });

function stored(): Pad {
  try {
    const { byBoard, players, claimed } = { ...empty(), ...JSON.parse(localStorage.getItem("score-pad") ?? "{}") };
    return { byBoard, players: players.map((one: PadPlayer, i: number) => ({ ...player(i + 1), ...one })), claimed: { ...claimed } };
  } catch {
    return empty();
  }
}

/** Drop tickets and routes that the board does not have: a sheet may be older than the board. */
export function dropUnknown(board: BoardData) {
  const tickets = new Set(board.tickets.map((ticket) => ticket.id));
  const routes = new Set(board.routes.map((route) => route.id));
  for (const one of pad.players) one.tickets = one.tickets.filter((ticket) => tickets.has(ticket.id));
  for (const route of Object.keys(pad.claimed)) if (!routes.has(route)) delete pad.claimed[route];
}

export const pad: Pad = $state(stored());
$effect.root(() => {
  $effect(() => localStorage.setItem("score-pad", JSON.stringify(pad)));
});

export const clear = () => void Object.assign(pad, empty());

export function addPlayer() {
  pad.players.push(player(Math.max(...pad.players.map((one) => one.key)) + 1));
}

export function removePlayer(index: number) {
  const [gone] = pad.players.splice(index, 1);
  for (const [route, key] of Object.entries(pad.claimed)) if (key === gone.key) delete pad.claimed[route];
}

/** Give a route to this player, or take it away again. */
export function toggleRoute(route: string, key: number) {
  if (pad.claimed[route] === key) delete pad.claimed[route];
  else pad.claimed[route] = key;
}

export type PadSums = Record<ScoreRow, number> & { counts: Record<number, number>; pieces: number };

export function padSums(board: BoardData, one: PadPlayer): PadSums {
  const own = board.routes.filter((route) => pad.claimed[route.id] === one.key);
  const sights = new Set(board.locations.filter((location) => location.attraction).map((location) => location.id));
  const touched = new Set(own.flatMap((route) => [route.a, route.b]).filter((end) => sights.has(end)));
  const counts: Record<number, number> = pad.byBoard ? {} : one.counts;
  if (pad.byBoard) for (const route of own) counts[route.length] = (counts[route.length] ?? 0) + 1;

  const points = new Map(board.routes.map((route) => [route.length, route.points]));
  const values = new Map(board.tickets.map((ticket) => [ticket.id, ticket.value]));
  const each = Object.entries(counts).map(([length, count]) => [Number(length), count]);
  const routes = each.reduce((sum, [length, count]) => sum + count * (points.get(length) ?? 0), 0);
  const tickets = one.tickets.reduce((sum, { id, done }) => sum + (done ? 1 : -1) * (values.get(id) ?? 0), 0);
  const attractions = pad.byBoard ? touched.size : one.attractions;
  const parts = { routes, tickets, attractions };
  return {
    counts,
    ...parts,
    total: totalOf(board, parts),
    completed: one.tickets.filter(({ done }) => done).length,
    pieces: each.reduce((sum, [length, count]) => sum + length * count, 0),
  };
}

/** Which players are ahead: compares the ruleset's rows from the total on, each breaking ties of the one before (NY-SCORE-4). */
export function ahead(board: BoardData, lines: PadSums[]): boolean[] {
  const rows = board.ruleset.score_rows;
  let best = lines;
  for (const row of rows.slice(rows.indexOf("total"))) {
    const most = Math.max(...best.map((line) => line[row]));
    best = best.filter((line) => line[row] === most);
  }
  return lines.map((line) => best.includes(line));
}
