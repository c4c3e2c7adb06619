/** A side game from the position shown: this player has the own seat again, a stranger that of whoever decides; bots have the others. */
import * as api from "../core/api";
import { keepSeats } from "../core/device/heldSeats";
import { inPage } from "../core/inPage";
import type { NewPlace, NewTable, TableOptions } from "../core/protocol";
import { router } from "../core/router.svelte";
import { settings } from "../core/device/settings.svelte";
import type { ReviewState } from "./data/reviewState.svelte";

/** Board, first player and cards are those of the game that is reviewed. */
const OPTIONS: Omit<TableOptions, "board"> = { first: "lot", completion_cards: 0, turn_seconds: null, bank_seconds: null, undo: true, take_back: true, hints: true, chat: "all", listed: false };

export async function playOn(page: ReviewState) {
  const seat = seatOf(page);
  const me = page.isMine(seat) ? page.answer!.players[seat]! : { name: settings.name.trim(), avatar: settings.avatar, bot: false }; // a stranger plays as themselves
  const places = page.answer!.players.map(
    ({ bot, level, color, avatar }, i): NewPlace =>
      i === seat
        ? { kind: "mine", name: me.name || null, level: null, color, avatar: me.bot ? null : (me.avatar as NewPlace["avatar"]) }
        : { kind: "bot", name: null, level: (level as NewPlace["level"]) ?? "expert", color, avatar: bot ? (avatar as NewPlace["avatar"]) : null },
  );
  const table: NewTable = {
    options: { ...OPTIONS, board: page.answer!.board },
    places: places as NewTable["places"],
    start: true,
    device: null,
    from_review: { id: page.id, number: page.n, seat },
    daily: null,
    challenge: null,
    browser: null,
  };
  const opened = await api.openTable(table, page.here);
  keepSeats(opened.table.code, { host: opened.host, held: opened.held, board: page.answer!.board, ...(page.here && !inPage && { here: true }) });
  router.go(`/table/${opened.table.code}`);
}

function seatOf({ current, seat, own, isMine }: ReviewState): number {
  const wanted = [current?.seat, seat, own[0]].filter((one) => one !== undefined);
  return wanted.find(isMine) ?? wanted[0]!;
}
