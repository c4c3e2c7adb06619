/** The page's side of the worker that hosts the tables of this device. */
import { deviceFiles, inPage } from "../core/inPage";
import type { Socket, Transport } from "../core/transport";
import { hasArchive } from "./kept/archives";
import { CACHE } from "./kept/keepFiles";
import type { FromWorker, ToWorker } from "./messages";
import { boardFiles } from "./kept/ownBoards";
import { Storage } from "./kept/storage";

const BOARDS = /^\/boards(\/[\w-]+)?$/;
/** What a page without a server always answers. */
const EMPTY: Record<string, unknown> = { "/tables": { tables: [] }, "/home-network": { can_change: false, addresses: [] } };
const TABLE_LISTS = "/tables?"; // answered before it is ready
const TABLE_PATH = /^\/tables\/(\w+)/;
const CONFLICT = 409;
const CONNECTING = 0, OPEN = 1, CLOSED = 3, NORMAL = 1000; // as in WebSocket

/** The progress of the page's start. `ready`: tables can be opened at once. `waited`: a request is waiting for it. */
export const hosting = $state({ loaded: 0, total: 0, ready: false, broken: "", full: false, waited: false });

let worker: Worker | null = null;
const earlier = new Map<number, Worker>(); // by the version of their rules
const rulesOf = new Map<string, number>(); // of tables that an earlier version plays
let count = 0;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, PageSocket>();
const kept = () => (inPage ? `farebox ${new URL(deviceFiles!).pathname} weights` : CACHE);

/** Start the worker, which needs a few seconds before it can open tables. `first`: show its progress. */
export function startWorker(first = !navigator.serviceWorker?.controller): Worker {
  return (worker ??= started(first, null));
}

function started(first: boolean, rules: number | null): Worker {
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  made.onerror = (event) => (hosting.broken = event.message || "the worker could not be loaded");
  made.postMessage({ kind: "start", base: deviceFiles!, weights: kept(), first, rules } satisfies ToWorker);
  return made;
}

/** The worker that plays a table. */
const workerOf = (code: string | undefined) => earlier.get(rulesOf.get(code ?? "") ?? -1) ?? startWorker();

/** Open a table with the version that has its rules. Returns false if that version is not stored. */
async function useEarlier(code: string): Promise<boolean> {
  const rules = await new Storage().rulesOf(code).catch(() => null);
  if (rules === null || !(await hasArchive(kept(), rules))) return false;
  if (!earlier.has(rules)) earlier.set(rules, started(false, rules));
  rulesOf.set(code, rules);
  return true;
}

const tell = (message: ToWorker, code?: string) => workerOf(code).postMessage(message);
const json = (text: string, status: number) => new Response(text, { status, headers: { "content-type": text.startsWith("{") ? "application/json" : "text/plain" } });

function hear(message: FromWorker) {
  switch (message.kind) {
    case "answer":
      waiting.get(message.id)?.(json(message.text, message.status));
      waiting.delete(message.id);
      break;
    case "message":
      sockets.get(message.number)?.onmessage?.({ data: message.text });
      break;
    case "progress":
      Object.assign(hosting, { loaded: message.loaded, total: message.total });
      break;
    case "ready":
      hosting.ready = true;
      break;
    case "broken":
      hosting.broken = message.why;
      for (const answer of waiting.values()) answer(json(JSON.stringify({ error: "page_broken", message: message.why, detail: {} }), 500));
      waiting.clear();
      break;
    case "storage":
      hosting.full = message.full;
  }
}

class PageSocket implements Socket {
  readyState = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #number = ++count;
  #code: string;

  constructor(code: string) {
    this.#code = code;
    sockets.set(this.#number, this);
    tell({ kind: "connect", number: this.#number, code }, code);
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string) {
    tell({ kind: "send", number: this.#number, text }, this.#code);
  }

  close() {
    this.readyState = CLOSED;
    if (!sockets.delete(this.#number)) return;
    tell({ kind: "disconnect", number: this.#number }, this.#code);
    queueMicrotask(() => this.onclose?.({ code: NORMAL })); // as a WebSocket does
  }
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const code = TABLE_PATH.exec(path)?.[1];
  const answer = await askWorker(path, init, code);
  if (answer.status !== CONFLICT || !code || rulesOf.has(code)) return answer;
  const { error } = (await answer.clone().json()) as { error: string };
  return error === "old_rules" && (await useEarlier(code)) ? askWorker(path, init, code) : answer;
}

async function askWorker(path: string, init: RequestInit, code?: string): Promise<Response> {
  const secret = new Headers(init.headers).get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (hosting.broken) return json(JSON.stringify({ error: "page_broken", message: hosting.broken, detail: {} }), 500);
  const id = ++count;
  hosting.waited ||= !path.startsWith(TABLE_LISTS);
  const answered = new Promise<Response>((resolve) => waiting.set(id, resolve));
  tell({ kind: "request", id, method: init.method ?? "GET", path, secret, body: (init.body as string | undefined) ?? "" }, code);
  return answered;
}

export const pageTransport: Transport = {
  async fetch(path, init) {
    const method = init.method ?? "GET";
    if (method === "GET" && BOARDS.test(path)) return boardFiles(path);
    if (method === "GET" && path in EMPTY) return json(JSON.stringify(EMPTY[path]), 200);
    if (method === "POST" && path === "/tables") void navigator.storage?.persist?.();
    return ask(path, init);
  },
  socket: (code) => new PageSocket(code),
};
