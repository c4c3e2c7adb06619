/** Where other devices reach this server. A page opened as localhost has no such address until the home network is opened. */
import * as api from "../core/api";
import type { HomeNetworkData } from "../core/protocol";

const ONLY_HERE = ["localhost", "127.0.0.1", "[::1]"];

/** The origin for links to other devices; null: there is none yet. */
export function originFor(page: Pick<Location, "hostname" | "origin">, addresses: string[], chosen = 0): string | null {
  if (!ONLY_HERE.includes(page.hostname)) return page.origin;
  return addresses.length ? addresses[chosen % addresses.length].replace(/\/$/, "") : null;
}

class HomeNetwork {
  canChange = $state(false); // this page is on the computer that runs the server
  addresses = $state<string[]>([]);
  asked = $state(false); // the server has answered
  #chosen = $state(0);
  #changes = 0;

  get origin() {
    return originFor(location, this.addresses, this.#chosen);
  }

  async load() {
    const changes = this.#changes;
    try {
      if (!ONLY_HERE.includes(location.hostname)) return;
      const data = await api.homeNetworkState();
      if (changes === this.#changes) this.#take(data); // otherwise it may be from before the change
    } finally {
      this.asked = true;
    }
  }

  async change(open: boolean) {
    this.#changes += 1;
    this.#take(await api.changeHomeNetwork(open));
    this.#changes += 1;
  }

  /** A computer may be in several networks, and only one of them has the phone. */
  tryAnother() {
    this.#chosen += 1;
  }

  #take(data: HomeNetworkData) {
    this.canChange = data.can_change;
    this.addresses = data.addresses;
  }
}

export const homeNetwork = new HomeNetwork();
