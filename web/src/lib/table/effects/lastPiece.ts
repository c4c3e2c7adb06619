/** The end of a game that is being played: the camera follows the last piece before the final scoring covers the board. */
import type { Entry } from "../../core/protocol";

const LANDING = 1700; // milliseconds at normal speed: the camera glides, the pieces drop, a moment to look
const PAUSE_MS = 700; // the game ended otherwise

/** The route of the last piece, if the game ended with it. */
export function lastClaim(entries: Entry[]): string | null {
  return entries.at(-1)?.events.findLast((event) => event.kind === "claim")?.route ?? null;
}

export const landingTime = (entries: Entry[]) => (lastClaim(entries) ? LANDING : PAUSE_MS);
