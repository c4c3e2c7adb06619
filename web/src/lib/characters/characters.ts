/** The animals, colors and levels of people and bots. Players without a name are shown by their animal, in each viewer's own language. */
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

export type Level = NonNullable<Place["level"]>;
export const LEVELS: Level[] = ["beginner", "casual", "strong", "expert"];
/** Those that play on every board: the others need a network that was trained on it. */
export const WITHOUT_NETWORK: Level[] = ["beginner", "casual"];

export type PlayerLook = { color: number; avatar: Character };
export type Wish = { color: number | null; avatar: Character | null };
/** The names of the players who have a color or an animal. */
export type Taken = { colors: Map<number, string>; avatars: Map<Character, string> };

export const COLORS = [0, 1, 2, 3];
export const paletteName = (color: number) => t(`look-color-${color + 1}`);

/** What the other people at a table have; bots yield. */
export function takenBy(places: Place[], own: number | null): Taken {
  const people = places.filter((place) => place.kind === "player" && place.seat !== own);
  const animals = charactersOf(places);
  return {
    colors: new Map(people.map((place) => [place.color ?? place.seat, placeName(place)])),
    avatars: new Map(people.map((place) => [animals[place.seat]!, placeName(place)])),
  };
}

function free<T>(all: T[], wish: T | null, taken: Map<T, string>): T {
  const start = Math.max(0, all.indexOf(wish as T));
  return [...all.slice(start), ...all.slice(0, start)].find((one) => !taken.has(one)) ?? all[0];
}

/** The look that a player with this wish would get. */
export const offered = (wish: Wish, seat: number, taken: Taken): PlayerLook => ({
  color: free(COLORS, wish.color ?? seat, taken.colors),
  avatar: free(ANIMALS, wish.avatar, taken.avatars),
});

/** The look of each player: players with a choice come first. `first`: where the search starts for players without one. */
function shared<T>(all: T[], wishes: (T | null)[], first: (i: number) => T | null): T[] {
  const order = [...wishes.keys()].sort((a, b) => Number(wishes[a] === null) - Number(wishes[b] === null));
  const taken = new Map<T, string>();
  const found: T[] = [];
  for (const i of order) {
    found[i] = free(all, wishes[i] ?? first(i), taken);
    taken.set(found[i], "");
  }
  return found;
}

/** The looks of a new table's seats. */
export function settled(wishes: Wish[]): PlayerLook[] {
  const colors = shared(COLORS, wishes.map((wish) => wish.color), (seat) => seat);
  const avatars = shared(ANIMALS, wishes.map((wish) => wish.avatar), () => null);
  return colors.map((color, seat) => ({ color, avatar: avatars[seat] }));
}
