/** Refusals of the server in friendly words. */
import { Refused } from "./api";
import { messages, t } from "./words/messages.svelte";
import type { Problem } from "./protocol";

export function problemText(problem: Problem): string {
  const error = problem.error === "too_fast" && problem.detail.minutes ? "too_often" : problem.error;
  const id = `problem-${error.replaceAll("_", "-")}`;
  return messages.has(id) ? t(id, problem.detail) : t("problem-server");
}

export function explain(error: unknown): string {
  if (error instanceof Refused) return problemText(error.problem);
  console.error(error);
  return t("problem-server");
}
