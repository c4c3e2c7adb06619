/** Actions tried on the page of a review that it did not judge by itself: each is asked for once, one at a time. */
import { askTry } from "./askTry";
import { targetOf, valueOf, type Decision, type Review, type Tried } from "../data/review";

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
