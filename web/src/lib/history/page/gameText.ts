/** Finished games in words. */
import { messages, t } from "../../core/words/messages.svelte";
import { list, playerNumber } from "../../core/words/text";
import { playerName, resultOf, type KeptGame } from "../keptGame";

export const nameAt = (game: KeptGame, seat: number) => playerName(game.players[seat]!) || playerNumber(seat);

/** "Won", "Second place"; by name where several players of this device or none of them played. */
export function verdict(game: KeptGame): string {
  const result = resultOf(game);
  if (result === "seen") return t(game.winners.length > 1 ? "score-shared" : "score-wins", { names: list(game.winners.map((seat) => nameAt(game, seat))) });
  return result === "lost" ? t("history-place", { rank: rankOf(game) }) : t(`history-result-${result}`);
}

/** The place of the best of this browser's seats, which did not win. */
function rankOf({ mine, players }: KeptGame): number {
  const score = Math.max(...mine.map((seat) => players[seat]!.score));
  return Math.max(2, 1 + players.filter((player) => player.score > score).length);
}

export const dateOf = ({ ended }: KeptGame) => (ended === null ? t("history-undated") : new Intl.DateTimeFormat(messages.language, { dateStyle: "medium" }).format(ended));

/** The day of the daily deal that a game played; null for other games. Its record names it (docs/daily.md). */
export const dailyOf = ({ record }: Pick<KeptGame, "record">) => /^deal daily-(\d{4}-\d\d-\d\d) /m.exec(record)?.[1] ?? null;

/** For a file: "farebox-2026-11-17". */
export const fileName = (time: number, more: string) => `farebox-${new Date(time).toISOString().slice(0, 10)}${more}.farebox`;
