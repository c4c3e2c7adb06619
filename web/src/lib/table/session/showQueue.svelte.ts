/** Shows news one after the other, each a while after the one before. News that need not wait is shown as soon as nothing older is held. */
export class ShowQueue<T> {
  paused = $state(false);
  /** How much is held back. */
  held = $state(0);
  /** Milliseconds between an item and the one before it; null if it must not be held back, not even by a pause. */
  wait: (item: T) => number | null = () => null;

  #show: (item: T) => void;
  #items: T[] = [];
  #last = -Infinity; // when the last item was shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (item: T) => void) {
    this.#show = show;
  }

  push(item: T) {
    this.#items.push(item);
    this.look();
  }

  /** Show what is due. Call it when `wait` may answer differently. */
  look() {
    clearTimeout(this.#timer);
    while (this.#items.length) {
      const wait = this.wait(this.#items[0]);
      const left = wait === null ? 0 : this.paused ? Infinity : this.#last + wait - Date.now();
      if (left > 0) {
        if (left < Infinity) this.#timer = setTimeout(() => this.look(), left);
        break;
      }
      this.#next();
    }
    this.held = this.#items.length;
  }

  pause(on: boolean) {
    this.paused = on;
    this.look();
  }

  /** Show everything now: the player wants to act, or to see how things are. */
  flush() {
    clearTimeout(this.#timer);
    while (this.#items.length) this.#next();
    this.held = 0;
  }

  /** Forget what is held: something newer is shown instead. */
  clear() {
    clearTimeout(this.#timer);
    this.#items = [];
    this.#last = Date.now();
    this.held = 0;
  }

  #next() {
    this.#last = Date.now();
    this.#show(this.#items.shift()!);
  }
}
