/** A table as this page sees it: one socket that reconnects by itself and catches up from the number of the last entry. */
import * as api from "../../core/api";
import type { BoardData, ChatLine, ClientMessage, Entry, Hint, Note, Problem, ServerMessage, Table, ViewData } from "../../core/protocol";
import { isHere, isSecret, keptSeats } from "../../core/device/heldSeats";
import { renew } from "../../core/renew";
import { transport, type Socket } from "../../core/transport";
import { commitToValue, joinedRematch, see, seeEntries, revealValues } from "../../deal/kept";
import { ShowQueue } from "./showQueue.svelte";

type Reaction = NonNullable<ChatLine["reaction"]>;
/** News of the game, which may be shown later than they arrive. */
export type News = Extract<ServerMessage, { type: "update" | "table" }>;
type Link = "connecting" | "open" | "lost" | "gone";
/** Called twice for new entries: before the page shows them (to measure where things are) and after. */
export type Watcher = { before?: (entries: Entry[]) => void; after?: (entries: Entry[], live: boolean) => void; said?: (line: ChatLine) => void; note?: (note: Note) => void };

/** A table without a server: it receives what the page sends and answers by calling `hear`, never before `send` returns. */
export interface LocalTable {
  board: BoardData;
  open(hear: (message: ServerMessage) => void): void;
  send(message: ClientMessage): void;
}

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const PING = 20_000;
const SILENT_MS = 5_000; // without an answer for this long the page says that the connection is lost
const DEAD = 7_000; // and after this long it tries another one
const LINGER = 1500; // a page that returns at once (after a change of language) reuses its socket
const NOT_FOUND = 4404;
const TOO_OLD = 4426;
const UNPLAYABLE = ["old_rules", "unavailable"]; // trying again would not help
const OTHER_TAB = "other_tab"; // of a page without a server
const PROTOCOL = 2; // this page's protocol version; a server with a later one asks for a reload

export class Session {
  readonly code: string;
  readonly local: LocalTable | null;
  table = $state.raw<Table | null>(null);
  board = $state.raw<BoardData | null>(null);
  seats = $state.raw<number[]>([]);
  views = $state.raw<ViewData[]>([]);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  /** Why nothing can be shown: there is no such table, or its board could not be loaded. */
  failed = $state.raw<Problem | null>(null);
  /** What was sent and is not answered yet. */
  sent = $state.raw<{ id: string; seat: number; action: string } | null>(null);
  /** The last refusal, to be shown once. */
  refused = $state.raw<Problem | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The page may show what bots do one after the other; acting shows everything. */
  readonly queue = new ShowQueue<News>((news) => this.#show(news));

  #here: boolean; // nothing is between this page and the table
  #socket: Socket | null = null;
  #tries = 0;
  #count = 0;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};
  #watchers = new Set<Watcher>();
  #closed = false;
  #welcomed = false; // by the server, on this socket
  #asked: string | null = null; // id of the last request for a hint

  constructor(code: string, local: LocalTable | null = null) {
    this.code = code;
    this.local = local;
    this.#here = !!local || isHere(code);
    if (local) {
      this.board = local.board;
      local.open((message) => this.#hear(message));
      return;
    }
    void this.#begin();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get at(): number {
    return this.entries.at(-1)?.number ?? -1;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  act(seat: number, action: string) {
    if (this.sent) return;
    this.queue.flush();
    const id = this.#id();
    this.hint = this.refused = null;
    this.hinting = false;
    if (this.#send({ type: "act", id, seat, at: this.at, action })) this.#await({ id, seat, action });
  }

  undo(seat: number) {
    if (this.sent) return;
    this.queue.flush();
    const id = this.#id();
    this.hint = this.refused = null;
    if (this.#send({ type: "undo", id, seat, at: this.at })) this.#await({ id, seat, action: "undo" });
  }

  takeBack(seat: number) {
    if (this.sent) return;
    const id = this.#id();
    this.hint = this.refused = null;
    this.hinting = false;
    if (this.#send({ type: "take_back", id, seat, at: this.at })) this.#await({ id, seat, action: "take_back" });
  }

  askHint(seat: number) {
    this.#asked = this.#id();
    this.hinting = this.#send({ type: "hint", id: this.#asked, seat });
  }

  say(seat: number, text: string, reaction: Reaction | null = null) {
    this.#send({ type: "say", seat, text, reaction });
  }

  standIn(seat: number, away: number, on: boolean) {
    this.#send({ type: "stand_in", seat, away, on });
  }

  /** Say hello again, because this page holds other seats than before. */
  again() {
    this.#socket?.close();
    this.#open();
  }

  #await(sent: NonNullable<Session["sent"]>) {
    this.sent = sent;
    this.#expectAnswer();
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.queue.clear();
    this.#socket?.close();
  }

  async #begin() {
    try {
      const table = await api.table(this.code);
      this.board = await api.tableBoard(this.code);
      this.table ??= table;
      if (!this.#closed) this.#open();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      if (error.problem.error === "offline" || error.problem.error === "server") {
        this.link = "lost";
        this.#timers.begin = setTimeout(() => void this.#begin(), this.#wait());
      } else this.failed = error.problem;
    }
  }

  #open() {
    clearTimeout(this.#timers.open);
    this.#welcomed = false;
    const socket = transport.socket(this.code);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", version: PROTOCOL, secrets: this.#secrets() as [], at: this.at });
    };
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#giveUp();
      if (code === TOO_OLD) {
        this.failed = { error: "reload", message: "", detail: {} };
        void renew().catch(() => {}); // the page says how to get the new one
      }
      if (code === NOT_FOUND || code === TOO_OLD) return void (this.link = "gone");
      this.#timers.open = setTimeout(() => this.#open(), this.#wait());
    };
  }

  #wait() {
    return WAITS[Math.min(this.#tries++, WAITS.length - 1)] * (0.8 + Math.random() * 0.4);
  }

  #hurry = () => {
    this.queue.look();
    if (document.hidden || this.#closed) return;
    if (this.link === "lost" && this.board && navigator.onLine) this.again();
    else this.#ping();
  };

  #ping() {
    if (this.#send({ type: "ping" })) this.#expectAnswer();
  }

  /** A lost connection may not close the socket; the page detects it by missing answers. */
  #expectAnswer() {
    if (this.#here) return;
    clearTimeout(this.#timers.ping);
    this.#timers.ping = setTimeout(() => {
      this.link = "lost";
      this.#timers.ping = setTimeout(() => {
        this.#giveUp();
        this.again();
      }, DEAD);
    }, SILENT_MS);
  }

