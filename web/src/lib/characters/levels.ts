/** The levels of bots. */
import type { Place } from "../core/protocol";

export type Level = NonNullable<Place["level"]>;
export const LEVELS: Level[] = ["beginner", "casual", "strong", "expert"];
