/** Asks what an action would have been worth; a server that is busy is asked again for a while. */
import * as api from "../../core/api";
import type { TriedData } from "../../core/protocol";

const PAUSE_MS = 1500, PATIENCE_MS = 60_000;

/** Null if there is no answer: offline, refused, or no longer `wanted`. */
export async function askTry(...[id, number, action, open, deep, wanted = () => true]: [...Parameters<typeof api.tryAction>, (() => boolean)?]): Promise<TriedData | null> {
  for (const until = Date.now() + PATIENCE_MS; wanted() && Date.now() < until; ) {
    try {
      return await api.tryAction(id, number, action, open, deep);
    } catch (error) {
      if (!isMomentary(error)) return null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return null;
}

const isMomentary = (error: unknown) => error instanceof api.Refused && (error.problem.error === "busy" || (error.problem.error === "too_fast" && !error.problem.detail.minutes));
