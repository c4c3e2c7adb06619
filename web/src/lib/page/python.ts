/** Python in the worker: the interpreter, the package's files, and the host of the tables. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { added, forward, readWeights, type Weights } from "./network";
import { KeptMemory } from "./kept/memory";
import type { Site } from "./messages";
import type { Write } from "./kept/storage";

const FOLDER = "/lib/farebox";
/** Runs after a restored snapshot, which already contains everything that GLUE defines: new random numbers, and the files have changed. */
const WAKE = "import importlib, random; random.seed(); importlib.invalidate_caches()";
/** What the worker calls. Texts are JSON; everything else about tables is the package's (`farebox.page`). */
const GLUE = `
import json, sys
sys.path.insert(0, "${FOLDER}")
from pyodide.ffi import to_js
from farebox.page import requests
from farebox.page.host import Host
from farebox.page.networks import Networks
from farebox.table.errors import Refused
from farebox.table.messages.encoding import encode

class Bridge:
    def __init__(self, seats, names, forward):
        networks = Networks({b: [int(n) for n in s] for b, s in json.loads(seats).items()}, lambda b, n, row: forward(b, n, to_js(row)).to_py())
        self.host = Host(networks, json.loads(names))
    def answer(self, method, path, secret, body):
        return to_js(requests.answer(self.host, method, path, secret, body))
    def codes(self, path, body):
        return to_js(requests.codes_of(path, body))
    def add_board(self, name, text, layout):
        try:
            self.host.boards.add(name, text, layout)
        except Refused as refusal:
            print(f"farebox: the board {name} cannot be used: {refusal}")
    def add_review(self, stored):
        known = json.loads(stored)
        self.host.reviews.add(known["record"], known["players"])
    def knows_review(self, id):
        return self.host.reviews.knows(id)
    def stored_review(self, id):
        return self.host.reviews.stored(id)
    def load(self, row, entries):
        try:
            self.host.load(row, entries)
        except Refused as refusal:
            return encode(refusal.problem)
        return ""
    def stored_record(self, row, entries, secret):
        return requests.record_of_stored(self.host, row, entries, secret)
    def take(self):
        return to_js(self.host.take())
    def missing_network(self):
        return to_js(self.host.missing_network())
`;

/** The host of `farebox.page`, as seen from here. */
export interface Host {
  knows(code: string): boolean;
  drop(code: string): void;
  connect(number: number, code: string): void;
  disconnect(number: number): void;
  hear(number: number, text: string): void;
  wait(): number;
  step(): void;
  network_loaded(board: string, seats: number, loaded: boolean): void;
}
export interface Bridge {
  host: Host;
  answer(method: string, path: string, secret: string, body: string): [number, string];
  codes(path: string, body: string): string[];
  add_board(name: string, text: string, layout: string): void;
  add_review(stored: string): void;
  knows_review(id: string): boolean;
  stored_review(id: string): string;
  load(row: string, entries: string): string;
  stored_record(row: string, entries: string, secret: string): string;
  take(): [Write[], [number, string][]];
  missing_network(): [string, number] | undefined;
}

/** Call `report` with the bytes loaded so far, whatever loads them. */
function countBytes(report: (bytes: number) => void): () => void {
  const plain = globalThis.fetch;
  let loaded = 0;
  globalThis.fetch = async (...request) => {
    const answer = await plain(...request);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        report((loaded += chunk.length));
        controller.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
  return () => {
    globalThis.fetch = plain;
  };
}

async function fetched(url: URL): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Weights are cached on first use, with or without a service worker; a new file has a new name. */
async function fetchedOnce(url: URL, name: string): Promise<ArrayBuffer> {
  const cache = await globalThis.caches?.open(name).catch(() => undefined);
  const kept = await cache?.match(url);
  if (kept) return kept.arrayBuffer();
  const bytes = await fetched(url);
  await cache?.put(url, new Response(bytes)).catch(() => {}); // without room for it, it is fetched again
  return bytes;
}

export class Python {
  bridge!: Bridge;
  #site!: Site;
  #base: string;
  #cache: string;
  #memory: KeptMemory | null = null;
  #networks = new Map<string, Weights>();

  /** `base`: where the site's description is. `cache`: keeps the weights. */
  constructor(base: string, cache: string) {
    this.#base = base;
    this.#cache = cache;
  }

  /**
   * Load the interpreter and the package. `report`: bytes loaded so far, and bytes in all; counting them would keep browsers from using
   * compiled code again.
   */
  async start(report: ((loaded: number, total: number) => void) | null) {
    const site = JSON.parse(new TextDecoder().decode(await fetched(new URL("site.json", this.#base)))) as Site;
    this.#site = site;
    const total = Object.values(site.start).reduce((sum, size) => sum + size, 0);
    const restore = report ? countBytes((loaded) => report(Math.min(loaded, total), total)) : () => {};
    const indexURL = new URL(site.pyodide, this.#base).href;
    const file = new URL(site.archive, this.#base);
    try {
      const pyodide = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
      this.#memory = new KeptMemory(this.#cache, [file.href, indexURL, location.pathname, navigator.userAgent]);
      const python = await this.#started(pyodide.loadPyodide, indexURL, fetched(file));
      const { weights, names } = site;
      const seats = Object.fromEntries(Object.entries(weights).map(([board, files]) => [board, Object.keys(files)]));
      this.bridge = python.globals.get("Bridge")(JSON.stringify(seats), JSON.stringify(names), this.#forward);
    } finally {
      restore();
    }
  }

  /** Python with everything imported: from its memory of an earlier visit, or from the start. */
  async #started(load: typeof loadPyodide, indexURL: string, files: Promise<ArrayBuffer>) {
    const unpack = async (python: PyodideAPI) => python.unpackArchive(await files, "zip", { extractDir: FOLDER });
    const kept = await this.#memory?.find();
    if (kept) {
      try {
        const python = await load({ indexURL, _loadSnapshot: kept.arrayBuffer() });
        await unpack(python);
        python.runPython(WAKE);
        return python;
      } catch (error) {
        console.warn("farebox: Python starts from the beginning:", error);
        await this.forgetMemory();
      }
    }
    const python = await load({ indexURL, _makeSnapshot: !!this.#memory });
    await unpack(python);
    python.runPython(GLUE);
    this.#memory?.keepSoon(python.makeMemorySnapshot());
    return python;
  }

  /** Delete what only makes later visits faster, to free storage. */
  forgetMemory = async () => this.#memory?.forget();

  #forward = (board: string, seats: number, row: Uint8Array) => forward(this.#networks.get(`${board}/${seats}`)!, new Int8Array(row.buffer, row.byteOffset, row.length));

  /** Fetch the weights that the next step needs, if any; without them a simpler bot plays, and the table says so. */
  async loadNetwork() {
    const missing = this.bridge.missing_network();
    if (!missing) return;
    const [board, seats] = missing;
    let loaded = true;
    try {
      const files = this.#site.weights[board]![String(seats)]!;
      const parts = await Promise.all(files.map(async (file) => readWeights(await fetchedOnce(new URL(file, this.#base), this.#cache))));
      this.#networks.set(`${board}/${seats}`, parts.reduce(added));
    } catch (error) {
      console.error("farebox: the weights could not be loaded:", error);
      loaded = false;
    }
    this.bridge.host.network_loaded(board, seats, loaded);
  }
}
