/** Where the review is and what happened there, as it is spoken after a step. */
import { t } from "../../core/words/messages.svelte";
import { sentences } from "../../core/words/text";
import { spoken } from "../../table/log/richText";
import { reviewHeadline, subline } from "./headline";
import { could, did } from "./moves";
import { reasonTexts } from "./reasons";
import { momentText } from "./results";
import { isWorse } from "./review";
import type { ReviewState } from "./reviewState.svelte";

/** "Robo won by 37 points. Luck added 22 points to Robo’s chances." */
export const wholeText = (page: ReviewState) => sentences([reviewHeadline(page), subline(page)]);

/** "Turn 11, Ada, cost 12. Drew tickets. Better: Take a card from the deck." And why, as far as the review knows. */
export function stepText(page: ReviewState): string {
  if (page.atEnd) return sentences([momentText(page), wholeText(page)]);
  const one = page.current;
  if (!one) return momentText(page);
  const board = page.board!;
  const better = isWorse(one) ? [`${t("review-better-is")} ${spoken(could(board, one.best, true))}`, ...reasonTexts(board, page.names, one.reasons)] : [];
  return sentences([momentText(page), spoken(did(board, one.action)), ...better]);
}
