import { expect, test } from "vitest";
import type { DecisionData } from "../core/protocol";
import { mistakesIn, resultText, shareText, squaresOf } from "./squares";

const decision = (turn: number, mark: DecisionData["mark"], seat = 0) => ({ turn, mark, seat }) as DecisionData;

test("a square is the worst decision of a turn of one's own", () => {
  const decisions = [decision(0, "fine"), decision(1, "fine"), decision(1, "slip"), decision(2, "mistake", 1), decision(4, "mistake"), decision(4, "slip")];
  expect(squaresOf(decisions, 0)).toEqual(["fine", "slip", "mistake"]);
  expect(squaresOf(decisions, 1)).toEqual(["mistake"]);
});

test("a result is shared with the place in its game", () => {
  expect([1, 3, 4].map((place) => resultText({ place, totals: [40, -2], seat: place > 3 ? 1 : 0 }))).toEqual(["🥇 40", "🥉 40", "4. −2"]);
});

test("the text to share has five squares in a row and no location or card", () => {
  const squares = squaresOf([0, 1, 2, 3, 4, 5].map((turn) => decision(turn, turn === 5 ? "mistake" : turn === 2 ? "slip" : "fine")), 0);
  expect(mistakesIn(squares)).toBe(1);
  expect(shareText(["Farebox 2026-11-17", "New York · 38 (champion 41)"], squares, "Turns: 6, mistakes: 1")).toBe(
    "Farebox 2026-11-17\nNew York · 38 (champion 41)\n🟩🟩🟨🟩🟩\n⬛\nTurns: 6, mistakes: 1",
  );
});
