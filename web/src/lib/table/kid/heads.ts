/** The animal of every seat: bots have theirs, and people get those that are left. */
import type { Character } from "../../characters/characters";

const ORDER: Character[] = ["fox", "rabbit", "owl", "penguin", "otter"];

export function headsOf(characters: (Character | null)[]): Character[] {
  const free = ORDER.filter((character) => !characters.includes(character));
  return characters.map((character) => character ?? free.shift() ?? "fox");
}
