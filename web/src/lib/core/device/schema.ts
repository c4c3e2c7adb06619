/** What this browser keeps, and what files from others may bring: finished games, mistakes, boards, tables and seats. */
import type { BoardData, BoardSummary, Place } from "../protocol";
import { asIs, flag, json, listOf, maybe, Misfit, number, object, oneOf, orNull, text, where, whole, type Shape } from "./shape";

export const COLOR_COUNT = 4;
export const LONGEST_NAME = 40; // characters
const MOST_SEATS = 4;
const LATEST = 8.64e15; // milliseconds: the last date
const MOST_RECORD = 2_000_000; // characters; a usual record has 10,000
const MOST_BOARD = 1_000_000;
const MOST_ENTRIES = 30_000;
const MOST_ADJUSTED = 5; // it can leave 0 to 1, but not by far

const LEVELS: NonNullable<Place["level"]>[] = ["beginner", "casual", "strong", "expert"];
const AVATARS: NonNullable<Place["avatar"]>[] = ["fox", "rabbit", "cat", "bear", "frog", "otter", "penguin", "owl"];
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu; // control characters and those that turn the direction of writing, but not joiners

/** A name in one line. */
export const plainName = (name: string) => name.slice(0, 10 * LONGEST_NAME).replace(/\s+/g, " ").replace(HIDDEN, "").trim().slice(0, LONGEST_NAME);

