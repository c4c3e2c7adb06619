/**
 * The worker that hosts the tables of this device. Tasks run one at a time: Python changes a table, the change is
 * stored, and only then the page hears of it.
 */
import type { DailyDeal, Opened, Table } from "../core/protocol";
import type { FromWorker, ToWorker } from "./messages";
import { Locks } from "./kept/locks";
import { Python } from "./python";
import { Storage, type StoredBoard } from "./kept/storage";

const storage = new Storage();
const locks = new Locks();
const viewers = new Map<number, string>(); // codes of tables by connection
const early = new Map<number, string[]>(); // messages of connections that wait for their table
const boards = new Set<string>(); // the custom boards that Python knows
let python: Python;
let work: Promise<void> = Promise.resolve();
let alarm: ReturnType<typeof setTimeout> | undefined;
let full = false;

const TABLES_BY_CODE = "/tables?codes=";
const DAILY_RESULTS = "/daily/results?";
const FULL = 507; // HTTP: insufficient storage
const BOARD_PATH = /^\/boards\/([\w-]+)$/;
const tell = (message: FromWorker) => postMessage(message);
const problem = (error: string, message: string) => JSON.stringify({ error, message, detail: {} });

/** Run a task after all earlier ones. */
function then(job: () => Promise<void> | void) {
  work = work.then(job).then(settle).catch((error: unknown) => console.error("farebox:", error));
}

/** Store changes, then send the resulting messages, and let the bots continue. */
async function settle() {
  if (!python?.bridge) return;
  const [writes, messages] = python.bridge.take();
  if (writes.length) {
    let saved = await storage.save(writes);
    if (!saved && !full) {
      await python.forgetMemory();
      saved = await storage.save([]);
    }
    if (saved === full) tell({ kind: "storage", full: (full = !saved) });
  }
  for (const [number, text] of messages) tell({ kind: "message", number, text });
  clearTimeout(alarm);
  const wait = python.bridge.host.wait();
  if (wait >= 0) alarm = setTimeout(() => then(step), 1000 * wait);
}

async function step() {
  await python.loadNetwork();
  python.bridge.host.step();
}

async function start({ base, weights, first }: Extract<ToWorker, { kind: "start" }>) {
  python = new Python(base, weights);
  try {
    await python.start(first ? (loaded, total) => tell({ kind: "progress", loaded, total }) : null);
    await addBoards();
    tell({ kind: "ready" });
  } catch (error) {
    console.error(error);
    tell({ kind: "broken", why: String(error) });
    work = new Promise(() => {}); // nothing more can be done
  }
}

/** Register the custom boards with Python, the newest edition last; an imported file may have added some. */
async function addBoards() {
  const stored = await storage.boards().catch(() => []); // empty if the browser stores nothing
  if (stored.every(({ id, digest }) => boards.has(`${id} ${digest}`))) return;
  for (const { id, digest, text, layout } of stored) {
    boards.add(`${id} ${digest}`);
    python.bridge.add_board(id, text, layout);
  }
}

/** Open a stored table. Returns why it cannot be opened, or "". */
async function load(code: string): Promise<string> {
  if (python.bridge.host.knows(code)) return "";
  const game = await storage.game(code);
  await addBoards();
  return game ? python.bridge.load(game.row, JSON.stringify(game.entries)) : problem("no_table", "there is no table with that code");
}

/** The record of a table that can only be read. */
async function storedRecord(code: string, secret: string): Promise<string> {
  const { row, entries } = (await storage.game(code))!;
  return python.bridge.stored_record(row, JSON.stringify(entries), secret);
}

