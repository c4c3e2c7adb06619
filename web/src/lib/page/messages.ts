/** The messages between the page and its worker. */
export type ToWorker =
  // weights: the cache that keeps them; first: nothing is cached for offline yet
  | { kind: "start"; base: string; weights: string; first: boolean }
  | { kind: "request"; id: number; method: string; path: string; secret: string; body: string }
  | { kind: "connect"; number: number; code: string }
  | { kind: "send"; number: number; text: string }
  | { kind: "disconnect"; number: number };

export type FromWorker =
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "message"; number: number; text: string }
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "broken"; why: string }
  | { kind: "storage"; full: boolean };

/** site.json, which `farebox site` writes and a server sends; its paths are relative to it. */
export type Site = {
  archive: string;
  pyodide: string; // a folder
  files: string[]; // everything but weights
  start: Record<string, number>; // what Python needs to start, with sizes in bytes
  weights: Record<string, Record<string, string[]>>; // files by board and number of seats: the base, and what is added to it
  names: Record<string, string>; // of animals in English, for records
};
