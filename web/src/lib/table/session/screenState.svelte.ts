/** The state of the game screen: whose view it shows, which route is selected, which ticket is lit. It holds no rules. */
import { getContext, setContext } from "svelte";
import { lookOf } from "../../board/looks";
import type { Trail } from "../../board/shapes/Trails.svelte";
import { charactersOf, placeName } from "../../characters/characters";
import type { ActionData, ChatLine, RouteAnalysisData, SeatData, TicketAnalysisData, ViewData } from "../../core/protocol";
import { rulesetOf, type Ruleset } from "../../core/ruleset";
import { settings } from "../../core/device/settings.svelte";
import type { Game } from "./game";
import { routeOf, ticketOf, type Counts } from "./names";
import { dropOf, payableWith, TicketColors, wayWith } from "./hand";
import { playsAlone, reversalOf } from "./turn";
import type { Session } from "./session.svelte";

export type Mode = "desk" | "tablet" | "phone";
type Insets = { top: number; right: number; bottom: number; left: number };
export type BoardHandle = {
  center(route: string, insets?: Insets): void;
  reset(): void;
  screenBox(route: string): DOMRect;
  focusRoute(route: string): Promise<void>;
  dropTarget(x: number, y: number, payable: Set<string>): string | null;
};
export type Light = { locations: string[]; path: string[]; trails: Trail[] };
export type Panel = "menu" | "settings" | "keys" | "routes" | "log" | "chat" | "move" | "swap" | null;
export type Tab = "cards" | "tickets" | "log";

