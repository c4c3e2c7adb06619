/** Opens a table and goes there. */
import * as api from "../../core/api";
import { keep } from "../../core/heldSeats";
import type { BoardSummary } from "../../core/protocol";
import { router } from "../../core/router.svelte";
import { newTable, type DraftData } from "./draft.svelte";

export const hasCompletionCards = (board: BoardSummary | undefined) => board?.ruleset.options.includes("completion_cards") ?? false;

export async function openTable(of: DraftData, board: BoardSummary | undefined) {
  const opened = await api.openTable(newTable(hasCompletionCards(board), of));
  keep(opened.table.code, { host: opened.host, held: opened.held, board: of.board });
  router.go(`/table/${opened.table.code}`);
}
