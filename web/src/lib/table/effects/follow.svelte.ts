/** Following the others: what they did since this player's last turn, and showing it again. */
import { getContext, setContext, tick } from "svelte";
import { isStill, settings, type Pace } from "../../core/device/settings.svelte";
import type { Entry } from "../../core/protocol";
import { claimsOf, recapLines, sinceLastTurn } from "../log/recap";
import { canPace } from "../pace/pace";
import type { ScreenState } from "../session/screenState.svelte";
import { flightsOf, fly, land, spots } from "./cardFlights";

const TURN_MS: Record<Pace, number> = { slow: 2000, normal: 1300, fast: 800, skip: 800 };

export class Follow {
  #screen: ScreenState;
  #left: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: ScreenState) {
    this.#screen = screen;
  }

  since = $derived.by(() => {
    const { session, view, covered, seat } = this.#screen;
    return view.over || covered ? [] : sinceLastTurn(session.entries, seat, view.players.length);
  });
  recapLines = $derived.by(() => recapLines(this.#screen.board, this.since));
  /** The routes that glow: claimed since the player's last turn. */
  recent = $derived.by(() => claimsOf(this.since).map((claim) => claim.route));

  /** Show it again, or stop. */
  toggle() {
    const screen = this.#screen;
    if (screen.replaying !== null) return this.#end();
    screen.session.queue.flush();
    if (!this.recapLines.length) return;
    screen.clear();
    this.#left = [...this.since];
    if (!isStill()) screen.landing = new Set(this.recent);
    this.#step();
  }

  /** Returns whether it handled the key. */
  press(key: string): boolean {
    const { queue } = this.#screen.session;
    if (key === "v") this.toggle();
    else if (key === "n") queue.flush();
    else if (key === "p" && canPace(this.#screen)) queue.pause(!queue.paused);
    else return false;
    return true;
  }

  #end() {
    clearTimeout(this.#timer);
    this.#screen.stopReplay();
    land();
  }

  #step() {
    const screen = this.#screen;
    const entry = this.#left.shift();
    if (!entry) return this.#end();
    const [claim] = claimsOf([entry]);
    if (claim) {
      screen.landing = new Set([...screen.landing].filter((route) => route !== claim.route));
      screen.fresh = claim;
    }
    screen.replaying = entry.seat;
    screen.show(claim ? [claim.route] : [], null, entry.seat);
    void tick().then(() => fly(flightsOf(screen, entry.events), spots(), screen.look));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => screen.replaying !== null && this.#step(), TURN_MS[settings.pace]);
  }
}

const FOLLOW_KEY = Symbol("follow");
export const setFollow = (follow: Follow) => setContext(FOLLOW_KEY, follow);
export const useFollow = () => getContext<Follow>(FOLLOW_KEY);
