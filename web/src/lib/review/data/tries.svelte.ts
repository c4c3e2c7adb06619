/** Actions tried on the page of a review that it did not judge by itself: each is asked for once, one at a time. */
import * as api from "../../core/api";
import { targetOf, valueOf, type Decision, type Review, type Tried } from "./review";

const AGAIN_MS = 1500, PATIENCE_MS = 60_000;

/** What an action would have been worth; a server that is busy is asked again for a while. Null if there is no answer: offline, refused, or no longer `wanted`. */
export async function askTry(...[id, number, action, open, deep, wanted = () => true]: [...Parameters<typeof api.tryAction>, (() => boolean)?]): Promise<Tried | null> {
  for (const until = Date.now() + PATIENCE_MS; wanted() && Date.now() < until; ) {
    try {
      return await api.tryAction(id, number, action, open, deep);
    } catch (error) {
      if (!isMomentary(error)) return null;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
  return null;
}

const isMomentary = (error: unknown) => error instanceof api.Refused && (error.problem.error === "busy" || (error.problem.error === "too_fast" && !error.problem.detail.minutes));

const keyOf = ({ number }: Decision, action: string, { open_hands, deep }: Review) => [number, targetOf(action), open_hands, deep].join(" ");

export class Tries {
  #answers = $state.raw<Record<string, Tried | null>>({});
  #wanted = "";
  #last: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Undefined while it is worked out, null if it is not known. */
  answer(review: Review, decision: Decision, action: string): Tried | null | undefined {
    const stored = decision.tried?.find((one) => targetOf(one.action) === targetOf(action));
    return stored ?? this.#answers[keyOf(decision, action, review)];
  }

  ask(review: Review, decision: Decision, action: string) {
    const key = (this.#wanted = keyOf(decision, action, review));
    if (valueOf(decision, action) || targetOf(action) === targetOf(decision.action) || this.answer(review, decision, action)) return;
    const { [key]: _, ...others } = this.#answers; // one that was refused is asked for again
    this.#answers = others;
    this.#last = this.#last.then(() => this.#ask(key, review, decision, action));
  }

  async #ask(key: string, { open_hands, deep }: Review, { number }: Decision, action: string) {
    const wanted = () => this.#wanted === key;
    const answer = wanted() ? await askTry(this.id, number, action, open_hands, deep, wanted) : null;
    if (answer || wanted()) this.#answers = { ...this.#answers, [key]: answer };
  }
}
