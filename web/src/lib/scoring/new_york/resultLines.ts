/** New York: the line below the headline, and what broke a tie. */
import { t } from "../../core/words/messages.svelte";
import type { Verdict } from "../ending/verdict";
import { tieBreak, type Column } from "../sheet/scoreColumns";

const CLOSE_POINTS = 3;

/** Why the winner won although points alone did not decide; empty if they did. */
export function tieLine(columns: Column[]): string {
  const tie = tieBreak(columns.map(({ score, winner }) => ({ ...score, winner })));
  if (tie === "none") return "";
  if (tie === "shared") return t("score-tie-shared");
  const best = columns.find(({ winner }) => winner)!;
  const others = columns.filter(({ winner, score }) => !winner && score.total === best.score.total);
  return t("score-tie-tickets", { player: best.name, count: best.score.completed, other: Math.max(...others.map(({ score }) => score.completed)) });
}

export function newYorkResult({ who, kind, gap }: Verdict, columns: Column[]): string {
  if (who === "none") return "";
  if (kind) {
    const behind = Math.max(...columns.map(({ score }) => score.total)) - kind.score.total;
    if (behind && behind <= CLOSE_POINTS) return t("score-kind-close", { gap: behind });
    return behind ? t("score-kind", { rank: kind.score.rank }) : tieLine(columns);
  }
  return gap ? t("score-by", { gap }) : tieLine(columns);
}
