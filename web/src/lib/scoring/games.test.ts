import { expect, test } from "vitest";
import { SCORED_GAMES, headlineOf } from "./games";

test("the headline says you to the winner, and names the winner to the others", () => {
  const both = (verdict: Parameters<typeof headlineOf>[1]) => [headlineOf(SCORED_GAMES.new_york, verdict), headlineOf(SCORED_GAMES.first_journey, verdict)];
  expect(both({ who: "you", names: [] })).toEqual(["score-you-win", "score-you-win"]);
  expect(both({ who: "wins", names: ["Ada"] })).toEqual(["score-takes", "score-wins"]);
  expect(both({ who: "share", names: ["Ada", "Leo"] })).toEqual(["score-shared", "score-shared"]);
  expect(both({ who: "you-share", names: ["Leo"] })).toEqual(["score-you-share", "score-you-share"]);
  expect(both({ who: "none", names: [] })).toEqual(["score-end-abandoned", "score-end-abandoned"]);
});
