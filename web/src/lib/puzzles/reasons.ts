/** Why the solution is better, in words. The messages belong to the review. */
import { messages, t } from "../core/messages.svelte";
import type { BoardData, PuzzleSolution } from "../core/protocol";
import { colorName, list } from "../core/text";
import { routeName, ticketName } from "../table/session/names";

export function reasonTexts(board: BoardData, names: string[], reasons: PuzzleSolution["reasons"]): string[] {
  return reasons.flatMap(({ id, ...values }) => {
    const message = `review-reason-${String(id).replaceAll("_", "-")}`;
    return messages.has(message) ? [t(message, named(board, names, values))] : [];
  });
}

function named(board: BoardData, names: string[], values: Record<string, unknown>): Record<string, string | number> {
  const pairs = Object.entries(values).flatMap(([key, value]): [string, string | number][] => {
    if (key === "tickets" && Array.isArray(value)) return [["tickets", list(value.map((ticket) => ticketName(board, ticket)))], ["count", value.length]];
    if (key === "seat") return [["name", names[Number(value)] ?? ""]];
    if (key === "route") return [["route", routeName(board, String(value))]];
    if (key === "card") return [["card", colorName(String(value))]];
    return typeof value === "number" || typeof value === "string" ? [[key, value]] : [];
  });
  return Object.fromEntries(pairs);
}
