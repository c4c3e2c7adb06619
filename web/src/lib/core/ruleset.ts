/** The games. What differs between them is in tables with one entry for each ruleset; nothing else asks which game it is. */
import type { BoardData } from "./protocol";

export const RULESETS = ["new_york", "first_journey"] as const;
export type Ruleset = (typeof RULESETS)[number];

export const rulesetOf = ({ ruleset }: Pick<BoardData, "ruleset">): Ruleset => ruleset.id;
