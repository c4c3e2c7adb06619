/** The unfinished games of this device, for the file with all games. */
import { allRemoved } from "../core/device/forgetTable";
import { deviceFiles } from "../core/inPage";
import type { Restored } from "../page/kept/backup";

const backup = () => import("../page/kept/backup");

/** Each as one line of JSON. */
export async function unfinishedGames(): Promise<string[]> {
  return deviceFiles ? (await backup()).unfinished() : [];
}

/** Continue games of another device here. A page that cannot host tables ignores them. */
export async function restoreGames(lines: string[]): Promise<Restored> {
  if (!deviceFiles || !lines.length) return { resumed: 0, known: 0, unread: lines.length };
  await allRemoved();
  return (await backup()).restore(lines);
}
