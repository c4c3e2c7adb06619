/** Why a route cannot be claimed, in one line. */
import { t } from "../../core/messages.svelte";
import type { RouteData } from "../../core/protocol";
import type { ScreenState } from "./screenState.svelte";

export function claimRefusal(screen: ScreenState, route: RouteData): string {
  const { view, names } = screen;
  const owner = screen.claimed[route.id];
  if (owner !== undefined) return t("table-why-claimed", { name: names[owner], you: owner === screen.seat ? "yes" : "no" });
  const outlook = screen.outlooks.get(route.id);
  if (outlook?.why === "closed") {
    const twin = route.twin === null ? undefined : screen.claimed[route.twin];
    return twin === undefined ? t("table-why-closed") : t("table-why-twin", { name: names[twin], you: twin === screen.seat ? "yes" : "no" });
  }
  if (outlook?.why === "pieces") return t("table-why-pieces", { need: outlook.need, have: outlook.have, piece: screen.board.piece });
  if (outlook?.why === "cards") {
    const values = { need: outlook.need, have: outlook.have, color: t(`color-${route.color}`) };
    return t(route.color === "gray" ? "table-why-cards-gray" : "table-why-cards", values);
  }
  if (view.over) return t("table-why-over");
  if (screen.watching) return t("table-why-watching");
  if (screen.myTurn && view.phase === "second_card") return t("table-why-second");
  if (screen.myTurn && (view.phase === "opening" || view.phase === "keep")) return t("table-why-tickets");
  if (view.phase === "opening") return t("table-why-tickets");
  return t("table-why-turn", { name: names[view.to_act[0]] ?? "" });
}
