import { expect, test, vi } from "vitest";
import { messages } from "../core/words/messages.svelte";
import { charactersOf, freeBotNames, placeName, type Character, offered, settled, takenBy } from "./characters";
import { seatColor, seatFill, seatMark } from "../board/sprites";
import { showColors } from "../core/device/seatColors.svelte";
import type { Place } from "../core/protocol";

const bot = (name: string, avatar: Character | null = null) => ({ kind: "bot" as const, name, avatar });
const person = (name: string, avatar: Character | null = null) => ({ kind: "player" as const, name, avatar });
const open = { kind: "open" as const, name: "", avatar: null };

test("everybody is the animal they have chosen", () => {
  expect(charactersOf([person("Ada", "cat"), bot("", "penguin"), open])).toEqual(["cat", "penguin", null]);
});

test("a bot with a bot's name is the animal of that name", () => {
  expect(charactersOf([person("Ada"), bot("Pip"), bot("Otto")])).toEqual(["fox", "penguin", "otter"]);
});

test("bots with other names are animals that no other seat is", () => {
  const all = charactersOf([bot("Bruno"), bot("Otto"), bot("Otto 2"), bot("Clara")]);
  expect(all[1]).toBe("otter");
  expect(new Set(all).size).toBe(4);
});

test("a person is not an animal of the bots by name", () => {
  expect(charactersOf([person("Otto"), bot("Otto 2")])).toEqual(["fox", "otter"]);
});

test("who has no name is called by the animal in the viewer's language; a typed name stays", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await messages.choose("pl", false);
  expect([placeName(person("", "bear")), placeName(bot("", "owl"))]).toEqual(["Miś", "Hugo"]);
  await messages.choose("en", false);
  expect(placeName(person("", "bear"))).toBe("Bear");
  expect(placeName(bot("", "owl"))).toBe("Hoot");
  expect(placeName(person("Otto", "bear"))).toBe("Otto");
  expect(placeName(open)).toBe("");
});

test("a name that somebody has is not given to a bot", () => {
  expect(freeBotNames(["Otto", "Mira"])).not.toContain("Otto");
  expect(freeBotNames(["Otto", "Pip", "Hoot", "Rusty"])).toEqual(["Clover"]);
});

const place = (seat: number, kind: Place["kind"], color: number | null, avatar: Place["avatar"], name = ""): Place => ({
  seat, kind, name, color, avatar, level: null, here: true, stand_in: false, bot_from: null, playing_as: null,
});

test("what other people have is taken; bots yield", () => {
  const taken = takenBy([place(0, "player", 2, "cat", "Ada"), place(1, "bot", 1, "owl"), place(2, "open", null, null)], null);
  expect([...taken.colors]).toEqual([[2, "Ada"]]);
  expect([...taken.avatars]).toEqual([["cat", "Ada"]]);
  expect(takenBy([place(0, "player", 2, "cat", "Ada")], 0).colors.size).toBe(0);
});

test("the second player to want a look gets the next free one", () => {
  const taken = takenBy([place(0, "player", 3, "cat", "Ada"), place(1, "player", 0, "bear", "Bob")], null);
  expect(offered({ color: 3, avatar: "cat" }, 2, taken)).toEqual({ color: 1, avatar: "frog" });
  expect(offered({ color: null, avatar: null }, 2, taken)).toEqual({ color: 2, avatar: "fox" });
});

test("the seats of a new table get looks of their own, and who has chosen comes first", () => {
  const wish = { color: 1, avatar: "fox" as const };
  const looks = settled([wish, { color: null, avatar: null }, wish]);
  expect(looks).toEqual([wish, { color: 3, avatar: "cat" }, { color: 2, avatar: "rabbit" }]);
});

test("a seat is drawn in the color of its place, and in that of its number where there is none", () => {
  showColors([{ color: 3 }, { color: null }]);
  expect([seatColor(0), seatFill(0), seatMark(0)]).toEqual(["var(--s4)", "url(#fb-seat-fill-4)", "#fb-seat-4"]);
  expect(seatColor(1)).toBe("var(--s2)");
  showColors([]);
  expect([seatColor(0), seatFill(0)]).toEqual(["var(--s1)", "var(--s1)"]);
});
