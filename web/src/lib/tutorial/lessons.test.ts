import { describe, expect, test } from "vitest";
import type { BoardData, ServerMessage } from "../core/protocol";
import { loadSteps, narrowed, LESSONS } from "./lessons";
import { LessonTable } from "./lessonTable";

describe.each(LESSONS)("the lesson of $path", (lesson) => {
  test("every step has a cue, and every action can be played when its turn comes", async () => {
    const steps = await loadSteps(lesson);
    for (const step of steps) {
      const cue = lesson.cues[step.id];
      expect(cue, step.id).toBeDefined();
      if (step.action) expect(step.view.actions.map((action) => action.text)).toContain(step.action);
      else expect(cue.goOn ?? cue.light).toBe(true);
      expect(cue.at === "route").toBe(step.route !== null);
    }
    expect(steps.at(-1)!.frames.at(-1)!.view.over).toBe(true);
  });

  test("only the action of the step can be chosen", async () => {
    const steps = await loadSteps(lesson);
    for (const step of steps) {
      const view = narrowed(step.view, step.action);
      expect(view.actions.map((action) => action.text)).toEqual(step.action ? [step.action] : []);
      expect(view.routes.filter((route) => route.why === null).map((route) => route.route)).toEqual(step.route ? [step.route] : []);
    }
  });

  test("a table accepts the steps one after the other, and nothing else", async () => {
    const steps = await loadSteps(lesson);
    const heard: ServerMessage[] = [];
    const table = new LessonTable({ id: lesson.board } as BoardData, steps, 0, { name: "Ada", color: 0, avatar: "fox" });
    table.open((message) => heard.push(message));
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
    const first = steps.findIndex((step) => step.action);
    for (let i = 0; i < first; i++) table.next();
    const act = async (action: string) => {
      heard.length = 0;
      table.send({ type: "act", id: "1", seat: 0, at: 0, action });
      expect(heard).toEqual([]); // never before `send` returns
      await Promise.resolve();
    };
    await act("pass");
    expect(heard).toMatchObject([{ type: "answer", problem: { error: "illegal" } }]);
    await act(steps[first].action);
    expect(heard[0]).toEqual({ type: "answer", id: "1", problem: null });
    expect(heard.filter((message) => message.type === "update").length).toBe(steps[first].frames.length);
  });
});
