/** Undo and take-back: what the button does now, or why nothing can be done. */
import type { Table, ViewData } from "../../core/protocol";

export type Reversal = { takeBack: boolean; seat: number } | { why: "cannot_take_back" | "undo_not_now" };

/** Whether this device plays for all people at the table, so that decisions can be taken back after something was revealed. */
export const playsAlone = (table: Table, held: number[]) =>
  table.options.undo && table.options.take_back && held.length > 0 && table.places.every((place) => place.kind === "bot" || held.includes(place.seat));

/** `view` is the one on the screen; on one device the last decision may have been another player's. */
export function reversalOf(table: Table, held: number[], view: ViewData, views: ViewData[]): Reversal {
  if (view.seat !== null && view.can_undo) return { takeBack: false, seat: view.seat };
  if (!playsAlone(table, held)) return { why: "undo_not_now" };
  const last = views.find((one) => one.can_take_back);
  return last && last.seat !== null ? { takeBack: true, seat: last.seat } : { why: "cannot_take_back" };
}
