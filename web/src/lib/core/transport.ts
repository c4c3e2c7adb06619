/** Routes requests to the server or to the tables in this page. The rest of the client does not know the difference. */
import { isHere, isReviewHere } from "./device/heldSeats";
import { canPlayHere } from "./inPage";

/** What a session needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  fetch(path: string, init: RequestInit): Promise<Response>;
  socket(code: string): Socket;
}

const TABLE_REQUEST = /^\/tables(?:\/|\?codes=)(\w+)/;
const REVIEW = /^\/reviews\/([\w-]+)/;
const ALSO_HERE = /^\/(puzzles|reviews)\b/; // the page can answer these as well

const server: Transport = {
  fetch: (path, init) => fetch(`/api${path}`, init),
  socket: (code) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${code}/socket`) as Socket,
};

let page: Transport | null = null;
let open: (() => Promise<Transport>) | null = null;

/** Set how this page starts to host tables; call it before the first request. */
export function useDevice(begin: () => Promise<Transport>) {
  open = begin;
}

async function device(): Promise<Transport> {
  if (!open) throw new Error("this page cannot host tables");
  return (page ??= await open());
}

export const transport = {
  /** `here`: for a new table, whether it is in this page; other paths name the table that they are about. */
  async fetch(path: string, init: RequestInit, here = false): Promise<Response> {
    const own = here || isHere(TABLE_REQUEST.exec(path)?.[1] ?? "") || isReviewHere(REVIEW.exec(path)?.[1] ?? "");
    if (own) return (await device()).fetch(path, init);
    try {
      return await server.fetch(path, init);
    } catch (error) {
      if (!ALSO_HERE.test(path) || !(await canPlayHere(true))) throw error;
      const answer = await (await device()).fetch(path, init);
      if (answer.status === 404) throw error; // only the server has it, and it is out of reach
      return answer;
    }
  },
  /** Once the table has been fetched. */
  socket: (code: string): Socket => (isHere(code) ? page! : server).socket(code),
};
