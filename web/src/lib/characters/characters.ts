/** The animals of people and bots. Players without a name are shown by their animal, in each viewer's own language. */
import { t } from "../core/words/messages.svelte";
import type { Place } from "../core/protocol";

export type Character = NonNullable<Place["avatar"]>;
export type Mood = "happy" | "think" | "cheer" | "wait";
type Named = Pick<Place, "kind" | "name" | "avatar">;

/** In the default order for people who choose no animal. */
export const ANIMALS: Character[] = ["fox", "rabbit", "cat", "bear", "frog", "otter", "penguin", "owl"];
/** The animals of bots with their English names, which tables store. */
export const NAMES = { otter: "Otto", penguin: "Pip", owl: "Hoot", fox: "Rusty", rabbit: "Clover" } satisfies Partial<Record<Character, string>>;
const BOTS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** The animal of a bot's English name. */
export const named = (name: string) => BOTS.find((character) => NAMES[character] === name);

/** A bot's name in the chosen language; any other name as it is. */
export function botName(name: string): string {
  const character = named(name);
  return character ? t(`bot-name-${character}`) : name;
}

export const animalName = (character: Character) => t(`look-${character}`);

export function placeName({ kind, name, avatar }: Named): string {
  if (name || !avatar) return kind === "bot" ? botName(name) : name;
  return kind === "bot" ? t(`bot-name-${avatar}`) : animalName(avatar);
}

/** The names that no seat of the table has, in English. */
export const freeBotNames = (taken: string[]) => Object.values(NAMES).filter((name) => !taken.includes(name) && !taken.includes(botName(name)));
export const isBotName = (name: string) => named(name) !== undefined;

/** The animal of each seat: the chosen one, or one that no other seat has. Null for an empty seat. */
export function charactersOf(places: Named[]): (Character | null)[] {
  const chosen = places.map(({ kind, name, avatar }) => (kind === "open" ? null : ((kind === "bot" ? named(name) : null) ?? avatar)));
  const found: (Character | null)[] = [...chosen];
  places.forEach(({ kind }, seat) => {
    const all = kind === "bot" ? BOTS : ANIMALS;
    if (kind !== "open") found[seat] ??= all.find((character) => !found.includes(character)) ?? all[0];
  });
  return found;
}
