/** The clock of the ending. Styles run the show; this says when the winner may be named. */
import { speed } from "../../core/device/settings.svelte";

export const ANNOUNCE_MS = 3400; // no winner is named before, in milliseconds at normal speed

export class Show {
  /** The winner is named. */
  announced = $state(false);
  /** The show runs; otherwise everything is in its final place. */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(atOnce: boolean) {
    this.announced = atOnce;
    this.playing = !atOnce;
    if (!atOnce) this.#timer = setTimeout(() => (this.announced = true), ANNOUNCE_MS / speed());
  }

  /** Jump to the end. */
  skip() {
    clearTimeout(this.#timer);
    this.announced = true;
    this.playing = false;
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
