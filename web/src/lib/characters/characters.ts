/** The animals that bots are. The table stores a bot's English name; each viewer reads it in the chosen language. */
import { t } from "../core/messages.svelte";
import type { Place } from "../core/protocol";

export type Character = "otter" | "penguin" | "owl" | "fox" | "rabbit";
export type Mood = "happy" | "think" | "cheer" | "wait";

export const NAMES: Record<Character, string> = { otter: "Otto", penguin: "Pip", owl: "Hoot", fox: "Rusty", rabbit: "Clover" };
const CHARACTERS = Object.keys(NAMES) as Character[];

const named = (name: string) => CHARACTERS.find((character) => NAMES[character] === name);

/** A bot's name in the chosen language; any other name as it is. */
export function botName(name: string): string {
  const character = named(name);
  return character ? t(`bot-name-${character}`) : name;
}

export const placeName = (place: Pick<Place, "kind" | "name">) => (place.kind === "bot" ? botName(place.name) : place.name);

/** The names that no seat of the table has, as the table stores them. */
export const freeBotNames = (taken: string[]) => Object.values(NAMES).filter((name) => !taken.includes(name) && !taken.includes(botName(name)));
export const isBotName = (name: string) => named(name) !== undefined;

/** The animal of each seat that a bot plays: the one of its name, else one that nobody else is. */
export function charactersOf(places: Pick<Place, "kind" | "name">[]): (Character | null)[] {
  const chosen = places.map((place) => (place.kind === "bot" ? (named(place.name) ?? null) : null));
  const free = CHARACTERS.filter((character) => !chosen.includes(character));
  return places.map((place, seat) => (place.kind === "bot" ? (chosen[seat] ?? free.shift() ?? "fox") : null));
}
