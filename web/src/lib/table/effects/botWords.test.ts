import { expect, test } from "vitest";
import type { Entry, EventData } from "../../core/protocol";
import { botWord } from "./botWords";

const places = [{ kind: "player" as const }, { kind: "bot" as const }, { kind: "bot" as const }];
const entry = (number: number, event: EventData): Entry => ({ number, kind: "play", seat: event.seat, turn: 2, by_bot: true, events: [event] });
const word = (number: number, event: EventData, length = 4) => botWord(entry(number, event), places, () => length);
const claim = (seat: number): EventData => ({ kind: "claim", seat, route: "a-b", payment: {} });
const numbers = Array.from({ length: 60 }, (_, i) => i);

test("a bot is proud of a long route now and then, not every time", () => {
  const words = numbers.map((number) => word(number, claim(1))).filter((one) => one !== null);
  expect(words.length).toBeGreaterThan(10);
  expect(words.length).toBeLessThan(50);
  expect(words.every((one) => one.seat === 1 && one.id === "bot-say-claim")).toBe(true);
});

test("a short route is not worth a word", () => {
  expect(numbers.map((number) => word(number, claim(1), 1)).filter(Boolean)).toEqual([]);
});

test("a bot praises a person who completes a ticket", () => {
  const said = word(5, { kind: "completed", seat: 0, ticket: "t" });
  expect(said?.id).toBe("bot-say-praise");
  expect([1, 2]).toContain(said?.seat);
});

test("every page hears the same", () => {
  expect(word(8, claim(2))).toEqual(word(8, claim(2)));
});

test("nobody speaks where no bot plays, and people are never made to speak", () => {
  expect(botWord(entry(5, { kind: "completed", seat: 0, ticket: "t" }), [{ kind: "player" }], () => 4)).toBeNull();
  const all = numbers.flatMap((number) => [word(number, claim(0)), word(number, { kind: "last_turns", seat: 0 })]);
  expect(all.some((one) => one?.seat === 0)).toBe(false);
});

test("cards taken unseen are never talked about", () => {
  expect(numbers.map((number) => word(number, { kind: "blind", seat: 1, card: null })).filter(Boolean)).toEqual([]);
});
