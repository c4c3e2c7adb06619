/** Which lines of chat this browser has shown, by table: those up to a time. */
import { localObject } from "../../core/device/shape";
import type { ChatLine } from "../../core/protocol";

const CHAT_READ_KEY = "chat-read";
const MOST_READ = 20; // tables that are remembered

const read = $state({ until: localObject(CHAT_READ_KEY) as Record<string, number> });

/** The lines of a table were shown. */
export const markRead = (code: string, lines: ChatLine[]) => mark(code, lines.at(-1)?.time ?? 0);

/** The rematch of a table has its lines too: those that were shown there need not be shown again. */
export const readInRematch = (code: string, next: string) => mark(next, read.until[code] ?? 0);

function mark(code: string, last: number) {
  if (last <= (read.until[code] ?? 0)) return;
  const others = Object.entries(read.until).filter(([other]) => other !== code);
  read.until = Object.fromEntries([...others.slice(1 - MOST_READ), [code, last]]);
  localStorage.setItem(CHAT_READ_KEY, JSON.stringify(read.until));
}

/** How many lines by others have not been shown. */
export const unread = (code: string, lines: ChatLine[], own: number[]) =>
  lines.filter((line) => line.time > (read.until[code] ?? 0) && (line.seat === null || !own.includes(line.seat))).length;
