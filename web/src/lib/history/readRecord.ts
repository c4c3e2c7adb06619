/** What the text of a record says about a finished game (docs/notation.md). The server checks it; here it is only read. */

export type RecordFacts = {
  board: string;
  names: string[];
  ending: string;
  continued: boolean; // from a moment of another game
  totals: number[];
  winners: number[];
  routes: string[][]; // by seat
  completed: number[]; // tickets, by seat
};

export class NotARecord extends Error {}

export const FORMAT = "farebox record 1";
const TURN = /^(?:\d+\. )?(\d) (.+)$/;
const RESULT = /^result (\S+) (-?\d+(?: -?\d+)*) winners (none|\d(?: \d)*)$/;
const words = (text = "") => text.split(/[\s,]+/).filter(Boolean);
const ends = (id: string) => id.split(".")[0]!.split("-") as [string, string];

class Seat {
  routes: string[] = [];
  kept: string[] = [];
  done = 0; // tickets that are shown when they are completed

  hear(action: string, outcome: string) {
    const [kind, ...rest] = words(action);
    if (kind === "claim") this.routes.push(rest[0]!);
    if (kind === "keep") this.kept.push(...rest);
    this.done += outcome.split(",").filter((part) => /^\s*(done\b|bonus\s*$)/.test(part)).length;
  }

  /** Kept tickets count at the end, if a path of own routes joins their ends. */
  completed(): number {
    const group = new Map<string, string>();
    const find = (place: string): string => {
      const next = group.get(place) ?? place;
      return next === place ? place : find(next);
    };
    for (const route of this.routes) {
      const [a, b] = ends(route);
      group.set(find(a), find(b));
    }
    return this.done + this.kept.filter((ticket) => find(ends(ticket)[0]) === find(ends(ticket)[1])).length;
  }
}

/** A game from a position begins with routes and tickets. */
function begin(seats: Seat[], position: string) {
  for (const [, key, seat, value] of position.matchAll(/\b(routes|tickets)\.(\d)=([^;]*)/g)) {
    const one = seats[Number(seat)];
    if (one) one[key === "routes" ? "routes" : "kept"].push(...words(value));
  }
}

export function readRecord(text: string): RecordFacts {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/\s+/g, " ")).filter((line) => line && !line.startsWith("#"));
  const header = new Map<string, string>();
  const turns: [number, string][] = [];
  if (lines[0] !== FORMAT) throw new NotARecord(`a record starts with "${FORMAT}"`);
  const result = RESULT.exec(lines.at(-1)!);
  if (!result) throw new NotARecord("the game is not over");
  for (const line of lines.slice(1, -1)) {
    const turn = TURN.exec(line);
    if (turn) turns.push([Number(turn[1]), turn[2]!]);
    else if (turns.length) throw new NotARecord(`cannot read "${line.slice(0, 40)}"`);
    else header.set(line.split(" ")[0]!, line.slice(line.indexOf(" ") + 1));
  }
  const totals = words(result[2]).map(Number);
  const winners = result[3] === "none" ? [] : words(result[3]).map(Number);
  const seats = totals.map(() => new Seat());
  if (header.get("seats") !== `${seats.length}` || winners.some((seat) => seat >= seats.length) || !header.has("board")) throw new NotARecord("its header does not fit its result");
  begin(seats, header.get("position") ?? "");
  for (const [seat, plays] of turns) {
    if (!seats[seat]) throw new NotARecord(`there is no seat ${seat}`);
    for (const play of plays.split(";")) {
      const [action = "", outcome = ""] = play.split("=");
      seats[seat].hear(action, outcome);
    }
  }
  const names = header.get("players")?.split("|").map((name) => name.trim()) ?? [];
  return {
    board: words(header.get("board"))[0]!,
    names: seats.map((_, seat) => names[seat] ?? ""),
    ending: result[1]!,
    continued: header.has("continues"),
    totals,
    winners,
    routes: seats.map((seat) => seat.routes),
    completed: seats.map((seat) => seat.completed()),
  };
}
