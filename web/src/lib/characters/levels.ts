/** The levels of bots. */
import type { Place } from "../core/protocol";

export type Level = NonNullable<Place["level"]>;
export const LEVELS: Level[] = ["beginner", "casual", "strong", "expert"];
/** Those that play on every board: the others need a network that was trained on it. */
export const WITHOUT_NETWORK: Level[] = ["beginner", "casual"];
