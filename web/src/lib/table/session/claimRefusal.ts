/** Why a route cannot be claimed, in one line. */
import { lookOf } from "../../board/looks";
import { t } from "../../core/words/messages.svelte";
import type { BoardData, RouteAnalysisData, RouteData, ViewData } from "../../core/protocol";
import { list } from "../../core/words/text";
import { cardCount, routeName, routeOf, type Counts } from "./names";
import type { ScreenState } from "./screenState.svelte";

export function claimRefusal(screen: ScreenState, route: RouteData): string {
  const { board, view, names, seat, claimed } = screen;
  const obstacle = obstacleTo(board, route, screen.outlooks.get(route.id), { seat, hand: screen.me?.hand ?? {}, claimed, names });
  if (obstacle) return obstacle;
  if (view.over) return t("table-why-over");
  if (screen.watching) return t("table-why-watching");
  if (screen.myTurn && view.phase === "second_card") return t("table-why-second");
  if (screen.myTurn && (view.phase === "opening" || view.phase === "keep")) return t("table-why-tickets");
  if (view.phase === "opening") return t("table-why-tickets");
  return t("table-why-turn", { name: names[view.to_act[0]] ?? "" });
}

/** The same for the seat of a view that is to act, in a review or a puzzle. */
export function refusedNow(board: BoardData, view: ViewData, names: string[], route: string): string {
  const claimed = Object.fromEntries(view.players.flatMap((player) => player.routes.map((id) => [id, player.seat])));
  const hand = (view.seat === null ? null : view.players[view.seat]?.hand) ?? {};
  const outlook = view.routes.find((one) => one.route === route);
  const obstacle = obstacleTo(board, routeOf(board, route), outlook, { seat: view.seat, hand, claimed, names });
  const why = obstacle ?? (view.phase === "turn" ? "" : t(view.phase === "second_card" ? "table-why-second" : "table-why-tickets"));
  return [t("puzzles-not-now", { route: routeName(board, route) }), why].filter(Boolean).join(". ");
}

/** The seat that would claim a route, and what it knows. */
type Claimant = { seat: number | null; hand: Counts; claimed: Record<string, number>; names: string[] };

/** Why a seat could not claim a route on its turn: somebody has it, it is closed, or pieces or cards are missing. */
function obstacleTo(board: BoardData, route: RouteData, outlook: RouteAnalysisData | undefined, { seat, hand, claimed, names }: Claimant): string | null {
  const owner = claimed[route.id];
  if (owner !== undefined) return t(lookOf(board).claim.taken, { name: names[owner], you: owner === seat ? "yes" : "no" });
  if (outlook?.why === "closed") {
    const twin = route.twin === null ? undefined : claimed[route.twin];
    return twin === undefined ? t("table-why-closed") : t("table-why-twin", { name: names[twin], you: twin === seat ? "yes" : "no" });
  }
  if (outlook?.why === "pieces") return t("table-why-pieces", { need: outlook.need, have: outlook.have, piece: board.piece });
  return outlook?.why === "cards" ? tooFewCards(route, outlook.need, hand, board.wild) : null;
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
