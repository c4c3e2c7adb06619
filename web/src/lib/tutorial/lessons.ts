/** The lesson of each game. */
import type { Ruleset } from "../core/ruleset";
import { firstJourney } from "./first_journey/lesson";
import type { Lesson } from "./lesson";
import { newYork } from "./new_york/lesson";

const BY_GAME: Record<Ruleset, Lesson> = { new_york: newYork, first_journey: firstJourney };

export const LESSONS = Object.values(BY_GAME);
