/** One review on the screen: what the server has judged so far, the decision shown, and whose eyes see it. */
import { untrack } from "svelte";
import { placeName } from "../../characters/characters";
import * as api from "../../core/api";
import { boardOf } from "../../core/boards";
import { heldOf, isReviewHere } from "../../core/device/heldSeats";
import type { BoardData, Place, Problem } from "../../core/protocol";
import { explain, problemText } from "../../core/problem";
import { address } from "../../core/router.svelte";
import { showColors } from "../../core/device/seatColors.svelte";
import { playerNumber } from "../../core/words/text";
import { nextMistake, allMistakes, gameOf, keepMistakes, keepReport } from "../../history/store";
import { biggestMiss, isMistake, mistakesOf, practiceOf, type Decision, type Position, type ReviewAnswer } from "./review";
import { Tries } from "./tries.svelte";
import { MediaQuery } from "svelte/reactivity";

/** Below this width the page is three tabs; up to the next one the board is above the rest. */
export const phone = new MediaQuery("max-width: 759px");
export const tablet = new MediaQuery("max-width: 1199px");

const REVIEW_POLL_MS = 400;
const DECISION_MS = 1200, MISTAKE_MS = 2400; // how long playing shows each decision

export class ReviewState {
  board = $state.raw<BoardData | null>(null);
  answer = $state.raw<ReviewAnswer | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The deep review that is being computed, while the quick one is shown. */
  deepening = $state.raw<{ done: number; of: number } | null>(null);
  trouble = $state(""); // a refusal to say aloud
  n = $state(0);
  seat = $state(0); // whose decisions the list shows
  open = $state(false);
  everyone = $state(false);
  playing = $state(false);
  trying = $state(false);
  tried = $state.raw<string | null>(null); // the action chosen while trying
  refused = $state(""); // why what was chosen is not possible
  readonly tries: Tries;
  position = $state.raw<Position | null>(null);
  end = $state.raw<Position | null>(null);

  readonly here: boolean; // made in this page: other devices cannot open it
  readonly mine: { code: string; seats: number[]; secret: string } | null;
  own = $state.raw<number[]>([]); // seats of this browser, also of a game whose table is gone
  /** Own mistakes that are kept as puzzles: how many of all, and the address of the first that was not found yet. */
  practice = $state.raw<{ count: number; of: number; next: string } | null>(null);
  #deep = false;
  #moved = false; // the user chose a decision
  #positions = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #player: ReturnType<typeof setTimeout> | undefined;
  #lost = false; // a position could not be fetched, and `trouble` says so
  #run = 0; // answers to older questions are ignored

