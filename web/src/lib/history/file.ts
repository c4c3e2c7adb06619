/**
 * All games in one file: one record after the other, each preceded by a comment with data that records lack. Every part of the file is
 * a record that other programs can read, and files of plain records can be imported as well.
 */
import { BACKUP, BESIDE_RECORD, KEPT_GAME, readLine } from "../core/device/schema";
import { Misfit, type Of } from "../core/device/shape";
import { type KeptGame, makeKept, NOTHING_BESIDE, type Beside } from "./keptGame";
import { FORMAT } from "./readRecord";

const MARK = "# farebox game ";
const UNFINISHED = "# farebox unfinished ";
const MOST_BYTES = 50_000_000;
const MOST_IN_FILE = 5000;
const LARGEST = { games: MOST_IN_FILE, size: MOST_BYTES / 1_000_000 };

/** `unfinished`: games of this device that are not over, each as one line of JSON; to programs they are comments. */
export function writeFile(games: KeptGame[], unfinished: string[] = []): string {
  const head = unfinished.map((game) => `${UNFINISHED}${game}\n`).join("");
  return (head && games.length ? `${head}\n` : head) + games.map((game) => `${MARK}${JSON.stringify(besideOf(game))}\n${game.record.trimEnd()}\n`).join("\n");
}

function besideOf({ code, ended, mine, players }: KeptGame): Beside {
  return { code, ended, mine, players: players.map(({ name, bot, level, avatar, color, quality, adjusted }) => ({ name, bot, level, avatar, color, quality, adjusted })) };
}

/** Why nothing of a file is stored: a message with its values. */
export class BadFile extends Error {
  constructor(public id: string, public values: Record<string, string | number> = {}) {
    super(id);
  }
}

/** An unfinished game, and the line of the file that it is on. */
export type Unfinished = { line: number; game: Of<typeof BACKUP> };
export type Read = { games: KeptGame[]; unfinished: Unfinished[] };

/** All of a file, which may come from anywhere. Throws BadFile with the place of the first thing that is wrong. */
export function readFile(content: string): Read {
  const lines = content.replace(/^\ufeff/, "").split(/\r?\n/).map((text, i) => ({ text, line: i + 1 }));
  const unfinished = lines.filter(({ text }) => text.startsWith(UNFINISHED));
  const found = parts(lines);
  if (found.length + unfinished.length > MOST_IN_FILE) throw new BadFile("history-file-large", LARGEST);
  return {
    games: found.map((part, i) => readGame(part, i + 1)),
    unfinished: unfinished.map(({ text, line }) => ({ line, game: onLine(line, () => readLine(text.slice(UNFINISHED.length), BACKUP)) })),
  };
}

/** A file that is too large is not even read. */
export async function textOf(file: Pick<File, "size" | "text">): Promise<string> {
  if (file.size > MOST_BYTES) throw new BadFile("history-file-large", LARGEST);
  return file.text();
}

type Line = { text: string; line: number };
type Part = { mark: Line | null; record: Line[] };

/** The games of a file, each with the comment before it. */
function parts(lines: Line[]): Part[] {
  const found: Part[] = [];
  for (const one of lines) {
    const last = found.at(-1);
    if (one.text.startsWith(MARK)) found.push({ mark: one, record: [] });
    else if (one.text.trim() === FORMAT && last?.mark && !last.record.length) last.record.push(one);
    else if (one.text.trim() === FORMAT) found.push({ mark: null, record: [one] });
    else if (last?.record.length && !one.text.startsWith("#")) last.record.push(one);
  }
  return found;
}

function readGame({ mark, record }: Part, number: number): KeptGame {
  const { line } = record[0] ?? mark!;
  const said = mark && onLine(mark.line, () => readLine(mark.text.slice(MARK.length), BESIDE_RECORD));
  const beside = { ...NOTHING_BESIDE, ...said };
  try {
    return KEPT_GAME(makeKept(`${record.map(({ text }) => text).join("\n").trim()}\n`, beside));
  } catch {
    throw new BadFile("history-file-game", { number, line });
  }
}

function onLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BadFile("history-file-line", { line, key: error instanceof Misfit && error.place ? error.place : "JSON" });
  }
}
