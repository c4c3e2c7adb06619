/** The state of the turn in words, for the banner, the title of the page and screen readers. */
import { t } from "../../core/words/messages.svelte";
import { list } from "../../core/words/text";
import type { ScreenState } from "./screenState.svelte";

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
