/** The page's side of the worker that hosts the tables of this device. */
import { deviceFiles, inPage } from "../core/inPage";
import type { Socket, Transport } from "../core/transport";
import { CACHE } from "./kept/keepFiles";
import type { FromWorker, ToWorker } from "./messages";
import { boardFiles } from "./kept/ownBoards";

const BOARDS = /^\/boards(\/[\w-]+)?$/;
/** What a page without a server always answers. */
const EMPTY: Record<string, unknown> = { "/tables": { tables: [] }, "/home-network": { can_change: false, addresses: [] } };
const TABLE_LISTS = "/tables?"; // answered before it is ready
const CONNECTING = 0, OPEN = 1, CLOSED = 3, NORMAL = 1000; // as in WebSocket

/** The progress of the page's start. `ready`: tables can be opened at once. `waited`: a request is waiting for it. */
export const hosting = $state({ loaded: 0, total: 0, ready: false, broken: "", full: false, waited: false });

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, PageSocket>();
const kept = () => (inPage ? `farebox ${new URL(deviceFiles!).pathname} weights` : CACHE);

/** Start the worker, which needs a few seconds before it can open tables. `first`: show its progress. */
export function startWorker(first = !navigator.serviceWorker?.controller): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => (hosting.broken = event.message || "the worker could not be loaded");
  worker.postMessage({ kind: "start", base: deviceFiles!, weights: kept(), first } satisfies ToWorker);
  return worker;
}

const tell = (message: ToWorker) => startWorker().postMessage(message);
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

  constructor(code: string) {
    sockets.set(this.#number, this);
    tell({ kind: "connect", number: this.#number, code });
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string) {
    tell({ kind: "send", number: this.#number, text });
  }

  close() {
    this.readyState = CLOSED;
    if (!sockets.delete(this.#number)) return;
    tell({ kind: "disconnect", number: this.#number });
    queueMicrotask(() => this.onclose?.({ code: NORMAL })); // as a WebSocket does
  }
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const secret = new Headers(init.headers).get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (hosting.broken) return json(JSON.stringify({ error: "page_broken", message: hosting.broken, detail: {} }), 500);
  const id = ++count;
  hosting.waited ||= !path.startsWith(TABLE_LISTS);
  const answered = new Promise<Response>((resolve) => waiting.set(id, resolve));
  tell({ kind: "request", id, method: init.method ?? "GET", path, secret, body: (init.body as string | undefined) ?? "" });
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
