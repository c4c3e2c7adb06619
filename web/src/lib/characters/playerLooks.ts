/** The colors and animals that players choose. If two choose the same one, the server gives the second player the next free one. */
import { t } from "../core/words/messages.svelte";
import type { Place } from "../core/protocol";
import { ANIMALS, charactersOf, placeName, type Character } from "./characters";

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
