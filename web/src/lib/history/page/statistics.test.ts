import { expect, test, vi } from "vitest";
vi.mock("../../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
const { choicesIn, EVERYTHING, filtered, statisticsOf } = await import("./statistics");
const { dailyOf, resultOf } = await import("../keptGame");
const { bot, game, player } = await import("../sampleGames");

const ada = (score: number, quality: number | null = null) => player("Ada", score, { quality });
const won = game([ada(40, 90), bot("Robo", 30)], [0]);
const shared = game([ada(35), bot("Robo", 35, "expert"), player("Bob", 20)], [0, 1]);
const lost = game([ada(44), player("Bob", 50)], [1]);
const firstJourney = game([ada(6, 71), bot("Robo", 3)], [0], { board: "first_journey_usa" });
const hotSeat = game([ada(60), player("Bob", 50)], [0], { mine: [0, 1] });
const givenUp = game([ada(70), bot("Robo", 0)], []);
const bare = game([ada(99), player("Cleo", 3)], [0], { mine: [] });
const all = [bare, givenUp, hotSeat, firstJourney, lost, shared, won]; // the latest first

test("results", () => {
  expect(all.map(resultOf)).toEqual(["seen", "given-up", "seen", "won", "lost", "shared", "won"]);
});

test("only games against somebody are won or lost, and only if they were played from the start; records of others do not count", () => {
  expect(statisticsOf([game([ada(99), bot("Robo", 3)], [0], { continued: true }), ...all])).toMatchObject({ finished: 6, games: 4, won: 3, streak: 2, quality: 81 });
});

test("wins by opponent and level", () => {
  const { opponents, levels } = statisticsOf(all);
  expect(opponents).toEqual([
    { name: "Robo", bot: true, games: 3, ahead: 2 }, // one shared
    { name: "Bob", bot: false, games: 2, ahead: 1 },
  ]);
  expect(levels).toEqual([
    { level: "casual", games: 2, won: 2 },
    { level: "expert", games: 1, won: 1 },
  ]);
});

test("a player in second place finishes ahead of the third, and not of a winner with as many points", () => {
  const second = game([ada(32), player("Bob", 21), player("Cleo", 35)], [2]), tied = game([ada(35), player("Cleo", 35)], [1]);
  expect(statisticsOf([second, tied]).opponents).toEqual([
    { name: "Cleo", bot: false, games: 2, ahead: 0 },
    { name: "Bob", bot: false, games: 1, ahead: 1 },
  ]);
});

test("the best game of each board is the highest own score of a game that was played to its end", () => {
  expect(statisticsOf(all).best).toEqual([
    { game: hotSeat, score: 60 },
    { game: firstJourney, score: 6 },
  ]);
});

test("nothing yet", () => {
  expect(statisticsOf([])).toEqual({ finished: 0, games: 0, won: 0, streak: 0, opponents: [], levels: [], best: [], quality: null, withoutLuck: null });
});

test("the share of wins without luck needs five reviewed games against others", () => {
  const reviewed = (adjusted: number) => game([player("Ada", 40, { quality: 80, adjusted }), bot("Robo", 30)], [0]);
  const four = [0.4, 0.7, 1.2, -0.1].map(reviewed);
  expect(statisticsOf([...all, ...four]).withoutLuck).toBeNull();
  expect(statisticsOf([...all, ...four, reviewed(0.5)]).withoutLuck).toBe(54);
  expect(statisticsOf([1.5, 1.1, 1, 1, 1].map(reviewed)).withoutLuck).toBe(100);
});

test("filters", () => {
  expect(filtered(all, EVERYTHING)).toEqual(all);
  expect(filtered(all, { ...EVERYTHING, board: "first_journey_usa" })).toEqual([firstJourney]);
  expect(filtered(all, { ...EVERYTHING, opponent: "Bob" })).toEqual([lost, shared]);
  expect(filtered(all, { board: "new_york", opponent: "Robo", result: "won" })).toEqual([won]);
  expect(choicesIn(all)).toEqual({
    boards: ["first_journey_usa", "new_york"],
    opponents: ["Ada", "Bob", "Cleo", "Robo"],
    results: ["won", "shared", "lost", "given-up", "seen"],
  });
});

test("a daily deal is known by its record", () => {
  expect(dailyOf({ record: "farebox record 1\ndeal daily-2026-11-17 lot 3f2a\n" })).toBe("2026-11-17");
  expect(dailyOf({ record: "farebox record 1\ndeal KQVXBM lot 3f2a\n" })).toBeNull();
});
