/** The clauses of docs/rules.md, chapter by chapter. Their texts are messages: the text of NY-TURN-1 is rules-ny-turn-1. */
import type { Ruleset } from "../core/ruleset";
import { firstJourneyPictures, newYorkPictures, type RulePicture } from "./pictures";

export type Chapter = { title: string; clauses: string[] };
/** `about`: sections before the clauses, with a message for the title, and messages for the paragraphs. */
export type Rulebook = { name: string; about: Section[]; pictures: RulePicture[]; chapters: Chapter[] };
export type Section = { id: string; title: string; texts: string[]; small: string };

const run = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

export const RULEBOOKS: Record<Ruleset, Rulebook> = {
  new_york: {
    name: "board-name-new-york",
    about: [],
    pictures: newYorkPictures,
    chapters: [
      { title: "rules-chapter-box", clauses: run("NY-BOX", 3) },
      { title: "rules-chapter-setup", clauses: run("NY-SETUP", 4) },
      { title: "rules-chapter-turn", clauses: run("NY-TURN", 2) },
      { title: "rules-chapter-draw", clauses: [...run("NY-DRAW", 7), ...run("NY-DISPLAY", 2), ...run("NY-DECK", 1)] },
      { title: "rules-chapter-claim", clauses: [...run("NY-CLAIM", 5), ...run("NY-DOUBLE", 2)] },
      { title: "rules-chapter-tickets", clauses: [...run("NY-TICKET", 4), ...run("NY-PUBLIC", 1)] },
      { title: "rules-chapter-end", clauses: [...run("NY-END", 2), ...run("NY-SCORE", 4)] },
    ],
  },
  first_journey: {
    name: "common-game-first-journey",
    about: [
      // Parts of the box had to be reconstructed.
      { id: "FJ-RECONSTRUCTED", title: "rules-reconstructed-title", texts: ["rules-reconstructed", "rules-reconstructed-how"], small: "rules-reconstructed-cards" },
    ],
    pictures: firstJourneyPictures,
    chapters: [
      { title: "rules-chapter-box", clauses: run("FJ-BOX", 3) },
      { title: "rules-chapter-setup", clauses: run("FJ-SETUP", 4) },
      {
        title: "rules-chapter-turn",
        clauses: ["FJ-TURN-1", "FJ-DRAW-1", "FJ-DECK-1", ...run("FJ-CLAIM", 2), "FJ-DOUBLE-1", "FJ-SWAP-1", "FJ-PASS-1"],
      },
      { title: "rules-chapter-first-journey-tickets", clauses: [...run("FJ-TICKET", 3), "FJ-BONUS-1"] },
      { title: "rules-chapter-finish", clauses: run("FJ-END", 3) },
    ],
  },
};

export const BOOKS = Object.entries(RULEBOOKS) as [Ruleset, Rulebook][];

/** Clauses that are entirely our ruling, because the printed rules do not cover the case. */
export const RULINGS = new Set(["NY-TURN-2", "NY-DRAW-5", "NY-DRAW-7", "NY-DISPLAY-2", "NY-PUBLIC-1", "NY-END-2", "FJ-PASS-1", "FJ-TICKET-2", "FJ-END-2", "FJ-END-3"]);

export const messageOf = (clause: string) => `rules-${clause.toLowerCase()}`;

const prefixOf = (clause: string) => clause.split("-")[0];

/** The game a clause belongs to: all clauses of a rulebook start with the same letters. */
export const rulesetOfClause = (clause: string) => BOOKS.find(([, { chapters }]) => prefixOf(chapters[0]!.clauses[0]!) === prefixOf(clause))?.[0];
