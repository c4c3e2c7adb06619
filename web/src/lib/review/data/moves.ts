/** Actions in the notation of records, read and put into words. */
import { lookOf } from "../../board/looks";
import type { ActionData, BoardData } from "../../core/protocol";
import { rich, type Part } from "../../table/log/richText";
import { cardList, routeName, ticketName, type Counts } from "../../table/session/names";

export interface Move { kind: ActionData["kind"]; card: string | null; route: string | null; payment: Counts; tickets: string[] }

export function parseMove(text: string): Move {
  const [kind, ...rest] = text.split(" ");
  const move: Move = { kind: kind as Move["kind"], card: null, route: null, payment: {}, tickets: [] };
  if (kind === "take") move.card = rest[0] ?? null;
  if (kind === "keep") move.tickets = rest;
  if (kind === "claim") {
    move.route = rest[0] ?? null;
    for (let i = 1; i + 1 < rest.length; i += 2) move.payment[rest[i + 1]!] = Number(rest[i]);
  }
  return move;
}

const SIMPLE = { blind: "blind", draw: "draw", tickets: "tickets", exchange: "exchange", pass: "pass" } as const;

/** "Claimed Chelsea – SoHo": what was done; "Claim Chelsea – SoHo": what could be done. `paid`: with which cards. */
function words(form: "did" | "do", board: BoardData, move: Move, paid: boolean): Part[] {
  const did = form === "did";
  switch (move.kind) {
    case "take":
      return rich(did ? "review-did-take" : "review-do-take", { cards: { cards: [move.card] } });
    case "keep":
      if (move.tickets.length === 1) return rich(did ? "review-did-keep-one" : "review-do-keep-one", { ticket: { strong: ticketName(board, move.tickets[0]!) } });
      return rich(did ? "review-did-keep" : "review-do-keep", { count: move.tickets.length });
    case "claim": {
      const route = { strong: routeName(board, move.route!) };
      const verb = lookOf(board).claim.verb;
      if (!paid) return rich(`review-${form}-${verb}`, { route });
      return rich(`review-${form}-${verb}-with`, { route, cards: { cards: cardList(move.payment) } });
    }
    default:
      return rich(`review-${form}-${SIMPLE[move.kind]}`);
  }
}

export const did = (board: BoardData, action: string, paid = false) => words("did", board, parseMove(action), paid);
export const could = (board: BoardData, action: string, paid = false) => words("do", board, parseMove(action), paid);

/** What was done where there is little room: of a route only its ends. */
export function short(board: BoardData, action: string): Part[] {
  const { kind, route } = parseMove(action);
  return kind === "claim" ? [{ text: routeName(board, route!) }] : did(board, action);
}
