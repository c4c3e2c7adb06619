/** What only the kid table shows: what it proposes, which ticket is ringed, and what it says aloud. */
import { getContext, setContext } from "svelte";
import { t } from "../../core/words/messages.svelte";
import { settings } from "../../core/device/settings.svelte";
import { hush, speak } from "../../core/words/speech";
import { sentences } from "../../core/words/text";
import { claimRefusal } from "../session/claimRefusal";
import { payment, routeName, routeOf } from "../session/names";
import type { ScreenState } from "../session/screenState.svelte";
import { turnHeadline } from "../session/turn";
import { bestBuild, suggestion, wantedTicket, type Suggestion } from "./suggestion";

export class KidState {
  readonly screen: ScreenState;
  /** The button or route that a hand points at. */
  nudge = $state<Suggestion["kind"] | null>(null);

  constructor(screen: ScreenState) {
    this.screen = screen;
  }

  heads = $derived.by(() => this.screen.characters.map((character) => character ?? "fox"));
  /** The tickets in hand, without the finished ones. */
  tickets = $derived.by(() => this.screen.tickets.filter(({ ticket }) => this.screen.me?.ticket_list?.includes(ticket)));
  ringed = $derived.by(() => wantedTicket(this.tickets, this.screen.myTurn ? this.suggestion : null)?.ticket ?? null);
  suggestion = $derived.by(() => suggestion({ tickets: this.tickets, claimable: this.screen.claimable, action: (kind) => this.screen.action(kind) }));
  /** Whether the selected route can be built now. */
  ready = $derived.by(() => this.screen.selected !== null && this.screen.claimable.has(this.screen.selected));

  /** Point at what can be done, and say it. */
  help() {
    const wanted = this.suggestion;
    if (!wanted || !this.screen.myTurn) return;
    this.screen.clear();
    if (wanted.kind === "claim") this.#choose(wanted.route);
    this.nudge = wanted.kind;
    this.say(this.#what(wanted));
  }

  /** The build button: build what glows, or let the best route glow first. */
  build() {
    if (this.ready) return this.screen.claim();
    const route = bestBuild({ tickets: this.tickets, claimable: this.screen.claimable });
    this.screen.clear();
    if (route) this.#choose(route);
  }

  /** Whose turn it is and what can be done. */
  prompt(): string {
    const { screen } = this;
    if (!screen.myTurn || !this.suggestion) return turnHeadline(screen);
    return `${t("table-your-turn-name", { name: screen.names[screen.seat!]! })} ${this.#what(this.suggestion)}`;
  }

  /** The selected route in words: how it is built, or why it cannot be. */
  route(): string {
    const { selected, board, paying } = this.screen;
    if (!selected) return "";
    if (this.ready) return t("table-hint-build", { route: routeName(board, selected), payment: payment(paying) });
    return sentences([routeName(board, selected), claimRefusal(this.screen, routeOf(board, selected))]);
  }

  say(text: string) {
    if (settings.aloud) speak(text);
  }

  /** The speaker: says what can be done; a second tap stops it and keeps it silent. */
  toggleSpeech() {
    settings.aloud = !settings.aloud;
    hush();
    this.say(this.prompt());
  }

  /** Select a route; it glows with its two places. */
  #choose(route: string) {
    const { a, b } = routeOf(this.screen.board, route);
    this.screen.pick(route);
    this.screen.shown = { routes: [route], locations: [a, b], seat: null };
  }

  #what(wanted: Suggestion): string {
    if (wanted.kind !== "claim") return t(`table-hint-${wanted.kind}`);
    const { board, outlooks } = this.screen;
    return t("table-hint-build", { route: routeName(board, wanted.route), payment: payment(outlooks.get(wanted.route)?.ways[0] ?? {}) });
  }
}

const KID_KEY = Symbol("kid");
export const setKid = (kid: KidState) => setContext(KID_KEY, kid);
export const useKid = () => getContext<KidState>(KID_KEY);
