/** The unfinished games of this browser. */
import { placeName } from "../characters/characters";
import * as api from "../core/api";
import { forgetTable } from "../core/device/forgetTable";
import { isHere, keptSeats, unfinishedCodes } from "../core/device/heldSeats";
import { t } from "../core/words/messages.svelte";
import type { BoardSummary, Table } from "../core/protocol";
import { list } from "../core/words/text";
import { boardTitle } from "./tableText";

const MOST_CODES = 40; // codes in one request

const mySeats = (table: Table) => keptSeats(table.code)?.held.map((held) => held.seat) ?? [];
export const isMyTurn = (table: Table) => table.status === "playing" && table.to_act.some((seat) => mySeats(table).includes(seat));

/** Those where it is this player's turn first, then the latest. */
export const tablesInOrder = (tables: Table[]) =>
  tables.filter((table) => table.status !== "over").sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.changed - a.changed);

/** Whose turn it is, or how many seats are empty. */
export function standing(table: Table): string {
  if (table.status === "waiting") return t("lobby-mine-waiting", { count: table.places.filter((place) => place.kind === "open").length });
  if (isMyTurn(table)) return t("lobby-mine-your-turn");
  const names = table.places.filter((place) => table.to_act.includes(place.seat)).map(placeName);
  return names.length ? t("lobby-mine-turn-of", { names: list(names) }) : t("lobby-status-playing");
}

/** "New York with Bob and Cleo". */
export function boardAndOthers(table: Table, boards: BoardSummary[]): string {
  const mine = mySeats(table);
  const names = table.places.filter((place) => place.kind !== "open" && !mine.includes(place.seat)).map(placeName);
  const board = boardTitle(table, boards);
  return names.length ? t("lobby-quick-with", { board, names: list(names) }) : board;
}

export class RunningGames {
  tables = $state.raw<Table[]>([]);
  /** Those that have ended and whose records this browser does not keep yet. */
  ended = $state.raw<Table[]>([]);

  /** Load the tables in this page and those at the server; if one of the two does not answer, the tables of the other are still shown. */
  async ask() {
    const codes = unfinishedCodes().slice(0, MOST_CODES);
    const parts = [codes.filter(isHere), codes.filter((code) => !isHere(code))].filter((part) => part.length);
    const answers = await Promise.allSettled(parts.map(api.mine));
    const tables = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value.tables : []));
    this.tables = tablesInOrder(tables);
    this.ended = tables.filter((table) => table.status === "over");
    for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
  }

  remove(table: Table) {
    forgetTable(table.code);
    this.tables = this.tables.filter((one) => one !== table);
  }
}
