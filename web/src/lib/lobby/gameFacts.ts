/** What the lobby says about each game, and which options only that game has. */
import { t } from "../core/messages.svelte";
import type { BoardSummary } from "../core/protocol";
import { rulesetOf, type Ruleset } from "../core/ruleset";
import type { IconName } from "../ui/icons";

type GameFacts = {
  about: string; // messages
  pieces: string;
  icon: IconName; // of a piece
  goal: (board: BoardSummary) => string;
  rules: string; // the anchor of its rules
  completionCards: boolean; // whether a table may give cards for completed tickets
};

const FACTS: Record<Ruleset, GameFacts> = {
  new_york: {
    about: "lobby-card-city",
    pieces: "lobby-card-taxis",
    icon: "car",
    goal: (board) => t("lobby-card-tickets", { count: board.ticket_count }),
    rules: "/rules",
    completionCards: false,
  },
  first_journey: {
    about: "lobby-card-journey",
    pieces: "lobby-card-trains",
    icon: "train",
    goal: () => t("lobby-card-goal"),
    rules: "/rules#FJ-BOX-1",
    completionCards: true,
  },
};

export const factsOf = (board: BoardSummary) => FACTS[rulesetOf(board)];