const WIDE_SCREEN = matchMedia("(min-width: 1200px) and (min-height: 560px)");
const MIDDLE = matchMedia("(min-width: 760px) and (min-height: 560px)");
const COARSE = matchMedia("(pointer: coarse)");
const measure = (): Mode => (WIDE_SCREEN.matches ? "desk" : MIDDLE.matches ? "tablet" : "phone");

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
  /** Tickets whose paths stay on the map. */
  pinned = $state<string[]>([]);
  hovered = $state<string | null>(null);
  /** The card of the hand that was tapped: the routes it can pay for light up. */
  card = $state<string | null>(null);
  /** The cards that are being dragged over the page, and the route they would be dropped on. */
  drag = $state.raw<{ card: string; x: number; y: number; over: string | null } | null>(null);
  /** First Journey's Build button: every route that can be built lights up. */
  building = $state(false);
  /** How many pieces a ticket took before a rival cut its path; forgotten when this player acts. */
  cut = $state.raw<Record<string, number>>({});
  /** Tickets of the offer that are marked to be kept. */
  marked = $state<string[]>([]);
  /** What a line of the log or a hint shows on the board. */
  shown = $state.raw<{ routes: string[]; locations: string[]; seat: number | null } | null>(null);
  fresh = $state.raw<{ route: string; seat: number } | null>(null);
  /** While the others' actions are shown again: the seat that acts, and the claimed routes whose pieces have yet to land. */
  replaying = $state<number | null>(null);
  landing = $state.raw<Set<string>>(new Set());
  /** Whether the last input came from the keyboard: then the focus moves to the claim panel. */
  byKeyboard = $state(false);
  panel = $state<Panel>(null);
  tab = $state<Tab>("cards");
  /** The display was just replaced because of three wild cards. */
  swept = $state(false);
  /** What each seat has just said. */
  said = $state.raw<Record<number, ChatLine | null>>({});
  handle = $state.raw<BoardHandle | null>(null);
  /** Height that the map of a phone leaves to the guide's bubble, in pixels. */
  guideRoom = $state(0);
  /** In a lesson: what the banner says on the learner's turn. An empty title leaves the usual one. */
  lesson = $state.raw<{ title: string; todo: string } | null>(null);

  constructor(session: Session, games: Record<Ruleset, Game>) {
    this.session = session;
    this.#games = games;
    this.#colors = new TicketColors(session.local ? null : sessionStorage, session.code);
    const look = () => {
      this.mode = measure();
      this.touch = COARSE.matches;
    };
    for (const query of [WIDE_SCREEN, MIDDLE, COARSE]) query.addEventListener("change", look);
  }

  board = $derived.by(() => this.session.board!);
  table = $derived.by(() => this.session.table!);
  game = $derived.by(() => this.#games[rulesetOf(this.board)]);
  /** The kid table, where the player wants it and the game has one. */
  kid = $derived.by(() => (settings.kid && !this.watching && !this.session.local ? (this.game.kid?.() ?? null) : null));
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
  /** The seat that speaks in the chat. */
  speaker = $derived.by(() => this.seat ?? this.held[0] ?? null);
  /** The chat is open beside the board. */
  chatOpen = $derived.by(() => settings.chat && this.table.options.chat !== "off");
  me = $derived.by((): SeatData | null => (this.seat === null ? null : this.view.players[this.seat]));
  /** Nothing can be done while an answer is awaited or the connection is lost. */
  idle = $derived.by(() => !this.session.sent && this.session.link === "open");
  actions = $derived.by((): ActionData[] => (this.covered || !this.idle ? [] : this.view.actions));
  myTurn = $derived(this.seat !== null && !this.covered && this.view.to_act.includes(this.seat));
  claimed = $derived.by((): Record<string, number> => Object.fromEntries(this.view.players.flatMap((player) => player.routes.map((route) => [route, player.seat]))));
  /** The claimed routes whose pieces are drawn: all but those that are about to land again. */
  standing = $derived.by(() => Object.fromEntries(Object.entries(this.claimed).filter(([route]) => !this.landing.has(route))));
  outlooks = $derived(new Map<string, RouteAnalysisData>(this.view.routes.map((route) => [route.route, route])));
  closed = $derived(new Set(this.view.routes.filter((route) => route.why === "closed").map((route) => route.route)));
  claimable = $derived.by(
    () => new Set(this.myTurn && this.idle ? this.view.routes.filter((route) => route.why === null).map((route) => route.route) : []),
  );
  names = $derived(this.table.places.map(placeName));
  /** The animal of each seat. */
  characters = $derived(charactersOf(this.table.places));
  offer = $derived(this.covered || !this.myTurn ? [] : this.view.offer);
  tickets = $derived.by(() => (this.covered ? [] : this.view.tickets));
  /** The tickets that are lit: the one pointed at, else the pinned ones. */
  lit = $derived(this.hovered ? [this.hovered] : this.pinned);
  outlook = $derived(this.selected ? (this.outlooks.get(this.selected) ?? null) : null);
  ways = $derived.by((): Counts[] => this.outlook?.ways ?? []);
  /** The ways to pay that can be chosen, by their numbers: with a card of the hand tapped, those that use it. */
  choices = $derived.by((): number[] => {
    const all = this.ways.map((_, i) => i);
    const using = all.filter((i) => this.card && this.ways[i][this.card]);
    return using.length ? using : all;
  });
  /** The cards that would be paid for the selected route, or for the one that cards are dragged over. */
  paying = $derived.by((): Counts => {
    if (this.drag?.over) {
      const { why = "cards", ways = [] } = this.outlooks.get(this.drag.over) ?? {};
      return why === null && this.claimable.has(this.drag.over) ? ways[dropOf(ways, this.drag.card, this.board.wild) ?? wayWith(ways, this.drag.card)] : {};
    }
    return this.selected && this.outlook?.why === null ? (this.ways[this.way] ?? {}) : {};
  });
  /** The route of a claim that is on its way to the server. */
  sending = $derived.by(() => (this.session.sent?.action.startsWith("claim ") ? this.session.sent.action.split(" ")[1] : null));
  #colors: TicketColors;
  /** The color of each ticket in hand and on offer. */
  ticketColors = $derived.by(() => this.#colors.of(this.seat, [...this.tickets, ...this.offer].map((ticket) => ticket.ticket)));
  /** What glows on the board: what the log or a hint shows, or the paths of tickets, each in its color. */
  light = $derived.by((): Light | null => {
    if (this.shown) return { locations: this.shown.locations, path: this.shown.routes, trails: [] };
    const all = [...this.tickets, ...this.offer];
    const choosing = this.offer.length > 0 && !this.hovered; // then the plan so far is lit with what is offered
    const plan = ({ ticket, state }: TicketAnalysisData) => (this.tickets.some((one) => one.ticket === ticket) ? state !== "done" : this.marked.includes(ticket));
    const lit = all.filter((ticket) => this.lit.includes(ticket.ticket) || (choosing && plan(ticket)));
    if (!lit.length) return null;
    const trails = lit.map(({ ticket, path, free }) => {
      const { a, b } = ticketOf(this.board, ticket);
      return { id: ticket, color: this.ticketColors.get(ticket)!, ends: [a, b], routes: path, free };
    });
    return { locations: trails.flatMap((trail) => trail.ends), path: [], trails };
  });
  /** The routes that stand out because of a card of the hand or the Build button; null: no choice has been made there. */
  offered = $derived.by((): Set<string> | null => {
    const card = this.drag?.card ?? this.card;
    if (this.covered || this.view.over) return null;
    if (card && this.me?.hand?.[card]) return payableWith(this.view.routes, card);
    return this.building ? this.claimable : null;
  });
  /** Whether the route that cards are dragged over cannot be claimed with them. */
  refusing = $derived.by(() => {
    const over = this.drag?.over;
    return !!over && !(this.claimable.has(over) && this.offered?.has(over));
  });
  /** Whether all people at the table play on this device: then decisions can be taken back. */
  alone = $derived.by(() => playsAlone(this.table, this.held));
  /** What undo does now, or why it does nothing. */
  reversal = $derived.by(() => reversalOf(this.table, this.held, this.view, this.session.views));
  /** Whether the claim panel has a fixed position; otherwise it opens beside the route. */
  docked = $derived(this.mode !== "desk" || this.touch);

  action(kind: ActionData["kind"], card: string | null = null): ActionData | undefined {
    return this.actions.find((action) => action.kind === kind && (card === null || action.card === card));
  }

  act(action: ActionData | undefined) {
    if (!action || this.seat === null) return;
    this.clear();
    this.cut = {};
    this.session.act(this.seat, action.text);
  }

  /** Select a route, or claim it at once where there is nothing to choose. */
  pick(route: string | null) {
    this.stopReplay();
    this.shown = null;
    this.session.refused = null;
    if (route === null || route === this.selected) return void (this.selected = this.card = null);
    this.selected = route;
    this.building = false;
    const outlook = this.outlooks.get(route);
    this.way = wayWith(outlook?.ways ?? [], this.card);
    if (!settings.confirm && this.mode === "desk" && !this.touch && outlook?.why === null && outlook.ways.length === 1 && this.myTurn) this.claim();
  }

  /** Tap a card of the hand: pay the selected route with it, or light up the routes it can pay for. */
  tapCard(card: string) {
    this.building = false;
    const using = this.ways.flatMap((way, i) => (way[card] ? [i] : []));
    if (this.selected && this.outlook?.why === null && using.length) {
      this.way = using[(using.indexOf(this.way) + 1) % using.length];
      this.card = null;
      return;
    }
    this.selected = this.shown = null;
    this.card = this.card === card ? null : card;
  }

  /** Drop cards on a route: claim it, or open its panel if the payment has to be chosen or it cannot be claimed. */
  drop(route: string, card: string) {
    const outlook = this.outlooks.get(route);
    const way = this.myTurn && outlook?.why === null ? dropOf(outlook.ways, card, this.board.wild) : null;
    this.card = outlook?.why === null ? card : null;
    this.selected = null;
    if (way === null) return this.pick(route);
    this.selected = route;
    this.way = way;
    this.claim();
  }

  /** First Journey's Build button. */
  build() {
    if (this.selected && this.outlook?.why === null) return this.claim();
    this.selected = this.shown = this.card = null;
    this.building = !this.building;
  }

  claim() {
    const wanted = this.paying;
    const same = (action: ActionData) =>
      action.kind === "claim" && action.route === this.selected && Object.entries(wanted).every(([card, count]) => action.payment[card] === count);
    if (this.byKeyboard && this.selected) void this.handle?.focusRoute(this.selected);
    this.act(this.actions.find(same));
  }

  /** Undo the last action, or take back the last decision; or say why that is not possible. */
  undo() {
    if (this.seat === null || this.session.sent || this.covered || !this.table.options.undo) return;
    this.session.queue.flush();
    const what = this.reversal;
    this.clear();
    if ("why" in what) this.session.refused = { error: what.why, message: "", detail: {} };
    else if (what.takeBack) this.session.takeBack(what.seat);
    else this.session.undo(what.seat);
  }

  /** Open or close the chat: beside the board where there is room, else over it. */
  toggleChat() {
    if (this.table.options.chat === "off") return;
    if (this.mode === "desk") settings.chat = !settings.chat;
    else this.panel = "chat";
  }

  askHint() {
    if (this.seat !== null && this.myTurn && this.table.options.hints) this.session.askHint(this.seat);
  }

  clear() {
    this.stopReplay();
    this.selected = this.shown = this.card = this.session.refused = null;
    this.building = false;
    this.way = 0;
  }

  stopReplay() {
    if (this.replaying === null) return;
    this.replaying = this.shown = this.fresh = null;
    this.landing = new Set();
  }

  /** Esc: close the topmost thing. */
  back() {
    if (this.replaying !== null) this.stopReplay();
    else if (this.selected) {
      if (this.byKeyboard) void this.handle?.focusRoute(this.selected);
      this.selected = this.card = null;
    } else if (this.card || this.building) {
      this.card = null;
      this.building = false;
    } else if (this.session.hint) this.session.hint = null;
    else if (this.shown) this.shown = null;
    else this.pinned = [];
  }

  toggleTicket(ticket: string) {
    this.shown = null;
    this.pinned = this.pinned.includes(ticket) ? this.pinned.filter((other) => other !== ticket) : [...this.pinned, ticket];
  }

  show(routes: string[], ticket: string | null, seat: number | null) {
    const spot = ticket ? ticketOf(this.board, ticket) : routes.length ? routeOf(this.board, routes[0]) : null;
    this.shown = { routes, locations: spot ? [spot.a, spot.b] : [], seat };
    this.selected = null;
    if (routes.length && this.mode !== "phone") this.handle?.center(routes[0]);
  }
}

const SCREEN_KEY = Symbol("screen");
export const setScreen = (screen: ScreenState) => setContext(SCREEN_KEY, screen);
export const useScreen = () => getContext<ScreenState>(SCREEN_KEY);
