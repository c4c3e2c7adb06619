/** One attempt at a puzzle: its answers, the chosen one, the tries, the hints and the solution. */
import * as api from "../core/api";
import type { ActionData, PuzzleData, PuzzleHint, PuzzleSolution, BoardData, ViewData } from "../core/protocol";
import type { PuzzleMark } from "./puzzleResults";
import { asIs, fits, listOf, localObject, number, object, orNull, text, whole } from "../core/device/shape";
import { t } from "../core/words/messages.svelte";
import { colorName, list } from "../core/words/text";
import { cardCount, routeName, routeOf, ticketName } from "../table/session/names";

export const TRIES = 3;

export interface PuzzleServer {
  hint: (id: string, number: number) => Promise<PuzzleHint>;
  answer: (id: string, action: string | null) => ReturnType<typeof api.answerPuzzle>;
}
export const OVER_HTTP: PuzzleServer = { hint: api.puzzleHint, answer: api.answerPuzzle };

export class Attempt {
  readonly answers: ActionData[];
  chosen = $state.raw<ActionData | null>(null);
  wrong = $state.raw<{ action: ActionData; cost: number | null }[]>([]); // null: it is not known
  hints = $state(0);
  hint = $state.raw<PuzzleHint | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  right = $state(false);
  busy = $state(false);
  readonly #id: string;
  readonly #server: PuzzleServer;
  readonly #done: (mark: PuzzleMark) => void;

  constructor(data: PuzzleData, done: (mark: PuzzleMark) => void, server: PuzzleServer = OVER_HTTP) {
    this.answers = answersOf(data.view);
    this.#id = data.puzzle.id;
    this.#done = done;
    this.#server = server;
    this.#resume();
  }

  #resume() {
    const begun = begunOf(this.#id);
    if (!begun) return;
    const known = new Map(this.answers.map((action) => [action.text, action]));
    this.wrong = begun.wrong.flatMap(({ text, cost }) => (known.has(text) ? [{ action: known.get(text)!, cost }] : []));
    this.hints = begun.hints;
    this.hint = begun.hint;
  }

  #keep() {
    const wrong = this.wrong.map(({ action, cost }) => ({ text: action.text, cost }));
    keepBegun(this.#id, { wrong, hints: this.hints, hint: this.hint });
  }

  get left() {
    return TRIES - this.wrong.length;
  }

  /** Answers that can still be given: a hint leaves only some, and a wrong one is not tried twice. */
  get open(): ActionData[] {
    const hinted = this.hint && new Set(this.hint.answers.map(keyOf));
    const tried = new Set(this.wrong.map(({ action }) => keyOf(action)));
    return this.answers.filter((action) => !tried.has(keyOf(action)) && (!hinted || hinted.has(keyOf(action))));
  }

  isOpen(action: ActionData) {
    return !this.solution && this.open.some((one) => keyOf(one) === keyOf(action));
  }

  choose(action: ActionData | null) {
    if (!action || this.isOpen(action)) this.chosen = action;
  }

  async submit() {
    const action = this.chosen;
    if (!action || this.busy || this.solution) return;
    await this.#ask(async () => {
      const answer = await this.#server.answer(this.#id, action.text);
      this.chosen = null;
      if (answer.right) this.#end(answer.solution!, this.wrong.length || this.hints ? "solved" : "first");
      else {
        this.wrong = [...this.wrong, { action, cost: answer.cost }];
        this.#keep();
        if (!this.left) await this.#reveal();
      }
    });
  }

  /** The next hint, or the one after it if the next rules out nothing; after the last one nothing happens. */
  async help() {
    if (this.hints >= 2 || this.busy || this.solution) return;
    const before = this.open.length;
    await this.#ask(async () => {
      do {
        this.hint = await this.#server.hint(this.#id, this.hints + 1);
        this.hints += 1;
      } while (this.hints < 2 && this.open.length === before);
      this.#keep();
      if (this.chosen && !this.isOpen(this.chosen)) this.chosen = null;
    });
  }

  async giveUp() {
    if (!this.busy && !this.solution) await this.#ask(() => this.#reveal());
  }

  async #reveal() {
    const { solution } = await this.#server.answer(this.#id, null);
    this.#end(solution!, "missed");
  }

  #end(solution: PuzzleSolution, mark: PuzzleMark) {
    this.solution = solution;
    this.right = mark !== "missed";
    this.chosen = null;
    keepBegun(this.#id, null);
    this.#done(mark);
  }

  async #ask(work: () => Promise<void>) {
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }
}

/** Attempts that were begun and not ended, kept in this browser: a reload does not make the next answer the first try. */
interface Begun {
  wrong: { text: string; cost: number | null }[];
  hints: number;
  hint: PuzzleHint | null;
}

const BEGUN_KEY = "puzzlesBegun";
const HINT = object({ answers: listOf(object({ kind: text(20), tickets: listOf(text(200), 10) }), 1000), tickets: listOf(text(200), 100) });

const BEGUN = object({ wrong: listOf(object({ text: text(500), cost: orNull(number(-1, 1)) }), 10), hints: whole(0, 2), hint: orNull(asIs<PuzzleHint>(HINT)) });

const all = () => localObject(BEGUN_KEY);

const begunOf = (id: string): Begun | null => (fits(BEGUN, all()[id]) ? (all()[id] as Begun) : null);

/** `begun`: null once the attempt has ended. */
function keepBegun(id: string, begun: Begun | null) {
  const { [id]: _, ...others } = all();
  try {
    localStorage.setItem(BEGUN_KEY, JSON.stringify(begun ? { ...others, [id]: begun } : others));
  } catch {
    // storage is full or unavailable: the page works without it
  }
}

/** Each way to pay for a route is the same answer. */
export const keyOf = ({ kind, route, card, tickets }: Pick<ActionData, "kind" | "route" | "card" | "tickets">) => [kind, route ?? card ?? "", ...[...tickets].sort()].join(" ").trim();

/** One action for each answer; of a claim the first way to pay. */
export function answersOf(view: Pick<ViewData, "actions">): ActionData[] {
  const found = new Map<string, ActionData>();
  for (const action of view.actions) if (!found.has(keyOf(action))) found.set(keyOf(action), action);
  return [...found.values()];
}

export function answerText(board: BoardData, { kind, route, card, tickets }: ActionData): string {
  if (kind === "claim") return claimText(board, route!);
  if (kind === "take") return t("puzzles-do-take", { card: cardCount(card!, 1) });
  if (kind === "keep") return t("puzzles-do-keep", { tickets: list(tickets.map((ticket) => ticketName(board, ticket))) });
  return kind === "pass" ? t("table-pass") : t(`puzzles-do-${kind}`);
}

/** The two routes of a double are distinguished by color if they have different ones. */
function claimText(board: BoardData, route: string): string {
  const { color, twin } = routeOf(board, route);
  const name = routeName(board, route);
  return twin && routeOf(board, twin).color !== color ? `${name}, ${colorName(color)}` : name;
}