  /** Nothing more comes from this socket. */
  #giveUp() {
    clearTimeout(this.#timers.ping);
    this.link = "lost";
    this.sent = null;
    this.hinting = false;
  }

  #id() {
    return `${Date.now().toString(36)}-${++this.#count}`;
  }

  #send(message: ClientMessage): boolean {
    if (this.local) {
      this.local.send(message);
      return true;
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ServerMessage) {
    clearTimeout(this.#timers.ping);
    if (!this.#here) this.#timers.ping = setTimeout(() => this.#ping(), PING);
    if (this.#welcomed) this.link = "open"; // it was only slow
    switch (message.type) {
      case "welcome": {
        const live = this.entries.length > 0;
        this.link = "open";
        this.#welcomed = true;
        this.failed = null;
        this.#tries = 0;
        this.seats = message.seats;
        this.chat = message.chat;
        this.queue.clear(); // the welcome has it all
        this.#take(message.table, message.entries, message.views, live);
        break;
      }
      case "update":
      case "table":
        this.queue.push(message);
        break;
      case "said":
        this.chat = [...this.chat.slice(-99), message.line];
        for (const watcher of this.#watchers) watcher.said?.(message.line);
        break;
      case "answer":
        if (message.id === this.sent?.id) this.sent = null;
        if (message.problem && UNPLAYABLE.includes(message.problem.error)) {
          this.failed = message.problem;
          this.close();
        } else if (message.problem?.error === OTHER_TAB) {
          this.failed = message.problem; // the welcome comes once that tab is closed
        } else if (message.problem) {
          const overtaken = message.id === this.#asked && message.problem.error === "stale"; // the game went on before the hint arrived
          if (!overtaken) this.refused = message.problem;
          this.hinting = false;
        }
        break;
      case "hint":
        this.hinting = false;
        this.hint = message;
        break;
      case "note":
        for (const watcher of this.#watchers) watcher.note?.(message);
        break;
    }
  }

  #show(news: News) {
    if (news.type === "table") {
      this.#takePart(news.table, false);
      this.table = news.table;
    } else {
      this.hint = null;
      this.#take(news.table, news.entries, news.views, true);
    }
  }

  #secrets() {
    return (keptSeats(this.code)?.held ?? []).map((held) => held.secret).filter(isSecret).slice(0, 4);
  }

  /** Reveal this device's value when the cards are dealt, and commit to the next one when the game has just ended. */
  #takePart(table: Table, playing: boolean) {
    const secrets = this.#secrets();
    const reveal = (one: Table, after: string | null) => {
      see(one, this.seats.length > 0, after);
      revealValues(one, secrets);
    };
    reveal(table, null);
    const next = table.rematch; // it is being dealt now, even if this page does not open it
    if (next && !this.table?.rematch && this.seats.length) void api.table(next).then((after) => reveal(after, this.code)).catch(() => {});
    if (!playing || table.status !== "over" || !this.seats.length || this.local) return;
    const device = commitToValue();
    for (const secret of secrets) void api.commit(this.code, secret, device).then((now) => joinedRematch(now, device)).catch(() => {}); // the deal works without it
  }

  #take(table: Table, entries: Entry[], views: ViewData[], live: boolean) {
    const fresh = entries.filter((entry) => entry.number > this.at);
    seeEntries(this.code, [...this.entries, ...fresh]); // also what another tab overwrote
    this.#takePart(table, live && this.table?.status === "playing");
    if (fresh.length) for (const watcher of this.#watchers) watcher.before?.(fresh);
    this.table = table;
    if (views.length) this.views = views;
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    if (this.sent && fresh.some((entry) => entry.seat === this.sent?.seat)) this.sent = null;
    if (fresh.length) for (const watcher of this.#watchers) watcher.after?.(fresh, live);
  }
}

const open = new Map<string, { session: Session; users: number }>();

/** The session of a table; call `release` when the page is left. */
export function sessionOf(code: string): Session {
  let held = open.get(code);
  if (!held) open.set(code, (held = { session: new Session(code), users: 0 }));
  held.users++;
  return held.session;
}

export function release(code: string) {
  const held = open.get(code);
  if (!held || --held.users > 0) return;
  setTimeout(() => {
    if (held.users > 0 || open.get(code) !== held) return;
    open.delete(code);
    held.session.close();
  }, LINGER);
}
