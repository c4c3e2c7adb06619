/** The state of the game screen: whose view it shows, which route is selected, which ticket is lit. It holds no rules. */
import { getContext, setContext } from "svelte";
import { lookOf } from "../../board/looks";
import type { ActionData, ChatLine, RouteOutlook, SeatData, ViewData } from "../../core/protocol";
import { rulesetOf, type Ruleset } from "../../core/ruleset";
import { settings } from "../../core/settings.svelte";
import type { Game } from "./game";
import { routeOf, ticketOf, type Counts } from "./names";
import type { Session } from "./session.svelte";

export type Mode = "desk" | "tablet" | "phone";
type Insets = { top: number; right: number; bottom: number; left: number };
export type BoardHandle = {
  center(route: string, insets?: Insets): void;
  reset(): void;
  screenBox(route: string): DOMRect;
  focusRoute(route: string): Promise<void>;
};
export type Panel = "menu" | "settings" | "keys" | "routes" | "log" | "chat" | "move" | "swap" | null;
export type Tab = "cards" | "tickets" | "log";

const WIDE = matchMedia("(min-width: 1200px) and (min-height: 560px)");
const MIDDLE = matchMedia("(min-width: 760px) and (min-height: 560px)");
const COARSE = matchMedia("(pointer: coarse)");
const measure = (): Mode => (WIDE.matches ? "desk" : MIDDLE.matches ? "tablet" : "phone");

export class ScreenState {
  readonly session: Session;
  #games: Record<Ruleset, Game>;
  mode = $state<Mode>(measure());
  touch = $state(COARSE.matches);
  /** Hot seat: whose hand the screen shows; null while it is covered. */
  facing = $state<number | null>(null);
  /** Hot seat: the screen that asks for the next player covers the game. */
  lowered = $state(false);
  selected = $state<string | null>(null);
  /** The game is over, and the ending has not named the winner yet. */
  suspense = $state(false);
  /** Which payment is chosen. */
  way = $state(0);
  pinned = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** Tickets of the offer that are marked to be kept. */
  marked = $state<string[]>([]);
  /** What a line of the log or a hint shows on the board. */
  shown = $state.raw<{ routes: string[]; locations: string[]; seat: number | null } | null>(null);
  fresh = $state.raw<{ route: string; seat: number } | null>(null);
  /** Whether the last input came from the keyboard: then the focus moves to the claim panel. */
  byKeyboard = $state(false);
  panel = $state<Panel>(null);
  tab = $state<Tab>("cards");
  /** The display was just replaced because of three wild cards. */
  swept = $state(false);
  /** What each seat has just said. */
  said = $state.raw<Record<number, ChatLine | null>>({});
  handle = $state.raw<BoardHandle | null>(null);

  constructor(session: Session, games: Record<Ruleset, Game>) {
    this.session = session;
    this.#games = games;
    const look = () => {
      this.mode = measure();
      this.touch = COARSE.matches;
    };
    for (const query of [WIDE, MIDDLE, COARSE]) query.addEventListener("change", look);
  }

