/** A player's place and score, and moments of the game, in words. */
import { t } from "../../core/words/messages.svelte";
import type { ScoreData } from "../../core/protocol";
import { points, type Decision } from "./review";
import type { ReviewState } from "./reviewState.svelte";

type Page = Pick<ReviewState, "board" | "review" | "end" | "isYou">;
type Row = "total" | "completed";

/** What wins this game: points, or finished tickets. */
const WINNING_ROWS: Row[] = ["total", "completed"];
const winningRow = ({ board }: Pick<Page, "board">) => WINNING_ROWS.find((row) => board!.ruleset.score_rows.includes(row))!;
const scoreRow = (page: Page, seat: number) => page.end?.view.scores.find((score) => score.seat === seat);

export const turnText = ({ turn }: Pick<Decision, "turn">) => (turn ? t("review-turn", { turn: String(turn) }) : t("review-opening"));

/** Where the review is: "Turn 13, Ada, cost 14". */
export function momentText(page: Pick<ReviewState, "current" | "atEnd" | "answer" | "of" | "names">): string {
  const one = page.current;
  if (page.atEnd) return t("review-end");
  if (!one) return t("review-working", { done: page.answer?.done ?? 0, of: page.of });
  return t("review-slider", { when: turnText(one), name: page.names[one.seat]!, cost: points(one.cost) });
}

/** "won", or "you" where this browser held the seat and did not win. */
export function rankText(page: Page, seat: number): string {
  const won = page.review?.winners.includes(seat) ?? false;
  if (page.isYou(seat)) return t(won ? "review-you-won" : "review-you");
  if (won) return t("review-winner");
  const rank = scoreRow(page, seat)?.rank;
  return rank ? t("review-place", { rank }) : "";
}

/** "39 points", or "5 tickets" where tickets count. */
export function scoreText(page: Page, seat: number): string {
  const score = scoreRow(page, seat);
  const row = winningRow(page);
  const text = row === "total" ? "common-points" : "review-score-completed";
  return score ? t(text, { count: score[row] }).replace("-", "−") : "";
}

/** By how much the winner is ahead of the next, with the message that says so. */
export function aheadOf(page: Page, winner: number): { count: number; text: string } {
  const row = winningRow(page);
  const scores = page.end?.view.scores ?? [];
  const others = scores.filter(({ seat }) => seat !== winner).map((score) => score[row]);
  const own = scores.find(({ seat }) => seat === winner)?.[row] ?? 0;
  return { count: others.length ? own - Math.max(...others) : 0, text: `review-won-by-${row}` };
}
