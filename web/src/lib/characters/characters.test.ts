import { expect, test } from "vitest";
import { charactersOf, freeBotNames } from "./characters";

const bot = (name: string) => ({ kind: "bot" as const, name });
const person = (name: string) => ({ kind: "player" as const, name });

test("a bot is the animal of its name", () => {
  expect(charactersOf([person("Ada"), bot("Pip"), bot("Otto")])).toEqual([null, "penguin", "otter"]);
});

test("bots with other names are animals that no other seat is", () => {
  const all = charactersOf([bot("Bruno"), bot("Otto"), bot("Otto 2"), bot("Clara")]);
  expect(all[1]).toBe("otter");
  expect(new Set(all).size).toBe(4);
});

test("a person is never an animal of the bots, not even by name", () => {
  expect(charactersOf([person("Otto"), bot("Otto 2")])[0]).toBeNull();
});

test("a name that somebody has is not given to a bot", () => {
  expect(freeBotNames(["Otto", "Mira"])).not.toContain("Otto");
  expect(freeBotNames(["Otto", "Pip", "Hoot", "Rusty"])).toEqual(["Clover"]);
});