async function answer(message: Extract<ToWorker, { kind: "request" }>): Promise<[number, string]> {
  const { method, path, secret, body } = message;
  const codes = python.bridge.codes(path, body);
  await loadReview(/^\/reviews\/([\w-]+)/.exec(path)?.[1] ?? body.match(/"from_review":\{"id":"([\w-]+)"/)?.[1]);
  const board = method === "DELETE" && BOARD_PATH.exec(path)?.[1];
  if (board) return removeBoard(board);
  if (method === "DELETE") return remove(codes[0]!);
  if (path === "/tables") await addBoards();
  const strange = codes.filter((code) => !python.bridge.host.knows(code));
  for (const code of codes) {
    const why = await load(code);
    if (why.includes("old_rules") && path.endsWith("/record")) return [200, await storedRecord(code, secret)];
    if (why) return [why.includes("no_table") ? 404 : 409, why];
  }
  const answered = python.bridge.answer(method, path, secret, body);
  if (path === "/reviews") await keepReview(answered);
  else if (path === "/boards") return keepBoard(answered);
  else if (path.startsWith(DAILY_RESULTS)) await keepPar(answered);
  else if (method === "POST") await keepSeats(codes[0], answered);
  for (const code of strange) forget(code); // it was only read
  return answered;
}

/** Some tables as they are stored: pages that only list them do not wait for Python. */
async function list(id: number, codes: string[]) {
  const text = await storage.listed(codes).catch(() => '{"tables":[]}');
  tell({ kind: "answer", id, status: 200, text });
}

async function remove(code: string): Promise<[number, string]> {
  python.bridge.host.drop(code);
  await storage.remove(code);
  return [200, "{}"];
}

/** The answer to the page, once the board is stored. */
async function keepBoard([status, text]: [number, string]): Promise<[number, string]> {
  if (status >= 300) return [status, text];
  const board = { ...(JSON.parse(text) as StoredBoard), added: Date.now() };
  return storage.saveBoard(board).then(() => [status, text], () => [FULL, problem("board_unkept", "there is no room for the board")]);
}

async function removeBoard(id: string): Promise<[number, string]> {
  await storage.removeBoard(id);
  return [200, "{}"];
}

/** Make a stored review known again, after the page was closed. */
async function loadReview(id: string | undefined) {
  if (!id || python.bridge.knows_review(id)) return;
  const stored = await storage.review(id);
  if (stored) python.bridge.add_review(stored);
}

async function keepReview([status, text]: [number, string]) {
  if (status >= 300) return;
  const { id } = JSON.parse(text) as { id: string };
  await storage.saveReview(id, python.bridge.stored_review(id));
}

/** The champion's game of a daily deal also has a review. */
async function keepPar([status, text]: [number, string]) {
  const id = status < 300 ? (JSON.parse(text) as DailyDeal).par?.review : null;
  if (id) await storage.saveReview(id, python.bridge.stored_review(id));
}

/** Keep the secrets of the seats of a new table, or of a rematch, where everybody has moved by one seat. */
async function keepSeats(before: string | undefined, [status, text]: [number, string]) {
  if (status >= 300) return;
  const made = JSON.parse(text) as Opened | Table;
  if ("table" in made) return storage.saveHeld({ code: made.table.code, board: made.table.options.board, host: made.host, held: made.held });
  const known = (await storage.held()).find(({ code }) => code === before);
  const seats = made.places?.length;
  if (known && seats) await storage.saveHeld({ ...known, code: made.code, held: known.held.map((one) => ({ ...one, seat: (one.seat + seats - 1) % seats })) });
}

/** Drop a table without viewers, so that another page can open it. */
function forget(code: string) {
  if ([...viewers.values()].includes(code)) return;
  python.bridge.host.drop(code);
  locks.release(code);
}

async function connect(number: number, code: string) {
  viewers.set(number, code);
  early.set(number, []);
  if (!(await locks.hold(code))) {
    const busy = { type: "answer", id: null, problem: { error: "other_tab", message: "this game is open in another tab", detail: {} } };
    tell({ kind: "message", number, text: JSON.stringify(busy) });
    void locks.wait(code).then(() => then(() => open(number, code)));
    return;
  }
  await open(number, code);
}

async function open(number: number, code: string) {
  if (!viewers.has(number)) return void forget(code);
  const why = await load(code);
  if (why) return tell({ kind: "message", number, text: `{"type":"answer","id":null,"problem":${why}}` });
  python.bridge.host.connect(number, code);
  const said = early.get(number) ?? [];
  early.delete(number);
  for (const text of said) python.bridge.host.hear(number, text);
}

function hear(number: number, text: string) {
  if (early.has(number)) early.get(number)!.push(text);
  else python.bridge.host.hear(number, text);
}

function disconnect(number: number) {
  const code = viewers.get(number);
  viewers.delete(number);
  early.delete(number);
  python.bridge.host.disconnect(number);
  if (code) forget(code);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      return then(() => start(data));
    case "connect":
      return then(() => connect(data.number, data.code));
    case "send":
      return then(() => hear(data.number, data.text));
    case "disconnect":
      return then(() => disconnect(data.number));
    case "request":
      if (data.path.startsWith(TABLES_BY_CODE)) return void list(data.id, data.path.slice(TABLES_BY_CODE.length).split(","));
      return then(async () => {
        const [status, text] = await answer(data).catch((error: unknown): [number, string] => [500, problem("server", String(error))]);
        await settle(); // stored before the page knows of it
        tell({ kind: "answer", id: data.id, status, text });
      });
  }
});
