/** The answers of a puzzle: what its seat can do, each way to pay for a route being the same answer. */
import { t } from "../core/words/messages.svelte";
import type { ActionData, BoardData, ViewData } from "../core/protocol";
import { colorName, list } from "../core/words/text";
import { cardCount, routeName, routeOf, ticketName } from "../table/words/names";

export const keyOf = ({ kind, route, card, tickets }: Pick<ActionData, "kind" | "route" | "card" | "tickets">) => [kind, route ?? card ?? "", ...[...tickets].sort()].join(" ").trim();

/** One action for each answer; of a claim the first way to pay. */
export function answersOf(view: Pick<ViewData, "actions">): ActionData[] {
  const found = new Map<string, ActionData>();
  for (const action of view.actions) if (!found.has(keyOf(action))) found.set(keyOf(action), action);
  return [...found.values()];
}

export function answerText(board: BoardData, { kind, route, card, tickets }: ActionData): string {
  if (kind === "claim") return claimText(board, route!);
  if (kind === "take") return t("puzzles-do-take", { card: cardCount(card!, 1) });
  if (kind === "keep") return t("puzzles-do-keep", { tickets: list(tickets.map((ticket) => ticketName(board, ticket))) });
  return kind === "pass" ? t("table-pass") : t(`puzzles-do-${kind}`);
}

/** The two routes of a double are distinguished by color if they have different ones. */
function claimText(board: BoardData, route: string): string {
  const { color, twin } = routeOf(board, route);
  const name = routeName(board, route);
  return twin && routeOf(board, twin).color !== color ? `${name}, ${colorName(color)}` : name;
}
