/**
 * A snapshot of Python's memory after all imports. Later visits start from it, which takes a fraction of the time of a
 * start. It belongs to one version of the page in one version of the browser, and holds no game.
 */
const KEEP_MEMORY_AFTER = 5000; // milliseconds: the first game comes before what only later visits need

export const memoryCache = (name: string) => `${name} memory`;

export class KeptMemory {
  #name: string;
  #key: string;

  /** `name`: the cache it belongs to. `parts`: everything it depends on. */
  constructor(name: string, parts: string[]) {
    this.#name = memoryCache(name);
    this.#key = `/memory?${new URLSearchParams(parts.map((part) => ["of", part]))}`;
  }

  async find(): Promise<Response | undefined> {
    return (await globalThis.caches?.open(this.#name).catch(() => undefined))?.match(this.#key);
  }

  /** Store it after the first game had time to start, and delete those of other versions. Does nothing if there is no room. */
  keepSoon(memory: Uint8Array) {
    setTimeout(() => void this.#keep(memory).catch(() => this.forget()), KEEP_MEMORY_AFTER);
  }

  async #keep(memory: Uint8Array) {
    await this.forget();
    await (await globalThis.caches?.open(this.#name))?.put(this.#key, new Response(memory as Uint8Array<ArrayBuffer>));
  }

  async forget() {
    await globalThis.caches?.delete(this.#name).catch(() => false);
  }
}
