/** What the lobby says about each game. */
import { t } from "../core/words/messages.svelte";
import type { BoardSummary } from "../core/protocol";
import { rulesetOf, type Ruleset } from "../core/ruleset";

type GameFacts = {
  about: string; // messages
  pieces: string;
  goal: (board: BoardSummary) => string;
  rules: string; // the anchor of its rules
  forChildren: boolean; // there is a kid table
};

const FACTS: Record<Ruleset, GameFacts> = {
  new_york: {
    about: "lobby-card-new-york",
    pieces: "lobby-card-taxis",
    goal: (board) => t("lobby-card-tickets", { count: board.ticket_count }),
    rules: "/rules",
    forChildren: false,
  },
  first_journey: {
    about: "lobby-card-first-journey",
    pieces: "lobby-card-trains",
    goal: () => t("lobby-card-goal"),
    rules: "/rules#FJ-BOX-1",
    forChildren: true,
  },
};

export const factsOf = (board: BoardSummary) => FACTS[rulesetOf(board)];
