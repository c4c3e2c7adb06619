/** First Journey: the line below the headline, why the game ended, whose the golden ticket is, and why to play again. */
import { t } from "../../core/words/messages.svelte";
import type { ViewData } from "../../core/protocol";
import { list } from "../../core/words/text";
import type { Verdict } from "../ending/verdict";
import type { Column } from "../sheet/sheet";

export function whyOver(view: ViewData, columns: Column[]): string {
  const last = columns.find(({ seat }) => view.players[seat]!.pieces === 0)?.name ?? "";
  if (view.ending === "sixth_ticket") return t("score-end-sixth");
  if (view.ending === "last_piece") return t("score-end-last-train", { player: last });
  return t(view.ending === "abandoned" ? "score-end-abandoned" : "score-end-stuck");
}

export function firstJourneyResult({ who, kind }: Verdict, columns: Column[], view: ViewData): string {
  if (who === "none") return "";
  if (who === "you") return t("score-first-journey-yours");
  return kind ? t("score-first-journey-kind", { count: kind.score.completed }) : whyOver(view, columns);
}

export function goldenLine({ who }: Verdict, columns: Column[]): string {
  const names = columns.filter(({ winner }) => winner).map(({ name }) => name);
  return who === "you" ? t("score-golden-you") : t("score-golden-to", { names: list(names), count: names.length });
}

/** Below "Play again": kind to everybody, and true of this game. */
export function rematchLine({ who, kind }: Verdict, columns: Column[]): string {
  if (who === "you") return t("score-again-you");
  const behind = kind && Math.max(...columns.map(({ score }) => score.completed)) - kind.score.completed;
  return t(behind === 1 ? "score-again-close" : "score-again-next");
}
