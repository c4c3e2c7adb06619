/** A record as facts, and what a device saw as such facts: `take red`, `draw ?`. Neither judges whether an action was legal. */
import type { EventData } from "../core/protocol";
import type { Device } from "./shuffle";

export type RecordFact = string[];
type Play = { turn: number; seat: number; facts: RecordFact[] };
export type GameRecord = {
  header: Map<string, string>;
  seats: number;
  table: string;
  first: string; // "lot" or a seat
  commitment: string;
  secret: string;
  devices: Device[];
  plays: Play[];
  result: string;
};

const HASH = "[0-9a-f]{64}";
const DEAL_LINE = new RegExp(`^(\\S+) (lot|\\d) (${HASH}) (${HASH})((?: \\d(?:\\+\\d)*:${HASH}:(?:${HASH}|-))*)$`);
const TURN_LINE = /^(?:(\d+)\. )?(\d) (.+)$/;
const PARTS = ["shuffle", "shuffle_tickets", "done", "ticket", "reset", "bonus", "last_turns"];
const split = (text: string, by: string | RegExp) => text.split(by).map((one) => one.trim()).filter(Boolean);

/** `faceUp`: whether the game has cards that lie face up. Null if it cannot be read. */
export function parseRecord(text: string, faceUp: boolean): GameRecord | null {
  const header = new Map<string, string>();
  const plays: Play[] = [];
  let result = "";
  for (const line of split(text, "\n").slice(1)) {
    const turn = TURN_LINE.exec(line);
    const [key = ""] = line.split(" ");
    if (turn) for (const play of split(turn[3]!, ";")) plays.push({ turn: Number(turn[1] ?? 0), seat: Number(turn[2]), facts: playFacts(play, faceUp) });
    else if (key === "result") result = line;
    else header.set(key, line.slice(key.length + 1));
  }
  const deal = DEAL_LINE.exec(header.get("deal") ?? "");
  if (!deal || header.has("position")) return null;
  const devices = split(deal[5]!, " ").map((one): Device => {
    const [seats, hash, value] = one.split(":");
    return { seats: seats!.split("+").map(Number), hash: hash!, value: value === "-" ? null : value! };
  });
  return { header, seats: Number(header.get("seats")), table: deal[1]!, first: deal[2]!, commitment: deal[3]!, secret: deal[4]!, devices, plays, result };
}

function playFacts(play: string, faceUp: boolean): RecordFact[] {
  const [action = "", outcome = ""] = split(play, "=");
  const [kind = "", ...rest] = split(action, " ");
  const facts: RecordFact[] = [];
  if (kind === "take") facts.push([kind, rest[0]!]);
  else if (kind === "claim") facts.push([kind, rest[0]!, ...paid(rest.slice(1).join(" "))]);
  else if (kind === "keep") facts.push([kind, ...rest.sort()]);
  else if (kind === "pass" || kind === "exchange") facts.push([kind]);
  let blind = kind === "blind" || !faceUp;
  for (const part of split(outcome, ",")) {
    const words = split(part, " ");
    if (PARTS.includes(words[0]!)) facts.push(words);
    else if (kind === "tickets") facts.push(["offer", ...words]);
    else
      for (const card of words) {
        facts.push([blind ? "draw" : "up", card]);
        blind = !faceUp; // only the first card of "blind" is not turned up
      }
  }
  return facts;
}

/** "2 pink 1 taxi" as pink=2 taxi=1 */
const paid = (text: string) => [...text.matchAll(/(\d+) (\S+)/g)].map(([, count, card]) => `${card}=${count}`).sort();

/** What a device saw of an action; `?` is hidden, and a fact of one word leaves the rest open. */
export function seenFacts(events: EventData[]): RecordFact[] {
  const opening = events.some(({ kind }) => kind === "choose");
  return events.flatMap((event): RecordFact[] => {
    switch (event.kind) {
      case "take":
        return [["take", event.card]];
      case "blind":
        return [["draw", event.card ?? "?"]];
      case "turn_up":
        return [["up", event.card]];
      case "claim":
        return [["claim", event.route, ...Object.entries(event.payment).filter(([, count]) => count).map(([card, count]) => `${card}=${count}`).sort()]];
      case "offer":
        return [["offer", ...(event.tickets ?? Array<string>(event.count).fill("?"))]];
      case "choose":
      case "keep":
        return opening && event.kind === "keep" ? [] : [["keep", ...(event.tickets ? [...event.tickets].sort() : [])]];
      case "completed":
        return [["done", event.ticket]];
      case "ticket":
        return [["ticket", event.ticket ?? "?"]];
      case "deal":
      case "over":
        return [];
      default:
        return [[event.kind]];
    }
  });
}

export const agrees = (seen: RecordFact, full: RecordFact | undefined) =>
  !!full && seen[0] === full[0] && (seen.length === 1 || (seen.length === full.length && seen.every((word, i) => word === "?" || word === full[i])));
