/** How long the page waits before it shows a bot's action. */
import { settings, type Pace } from "../../core/device/settings.svelte";
import type { News } from "../session/session.svelte";
import type { ScreenState } from "../session/screenState.svelte";
import type { Mood } from "../../characters/characters";

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, skip: 0 };
const SECOND = 0.5; // the second card of a turn

/** Milliseconds to wait after the previous action was shown; null to show it at once: a person must not be kept waiting for their own turn. */
export function waitFor(screen: ScreenState, news: News): number | null {
  if (news.type !== "update" || document.hidden || !canPace(screen)) return null;
  if (screen.held.some((seat) => screen.view.to_act.includes(seat))) return null;
  const entry = news.entries.find((one) => one.by_bot);
  if (!entry) return null;
  const before = screen.session.entries.at(-1);
  const second = before?.seat === entry.seat && before.turn === entry.turn;
  return screen.game.botTime * FACTORS[settings.pace] * (second ? SECOND : 1);
}

/** Whether the player decides how quickly bots are shown. Limited time must not be lost by waiting. */
export const canPace = (screen: ScreenState) => !screen.table.options.turn_seconds && !screen.table.options.bank_seconds && screen.table.places.some((place) => place.kind === "bot" || place.stand_in);

/** How a bot looks: from whose turn it is and what everybody has just seen. */
type Seen = Pick<ScreenState, "view" | "fresh" | "replaying">;

export function moodOf({ view, fresh, replaying }: Seen, seat: number): Mood {
  if (view.over) return view.winners.includes(seat) ? "cheer" : "happy";
  if (replaying === seat || (replaying === null && fresh?.seat === seat)) return "cheer";
  if (view.to_act.includes(seat)) return "think";
  return view.to_act.includes(view.seat ?? -1) ? "happy" : "wait";
}
