/** Why a route cannot be claimed, in one line. */
import { t } from "../../core/messages.svelte";
import type { RouteData } from "../../core/protocol";
import type { Play } from "./screenState.svelte";

export function reason(play: Play, route: RouteData): string {
  const { view, names } = play;
  const owner = play.claimed[route.id];
  if (owner !== undefined) return t("table-why-claimed", { name: names[owner], you: owner === play.seat ? "yes" : "no" });
  const outlook = play.outlooks.get(route.id);
  if (outlook?.why === "closed") {
    const twin = route.twin === null ? undefined : play.claimed[route.twin];
    return twin === undefined ? t("table-why-closed") : t("table-why-twin", { name: names[twin], you: twin === play.seat ? "yes" : "no" });
  }
  if (outlook?.why === "pieces") return t("table-why-pieces", { need: outlook.need, have: outlook.have, piece: play.board.piece });
  if (outlook?.why === "cards") {
    const values = { need: outlook.need, have: outlook.have, color: t(`color-${route.color}`) };
    return t(route.color === "gray" ? "table-why-cards-gray" : "table-why-cards", values);
  }
  if (view.over) return t("table-why-over");
  if (play.watching) return t("table-why-watching");
  if (play.myTurn && view.phase === "second_card") return t("table-why-second");
  if (play.myTurn && (view.phase === "opening" || view.phase === "keep")) return t("table-why-tickets");
  if (view.phase === "opening") return t("table-why-tickets");
  return t("table-why-turn", { name: names[view.to_act[0]] ?? "" });
}
