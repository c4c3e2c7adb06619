/** The clock of the ending. Styles run the show; this says when the winner may be named. */
import { speed } from "../../core/device/settings.svelte";

export const TELL = 3400; // no winner is named before, in milliseconds at normal speed

export class Show {
  /** The winner is named. */
  told = $state(false);
  /** The show runs; otherwise everything is in its final place. */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(at_once: boolean) {
    this.told = at_once;
    this.playing = !at_once;
    if (!at_once) this.#timer = setTimeout(() => (this.told = true), TELL / speed());
  }

  /** Jump to the end. */
  skip() {
    clearTimeout(this.#timer);
    this.told = true;
    this.playing = false;
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
