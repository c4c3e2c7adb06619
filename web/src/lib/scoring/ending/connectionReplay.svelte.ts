/** Draws the connections again, route by route: all of them, or one alone. */
import type { Entry, ViewData } from "../../core/protocol";
import { isStill, speed } from "../../core/device/settings.svelte";

const ROUTE = 320;
const PLAYER = 500; // pause between two players

export type Drawn = { route: string; seat: number };

/** Every player's routes in the order they were claimed; the last place first, the winners last. */
export function drawingOrder(view: ViewData, entries: Entry[]): Drawn[] {
  const claims = entries.flatMap(({ events }) => events.flatMap((event) => (event.kind === "claim" ? [event.route] : [])));
  const when = (route: string) => claims.lastIndexOf(route);
  const rank = (seat: number) => view.scores.find((score) => score.seat === seat)?.rank ?? 0;
  const players = view.players.toSorted((a, b) => rank(b.seat) - rank(a.seat));
  return players.flatMap(({ seat, routes }) => routes.toSorted((a, b) => when(a) - when(b)).map((route) => ({ route, seat })));
}

export class ConnectionReplay {
  /** The seat whose connection is drawn alone. */
  seat = $state<number | null>(null);
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #all: Drawn[];
  #routes = $derived.by(() => this.#all.filter(({ seat }) => this.seat === null || seat === this.seat));
  #seen = $derived.by(() => this.#routes.slice(0, this.count));

  constructor(all: Drawn[], atOnce: boolean) {
    this.#all = all;
    if (atOnce) this.count = all.length;
    else this.play(null);
  }

  get drawing() {
    return this.count < this.#routes.length;
  }

  get claimed(): Record<string, number> {
    return Object.fromEntries(this.#seen.map(({ route, seat }) => [route, seat]));
  }

  /** The route that has just been drawn. */
  get fresh(): Drawn | null {
    return this.#timer === undefined ? null : (this.#seen.at(-1) ?? null);
  }

  play(seat: number | null) {
    this.stop();
    this.seat = seat;
    this.count = 0;
    if (isStill()) this.finish();
    else this.#next();
  }

  finish() {
    this.stop();
    this.count = this.#routes.length;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next() {
    const [last, next] = [this.#routes[this.count - 1], this.#routes[this.count]];
    if (!next) return;
    const wait = last && last.seat !== next.seat ? PLAYER : ROUTE;
    this.#timer = setTimeout(() => {
      this.count++;
      this.#next();
    }, wait / speed());
  }
}
