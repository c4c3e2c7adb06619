/** A table that plays a lesson: it accepts the action of the current step only, and answers with what the bot did when the lesson was made. */
import type { BoardData, ClientMessage, Entry, Place, ServerMessage, Table, ViewData } from "../core/protocol";
import type { LocalTable } from "../table/session/session.svelte";
import { narrowed, type LessonStep } from "./lessons";

type Learner = Pick<Place, "name" | "color" | "avatar">;

export class LessonTable implements LocalTable {
  board: BoardData;
  #steps: LessonStep[];
  #now: LessonStep;
  #learner: Learner;
  #hear: (message: ServerMessage) => void = () => {};

  /** `first`: the step at which the learner enters; `learner`: the learner's name and look. */
  constructor(board: BoardData, steps: LessonStep[], first: number, learner: Learner) {
    this.board = board;
    this.#steps = steps;
    this.#now = steps[first];
    this.#learner = learner;
  }

  open(hear: (message: ServerMessage) => void) {
    this.#hear = hear;
    const { entries, view } = this.#now;
    hear({ type: "welcome", version: 0, table: this.#table(view, entries), seats: [0], entries, views: [this.#shown(view)], chat: [] });
  }

  /** Go on to the next step of the same chapter, without an action. */
  next() {
    this.#now = this.#steps[this.#now.number + 1];
    this.#update([], this.#now.view, this.#now.entries);
  }

  send(message: ClientMessage) {
    if (message.type === "act") queueMicrotask(() => this.#play(message.id, message.action));
  }

  #play(id: string, action: string) {
    const step = this.#now;
    if (action !== step.action) return this.#hear({ type: "answer", id, problem: { error: "illegal", message: "the lesson asks for another action", detail: {} } });
    const next = this.#steps[step.number + 1];
    if (next?.chapter === step.chapter) this.#now = next;
    this.#hear({ type: "answer", id, problem: null });
    step.frames.forEach(({ entry, view }, i) => this.#update([entry], view, [...step.entries, ...step.frames.slice(0, i + 1).map((frame) => frame.entry)]));
  }

  #update(entries: Entry[], view: ViewData, all: Entry[]) {
    this.#hear({ type: "update", table: this.#table(view, all), entries, views: [this.#shown(view)] });
  }

  #shown(view: ViewData): ViewData {
    return view.to_act.includes(0) ? narrowed(view, this.#now.action) : view;
  }

  #table(view: ViewData, entries: Entry[]): Table {
    const place = { here: true, stand_in: false, bot_from: null, playing_as: null };
    return {
      continues: null,
      same_deal: null,
      code: "",
      options: { board: this.board.id, first: 0, completion_cards: 0, turn_seconds: null, bank_seconds: null, undo: false, take_back: false, hints: false, chat: "off", listed: false },
      status: view.over ? "over" : "playing",
      places: [
        { ...place, seat: 0, kind: "player", level: null, ...this.#learner },
        { ...place, seat: 1, kind: "bot", name: "Otto", level: "casual", color: this.#learner.color === 1 ? 0 : 1, avatar: "otter" },
      ],
      first_seat: 0,
      at: entries.at(-1)!.number,
      to_act: view.to_act,
      deadline: null,
      rematch: null,
      hot_seat: false,
      clocks: [],
      deal: null,
      created: 0,
      changed: 0,
    };
  }
}
