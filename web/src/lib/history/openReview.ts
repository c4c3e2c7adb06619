/** From a record to its review. */
import * as api from "../core/api";
import { explain } from "../core/problem";
import { router } from "../core/router.svelte";

/** Go to the review of a game. If the server refuses, stay and return its reason in words; else "". */
export async function openReviewOf(record: string): Promise<string> {
  try {
    const { id } = await api.reviewRecord(record);
    router.go(`/review/${id}`);
    return "";
  } catch (error) {
    return explain(error);
  }
}
