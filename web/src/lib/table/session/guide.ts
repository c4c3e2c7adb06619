/** The first-game guide: each thing is explained the first time it matters. */
import type { ScreenState } from "./screenState.svelte";
import { routeOf } from "./names";

/** `at`: the part of the screen it speaks of (data-guide). Texts: guide-<id> and guide-<id>-title. */
export type Step = { id: string; at: string; when: (screen: ScreenState) => boolean };

const free = (screen: ScreenState) => screen.myTurn && screen.view.phase === "turn" && !screen.selected;
const asked = (screen: ScreenState) => (screen.selected ? routeOf(screen.board, screen.selected) : null);

const CITY: Step[] = [
  { id: "last", at: "banner", when: (screen) => screen.view.last_turns !== null && screen.myTurn },
  { id: "gray", at: "ask", when: (screen) => asked(screen)?.color === "gray" && screen.outlook?.why === null && screen.myTurn },
  { id: "closed", at: "ask", when: (screen) => screen.outlook?.why === "closed" },
  { id: "second", at: "market", when: (screen) => screen.myTurn && screen.view.phase === "second_card" },
  { id: "turn", at: "banner", when: free },
  { id: "cards", at: "market", when: free },
  { id: "tickets", at: "tickets", when: (screen) => free(screen) && screen.tickets.length > 0 },
  { id: "claim", at: "board", when: (screen) => free(screen) && screen.claimable.size > 0 },
  { id: "wild", at: "wild", when: (screen) => free(screen) && screen.view.display.includes(screen.board.wild) },
  { id: "more-tickets", at: "tickets", when: (screen) => free(screen) && screen.tickets.some((ticket) => ticket.state === "done") },
  { id: "blocked", at: "tickets", when: (screen) => free(screen) && screen.tickets.some((ticket) => ticket.state === "blocked") },
  { id: "attractions", at: "attractions", when: (screen) => free(screen) && screen.seat !== null && screen.view.attractions[screen.seat].length > 0 },
];

const JOURNEY: Step[] = [
  { id: "fj-turn", at: "banner", when: free },
  { id: "fj-tickets", at: "tickets", when: free },
  { id: "fj-draw", at: "deck", when: (screen) => free(screen) && !!screen.action("draw") },
  { id: "fj-build", at: "board", when: (screen) => free(screen) && screen.claimable.size > 0 },
  { id: "fj-wild", at: "hand", when: (screen) => free(screen) && (screen.me?.hand?.[screen.board.wild] ?? 0) > 0 },
  { id: "fj-bonus", at: "bonus", when: (screen) => free(screen) && (screen.me?.routes.length ?? 0) >= 2 },
  { id: "fj-swap", at: "swap", when: (screen) => free(screen) && !!screen.action("exchange") && screen.tickets.some((ticket) => ticket.state === "blocked") },
  { id: "fj-golden", at: "track", when: (screen) => free(screen) && (screen.me?.completed.length ?? 0) >= 1 },
];

/** What is to be explained now, if anything. */
export function step(screen: ScreenState, seen: string[]): Step | null {
  if (screen.watching || screen.covered || screen.view.over || screen.panel || screen.session.hint || screen.session.sent) return null;
  return (screen.city ? CITY : JOURNEY).find((one) => !seen.includes(one.id) && one.when(screen)) ?? null;
}
