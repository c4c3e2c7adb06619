import { beforeEach, expect, test, vi } from "vitest";
import { bot, game, player } from "./sampleGames";
import type { Offer } from "./offerGame";

class Refused extends Error {
  problem: { error: string };
  constructor(problem: { error: string }) {
    super(problem.error);
    this.problem = problem;
  }
}
const server = { Refused, offerChallenge: vi.fn(async (_offered: object, _secret?: string) => ({ id: "CHALLENGE", guessed: false })) };
const remembered: Record<string, string> = {};
let here = false;
vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
vi.mock("../core/api", () => server);
vi.mock("../core/device/heldSeats", () => ({ keptSeats: (code: string) => (code === "KXQW" ? { held: [{ seat: 0, secret: "mine" }] } : null), isHere: () => here }));
vi.mock("../core/device/sameDeals", () => ({ challengeKey: (id: string) => id, remember: (key: string, code: string) => (remembered[key] = code) }));

const { canOffer, offerGame } = await import("./offerGame");
const kept = game([player("Ada", 1, { avatar: "fox" }), bot("Otto", 2, "strong")], [1], { code: "KXQW", record: "the record" });
const offer = (more: Partial<Offer> = {}): Offer => ({ code: kept.code, seats: [{ seat: 0, name: "Ada" }], game: async () => kept, ...more });
const byRecord = { record: "the record", seat: 0, players: [{ bot: false, level: null, avatar: "fox" }, { bot: true, level: "strong", avatar: null }] };

beforeEach(() => {
  server.offerChallenge.mockClear();
  here = false;
});

test("a game is offered at its table", async () => {
  await offerGame(offer(), 0);
  expect(server.offerChallenge.mock.calls).toEqual([[{ table: "KXQW", seat: 0 }, "mine"]]);
  expect(remembered.CHALLENGE).toBe("KXQW");
});

test("a game whose table is gone is offered by its record", async () => {
  server.offerChallenge.mockRejectedValueOnce(new Refused({ error: "no_table" }));
  await offerGame(offer(), 0);
  expect(server.offerChallenge.mock.calls[1]).toEqual([byRecord]);
  expect(remembered.CHALLENGE).toBe(kept.id);
});

test("a table in this page is unknown to the server, and so is another seat", async () => {
  here = true;
  await offerGame(offer(), 0);
  here = false;
  await offerGame(offer(), 1);
  expect(server.offerChallenge.mock.calls).toEqual([[byRecord], [{ ...byRecord, seat: 1 }]]);
});

test("a bare record does not tell bots from people", async () => {
  const bare = game([player("Ada", 1), player("Otto", 2)], [1], { code: "", mine: [], record: "bare" });
  await offerGame(offer({ code: "", game: async () => bare }), 1);
  expect(server.offerChallenge.mock.calls).toEqual([[{ record: "bare", seat: 1, players: null }]]);
});

test("other refusals are said, and so is a table that is gone without a record", async () => {
  server.offerChallenge.mockRejectedValueOnce(new Refused({ error: "too_fast" }));
  await expect(offerGame(offer(), 0)).rejects.toMatchObject({ problem: { error: "too_fast" } });
  server.offerChallenge.mockRejectedValueOnce(new Refused({ error: "no_table" }));
  await expect(offerGame(offer({ game: async () => undefined }), 0)).rejects.toMatchObject({ problem: { error: "no_table" } });
});

test("only a game with a deal of its own that somebody won can be offered", () => {
  const whole = "board new_york\ndeal lot\nresult last_turns 34 33 winners 0\n";
  expect(canOffer(whole)).toBe(true);
  expect(canOffer(`continues x\n${whole}`)).toBe(false);
  expect(canOffer(whole.replace("deal lot", "seed 3"))).toBe(false);
  expect(canOffer("deal lot\nresult abandoned 3 4 winners none\n")).toBe(false);
});
