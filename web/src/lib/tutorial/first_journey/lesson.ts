import type { Lesson } from "../lesson";

export const firstJourney: Lesson = {
  path: "first_journey",
  name: "common-game-first-journey",
  icon: "train",
  board: "first_journey_europe",
  load: () => import("./lesson.json"),
  cues: {
    hello: { at: "board", goOn: true, text: "learn-first-journey-hello" },
    ticket: { at: "tickets", light: true, text: "learn-first-journey-ticket" },
    draw: { at: "deck", text: "learn-first-journey-draw" },
    build: { at: "route", text: "learn-first-journey-build" },
    complete: { at: "route", text: "learn-first-journey-complete" },
    six: { at: "track", goOn: true, text: "learn-first-journey-six" },
    swap: { at: "swap", text: "learn-first-journey-swap" },
    cross: { at: "route", text: "learn-first-journey-cross" },
    win: { at: "route", text: "learn-first-journey-win" },
  },
  over: "learn-first-journey-over",
};
