/** The lessons: what the learner does, step by step, and what the bubble says about it and where. The views come from tests/table/lessons.py. */
import type { Ruleset } from "../core/ruleset";
import type { Entry, ViewData } from "../core/protocol";
import type { IconName } from "../ui/icons";

type Frame = { entry: Entry; view: ViewData };
/** `action` as the table writes it; "" for a step that only shows something. `frames`: that action, then what the bot does. */
type StepData = { id: string; action: string; frames: Frame[] };
type LessonData = { chapters: { start: ViewData; steps: StepData[] }[] };

/** A step in its place: `view` and `entries` are what the learner sees when it begins, `route` is the one to claim. */
export type LessonStep = StepData & { number: number; chapter: number; view: ViewData; entries: Entry[]; route: string | null };

/**
 * What the bubble says and points at (data-guide), and how the learner goes on: by a button, by lighting up a ticket, else by an action.
 * `todo`: the same in a few words, for the header; not where a button goes on.
 */
export type Cue = { at: string; text: string } & ({ goOn: true; light?: never; todo?: never } | { goOn?: never; light?: true; todo: string });

export interface Lesson {
  path: string; // in the address
  name: string; // messages
  over: string;
  icon: IconName;
  board: string;
  load: () => Promise<{ default: unknown }>;
  cues: Record<string, Cue>; // by step
}

export const loadSteps = async (lesson: Lesson): Promise<LessonStep[]> => stepsOf((await lesson.load()).default as LessonData);

/** The first entry of a chapter replaces everything that was played before it. */
const opening = (view: ViewData): Entry => ({ number: 0, kind: "deal", seat: null, turn: view.turn, by_bot: false, events: [] });

function stepsOf(data: LessonData): LessonStep[] {
  const steps: LessonStep[] = [];
  for (const [chapter, { start, steps: own }] of data.chapters.entries()) {
    let view = start;
    let entries = [opening(start)];
    for (const step of own) {
      const route = view.actions.find((action) => action.text === step.action)?.route ?? null;
      steps.push({ ...step, number: steps.length, chapter, view, entries, route });
      entries = [...entries, ...step.frames.map((frame) => frame.entry)];
      view = step.frames.at(-1)?.view ?? view;
    }
  }
  return steps;
}

/** A view in which only the action of the step can be chosen. */
export function narrowed(view: ViewData, action: string): ViewData {
  const actions = view.actions.filter((one) => one.text === action);
  const only = actions.find((one) => one.kind === "claim");
  const routes = view.routes.map((outlook) => {
    if (outlook.why !== null) return outlook;
    return only?.route === outlook.route ? { ...outlook, ways: [only.payment] } : { ...outlook, why: "not_now" as const };
  });
  return { ...view, actions, routes };
}

const newYorkLesson: Lesson = {
  path: "new_york",
  name: "board-name-new-york",
  icon: "car",
  board: "new_york",
  load: () => import("./new_york.json"),
  cues: {
    hello: { at: "board", goOn: true, text: "learn-new-york-hello" },
    keep: { at: "keep", text: "learn-new-york-keep", todo: "learn-do-keep" },
    ticket: { at: "tickets", light: true, text: "learn-new-york-ticket", todo: "learn-do-ticket" },
    deck: { at: "deck", text: "learn-new-york-deck", todo: "learn-do-deck" },
    "face-up": { at: "display", text: "learn-new-york-face-up", todo: "learn-do-face-up" },
    claim: { at: "route", text: "learn-new-york-claim", todo: "learn-do-route" },
    gray: { at: "route", text: "learn-new-york-gray", todo: "learn-do-route" },
    finished: { at: "board", goOn: true, text: "learn-new-york-finished" },
    bonus: { at: "route", text: "learn-new-york-bonus", todo: "learn-do-route" },
    end: { at: "route", text: "learn-new-york-end", todo: "learn-do-route" },
    last: { at: "route", text: "learn-new-york-last", todo: "learn-do-route" },
  },
  over: "learn-new-york-over",
};

const firstJourneyLesson: Lesson = {
  path: "first_journey",
  name: "common-game-first-journey",
  icon: "train",
  board: "first_journey_europe",
  load: () => import("./first_journey.json"),
  cues: {
    hello: { at: "board", goOn: true, text: "learn-first-journey-hello" },
    ticket: { at: "tickets", light: true, text: "learn-first-journey-ticket", todo: "learn-do-first-journey-ticket" },
    draw: { at: "deck", text: "learn-first-journey-draw", todo: "learn-do-first-journey-deck" },
    build: { at: "route", text: "learn-first-journey-build", todo: "learn-do-route" },
    complete: { at: "route", text: "learn-first-journey-complete", todo: "learn-do-route" },
    six: { at: "track", goOn: true, text: "learn-first-journey-six" },
    swap: { at: "swap", text: "learn-first-journey-swap", todo: "learn-do-swap" },
    cross: { at: "route", text: "learn-first-journey-cross", todo: "learn-do-route" },
    win: { at: "route", text: "learn-first-journey-win", todo: "learn-do-route" },
  },
  over: "learn-first-journey-over",
};

const BY_GAME: Record<Ruleset, Lesson> = { new_york: newYorkLesson, first_journey: firstJourneyLesson };

export const LESSONS = Object.values(BY_GAME);