  constructor(readonly id: string, query: URLSearchParams) {
    this.here = isReviewHere(id);
    this.tries = new Tries(id);
    this.mine = heldOf(id);
    this.open = query.get("open") === "1";
    const number = (name: string) => (/^\d{1,4}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
    const n = number("n");
    if (n !== null) [this.n, this.#moved] = [n, true];
    this.own = this.mine?.seats ?? [];
    this.seat = number("seat") ?? -1;
    void this.#begin();
  }

  async #begin() {
    const run = this.#run;
    const game = await gameOf(this.id).catch(() => undefined); // a browser that keeps nothing
    if (run !== this.#run) return;
    if (game?.mine.length) this.own = game.mine;
    if (this.seat < 0) this.seat = this.own[0] ?? -1;
    await this.#ask();
  }

  review = $derived.by(() => this.answer?.review ?? null);
  /** Those that are judged; the review may have others for the graph. */
  decisions = $derived.by(() => (this.review?.decisions ?? []).slice(0, this.answer?.done));
  of = $derived.by(() => this.answer?.of ?? 0);
  complete = $derived.by(() => !!this.review?.seats);
  current = $derived.by((): Decision | null => this.decisions[this.n] ?? null);
  atEnd = $derived.by(() => this.of > 0 && this.n >= this.of);
  names = $derived.by(() => {
    const players = this.answer?.players ?? [];
    return players.map(({ name, bot, avatar }, seat) => placeName({ kind: bot ? "bot" : "player", name, avatar: avatar as Place["avatar"] }) || playerNumber(seat));
  });
  shown = $derived.by(() => this.decisions.filter((one) => this.everyone || one.seat === this.seat));
  mistakes = $derived.by(() => this.decisions.filter((one) => isMistake(one) && (this.everyone || one.seat === this.seat)));
  isMine = (seat: number) => this.own.includes(seat);
  /** Who may be called "you": where several people share this browser, all go by their names. */
  isYou = (seat: number) => this.own.length === 1 && this.isMine(seat);

  async #ask() {
    const run = ++this.#run;
    clearTimeout(this.#timer);
    try {
      const answer = await api.review(this.id, this.open, this.#deep);
      if (run !== this.#run) return;
      await this.#hear(answer);
      const deeper = answer.deep_ready || (answer.deep_asked && answer.review?.seats); // also after a reload, while it is being made
      if (deeper && !this.#deep && !this.open) return void this.#askDeep();
      if (run === this.#run && !answer.problem && !answer.review?.seats) this.#timer = setTimeout(() => void this.#ask(), REVIEW_POLL_MS);
    } catch (error) {
      if (run !== this.#run) return;
      const problem = error instanceof api.Refused ? error.problem : null;
      if (this.answer && problem?.error === "offline") this.#timer = setTimeout(() => void this.#ask(), 5 * REVIEW_POLL_MS);
      else if (this.answer) this.trouble = explain(error);
      else this.#fail(problem);
    }
  }

  /** There is nothing to show; a server that is busy or out of reach is asked again. */
  #fail(problem: Problem | null) {
    this.problem = problem ?? { error: "server", message: "", detail: {} };
    if (["busy", "offline"].includes(this.problem.error)) this.#timer = setTimeout(() => void this.#ask(), 10 * REVIEW_POLL_MS);
  }

  #askDeep() {
    this.#deep = true;
    return this.#ask();
  }

  async #hear(answer: ReviewAnswer) {
    this.board ??= await boardOf(answer.board);
    this.problem = null;
    if (answer.problem) this.trouble = problemText({ error: answer.problem, message: "", detail: {} });
    const first = !this.answer;
    this.deepening = this.#deep && !answer.review?.seats ? { done: answer.done, of: answer.of } : null;
    const keepOld = this.answer?.review?.seats && !answer.review?.seats; // a whole review stays until the new one is whole
    if (!keepOld) this.answer = answer;
    if (first) {
      showColors(answer.players);
      if (this.seat < 0 || this.seat >= answer.seats) this.seat = Math.max(0, answer.players.findIndex(({ bot }) => !bot));
      this.n = Math.min(this.n, answer.of);
      this.load();
      void this.#at(answer.of, this.seat).then((end) => (this.end = end)).catch(() => {});
    }
    if (!this.atEnd && this.current && this.position?.number === this.n && this.position.view.seat !== this.current.seat) this.load(); // now it is known who decided
    if (!this.#moved && answer.review?.seats) {
      const miss = biggestMiss(answer.review.decisions, this.seat);
      if (miss) this.#show(miss.number);
    }
    if (answer.review?.seats && !this.open) void this.#remember(answer).catch(() => {}); // without it the page goes on
  }

  /** What a whole review says about this player stays in this browser, beside the game. */
  async #remember(answer: ReviewAnswer) {
    for (const report of answer.review.seats!) await keepReport(this.id, report.seat, report);
    const chosen = practiceOf(answer.review, this.own);
    await keepMistakes(this.id, await mistakesOf(answer, chosen, ({ number, seat }) => this.#at(number, seat)));
    const kept = (await allMistakes()).filter(({ game }) => game === this.id);
    const next = nextMistake(kept, null, this.id) ?? kept[0];
    const of = answer.review.decisions.filter((one) => this.own.includes(one.seat) && isMistake(one)).length;
    this.practice = next ? { count: kept.length, of, next: `/puzzles/${next.id}` } : null;
  }

  #at(number: number, seat: number): Promise<Position> {
    const key = `${number} ${seat} ${this.open}`;
    let found = this.#positions.get(key);
    if (!found) {
      found = api.reviewPosition(this.id, number, seat, this.open);
      found.catch(() => this.#positions.delete(key));
      this.#positions.set(key, found);
    }
    return found;
  }

  #seatAt = (n: number) => this.decisions[n]?.seat ?? this.seat;

  /** Fetch the position of the decision shown; the old one stays until it is there. */
  load() {
    if (!this.answer) return;
    const { n, open } = this;
    void this.#at(n, this.#seatAt(n))
      .then((position) => {
        if (this.#lost) [this.#lost, this.trouble] = [false, ""];
        if (n === this.n && open === this.open) this.position = position;
        if (n < this.of) void this.#at(n + 1, this.#seatAt(n + 1)).catch(() => {});
      })
      .catch((error) => ([this.#lost, this.trouble] = [true, explain(error)]));
  }

  /** Show a decision; the address of the page names it. */
  go(n: number, byPlaying = false) {
    if (!byPlaying) this.pause();
    this.#moved = true;
    this.#show(Math.min(this.of, Math.max(0, n)));
  }

  /** Choose an action while trying. */
  attempt(action: string) {
    this.tried = action;
    this.refused = "";
    if (this.review && this.current) this.tries.ask(this.review, this.current, action);
  }

  #show(n: number) {
    this.n = n;
    this.trying = false;
    this.tried = null;
    this.refused = "";
    this.load();
    history.replaceState(null, "", this.link());
  }

  link(): string {
    const query = new URLSearchParams({ n: String(this.n), seat: String(this.seat), ...(this.open ? { open: "1" } : {}) });
    return address(`/review/${this.id}?${query}`);
  }

  step(by: 1 | -1) {
    this.go(this.n + by);
  }

  /** The next mistake in this direction. */
  mistakeFrom(by: 1 | -1): Decision | undefined {
    return by > 0 ? this.mistakes.find(({ number }) => number > this.n) : this.mistakes.findLast(({ number }) => number < this.n);
  }

  stepMistake(by: 1 | -1) {
    const next = this.mistakeFrom(by);
    if (next) this.go(next.number);
  }

  choose(seat: number) {
    this.seat = seat;
    this.everyone = false;
    history.replaceState(null, "", this.link());
  }

  setOpen(open: boolean) {
    this.pause();
    this.open = open;
    this.trying = false; // other chances, other answers
    this.tried = null;
    this.#deep = false;
    this.answer = this.answer && { ...this.answer, done: 0, review: { ...this.answer.review, seats: null, decisions: [], open_hands: open } };
    history.replaceState(null, "", this.link());
    this.load();
    void this.#ask();
  }

  play() {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.atEnd) this.go(0, true);
    this.#next();
  }

  #next() {
    const wait = this.current && isMistake(this.current) ? MISTAKE_MS : DECISION_MS;
    this.#player = setTimeout(() => {
      if (this.n >= this.of) return this.pause();
      this.go(this.n + 1, true);
      this.#next();
    }, wait);
  }

  pause() {
    clearTimeout(this.#player);
    this.playing = false;
  }

  async deepen() {
    this.trouble = "";
    this.deepening = { done: 0, of: this.of };
    try {
      if (this.mine && !this.answer?.deep_ready) await api.deepReview(this.id, this.mine.code, this.mine.secret);
      await this.#askDeep();
    } catch (error) {
      this.deepening = null;
      this.trouble = explain(error);
    }
  }

  leave() {
    this.#run += 1;
    clearTimeout(this.#timer);
    untrack(() => this.pause());
    showColors([]);
  }
}