const name: Shape<string> = (value, place) => plainName(text(10_000)(value, place));
const time = number(-LATEST, LATEST);
const seat = whole(0, MOST_SEATS - 1);
const color = whole(0, COLOR_COUNT - 1);
const level = orNull(oneOf(...LEVELS));
const avatar = orNull(oneOf(...AVATARS));
const code = text(12, /^[A-Z0-9]{4,12}$/);
const anyCode = text(12, /^[A-Z0-9]*$/);
const gameId = text(20, /^[0-9a-f]{20}$/);
/** Of a board, a route or a ticket. It becomes part of an address and a key of objects. */
const id = where(text(200, /^[^\s;#/\\?%&]+$/), (found) => !(found in {}));
const quality = orNull(number(0, 110));
const adjusted = maybe(orNull(number(-MOST_ADJUSTED, MOST_ADJUSTED)));

/** What the comment before a record of the file says, where it says something. */
export const BESIDE_RECORD = object({
  code: maybe(anyCode),
  ended: maybe(orNull(time)),
  mine: maybe(listOf(seat, MOST_SEATS)),
  players: maybe(
    listOf(object({ name: maybe(name), bot: maybe(flag), level: maybe(level), avatar: maybe(avatar), color: maybe(color), quality: maybe(quality), adjusted }), MOST_SEATS),
  ),
});

const player = object({ name, bot: flag, level, avatar, color, score: whole(-10_000, 10_000), tickets: whole(0, 100), routes: listOf(id, 200), quality, adjusted });

export const KEPT_GAME = where(
  object({
    id: gameId,
    code: anyCode,
    board: id,
    ended: orNull(time),
    ending: text(40, /^[\w-]+$/),
    continued: flag,
    winners: listOf(seat, MOST_SEATS),
    mine: listOf(seat, MOST_SEATS),
    players: listOf(player, MOST_SEATS),
    record: text(MOST_RECORD),
  }),
  ({ players, winners, mine }) => players.length >= 2 && [...winners, ...mine].every((one) => one < players.length),
);

const action = object({ kind: text(20), text: text(500), tickets: listOf(id, 10) });
const seen = object({ players: listOf(object({ seat }), MOST_SEATS), actions: listOf(action, 10_000), routes: listOf(object({}), 1000), tickets: listOf(object({}), 1000), display: listOf(orNull(id), 20) });

/** A mistake of this player, which is a puzzle. */
export const KEPT_MISTAKE = object({
  id: text(60, /^own-[0-9a-f]{20}-\d+$/),
  game: gameId,
  board: id,
  number: whole(0, MOST_ENTRIES),
  turn: whole(0, MOST_ENTRIES),
  seat,
  action: text(500),
  cost: number(-1, 1),
  values: where(listOf(object({ action: text(500), chance: number(-1, 2), error: number(0, 10) }), 10_000), (values) => values.length > 0),
  reasons: listOf(object({}), 1000),
  players: listOf(object({ name: text(10_000), bot: flag, level: maybe(orNull(text(20))), color: maybe(orNull(color)), avatar: maybe(orNull(text(20))) }), MOST_SEATS),
  view: seen,
  mark: orNull(oneOf("first", "solved", "missed")),
});

const boardSummary = object({
  ...{ id, name: text(200), piece: text(200), seats: listOf(whole(1, MOST_SEATS), MOST_SEATS), reconstructed: listOf(text(20), 10) },
  ruleset: object({ id: oneOf("new_york", "first_journey"), options: listOf(text(40), 20) }),
});
const boardData = object({
  ...{ id, name: text(200), wild: id, colors: listOf(id, 20), layout: object({}) },
  ruleset: object({ id: oneOf("new_york", "first_journey") }),
  locations: listOf(object({ id, name: text(200) }), 200),
  routes: listOf(object({ id, a: id, b: id, length: whole(1, 20), color: id, twin: orNull(id) }), 1000),
  tickets: listOf(object({ id, a: id, b: id }), 1000),
});

const boardFiles = { id: text(40, /^[\w-]+$/), digest: text(64, /^\w+$/), text: text(MOST_BOARD), layout: text(MOST_BOARD) };

/** An edition of a custom board. What requests are answered with is what the check of the board has written. */
export const STORED_BOARD = object({ ...boardFiles, summary: asIs<BoardSummary>(boardSummary), data: asIs<BoardData>(boardData), added: time, removed: maybe(flag) });

const heldSeats = { board: id, host: orNull(text(100)), held: listOf(object({ seat: whole(-1, MOST_SEATS - 1), secret: text(100) }), 2 * MOST_SEATS) };
/** The seats of a table that is in this page. */
export const HELD_TABLE = object({ code, ...heldSeats });
/** The seats of any table, in local storage. */
export const HELD_SEATS = object({ held: heldSeats.held, host: maybe(heldSeats.host), board: maybe(text(200)), opened: maybe(time), review: maybe(text(80)), over: maybe(flag), here: maybe(flag) });

const place = object({ seat, kind: oneOf("open", "player", "bot"), name: text(200), color: maybe(orNull(color)), avatar: maybe(avatar) });
/** A table as pages list it. */
export const LISTED_TABLE = object({
  code,
  status: oneOf("waiting", "dealing", "playing", "over"),
  options: object({ board: id }),
  places: listOf(place, MOST_SEATS),
  to_act: listOf(seat, MOST_SEATS),
  changed: time,
  same_deal: maybe(orNull(object({ kind: oneOf("daily", "challenge") }))),
});
const row = object({ code, rules: maybe(orNull(whole(0, 10_000))), status: text(20), board_digest: maybe(orNull(text(64))), same_deal: maybe(orNull(text(200, /^(daily \d{4}-\d\d-\d\d|challenge) [\w-]+$/))) });
/** A table in this page's storage. */
export const STORED_TABLE = object({ code, row: json(row, MOST_BOARD), table: json(LISTED_TABLE, MOST_BOARD) });

const rows = { row: json(row, MOST_BOARD), entries: listOf(text(20_000), MOST_ENTRIES), held: HELD_TABLE };
/** An unfinished game in a file. Whatever else the file says about its table and its board is what the check of the game finds out. */
export const BACKUP = where(object({ ...rows, board: orNull(object(boardFiles)) }), ({ row, entries, held }) => {
  const of = JSON.parse(row) as { code: string };
  return of.code === held.code && entries.length > 0 && entries.every((entry, i) => (JSON.parse(entry) as { number: unknown } | null)?.number === i);
});

/** A line of a file, as data of a shape. */
export function readLine<T>(line: string, shape: Shape<T>): T {
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch {
    throw new Misfit("JSON");
  }
  return shape(found);
}
