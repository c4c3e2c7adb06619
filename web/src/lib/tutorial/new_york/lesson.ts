import type { Lesson } from "../lesson";

export const newYork: Lesson = {
  path: "new_york",
  name: "board-name-new-york",
  icon: "car",
  board: "new_york",
  load: () => import("./lesson.json"),
  cues: {
    hello: { at: "board", goOn: true, text: "learn-new-york-hello" },
    keep: { at: "keep", text: "learn-new-york-keep" },
    ticket: { at: "tickets", light: true, text: "learn-new-york-ticket" },
    deck: { at: "deck", text: "learn-new-york-deck" },
    "face-up": { at: "display", text: "learn-new-york-face-up" },
    claim: { at: "route", text: "learn-new-york-claim" },
    gray: { at: "route", text: "learn-new-york-gray" },
    finished: { at: "board", goOn: true, text: "learn-new-york-finished" },
    bonus: { at: "route", text: "learn-new-york-bonus" },
    end: { at: "route", text: "learn-new-york-end" },
    last: { at: "route", text: "learn-new-york-last" },
  },
  over: "learn-new-york-over",
};
