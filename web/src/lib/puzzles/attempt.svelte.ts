/** One attempt at a puzzle: the chosen answer, the tries, the hints and the solution. */
import * as api from "../core/api";
import type { ActionData, PuzzleData, PuzzleHint, PuzzleSolution } from "../core/protocol";
import { answersOf, keyOf } from "./answers";
import { begunOf, keepBegun } from "./begun";
import type { PuzzleMark } from "./puzzleResults";

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
