/** The lesson of each game. */
import type { Ruleset } from "../core/ruleset";
import { firstJourneyLesson } from "./first_journey/lesson";
import type { Lesson } from "./lesson";
import { newYorkLesson } from "./new_york/lesson";

const BY_GAME: Record<Ruleset, Lesson> = { new_york: newYorkLesson, first_journey: firstJourneyLesson };

export const LESSONS = Object.values(BY_GAME);
