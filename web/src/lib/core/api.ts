/** The REST side of the protocol; see docs/protocol.md. */
import type { BoardData, Boards, ChangedPlace, HomeNetworkData, Join, Joined, Look, NewTable, Opened, Problem, PuzzleAnswer, PuzzleData, PuzzleHint, Puzzles, Table, Tables, ViewData } from "./protocol";

/** The server refused a request. Its text is the message "problem-" + error. */
export class Refused extends Error {
  constructor(public problem: Problem) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused({ error: "offline", message: "the server cannot be reached", detail: {} });
  }
  if (answer.ok) return answer.status === 204 ? (undefined as T) : answer.json();
  throw new Refused(await answer.json().catch(() => ({ error: "server", message: `the server answered ${answer.status}`, detail: {} })));
}

export const homeNetwork = () => ask<HomeNetworkData>("GET", "/home-network");
export const changeHomeNetwork = (open: boolean) => ask<HomeNetworkData>("PUT", "/home-network", { open });
export const boards = () => ask<Boards>("GET", "/boards");
export const board = (id: string) => ask<BoardData>("GET", `/boards/${id}`);
export const tableBoard = (code: string) => ask<BoardData>("GET", `/tables/${code}/board`);
export const lastPosition = (code: string) => ask<{ table: Table; at: number; view: ViewData }>("GET", `/tables/${code}/position`);
export const openTable = (table: NewTable) => ask<Opened>("POST", "/tables", table);
export const table = (code: string) => ask<Table>("GET", `/tables/${code}`);
export const listed = () => ask<Tables>("GET", "/tables");
export const mine = (codes: string[]) => ask<Tables>("GET", `/tables?codes=${codes.join(",")}`);
export const join = (code: string, wanted: Join) => ask<Joined>("POST", `/tables/${code}/join`, wanted);
export const changeLook = (code: string, secret: string, look: Partial<Look>) => ask<Table>("PUT", `/tables/${code}/look`, look, secret);
export const leave = (code: string, secret: string) => ask<Table>("POST", `/tables/${code}/leave`, undefined, secret);
export const changePlaces = (code: string, host: string, places: ChangedPlace[]) => ask<Table>("PUT", `/tables/${code}/places`, { places }, host);
export const start = (code: string, host: string) => ask<Table>("POST", `/tables/${code}/start`, undefined, host);
export const commit = (code: string, secret: string, device: string) => ask<Table>("PUT", `/tables/${code}/device`, { device }, secret);
export const reveal = (code: string, secret: string, value: string) => ask<Table>("POST", `/tables/${code}/reveal`, { value }, secret);
export const rematch = (code: string, secret: string) => ask<Table>("POST", `/tables/${code}/rematch`, undefined, secret);
export const puzzles = () => ask<Puzzles>("GET", "/puzzles");
export const puzzle = (id: string) => ask<PuzzleData>("GET", `/puzzles/${encodeURIComponent(id)}`);
export const puzzleHint = (id: string, number: number) => ask<PuzzleHint>("GET", `/puzzles/${id}/hints/${number}`);
export const answerPuzzle = (id: string, action: string | null) => ask<PuzzleAnswer>("POST", `/puzzles/${id}/answer`, { action });
export const recordLink = (code: string) => `/api/tables/${code}/record`;
