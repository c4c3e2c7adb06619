/** Kept games from records. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Table } from "../core/protocol";
import { COLOR_COUNT, plainName } from "../core/device/schema";
import type { KeptGame, KeptPlayer } from "./keptGame";
import { readRecord } from "./readRecord";

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
