/** The names and levels of bots. */
import { t } from "../core/messages.svelte";
import type { Place } from "../core/protocol";

export type Level = NonNullable<Place["level"]>;
export const LEVELS: Level[] = ["beginner", "casual", "strong", "expert"];
const NAMES = 8;

/** The bot names that are not used at the table. */
export function freeBotNames(taken: string[]): string[] {
  const names = Array.from({ length: NAMES }, (_, i) => t(`bot-name-${i + 1}`));
  return names.filter((name) => !taken.includes(name));
}
