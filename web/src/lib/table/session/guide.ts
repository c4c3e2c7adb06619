/** The first-game guide: each thing is explained the first time it matters. */
import type { Play } from "./screenState.svelte";
import { routeOf } from "../log/richText";

/** `at`: the part of the screen it speaks of (data-guide). Texts: guide-<id> and guide-<id>-title. */
export type Step = { id: string; at: string; when: (play: Play) => boolean };

const free = (play: Play) => play.myTurn && play.view.phase === "turn" && !play.selected;
const asked = (play: Play) => (play.selected ? routeOf(play.board, play.selected) : null);

const CITY: Step[] = [
  { id: "last", at: "banner", when: (play) => play.view.last_turns !== null && play.myTurn },
  { id: "gray", at: "ask", when: (play) => asked(play)?.color === "gray" && play.outlook?.why === null && play.myTurn },
  { id: "closed", at: "ask", when: (play) => play.outlook?.why === "closed" },
  { id: "second", at: "market", when: (play) => play.myTurn && play.view.phase === "second_card" },
  { id: "turn", at: "banner", when: free },
  { id: "cards", at: "market", when: free },
  { id: "tickets", at: "tickets", when: (play) => free(play) && play.tickets.length > 0 },
  { id: "claim", at: "board", when: (play) => free(play) && play.claimable.size > 0 },
  { id: "wild", at: "wild", when: (play) => free(play) && play.view.display.includes(play.board.wild) },
  { id: "more-tickets", at: "tickets", when: (play) => free(play) && play.tickets.some((ticket) => ticket.state === "done") },
  { id: "blocked", at: "tickets", when: (play) => free(play) && play.tickets.some((ticket) => ticket.state === "blocked") },
  { id: "attractions", at: "attractions", when: (play) => free(play) && play.seat !== null && play.view.attractions[play.seat].length > 0 },
];

const JOURNEY: Step[] = [
  { id: "fj-turn", at: "banner", when: free },
  { id: "fj-tickets", at: "tickets", when: free },
  { id: "fj-draw", at: "deck", when: (play) => free(play) && !!play.action("draw") },
  { id: "fj-build", at: "board", when: (play) => free(play) && play.claimable.size > 0 },
  { id: "fj-wild", at: "hand", when: (play) => free(play) && (play.me?.hand?.[play.board.wild] ?? 0) > 0 },
  { id: "fj-bonus", at: "bonus", when: (play) => free(play) && (play.me?.routes.length ?? 0) >= 2 },
  { id: "fj-swap", at: "swap", when: (play) => free(play) && !!play.action("exchange") && play.tickets.some((ticket) => ticket.state === "blocked") },
  { id: "fj-golden", at: "track", when: (play) => free(play) && (play.me?.completed.length ?? 0) >= 1 },
];

/** What is to be explained now, if anything. */
export function step(play: Play, seen: string[]): Step | null {
  if (play.watching || play.covered || play.view.over || play.panel || play.session.hint || play.session.sent) return null;
  return (play.city ? CITY : JOURNEY).find((one) => !seen.includes(one.id) && one.when(play)) ?? null;
}