  board = $derived.by(() => this.session.board!);
  table = $derived.by(() => this.session.table!);
  game = $derived.by(() => this.#games[rulesetOf(this.board)]);
  look = $derived(lookOf(this.board));
  held = $derived.by(() => this.session.seats);
  watching = $derived(this.held.length === 0);
  hotSeat = $derived(this.held.length > 1);
  /** Hot seat: the player who must take the device before a hand is shown. */
  next = $derived.by(() => {
    if (!this.hotSeat || this.table.status !== "playing") return null;
    const due = this.session.views[0]?.to_act.filter((seat) => this.held.includes(seat)) ?? [];
    if (!due.length || (this.facing !== null && due.includes(this.facing))) return null;
    return due[0];
  });
  view = $derived.by((): ViewData => {
    const views = this.session.views;
    return views.find((view) => view.seat === this.facing) ?? views[0];
  });
  /** Whether hands are hidden: several seats share this screen and no player has taken it. */
  covered = $derived(this.hotSeat && !this.view.over && (this.facing === null || this.lowered));
  seat = $derived(this.view.seat);
  me = $derived.by((): SeatData | null => (this.seat === null ? null : this.view.players[this.seat]));
  /** Nothing can be done while an answer is awaited or the connection is lost. */
  idle = $derived.by(() => !this.session.sent && this.session.link === "open");
  actions = $derived.by((): ActionData[] => (this.covered || !this.idle ? [] : this.view.actions));
  myTurn = $derived(this.seat !== null && !this.covered && this.view.to_act.includes(this.seat));
  claimed = $derived.by((): Record<string, number> => Object.fromEntries(this.view.players.flatMap((player) => player.routes.map((route) => [route, player.seat]))));
  outlooks = $derived(new Map<string, RouteOutlook>(this.view.routes.map((route) => [route.route, route])));
  closed = $derived(new Set(this.view.routes.filter((route) => route.why === "closed").map((route) => route.route)));
  claimable = $derived.by(
    () => new Set(this.myTurn && this.idle ? this.view.routes.filter((route) => route.why === null).map((route) => route.route) : []),
  );
  names = $derived(this.table.places.map((place) => place.name));
  offer = $derived(this.covered || !this.myTurn ? [] : this.view.offer);
  tickets = $derived.by(() => (this.covered ? [] : this.view.tickets));
  /** The ticket that is lit: the one pointed at, else the one pinned. */
  lit = $derived(this.hovered ?? this.pinned);
  outlook = $derived(this.selected ? (this.outlooks.get(this.selected) ?? null) : null);
  ways = $derived.by((): Counts[] => this.outlook?.ways ?? []);
  paying = $derived.by((): Counts => (this.selected && this.outlook?.why === null ? (this.ways[this.way] ?? {}) : {}));
  /** The route of a claim that is on its way to the server. */
  sending = $derived.by(() => (this.session.sent?.action.startsWith("claim ") ? this.session.sent.action.split(" ")[1] : null));
  /** What glows on the board: what the log or a hint shows, a ticket's path, or the paths of the offered tickets. */
  light = $derived.by(() => {
    if (this.shown) return { locations: this.shown.locations, path: this.shown.routes, free: [] };
    const asked = this.lit ? [...this.tickets, ...this.offer].filter((ticket) => ticket.ticket === this.lit) : [];
    const all = asked.length ? asked : this.offer.filter((ticket) => this.marked.includes(ticket.ticket));
    if (!all.length) return null;
    const locations = all.flatMap(({ ticket }) => [ticketOf(this.board, ticket).a, ticketOf(this.board, ticket).b]);
    const once = (routes: string[]) => [...new Set(routes)];
    return { locations, path: once(all.flatMap((ticket) => ticket.path)), free: once(all.flatMap((ticket) => ticket.free)) };
  });
  /** Whether the claim panel has a fixed position; otherwise it opens beside the route. */
  docked = $derived(this.mode !== "desk" || this.touch);

  action(kind: ActionData["kind"], card: string | null = null): ActionData | undefined {
    return this.actions.find((action) => action.kind === kind && (card === null || action.card === card));
  }

  act(action: ActionData | undefined) {
    if (!action || this.seat === null) return;
    this.clear();
    this.session.act(this.seat, action.text);
  }

  /** Select a route, or claim it at once where there is nothing to choose. */
  pick(route: string | null) {
    this.shown = null;
    this.session.refused = null;
    if (route === null || route === this.selected) return void (this.selected = null);
    this.selected = route;
    this.way = 0;
    const outlook = this.outlooks.get(route);
    if (!settings.confirm && this.mode === "desk" && !this.touch && outlook?.why === null && outlook.ways.length === 1 && this.myTurn) this.claim();
  }

  claim() {
    const wanted = this.paying;
    const same = (action: ActionData) =>
      action.kind === "claim" && action.route === this.selected && Object.entries(wanted).every(([card, count]) => action.payment[card] === count);
    if (this.byKeyboard && this.selected) void this.handle?.focusRoute(this.selected);
    this.act(this.actions.find(same));
  }

  undo() {
    if (this.seat === null || !this.view.can_undo || this.session.sent || this.covered) return;
    this.clear();
    this.session.undo(this.seat);
  }

  askHint() {
    if (this.seat !== null && this.myTurn && this.table.options.hints) this.session.askHint(this.seat);
  }

  clear() {
    this.selected = this.shown = this.session.refused = null;
    this.way = 0;
  }

  /** Esc: close the topmost thing. */
  back() {
    if (this.selected) {
      if (this.byKeyboard) void this.handle?.focusRoute(this.selected);
      this.selected = null;
    } else if (this.session.hint) this.session.hint = null;
    else if (this.shown) this.shown = null;
    else this.pinned = null;
  }

  toggleTicket(ticket: string) {
    this.shown = null;
    this.pinned = this.pinned === ticket ? null : ticket;
  }

  show(routes: string[], ticket: string | null, seat: number | null) {
    const spot = ticket ? ticketOf(this.board, ticket) : routes.length ? routeOf(this.board, routes[0]) : null;
    this.shown = { routes, locations: spot ? [spot.a, spot.b] : [], seat };
    this.selected = null;
    if (routes.length && this.mode !== "phone") this.handle?.center(routes[0]);
  }
}

const KEY = Symbol("screen");
export const setScreen = (screen: ScreenState) => setContext(KEY, screen);
export const useScreen = () => getContext<ScreenState>(KEY);
