/** A finished game as this browser keeps it: its record, and beside it what is needed to show it without a server. */
import { placeName } from "../characters/characters";
import type { Place } from "../core/protocol";

export type KeptPlayer = {
  name: string; // "": called by the animal
  bot: boolean;
  level: Place["level"];
  avatar: Place["avatar"];
  color: number;
  score: number;
  tickets: number; // completed
  routes: string[];
  quality: number | null; // of the decisions, 0 to 100, once this seat was reviewed; own seats only
  adjusted?: number | null; // the result without luck, 1 for a win, like quality; games kept by older versions lack it
};

export type KeptGame = {
  id: string; // the first 20 hex digits of the record's SHA-256, as in the addresses of reviews
  code: string; // of the table; "" if it is not known
  board: string;
  ended: number | null; // milliseconds since 1970
  ending: string;
  continued: boolean; // played on from a moment of another game, so it does not count as a result
  winners: number[];
  mine: number[]; // seats of this browser
  players: KeptPlayer[];
  record: string;
};

/** `seen`: this browser held all seats or no seat, so no player of it won or lost. */
export type Result = "won" | "shared" | "lost" | "given-up" | "seen";
export const RESULTS: Result[] = ["won", "shared", "lost", "given-up", "seen"];

export function resultOf({ winners, mine, players }: KeptGame): Result {
  if (!winners.length) return "given-up";
  if (!mine.length || mine.length === players.length) return "seen";
  if (!winners.some((seat) => mine.includes(seat))) return "lost";
  return winners.every((seat) => mine.includes(seat)) ? "won" : "shared";
}

export const playerName = ({ name, bot, avatar }: KeptPlayer) => placeName({ kind: bot ? "bot" : "player", name, avatar });

/** The players that were not on this browser. */
export const opponentsOf = ({ mine, players }: KeptGame) => players.filter((_, seat) => !mine.includes(seat));

export const claimedIn = ({ players }: KeptGame): Record<string, number> =>
  Object.fromEntries(players.flatMap(({ routes, color }) => routes.map((route) => [route, color])));

/** The latest first; games of unknown date last. */
export const byDate = (a: KeptGame, b: KeptGame) => (b.ended ?? 0) - (a.ended ?? 0) || a.id.localeCompare(b.id);
