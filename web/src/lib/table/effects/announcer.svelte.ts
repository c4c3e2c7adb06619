/** Texts for screen readers: events when there is a pause, urgent news at once. */
import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  urgent = $state("");

  clear() {
    this.polite = this.urgent = "";
  }

  say(text: string, urgent = false) {
    if (!text) return;
    const same = untrack(() => (urgent ? this.urgent : this.polite));
    const next = same === text ? `${text}\u00A0` : text; // screen readers announce a repeated text only if it differs
    if (urgent) this.urgent = next;
    else this.polite = next;
  }
}

export const announcer = new Announcer();
