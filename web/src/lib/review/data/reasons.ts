/** Reasons of the server in words: their arguments are ids, which get names here. */
import { messages, t } from "../../core/words/messages.svelte";
import type { BoardData } from "../../core/protocol";
import { colorName, list } from "../../core/words/text";
import { routeName, ticketName } from "../../table/session/names";
import type { Reason } from "./review";

const ABOUT_PLAYED = new Set(["twin_free", "route_without_ticket", "never_finished"]);

export function reasonText(board: BoardData, names: string[], { id, ...values }: Reason): string | null {
  const message = `review-reason-${String(id).replaceAll("_", "-")}`;
  if (!messages.has(message)) return null;
  const named = Object.entries(values).flatMap(([key, value]): [string, string | number][] => {
    if (key === "tickets" && Array.isArray(value)) return [["tickets", list(value.map((ticket) => ticketName(board, ticket)))], ["count", value.length]];
    if (key === "seat") return [["name", names[Number(value)] ?? ""]];
    if (key === "route") return [["route", routeName(board, String(value))]];
    if (key === "card") return [["card", colorName(String(value))]];
    return typeof value === "number" || typeof value === "string" ? [[key, value]] : [];
  });
  return t(message, Object.fromEntries(named));
}

/** Those that explain the best action. The others say what was wrong with the one that was played, which a puzzle does not show. */
export const aboutBest = (reasons: Reason[]) => reasons.filter(({ id }) => !ABOUT_PLAYED.has(String(id)));

export const reasonTexts = (board: BoardData, names: string[], reasons: Reason[]) => reasons.flatMap((reason) => reasonText(board, names, reason) ?? []);
