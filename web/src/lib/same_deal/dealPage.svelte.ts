/** A page about deals that others play too: what it has loaded, and what went wrong. */
import { explain } from "../core/problem";

export class DealPage<T> {
  data = $state.raw<T | null>(null);
  problem = $state("");
  busy = $state(false); // a table is being opened
  readonly #find: () => Promise<T>;

  constructor(find: () => Promise<T>) {
    this.#find = find;
    void this.load();
  }

  async load() {
    await this.#try(async () => (this.data = await this.#find()));
  }

  /** `open` leads to a table. */
  async play(open: () => Promise<void>) {
    this.busy = true;
    this.problem = "";
    await this.#try(open);
    this.busy = false;
  }

  async #try(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      this.problem = explain(error);
    }
  }
}
