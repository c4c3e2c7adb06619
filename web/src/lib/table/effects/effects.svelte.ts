/** What is played when something happens: cards fly, sounds are heard, lines are spoken, tickets are celebrated. */
import { tick } from "svelte";
import type { ChatLine, Entry, EventData, Note, TicketOutlook, ViewData } from "../../core/protocol";
import { t } from "../../core/messages.svelte";
import { announcer } from "./announcer.svelte";
import { fly, spots, type Flight } from "./cardFlights";
import type { Play } from "../session/screenState.svelte";
import { yourTurn } from "./turnAlert";
import { reactionKey } from "../chat/reactions";
import { play as sound } from "./sounds";
import { tell } from "../log/logLines";
import { headline } from "../session/turnText";
import { cardList, spoken, ticketName, ticketOf, type Counts } from "../log/richText";

export type Celebration = { seat: number; tickets: string[]; bonus: boolean; drawn: string[] };
export type Toast = { text: string; good: boolean; key: number };

const TOAST = 4200;
const RESET = 6000;
const NEXT_CARD = 120;
const SAID = 4500;

export class Stage {
  celebration = $state.raw<Celebration | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** Three wild cards lay open and the display was swept: said for a while. */
  swept = $state(false);

  #play: Play;
  #spots: Map<string, DOMRect> = new Map();
  #before: ViewData | null = null;
  #wasMine = false;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};
  #count = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** To be given to the session. */
  watcher = {
    before: () => {
      this.#spots = spots();
      this.#before = this.#play.session.views.length ? this.#play.view : null;
      this.#wasMine = this.#before !== null && this.#play.myTurn;
    },
    after: (entries: Entry[], live: boolean) => void this.#show(entries, live),
    said: (line: ChatLine) => {
      if (line.seat === null) return;
      this.#play.said = { ...this.#play.said, [line.seat]: line };
      clearTimeout(this.#timers[`said-${line.seat}`]);
      this.#timers[`said-${line.seat}`] = setTimeout(() => (this.#play.said = { ...this.#play.said, [line.seat!]: null }), SAID);
      if (line.seat === this.#play.seat) return;
      sound("say");
      announcer.say(`${this.#play.names[line.seat]}: ${line.text || (line.reaction ? t(reactionKey(line.reaction)) : "")}`);
    },
    note: (note: Note) => this.say(t(`table-note-${note.code.replace("_", "-")}`)),
  };

  say(text: string, good = false) {
    this.toast = { text, good, key: ++this.#count };
    clearTimeout(this.#timers.toast);
    this.#timers.toast = setTimeout(() => (this.toast = null), TOAST);
  }

  async #show(entries: Entry[], live: boolean) {
    const play = this.#play;
    const before = this.#before;
    if (!live || !before) return;
    const events = entries.flatMap((entry) => entry.events);
    const claim = events.filter((event) => event.kind === "claim").at(-1);
    play.fresh = claim ? { route: claim.route as string, seat: claim.seat! } : null;
    if (play.selected && play.selected in play.claimed) play.selected = null;
    this.#speak(entries);
    this.#sounds(events);
    this.#tickets(events, before);
    await tick();
    fly(this.#flights(events), this.#spots, play.board.family);
  }

  #speak(entries: Entry[]) {
    const play = this.#play;
    const teller = { board: play.board, table: play.table, eye: play.seat };
    const lines = entries.flatMap((entry) => tell(teller, entry)).filter((line) => line.seat !== play.seat || play.hotSeat);
    announcer.say(lines.map((line) => spoken(line.parts)).join(". "));
    const mine = play.myTurn;
    if (mine && !this.#wasMine) {
      announcer.say(headline(play), true);
      if (!play.hotSeat) yourTurn(headline(play), play.session.code);
    }
  }

  #sounds(events: EventData[]) {
    const kinds = new Set(events.map((event) => event.kind));
    if (kinds.has("over")) sound("over");
    else if (kinds.has("last_turns")) sound("last");
    else if (kinds.has("completed")) sound("ticket");
    else if (kinds.has("claim")) sound("claim");
    else if (kinds.has("take") || kinds.has("blind")) sound("card");
    if (kinds.has("reset")) {
      this.swept = true;
      clearTimeout(this.#timers.swept);
      this.#timers.swept = setTimeout(() => (this.swept = false), RESET);
    }
    const last = events.find((event) => event.kind === "last_turns");
    if (last) this.say(t("table-last-toast", { name: this.#play.names[last.seat ?? 0] }));
  }

  #tickets(events: EventData[], before: ViewData) {
    const play = this.#play;
    if (play.view.over) return;
    if (play.city) return this.#cityTickets(before);
    const won = events.filter((event) => event.kind === "completed" || event.kind === "bonus");
    const mine = won.filter((event) => event.seat === play.seat && play.held.includes(event.seat ?? -1));
    if (mine.length) {
      const old = new Set(before.players[play.seat!].ticket_list ?? []);
      const drawn = (play.me?.ticket_list ?? []).filter((ticket) => !old.has(ticket));
      const tickets = mine.flatMap((event) => (event.ticket ? [event.ticket as string] : []));
      this.celebration = { seat: play.seat!, tickets, bonus: mine.some((event) => event.kind === "bonus"), drawn };
    } else if (won.length) {
      const name = play.names[won[0].seat ?? 0];
      this.say(t(won.some((event) => event.kind === "bonus") ? "table-bonus-toast" : "table-done-toast", { name }));
    }
  }

  /** New York: a ticket that has just been finished is told to its owner alone. */
  #cityTickets(before: ViewData) {
    const play = this.#play;
    if (play.seat === null || before.seat !== play.seat) return;
    const done = (tickets: TicketOutlook[]) => new Set(tickets.filter((ticket) => ticket.state === "done").map((ticket) => ticket.ticket));
    const old = done(before.tickets);
    const held = new Set(before.tickets.map((ticket) => ticket.ticket));
    const fresh = play.view.tickets.find((ticket) => ticket.state === "done" && held.has(ticket.ticket) && !old.has(ticket.ticket));
    if (!fresh) return;
    const { value } = ticketOf(play.board, fresh.ticket);
    this.say(t("table-ticket-finished", { ticket: ticketName(play.board, fresh.ticket), points: value }), true);
    play.show(fresh.path, fresh.ticket, play.seat);
    clearTimeout(this.#timers.glow);
    this.#timers.glow = setTimeout(() => (play.shown = null), 2600);
    sound("ticket");
  }

  #flights(events: EventData[]): Flight[] {
    const play = this.#play;
    const flights: Flight[] = [];
    for (const event of events) {
      const mine = event.seat === play.seat && !play.covered;
      const goal = (card: string | null) => (mine ? (card ? `hand-${card}` : "hand") : `player-${event.seat}`);
      const card = (event.card as string | null) ?? null;
      const delay = flights.length * NEXT_CARD;
      if (event.kind === "take") flights.push({ from: `market-${event.place}`, to: goal(card), card, delay });
      else if (event.kind === "blind") flights.push({ from: "deck", to: goal(card), card: mine ? card : null, delay });
      else if (event.kind === "claim")
        cardList(event.payment as Counts).forEach((paid, i) => flights.push({ from: mine ? `hand-${paid}` : `player-${event.seat}`, to: "discard", card: paid, delay: i * 60 }));
    }
    return flights;
  }
}
