/**
 * All games in one file: one record after the other, each preceded by a comment with data that records lack. Every part of the file is
 * a record that other programs can read, and files of plain records can be imported as well.
 */
import { ANIMALS } from "../characters/characters";
import { LEVELS } from "../characters/levels";
import type { KeptGame, KeptPlayer } from "./keptGame";
import { COLOR_COUNT, LONGEST_NAME, makeKept, NOTHING_BESIDE, type Beside } from "./makeKept";
import { FORMAT } from "./readRecord";

const MARK = "# farebox game ";
const UNFINISHED = "# farebox unfinished ";
const MOST_ADJUSTED = 5; // it can leave 0 to 1, but not by far

/** `unfinished`: games of this device that are not over, each as one line of JSON; to programs they are comments. */
export function writeFile(games: KeptGame[], unfinished: string[] = []): string {
  const head = unfinished.map((game) => `${UNFINISHED}${game}\n`).join("");
  return (head && games.length ? `${head}\n` : head) + games.map((game) => `${MARK}${JSON.stringify(besideOf(game))}\n${game.record.trimEnd()}\n`).join("\n");
}

function besideOf({ code, ended, mine, players }: KeptGame): Beside {
  return { code, ended, mine, players: players.map(({ name, bot, level, avatar, color, quality, adjusted }) => ({ name, bot, level, avatar, color, quality, adjusted })) };
}

export const unfinishedIn = (text: string): string[] =>
  text.replace(/^\ufeff/, "").split(/\r?\n/).filter((line) => line.startsWith(UNFINISHED)).map((line) => line.slice(UNFINISHED.length));

export type Read = { games: KeptGame[]; unread: number };

/** The games of a file; `unread`: how many of its records could not be read. */
export function readFile(text: string): Read {
  const read: Read = { games: [], unread: 0 };
  for (const { record, beside } of parts(text)) {
    try {
      read.games.push(makeKept(record, beside));
    } catch {
      read.unread++;
    }
  }
  return read;
}

function parts(text: string): { record: string; beside: Beside }[] {
  const found: { lines: string[]; beside: Beside }[] = [];
  let beside = NOTHING_BESIDE;
  for (const line of text.replace(/^\ufeff/, "").split(/\r?\n/)) {
    if (line.startsWith(MARK)) beside = readBeside(line.slice(MARK.length));
    else if (line.trim() === FORMAT) {
      found.push({ lines: [line], beside });
      beside = NOTHING_BESIDE;
    } else if (!line.startsWith("#")) found.at(-1)?.lines.push(line);
  }
  return found.map(({ lines, beside }) => ({ record: `${lines.join("\n").trim()}\n`, beside }));
}

/** The file is untrusted: data of the wrong form is ignored. */
function readBeside(text: string): Beside {
  let given: Partial<Record<keyof Beside, unknown>>;
  try {
    given = JSON.parse(text) ?? {};
  } catch {
    return NOTHING_BESIDE;
  }
  const { code, ended, mine, players } = given;
  return {
    code: typeof code === "string" && /^[A-Z0-9]{1,12}$/.test(code) ? code : "",
    ended: typeof ended === "number" && Number.isFinite(new Date(ended).getTime()) ? ended : null,
    mine: Array.isArray(mine) ? [...new Set(mine.filter((seat) => isWhole(seat, 0, COLOR_COUNT - 1)))] : [],
    players: Array.isArray(players) ? players.map(readPlayer) : [],
  };
}

const isWhole = (value: unknown, least: number, most: number): value is number => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function readPlayer(given: Partial<Record<keyof KeptPlayer, unknown>> | null): Beside["players"][number] {
  const { name, bot, level, avatar, color, quality, adjusted } = given ?? {};
  return {
    ...(typeof name === "string" && { name: name.slice(0, LONGEST_NAME) }),
    bot: bot === true,
    level: (LEVELS as unknown[]).includes(level) ? (level as KeptPlayer["level"]) : null,
    avatar: (ANIMALS as unknown[]).includes(avatar) ? (avatar as KeptPlayer["avatar"]) : null,
    ...(isWhole(color, 0, COLOR_COUNT - 1) && { color }),
    quality: typeof quality === "number" && quality >= 0 && quality <= 100 ? quality : null,
    adjusted: typeof adjusted === "number" && Math.abs(adjusted) < MOST_ADJUSTED ? adjusted : null,
  };
}
