import { Refused } from "../../core/api";

/** The files of a board chosen by the user: one .toml, and optionally its drawing. */
export type BoardFiles = { name: string; text: string; layout: string };

const BOARD_FILE = /\.toml$/i;
const DRAWING = /\.json$/i;
const LARGEST_FILE = 1_000_000; // bytes

/** Null: there is not exactly one board among them, or something else. A file that is too large is not even read. */
export async function readBoardFiles(files: Pick<File, "name" | "size" | "text">[]): Promise<BoardFiles | null> {
  const boards = files.filter(({ name }) => BOARD_FILE.test(name));
  const drawings = files.filter(({ name }) => DRAWING.test(name));
  if (boards.length !== 1 || drawings.length > 1 || boards.length + drawings.length !== files.length) return null;
  if (files.some(({ size }) => size > LARGEST_FILE)) throw new Refused({ error: "board_file", message: "", detail: { key: "", problem: "large_file", most: LARGEST_FILE } });
  return { name: boards[0]!.name.replace(BOARD_FILE, ""), text: await boards[0]!.text(), layout: (await drawings[0]?.text()) ?? "" };
}
