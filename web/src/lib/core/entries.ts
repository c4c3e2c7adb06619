/** The entries of a game: what was played, undone and taken back. */
import type { Entry } from "./protocol";

/** The entries without actions that were undone or taken back. */
export function withoutUndone(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") {
      const last = out.map((other) => other.kind).lastIndexOf("play");
      if (last >= 0) out.splice(last, 1);
    } else if (entry.kind === "take_back") {
      const decision = out.findLastIndex((other) => other.kind === "play" && !other.by_bot);
      const after = out.splice(Math.max(0, decision));
      out.push(...after.filter((other) => other.kind !== "play"));
    }
    out.push(entry);
  }
  return out;
}
