/** A finished game as this browser keeps it: its record, and beside it what is needed to show it without a server; and the game in words. */
import { placeName } from "../characters/characters";
import type { Place, Table } from "../core/protocol";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { COLOR_COUNT, plainName } from "../core/device/schema";
import { readRecord } from "./readRecord";
import { messages, t } from "../core/words/messages.svelte";
import { list, playerNumber } from "../core/words/text";

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

const ID = 20; // hex digits
export const idOf = (record: string) => bytesToHex(sha256(utf8ToBytes(record))).slice(0, ID);

/** Data that records lack. */
export type Beside = Pick<KeptGame, "code" | "ended" | "mine"> & { players: Partial<Pick<KeptPlayer, "name" | "bot" | "level" | "avatar" | "color" | "quality" | "adjusted">>[] };

export const NOTHING_BESIDE: Beside = { code: "", ended: null, mine: [], players: [] };

export function makeKept(record: string, { code, ended, mine, players }: Beside): KeptGame {
  const { board, ending, continued, winners, totals, names, completed, routes } = readRecord(record);
  const seats = totals.map((score, seat): KeptPlayer => ({
    name: plainName(names[seat]!),
    bot: false,
    level: null,
    avatar: null,
    color: seat % COLOR_COUNT,
    quality: null,
    adjusted: null,
    ...players[seat],
    score,
    tickets: completed[seat]!,
    routes: routes[seat]!,
  }));
  return { id: idOf(record), code, board, ended, ending, continued, winners, mine, players: seats, record };
}

/** A game of this server that has just ended, or ended a while ago. */
export function keptFrom(table: Table, mine: number[], record: string): KeptGame {
  const players = table.places.map(({ name, kind, level, avatar, color, seat }) => ({ name, bot: kind === "bot", level, avatar, color: color ?? seat % COLOR_COUNT }));
  return makeKept(record, { code: table.code, ended: Math.round(table.changed * 1000), mine, players });
}

export const nameAt = (game: KeptGame, seat: number) => playerName(game.players[seat]!) || playerNumber(seat);

/** "Won", "Second place"; by name where several players of this device or none of them played. */
export function verdict(game: KeptGame): string {
  const result = resultOf(game);
  if (result === "seen") return t(game.winners.length > 1 ? "score-shared" : "score-wins", { names: list(game.winners.map((seat) => nameAt(game, seat))) });
  return result === "lost" ? t("history-place", { rank: rankOf(game) }) : t(`history-result-${result}`);
}

/** The place of the best of this browser's seats, which did not win. */
function rankOf({ mine, players }: KeptGame): number {
  const score = Math.max(...mine.map((seat) => players[seat]!.score));
  return Math.max(2, 1 + players.filter((player) => player.score > score).length);
}

export const dateOf = ({ ended }: KeptGame) => (ended === null ? t("history-undated") : new Intl.DateTimeFormat(messages.language, { dateStyle: "medium" }).format(ended));

/** The day of the daily deal that a game played; null for other games. Its record names it (docs/daily.md). */
export const dailyOf = ({ record }: Pick<KeptGame, "record">) => /^deal daily-(\d{4}-\d\d-\d\d) /m.exec(record)?.[1] ?? null;

/** For a file: "farebox-2026-11-17". */
export const fileName = (time: number, more: string) => `farebox-${new Date(time).toISOString().slice(0, 10)}${more}.farebox`;
