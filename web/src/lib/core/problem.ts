/** Refusals of the server in friendly words. */
import { Refused } from "./api";
import { messages, t } from "./words/messages.svelte";
import type { Problem } from "./protocol";

export function problemText(problem: Problem): string {
  const error = problem.error === "too_fast" && problem.detail.minutes ? "too_often" : problem.error;
  const id = `problem-${error.replaceAll("_", "-")}`;
  if (!messages.has(id)) return t("problem-server");
  return t(id, error === "board_file" ? boardDetail(problem.detail) : problem.detail);
}

/** What is wrong with a board file, and the key that it is about. */
function boardDetail({ problem, key, ...values }: Problem["detail"]) {
  const place = String(problem).endsWith("_name") ? "name" : "file";
  return { place: key ? "key" : place, key, problem: t(`board-problem-${String(problem).replaceAll("_", "-")}`, values) };
}

export function explain(error: unknown): string {
  if (error instanceof Refused) return problemText(error.problem);
  console.error(error);
  return t("problem-server");
}
