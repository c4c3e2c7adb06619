/** From a finished game to its review. */
import * as api from "../core/api";
import { heldOf } from "../core/device/heldSeats";
import { explain } from "../core/problem";
import { router } from "../core/router.svelte";
import type { KeptGame } from "./keptGame";

/** Go to the review of a game. If the server refuses, stay and return its reason in words; else "". */
export async function openReviewOf(game: KeptGame): Promise<string> {
  try {
    const { id } = await added(game);
    router.go(`/review/${id}`);
    return "";
  } catch (error) {
    return explain(error);
  }
}

/** A table knows who was a bot, of which level; its record does not, but it is here even if the server has forgotten the table. */
async function added({ id, record }: KeptGame) {
  const held = heldOf(id);
  if (!held) return api.reviewRecord(record);
  return api.openReview(held.code).catch((error) => {
    if (error instanceof api.Refused && error.problem.error === "no_table") return api.reviewRecord(record);
    throw error;
  });
}
