/** The turn: its state in words, for the banner, the title of the page and screen readers, and what can be taken back. */
import { t } from "../../core/words/messages.svelte";
import { list } from "../../core/words/text";
import type { ScreenState } from "./screenState.svelte";
import type { Table, ViewData } from "../../core/protocol";

/** Whose turn it is, in a few words. */
export function turnHeadline(screen: ScreenState): string {
  const { view, names } = screen;
  if (view.over) return screen.suspense ? t("table-why-over") : won(screen);
  if (screen.session.link === "lost") return t("table-offline");
  if (screen.next !== null && !screen.covered) return t("table-turn-over"); // hot seat: the device is still with the last player
  if (screen.covered && screen.next !== null) return t("table-pass-device", { name: names[screen.next] });
  if (screen.myTurn) {
    if (screen.lesson?.title) return screen.lesson.title;
    if (view.phase === "opening") return t("table-choose-tickets");
    if (view.last_turns !== null) return t("table-your-last-turn");
    return screen.game.yourTurn(screen);
  }
  if (view.phase === "opening") return t("table-waiting-choice", { names: list(view.to_act.map((seat) => names[seat])) });
  return t(view.turn <= 1 && view.phase === "turn" ? "table-begins" : "table-on-turn", { name: names[view.to_act[0]] });
}

function won(screen: ScreenState): string {
  const { view, names } = screen;
  if (!view.winners.length) return t("table-nobody-wins");
  const mine = screen.seat !== null && !screen.hotSeat && view.winners.includes(screen.seat);
  if (mine && view.winners.length === 1) return t("table-you-win");
  return t("table-wins", { names: list(view.winners.map((seat) => names[seat])), count: view.winners.length });
}

/** What can be done now. */
export function todo(screen: ScreenState): string {
  const { view } = screen;
  if (view.over) return t(`table-ending-${view.ending.replaceAll("_", "-")}`);
  if (screen.session.link === "lost") return t("table-offline-note");
  if (!screen.myTurn) return screen.watching ? t("table-watching") : bots(screen);
  if (screen.lesson) return screen.lesson.todo;
  if (view.phase === "opening" || view.phase === "keep") return t("table-do-keep");
  if (view.phase === "second_card") return t("table-do-second", { wild: screen.board.wild });
  if (screen.session.sent) return "";
  const choices = screen.game.choices(screen).join(" · ");
  return choices && screen.mode !== "phone" ? t("table-do", { list: choices }) : choices;
}

function bots(screen: ScreenState): string {
  const seat = screen.view.to_act[0];
  const place = screen.table.places[seat];
  return place && (place.kind === "bot" || place.stand_in) ? t("table-thinking") : "";
}

/** Instead of tickets in hand: they are hidden, or come when all have chosen, or there are none. */
export function noTicketsText({ covered, view, me }: Pick<ScreenState, "covered" | "view" | "me">): string {
  if (covered) return t("table-hand-hidden");
  return t(view.phase === "opening" && me?.has_chosen ? "table-tickets-soon" : "table-no-tickets");
}

/** Undo and take-back: what the button does now, or why nothing can be done. */
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
