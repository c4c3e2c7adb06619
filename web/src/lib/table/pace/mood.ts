/** How a bot looks: from whose turn it is and what everybody has just seen. */
import type { Mood } from "../../characters/characters";
import type { ScreenState } from "../session/screenState.svelte";

type Seen = Pick<ScreenState, "view" | "fresh" | "replaying">;

export function moodOf({ view, fresh, replaying }: Seen, seat: number): Mood {
  if (view.over) return view.winners.includes(seat) ? "cheer" : "happy";
  if (replaying === seat || (replaying === null && fresh?.seat === seat)) return "cheer";
  if (view.to_act.includes(seat)) return "think";
  return view.to_act.includes(view.seat ?? -1) ? "happy" : "wait";
}
