/** Opens a table and goes there. */
import * as api from "../../core/api";
import { keepSeats } from "../../core/device/heldSeats";
import { deviceFiles, inPage } from "../../core/inPage";
import type { BoardSummary } from "../../core/protocol";
import { joined } from "../../deal/kept";
import { router } from "../../core/router.svelte";
import { hereName, newTable, quick, waitsForFriends, type DraftData } from "./draft.svelte";
import { botName, named, type Character } from "../../characters/characters";
import { t } from "../../core/words/messages.svelte";
import { list, playerNumber } from "../../core/words/text";

/** Whether the table is hosted in this page: all players are on this device, and the player chose it or the server cannot be reached. */
export const playsHere = (of: DraftData, offline: boolean) => deviceFiles !== null && !waitsForFriends(of) && (of.here || offline);

export const hasCompletionCards = (board: BoardSummary | undefined) => board?.ruleset.options.includes("completion_cards") ?? false;

/** `offline`: the server cannot be reached, so the table is in this page. */
export async function openAndEnter(of: DraftData, board: BoardSummary | undefined, offline: boolean) {
  const here = !inPage && playsHere(of, offline);
  const wanted = newTable(hasCompletionCards(board), of);
  const opened = await api.openTable(wanted, here);
  if (!here) joined(opened.table, wanted.device!);
  keepSeats(opened.table.code, { host: opened.host, held: opened.held, board: of.board, ...(here && { here }) });
  router.go(`/table/${opened.table.code}`);
}

/** The boards that are one tap away, and their texts; others are chosen in the form. Only screen readers have room for `game`. */
export const QUICK_BOARDS: Record<string, { game?: string; short: string; about: string }> = {
  new_york: { short: "board-name-new-york", about: "lobby-card-new-york" },
  first_journey_europe: { game: "common-game-first-journey", short: "lobby-quick-europe", about: "lobby-card-first-journey" },
  first_journey_usa: { game: "common-game-first-journey", short: "lobby-quick-usa", about: "lobby-card-first-journey" },
};
const FIRST_BOARD = "new_york";

/** The board to play: the last one, if the server still has it. */
export const lastBoard = (boards: BoardSummary[]) => (boards.length && !boards.some(({ id }) => id === quick.board) ? FIRST_BOARD : quick.board);

/** "New York, against Otto". `here`: in this page. */
export function quickText(of: DraftData, title: string, here: boolean): string {
  const others = of.seats.flatMap((seat, i) => (seat.kind === "you" ? [] : [seat.kind === "here" ? hereName(i, of) : botName(seat.name) || playerNumber(i)]));
  const against = of.seats.every((seat) => seat.kind === "you" || seat.kind === "bot");
  const text = t(against ? "lobby-quick-against" : "lobby-quick-with", { board: title, names: list(others) });
  return here ? t("lobby-here-quick", { game: text }) : text;
}

/** Whose face is on the button. */
export function faceOf(of: DraftData): Character {
  const bot = of.seats.find((seat) => seat.kind === "bot");
  return (bot && named(bot.name)) ?? "fox";
}

/** A game in one tap, with the settings of the last one. */
export async function playNow(board: string, offline = false) {
  const found = (await api.boards()).boards.find(({ id }) => id === board);
  quick.board = board;
  if (found) quick.seats = quick.seats.slice(0, found.seats.at(-1));
  await openAndEnter(quick, found, offline);
}
