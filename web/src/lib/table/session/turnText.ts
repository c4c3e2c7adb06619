/** The state of the turn in words: for the banner, the title of the page and whoever listens. */
import { t } from "../../core/messages.svelte";
import type { Play } from "./screenState.svelte";

/** Whose turn it is, in a few words. */
export function headline(play: Play): string {
  const { view, names } = play;
  if (view.over) return won(play);
  if (play.session.link === "lost") return t("table-offline");
  if (play.covered && play.next !== null) return t("table-pass-device", { name: names[play.next] });
  if (play.myTurn) {
    if (view.phase === "opening") return t("table-choose-tickets");
    if (view.last_turns !== null && play.city) return t("table-your-last-turn");
    return play.city || play.mode === "phone" ? t("table-your-turn") : t("table-your-turn-name", { name: names[play.seat!] });
  }
  if (view.phase === "opening") return t("table-waiting-choice", { names: list(view.to_act.map((seat) => names[seat])) });
  return t(view.turn <= 1 && view.phase === "turn" ? "table-begins" : "table-on-turn", { name: names[view.to_act[0]] });
}

function won(play: Play): string {
  const { view, names } = play;
  if (!view.winners.length) return t("table-nobody-wins");
  const mine = play.seat !== null && !play.hotSeat && view.winners.includes(play.seat);
  if (mine && view.winners.length === 1) return t("table-you-win");
  return t("table-wins", { names: list(view.winners.map((seat) => names[seat])), count: view.winners.length });
}

/** What can be done now. */
export function todo(play: Play): string {
  const { view } = play;
  if (view.over) return t(`table-ending-${view.ending.replaceAll("_", "-")}`);
  if (play.session.link === "lost") return t("table-offline-note");
  if (!play.myTurn) return play.watching ? t("table-watching") : bots(play);
  if (view.phase === "opening" || view.phase === "keep") return t("table-do-keep");
  if (view.phase === "second_card") return t("table-do-second", { wild: play.board.wild });
  if (play.session.sent) return "";
  const short = play.mode === "phone";
  const can = [
    play.action("take") || play.action("blind") ? t(short ? "table-do-cards-short" : "table-do-cards") : "",
    play.action("draw") ? t("table-do-draw") : "",
    play.action("claim") || play.city ? t("table-do-claim") : "",
    play.action("tickets") ? t(short ? "table-do-tickets-short" : "table-do-tickets") : "",
  ].filter(Boolean);
  return can.length && !short ? t("table-do", { list: can.join(" · ") }) : can.join(" · ");
}

function bots(play: Play): string {
  const seat = play.view.to_act[0];
  const place = play.table.places[seat];
  return place && (place.kind === "bot" || place.stand_in) ? t("table-thinking") : "";
}

export const list = (items: string[]) => items.join(", ");
