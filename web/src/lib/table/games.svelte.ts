/** The games this client can show, by their rulesets. */
import type { Ruleset } from "../core/ruleset";
import { firstJourneyTable } from "./first_journey/firstJourney";
import { newYorkTable } from "./new_york/newYork";
import type { Game } from "./session/game";
import { ScreenState } from "./session/screenState.svelte";
import type { Session } from "./session/session.svelte";

const TABLE_GAMES: Record<Ruleset, Game> = { new_york: newYorkTable, first_journey: firstJourneyTable };

const screens = new WeakMap<Session, ScreenState>();

/** The screen state of a session. It lives as long as the session, not just as long as the component that first asked for it. */
export function screenOf(session: Session): ScreenState {
  let screen = screens.get(session);
  if (!screen) {
    $effect.root(() => void (screen = new ScreenState(session, TABLE_GAMES)));
    screens.set(session, screen!);
  }
  return screen!;
}
