/** Why a route cannot be claimed, in one line. */
import { t } from "../../core/words/messages.svelte";
import type { RouteData } from "../../core/protocol";
import { list } from "../../core/words/text";
import { cardCount, type Counts } from "../words/names";
import type { ScreenState } from "../session/screenState.svelte";

export function claimRefusal(screen: ScreenState, route: RouteData): string {
  const { view, names } = screen;
  const owner = screen.claimed[route.id];
  if (owner !== undefined) return t(screen.game.words.taken, { name: names[owner], you: owner === screen.seat ? "yes" : "no" });
  const outlook = screen.outlooks.get(route.id);
  if (outlook?.why === "closed") {
    const twin = route.twin === null ? undefined : screen.claimed[route.twin];
    return twin === undefined ? t("table-why-closed") : t("table-why-twin", { name: names[twin], you: twin === screen.seat ? "yes" : "no" });
  }
  if (outlook?.why === "pieces") return t("table-why-pieces", { need: outlook.need, have: outlook.have, piece: screen.board.piece });
  if (outlook?.why === "cards") return tooFewCards(route, outlook.need, screen.me?.hand ?? {}, screen.board.wild);
  if (view.over) return t("table-why-over");
  if (screen.watching) return t("table-why-watching");
  if (screen.myTurn && view.phase === "second_card") return t("table-why-second");
  if (screen.myTurn && (view.phase === "opening" || view.phase === "keep")) return t("table-why-tickets");
  if (view.phase === "opening") return t("table-why-tickets");
  return t("table-why-turn", { name: names[view.to_act[0]] ?? "" });
}

/** What the route takes, and the cards in hand that count for it, wild ones named apart. */
function tooFewCards(route: RouteData, need: number, hand: Counts, wild: string): string {
  const colors = Object.entries(hand).filter(([card, count]) => card !== wild && count > 0);
  const gray = route.color === "gray";
  const [color, count] = gray ? colors.reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]) : [route.color, hand[route.color] ?? 0];
  const held = color ? [cardCount(color, count)] : [];
  if (hand[wild]) held.push(cardCount(wild, hand[wild]));
  const have = list(held);
  if (gray) return t(have ? "table-why-cards-gray" : "table-why-cards-none", { need, have });
  return t("table-why-cards", { cards: cardCount(route.color, need), have });
}
