import { expect, test, vi } from "vitest";
import type { TableOptions } from "../core/protocol";
import { clockLine, durationText } from "./tableText";

vi.mock("../core/words/messages.svelte", () => ({ messages: { language: "en" }, t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ") }));

test("a minute is a minute, not 60 seconds", () => {
  expect([30, 60, 180, 900, 86_400].map(durationText)).toEqual([
    "lobby-clock-seconds 30",
    "lobby-clock-minutes 1",
    "lobby-clock-minutes 3",
    "lobby-clock-minutes 15",
    "lobby-clock-days 1",
  ]);
});

test("the waiting room names the clock, if there is one", () => {
  const line = (turn: number | null, bank: number | null) => clockLine({ turn_seconds: turn, bank_seconds: bank } as TableOptions);
  expect([line(null, null), line(60, null), line(null, 600)]).toEqual(["", "lobby-wait-turn lobby-clock-minutes 1", "lobby-wait-bank lobby-clock-minutes 10"]);
});
