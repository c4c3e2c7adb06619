/** Reactions to events: flying cards, sounds, texts for screen readers, notices and celebrations. */
import { tick } from "svelte";
import type { ChatLine, Entry, EventData, Note, ViewData } from "../../core/protocol";
import { t } from "../../core/words/messages.svelte";
import { sentences } from "../../core/words/text";
import { routeOf } from "../session/names";
import { announcer } from "./announcer.svelte";
import { settings } from "../../core/device/settings.svelte";
import { botWord } from "./botWords";
import { flightsOf, fly, spots } from "./cardFlights";
import { waitFor } from "../pace/pace";
import type { Celebration } from "../session/game";
import type { ScreenState } from "../session/screenState.svelte";
import { reactionKey } from "../chat/ReactionFace.svelte";
import { playSound } from "./sounds";
import { entryLines } from "../log/logLines";
import { todo, turnHeadline } from "../session/turn";
import { spoken } from "../log/richText";
import { canNotify } from "../../core/device/notifications";

export type Toast = { text: string; good: boolean; key: number };

const TOAST = 4200;
const RESET = 6000;
const SAID = 4500;
const GLOW = 2600;

export class Effects {
  celebration = $state.raw<Celebration | null>(null);
  toast = $state.raw<Toast | null>(null);

  #screen: ScreenState;
  #spots: Map<string, DOMRect> = new Map();
  #before: ViewData | null = null;
  #wasMine = false;
  #asked = { turn: "", now: "" }; // what this player was last asked to do
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};
  #count = 0;

  constructor(screen: ScreenState) {
    this.#screen = screen;
    announcer.clear(); // of the table before
  }

  /** The session calls these. */
  watcher = {
    before: () => {
      this.#spots = spots();
      this.#before = this.#screen.session.views.length ? this.#screen.view : null;
      this.#wasMine = this.#before !== null && this.#screen.myTurn;
    },
    after: (entries: Entry[], live: boolean) => void this.#show(entries, live),
    said: (line: ChatLine) => {
      if (line.seat === null) return;
      const { mode, chatOpen } = this.#screen;
      if (line.reaction || mode !== "desk" || !chatOpen) this.#bubble(line.seat, line); // else it is read beside the board
      if (line.seat === this.#screen.seat) return;
      playSound("say");
      announcer.say(`${this.#screen.names[line.seat]}: ${line.text || (line.reaction ? t(reactionKey(line.reaction)) : "")}`);
    },
    note: (note: Note) => this.say(this.#noteText(note)),
  };

  #noteText({ code, seat }: Note): string {
    const { table, names, seat: own } = this.#screen;
    if (code !== "time_up" || seat === null || !table.options.bank_seconds) return t(`table-note-${code.replace("_", "-")}`);
    return seat === own ? t("table-note-bank-empty-you") : t("table-note-bank-empty", { name: names[seat] });
  }

  /** A player who has just opened the page is notified if it is their turn. */
  begin = () => this.#speakTurn();

  /** Let the session delay the bots' actions. Returns a function that ends this. */
  pace(): () => void {
    const { queue } = this.#screen.session;
    queue.wait = (news) => {
      const wait = waitFor(this.#screen, news);
      return wait !== null && this.celebration ? Infinity : wait; // the game pauses behind a celebration
    };
    return () => {
      queue.wait = () => null;
      queue.pause(false);
    };
  }

  say(text: string, good = false) {
    this.toast = { text, good, key: ++this.#count };
    clearTimeout(this.#timers.toast);
    this.#timers.toast = setTimeout(() => (this.toast = null), TOAST);
  }

  async #show(entries: Entry[], live: boolean) {
    const screen = this.#screen;
    const before = this.#before;
    screen.stopReplay();
    if (!live || !before) return;
    const events = entries.flatMap((entry) => entry.events);
    const claim = events.filter((event) => event.kind === "claim").at(-1);
    screen.fresh = claim ? { route: claim.route, seat: claim.seat! } : null;
    if (screen.selected && screen.selected in screen.claimed) screen.selected = null;
    this.#speak(entries);
    this.#takenBack(entries);
    this.#sounds(events);
    this.#tickets(events, before);
    await tick();
    fly(flightsOf(screen, events), this.#spots, screen.look);
  }

  /** Show what a seat says next to its name for a while. */
  #bubble(seat: number, line: ChatLine) {
    this.#screen.said = { ...this.#screen.said, [seat]: line };
    clearTimeout(this.#timers[`said-${seat}`]);
    this.#timers[`said-${seat}`] = setTimeout(() => (this.#screen.said = { ...this.#screen.said, [seat]: null }), SAID);
  }

  /** Shows what bots say, and returns it for screen readers. */
  #words(entries: Entry[]): string[] {
    const { board, table, names } = this.#screen;
    if (!settings.words) return [];
    return entries.flatMap((entry) => {
      const word = botWord(entry, table.places, (route) => routeOf(board, route).length);
      if (!word) return [];
      const text = t(word.id, { pick: word.pick });
      this.#bubble(word.seat, { seat: word.seat, text, reaction: null, time: 0 });
      return [`${names[word.seat]}: ${text}`];
    });
  }

  #speak(entries: Entry[]) {
    const screen = this.#screen;
    const reader = { board: screen.board, table: screen.table, seat: screen.seat };
    const lines = entries.flatMap((entry) => entryLines(reader, entry));
    const isOwn = (seat: number | null) => seat === screen.seat && !screen.hotSeat;
    const said = (own: boolean) => lines.filter((line) => isOwn(line.seat) === own).map((line) => spoken(line.parts));
    announcer.say(sentences([...said(false), ...this.#words(entries)]));
    this.#speakTurn(said(true));
    if (screen.myTurn && !this.#wasMine && !screen.hotSeat) yourTurn(turnHeadline(screen), screen.session.code);
  }

  /** What came of this player's action, and what to do now if that is new. */
  #speakTurn(own: string[] = []) {
    const screen = this.#screen;
    const turn = screen.myTurn ? turnHeadline(screen) : "";
    const now = turn && todo(screen);
    announcer.say(sentences([...own, ...(turn === this.#asked.turn ? [] : [turn]), ...(now === this.#asked.now ? [] : [now])]), true);
    this.#asked = { turn, now };
  }

  /** A notice that another player took an action back. */
  #takenBack(entries: Entry[]) {
    const { board, table, seat } = this.#screen;
    const last = entries.findLast((entry) => entry.kind === "take_back" || (entry.kind === "undo" && entry.seat !== seat));
    if (last) this.say(entryLines({ board, table, seat }, last).map((line) => spoken(line.parts)).join(" "));
  }

  #sounds(events: EventData[]) {
    const kinds = new Set(events.map((event) => event.kind));
    const claim = events.find((event) => event.kind === "claim");
    if (claim) playSound("claim", routeOf(this.#screen.board, claim.route).length);
    if (kinds.has("last_turns")) playSound("last");
    else if (kinds.has("completed")) playSound("ticket");
    else if (kinds.has("reset") || kinds.has("shuffle")) playSound("shuffle");
    else if (kinds.has("take") || kinds.has("blind")) playSound("card");
    if (kinds.has("reset")) {
      this.#screen.swept = true;
      clearTimeout(this.#timers.swept);
      this.#timers.swept = setTimeout(() => (this.#screen.swept = false), RESET);
    }
    const last = events.find((event) => event.kind === "last_turns");
    if (last) this.say(t("table-last-toast", { name: this.#screen.names[last.seat ?? 0] }));
  }

  #tickets(events: EventData[], before: ViewData) {
    const screen = this.#screen;
    const news = screen.view.over ? null : screen.game.ticketNews(screen, events, before);
    if (!news) return;
    if ("celebration" in news) {
      this.celebration = news.celebration;
      playSound("celebration");
      return;
    }
    this.say(news.text, !!news.ticket);
    if (!news.ticket) return;
    screen.show(news.ticket.path, news.ticket.id, screen.seat);
    clearTimeout(this.#timers.glow);
    this.#timers.glow = setTimeout(() => (screen.shown = null), GLOW);
    playSound("ticket");
  }
}

let notice: Notification | null = null;

/** Alerts a player whose turn it is: with a sound and, if they enabled it and the page is hidden, a notification. */
function yourTurn(text: string, code: string) {
  playSound("turn");
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const shown = { body: text, tag: `farebox-${code}`, icon: "/icon.svg", data: `/table/${code}` };
  try {
    notice?.close();
    notice = new Notification(t("common-app"), shown);
    notice.onclick = () => {
      window.focus();
      notice?.close();
    };
  } catch {
    notice = null;
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("common-app"), shown)); // the only way on some phones
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notice?.close();
});
