/** The REST side of the protocol; see docs/protocol.md. */
import type {
  AddedReview, AskedDeepReview, BoardData, Boards, BoardSummary, ChallengeData, ChallengeResults, ChangedPlace, DailyData, DailyDeal,
  HomeNetworkData, Join, Joined, Look, MomentData, NewChallenge, NewTable, OfferedChallenge, Opened, Problem, PuzzleAnswer, PuzzleData, PuzzleHint, Puzzles,
  ReviewData, Table, Tables, TriedData, ViewData,
} from "./protocol";
import { isHere } from "./device/heldSeats";
import { transport } from "./transport";

/** The server refused a request. Its text is the message "problem-" + error. */
export class Refused extends Error {
  constructor(public problem: Problem) {
    super(problem.message);
  }
}

/** The table as pages list it, and its custom board as this page stores it. */
export type CheckedBackup = { table: Table; board: { id: string; digest: string; text: string; layout: string; summary: BoardSummary; data: BoardData } | null };

const isText = (answer: Response) => answer.headers.get("content-type")?.startsWith("text/plain");

async function ask<T>(method: string, path: string, body?: unknown, secret?: string, here = false): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await transport.fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }, here);
  } catch {
    throw new Refused({ error: "offline", message: "the server cannot be reached", detail: {} });
  }
  if (answer.ok) return answer.status === 204 ? (undefined as T) : isText(answer) ? ((await answer.text()) as T) : answer.json();
  throw new Refused(await answer.json().catch(() => ({ error: "server", message: `the server answered ${answer.status}`, detail: {} })));
}

export const homeNetworkState = () => ask<HomeNetworkData>("GET", "/home-network");
export const changeHomeNetwork = (open: boolean) => ask<HomeNetworkData>("PUT", "/home-network", { open });
export const boards = () => ask<Boards>("GET", "/boards");
export const board = (id: string) => ask<BoardData>("GET", `/boards/${id}`);
/** Add a custom board, in a page without a server. */
export const addBoard = (name: string, text: string, layout: string) => ask<unknown>("POST", "/boards", { name, text, layout });
/** Read an unfinished game of a file as this page would, without opening it. */
export const checkBackup = (game: object) => ask<CheckedBackup>("POST", "/backups/check", game, undefined, true);
export const removeBoard = (id: string) => ask<unknown>("DELETE", `/boards/${id}`);
export const tableBoard = (code: string) => ask<BoardData>("GET", `/tables/${code}/board`);
/** `here`: in this page itself, not at the server. */
export const openTable = (table: Partial<NewTable>, here = false) => ask<Opened>("POST", "/tables", table, undefined, here);
export const table = (code: string) => ask<Table>("GET", `/tables/${code}`);
export const listed = () => ask<Tables>("GET", "/tables");
export const mine = (codes: string[]) => ask<Tables>("GET", `/tables?codes=${codes.join(",")}`);
/** `secret`: of a seat; only an unfinished game of rules that the server no longer has shows each seat something else. */
export const record = (code: string, secret?: string) => ask<string>("GET", `/tables/${code}/record`, undefined, secret);
export const reviewRecord = (record: string) => ask<{ id: string }>("POST", "/reviews", { record });
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

/** Start the review of a table's game, at the server or in this page. */
export const openReview = (table: string) => ask<AddedReview>("POST", "/reviews", { table }, undefined, isHere(table));
export const review = (id: string, open: boolean, deep: boolean) => ask<ReviewData>("GET", `/reviews/${id}?open=${open ? 1 : 0}&deep=${deep ? 1 : 0}`);
export const reviewPosition = (id: string, number: number, seat: number, open: boolean) => ask<MomentData>("GET", `/reviews/${id}/at/${number}?seat=${seat}&open=${open ? 1 : 0}`);
/** What another action of a decision would have been worth, in the review that is shown. */
export const tryAction = (id: string, number: number, action: string, open: boolean, deep: boolean) => ask<TriedData>("POST", `/reviews/${id}/at/${number}/try`, { action, open, deep });
export const deepReview = (id: string, table: string, secret: string) => ask<AskedDeepReview>("POST", `/reviews/${id}/deep`, { table, secret });

export const daily = () => ask<DailyData>("GET", "/daily");
export const dailyResults = (table: string, secret: string) => ask<DailyDeal>("GET", `/daily/results?table=${table}`, undefined, secret);
export const challenge = (id: string) => ask<ChallengeData>("GET", `/challenges/${encodeURIComponent(id)}`);
/** Of a table, with the secret of a seat; or of a record. */
export const offerChallenge = (offered: Partial<NewChallenge>, secret?: string) => ask<OfferedChallenge>("POST", "/challenges", offered, secret);
export const challengeResults = (id: string, table: string, secret: string) => ask<ChallengeResults>("GET", `/challenges/${encodeURIComponent(id)}/results?table=${table}`, undefined, secret);
/** For the player who offers it: the record proves the game. */
export const offeredChallengeResults = (id: string, record: string) => ask<ChallengeResults>("POST", `/challenges/${encodeURIComponent(id)}/results`, { record });
