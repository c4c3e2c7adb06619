/** The unfinished games of this device, for the file with all games. */
import { allRemoved } from "../core/device/forgetTable";
import { deviceFiles } from "../core/inPage";
import { explain } from "../core/problem";
import type { Restored } from "../page/kept/backup";
import { BadFile, type Unfinished } from "./file";

const backup = () => import("../page/kept/backup");

/** Each as one line of JSON. */
export async function unfinishedGames(): Promise<string[]> {
  return deviceFiles ? (await backup()).unfinished() : [];
}

export const canResume = deviceFiles !== null;

/** Continue games of another device here, all or none, with their seats. Throws BadFile. */
export async function restoreGames(games: Unfinished[]): Promise<Restored> {
  await allRemoved();
  const { restore, BadBackup } = await backup();
  try {
    return await restore(games.map(({ game }) => game));
  } catch (error) {
    if (error instanceof BadBackup) throw new BadFile("history-file-unfinished", { line: games[error.index]!.line, problem: explain(error.why) });
    throw error;
  }
}
