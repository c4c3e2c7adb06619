import { expect, test } from "vitest";
import { readBoardFiles } from "./boardFiles";

const file = (name: string) => ({ name, text: async () => `text of ${name}` });

test("a board is one .toml with or without its drawing", async () => {
  expect(await readBoardFiles([file("my_town.toml")])).toEqual({ name: "my_town", text: "text of my_town.toml", layout: "" });
  expect(await readBoardFiles([file("my_town.layout.json"), file("My-Town.TOML")])).toEqual({ name: "My-Town", text: "text of My-Town.TOML", layout: "text of my_town.layout.json" });
  for (const names of [[], ["a.json"], ["a.toml", "b.toml"], ["a.toml", "b.json", "c.json"], ["a.toml", "photo.png"]]) expect(await readBoardFiles(names.map(file))).toBeNull();
});
