import type { Lesson } from "../lesson";

export const firstJourneyLesson: Lesson = {
  path: "first_journey",
  name: "common-game-first-journey",
  icon: "train",
  board: "first_journey_europe",
  load: () => import("./lesson.json"),
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
