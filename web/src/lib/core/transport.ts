/** Where the tables are: at a server, or in this page itself (a site without a server). The rest of the client does not know. */
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

const server: Transport = {
  fetch: (path, init) => fetch(`/api${path}`, init),
  socket: (code) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${code}/socket`) as Socket,
};

let current = server;

/** Before anything is asked for. */
export function useTransport(own: Transport) {
  current = own;
}

export const transport: Transport = {
  fetch: (path, init) => current.fetch(path, init),
  socket: (code) => current.socket(code),
};
