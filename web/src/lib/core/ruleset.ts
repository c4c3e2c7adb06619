/** The games. Their differences are in tables with one entry per ruleset; no other code asks which game it is. */
import type { BoardData } from "./protocol";

export const RULESETS = ["new_york", "first_journey"] as const;
export type Ruleset = (typeof RULESETS)[number];

export const rulesetOf = ({ ruleset }: Pick<BoardData, "ruleset">): Ruleset => ruleset.id;
