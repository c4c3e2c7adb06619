import { expect, test, vi } from "vitest";
import { messages } from "../core/words/messages.svelte";
import { charactersOf, freeBotNames, placeName, type Character } from "./characters";

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
