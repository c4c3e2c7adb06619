import { expect, test, vi } from "vitest";
import { readBoardFiles } from "./boardFiles";

const file = (name: string, size = 5) => ({ name, size, text: async () => `text of ${name}` });

test("a board is one .toml with or without its drawing", async () => {
  expect(await readBoardFiles([file("my_town.toml")])).toEqual({ name: "my_town", text: "text of my_town.toml", layout: "" });
  expect(await readBoardFiles([file("my_town.layout.json"), file("My-Town.TOML")])).toEqual({ name: "My-Town", text: "text of My-Town.TOML", layout: "text of my_town.layout.json" });
  for (const names of [[], ["a.json"], ["a.toml", "b.toml"], ["a.toml", "b.json", "c.json"], ["a.toml", "photo.png"]]) expect(await readBoardFiles(names.map((name) => file(name)))).toBeNull();
});

test("a large file is not read", async () => {
  const read = vi.fn();
  await expect(readBoardFiles([file("a.toml"), { name: "a.json", size: 1_000_001, text: read }])).rejects.toMatchObject({ problem: { error: "board_file", detail: { problem: "large_file" } } });
  expect(read).not.toHaveBeenCalled();
});
