/** The scoring is shown step by step: what is shown so far, and a clock that shows the next step. */
import { isStill, speed } from "../../core/device/settings.svelte";

export type RevealStep =
  | { kind: "length"; length: number }
  | { kind: "ticket"; seat: number; ticket: string }
  | { kind: "bonus"; seat: number }
  | { kind: "total" };

const FIRST_MS = 700;
const STEP_MS = { length: 650, ticket: 950, bonus: 750, total: 1000 };

export class ScoreReveal {
  count = $state(0);
  readonly steps: RevealStep[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: RevealStep[], at_once = false) {
    this.steps = steps;
    if (at_once || isStill()) this.count = steps.length;
    else this.#timer = setTimeout(() => this.#next(), FIRST_MS / speed());
  }

  get done() {
    return this.count >= this.steps.length;
  }

  /** The last step shown; null once all are. */
  get now(): RevealStep | null {
    return this.done ? null : (this.steps[this.count - 1] ?? null);
  }

  shows(step: Partial<RevealStep> & { kind: RevealStep["kind"] }): boolean {
    const wanted = Object.entries(step);
    return this.steps.slice(0, this.count).some((one) => wanted.every(([key, value]) => (one as Record<string, unknown>)[key] === value));
  }

  skip() {
    clearTimeout(this.#timer);
    this.count = this.steps.length;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #next() {
    this.count++;
    const next = this.steps[this.count];
    if (next) this.#timer = setTimeout(() => this.#next(), STEP_MS[next.kind] / speed());
  }
}
