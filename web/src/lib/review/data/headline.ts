/** The game in one line: who won, and whether it was luck or play. */
import { t } from "../../core/words/messages.svelte";
import { list, sentences } from "../../core/words/text";
import { aheadOf, momentText } from "./results";
import { biggestMiss, isWorse, luckPoints, points } from "./review";
import type { ReviewState } from "./reviewState.svelte";
import { spoken } from "../../table/log/richText";
import { could, did } from "./moves";
import { reasonTexts } from "./reasons";

type Page = Pick<ReviewState, "board" | "review" | "names" | "end" | "seat" | "isYou" | "decisions" | "complete">;

/** "Cleo won by 1 point." `isYou`: whose win is "yours"; a picture that is passed on names everybody. */
export function reviewHeadline(page: Page, isYou = page.isYou): string {
  const winners = page.review?.winners ?? page.end?.view.winners ?? [];
  if (!winners.length) return t("review-title");
  const names = list(winners.map((seat) => page.names[seat]!));
  if (winners.length > 1) return t("review-shared", { names });
  const you = isYou(winners[0]!) ? "yes" : "no";
  const { count, text } = aheadOf(page, winners[0]!);
  return count > 0 ? t(text, { you, name: names, count }) : t("review-won", { you, name: names });
}

/** "Luck added 11 points to Cleo’s chances. One move cost you 14 points." Whose luck: that of the player who had the most, good or bad. */
export function subline(page: Page): string {
  const reports = page.review?.seats;
  const winner = page.review?.winners[0];
  if (!reports || winner === undefined) return "";
  const luckOf = (seat: number) => luckPoints(reports[seat]!);
  const lucky = [winner, page.seat, ...reports.keys()].reduce((most, seat) => (Math.abs(luckOf(seat)) > Math.abs(luckOf(most)) ? seat : most));
  const luck = t(luckOf(lucky) >= 0 ? "review-luck-gave" : "review-luck-took", { you: page.isYou(lucky) ? "yes" : "no", name: page.names[lucky]!, count: Math.abs(luckOf(lucky)) });
  const miss = biggestMiss(page.decisions, page.seat);
  const you = page.isYou(page.seat) ? "yes" : "no";
  const name = page.names[page.seat]!;
  if (miss) return `${luck} ${t("review-one-move", { you, name, count: points(miss.cost) })}`;
  return winner === page.seat ? `${luck} ${t("review-no-slip", { you, name })}` : t("review-luck-decided", { you, name });
}

/** "Robo won by 37 points. Luck added 22 points to Robo’s chances." */
export const wholeText = (page: ReviewState) => sentences([reviewHeadline(page), subline(page)]);

/** Where the review is and what happened there, as it is spoken after a step: "Turn 11, Ada, cost 12. Drew tickets. Better: Take a card from the deck." And why, as far as the review knows. */
export function stepText(page: ReviewState): string {
  if (page.atEnd) return sentences([momentText(page), wholeText(page)]);
  const one = page.current;
  if (!one) return momentText(page);
  const board = page.board!;
  const better = isWorse(one) ? [`${t("review-better-is")} ${spoken(could(board, one.best, true))}`, ...reasonTexts(board, page.names, one.reasons)] : [];
  return sentences([momentText(page), spoken(did(board, one.action)), ...better]);
}
