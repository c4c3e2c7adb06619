/** A side game from the position shown: the chosen seat is this player's, bots have the others. */
import * as api from "../core/api";
import { commit } from "../core/deal";
import { keep } from "../core/heldSeats";
import type { NewPlace, NewTable } from "../core/protocol";
import { router } from "../core/router.svelte";
import type { ReviewState } from "./data/reviewState.svelte";

export async function playOn(page: ReviewState) {
  const seat = page.current?.seat ?? page.seat;
  const places = page.answer!.players.map(
    ({ name, bot, level }, i): NewPlace => ({
      kind: i === seat ? "mine" : "bot",
      name: bot === (i !== seat) ? name : null,
      level: i === seat ? null : ((level as NewPlace["level"]) ?? "strong"),
      color: null,
      avatar: null,
    }),
  );
  const opened = await api.playOn({ id: page.id, number: page.n, seat }, page.answer!.board, places as NewTable["places"], commit());
  keep(opened.table.code, { host: opened.host, held: opened.held, board: page.answer!.board });
  router.go(`/table/${opened.table.code}`);
}
