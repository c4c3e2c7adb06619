import type { Lesson } from "../lesson";

export const newYorkLesson: Lesson = {
  path: "new_york",
  name: "board-name-new-york",
  icon: "car",
  board: "new_york",
  load: () => import("./lesson.json"),
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
