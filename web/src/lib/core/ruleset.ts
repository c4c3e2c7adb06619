/** The games. What differs between them is in tables with one entry for each ruleset; nothing else asks which game it is. */
import type { BoardData } from "./protocol";

export const RULESETS = ["new_york", "first_journey"] as const;
export type Ruleset = (typeof RULESETS)[number];

/** The server names the family of rules, and New York's is "city". */
export const rulesetOf = ({ family }: Pick<BoardData, "family">): Ruleset => (family === "city" ? "new_york" : family);
