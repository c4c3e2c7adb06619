/** Opens a table and goes there. */
import * as api from "../../core/api";
import { keepSeats } from "../../core/device/heldSeats";
import { deviceFiles, inPage } from "../../core/inPage";
import type { BoardSummary } from "../../core/protocol";
import { joined } from "../../deal/kept";
import { router } from "../../core/router.svelte";
import { newTable, waitsForFriends, type DraftData } from "./draft.svelte";

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
