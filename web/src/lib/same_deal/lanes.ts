/** Results as lanes of a race: the champion first, then everybody by place, then by score. */
import { placeName, type Character } from "../characters/characters";
import { t } from "../core/words/messages.svelte";
import type { SameDealResult } from "../core/protocol";
import type { OwnGame } from "./deals.svelte";

export type Lane = {
  key: string;
  name: string;
  who: "champion" | "you" | "other" | "offered";
  character: Character;
  total: number;
  part: number;
  won: boolean;
  place: number;
  review: string;
  seat: number;
  table: string | null;
};
const MOST_LANES = 10; // besides the player's own

export const resultTotal = (result: SameDealResult) => result.totals[result.seat] ?? 0;
export const resultName = ({ name, avatar }: Pick<SameDealResult, "name" | "avatar">) => placeName({ kind: "player", name, avatar: (avatar ?? "fox") as Character });

/** Positive if the first result is the better one: it took a better place in its game, or the same one with more points. */
export const compareResults = (a: SameDealResult, b: SameDealResult) => b.place - a.place || resultTotal(a) - resultTotal(b);

/** Two games that were played exactly alike have the same review, but each has a table of its own. */
const isOwn = ({ table, review }: SameDealResult, own?: Own | null) => !!own && (table ? table === own.code : !!own.review && review === own.review);

type Own = Pick<OwnGame, "code" | "review">;

/** `first`: the champion, or the game that was offered. `own`: the player's own game. */
export function lanesOf(first: SameDealResult | null, who: "champion" | "offered", results: SameDealResult[], own?: Own | null): Lane[] {
  const shown = results.filter((result, i) => i < MOST_LANES || isOwn(result, own));
  const all = [...(first ? [first] : []), ...shown];
  const most = Math.max(1, ...all.map(resultTotal));
  return all.map((result, i) => {
    const mine = isOwn(result, own);
    const kind = result === first ? who : mine ? "you" : "other";
    return {
      key: `${i} ${result.review}`,
      name: kind === "champion" ? t("daily-champion") : mine ? t("daily-you") : resultName(result),
      who: kind,
      character: (result.avatar ?? "fox") as Character,
      total: resultTotal(result),
      part: Math.max(0, resultTotal(result)) / most,
      won: result.winners.includes(result.seat),
      place: result.place,
      review: result.review,
      seat: result.seat,
      table: result.table,
    };
  });
}

/** Deals in the order of a page: the one just played, then those begun, those still to play, and the results of others. */
export function dealsInOrder<T>(deals: T[], isFirst: (deal: T) => boolean, gameOf: (deal: T) => { over: boolean } | undefined): T[] {
  const rank = (deal: T) => (isFirst(deal) ? 0 : !gameOf(deal) ? 2 : gameOf(deal)!.over ? 3 : 1);
  return deals.toSorted((a, b) => rank(a) - rank(b));
}
