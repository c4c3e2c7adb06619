import { expect, test, vi } from "vitest";
vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
const { BadFile, readFile, textOf, writeFile } = await import("./file");
const { idOf, makeKept, NOTHING_BESIDE } = await import("./keptGame");
const { readRecord } = await import("./readRecord");
const { SAMPLE_RECORD } = await import("./sampleGames");

const kept = makeKept(SAMPLE_RECORD, {
  code: "KXQW",
  ended: 1_700_000_000_000,
  mine: [0],
  players: [
    { name: "Ada", color: 2, avatar: "cat", quality: 83 },
    { name: "", bot: true, level: "casual", avatar: "otter", color: 0 },
  ],
});
const other = makeKept(SAMPLE_RECORD.replace("seed 11", "seed 12"), NOTHING_BESIDE);

test("what was written is read again", () => {
  expect(readFile(writeFile([kept, other]))).toEqual({ games: [kept, other], unfinished: [] });
  expect(readFile("\ufeff" + writeFile([kept]).replaceAll("\n", "\r\n")).games).toEqual([kept]);
});

test("every part of the file is a record", () => {
  const parts = writeFile([kept, other]).split(/^(?=# farebox game)/m);
  expect(parts.map((part) => readRecord(part).winners)).toEqual([[1], [1]]);
});

test("plain records are read too, with the names they have", () => {
  const [game] = readFile(`# my game\n${SAMPLE_RECORD}`).games;
  expect(game).toMatchObject({ id: idOf(SAMPLE_RECORD), code: "", ended: null, mine: [], record: SAMPLE_RECORD });
  expect(game!.players.map(({ name, bot }) => [name, bot])).toEqual([["Ada", false], ["Otto", false]]);
  expect(readFile(SAMPLE_RECORD.replace("Ada", "x".repeat(10_000))).games[0]!.players[0]!.name).toHaveLength(40);
});

test("a letter has no games", () => {
  expect(readFile("a letter\nto somebody")).toEqual({ games: [], unfinished: [] });
});

/** The message that refuses a file, with its values. */
function refusal(text: string) {
  try {
    readFile(text);
  } catch (error) {
    if (error instanceof BadFile) return [error.id, error.values];
    throw error;
  }
  return null;
}

const beside = (more: object) => `# farebox game ${JSON.stringify({ code: "KXQW", ended: 5, mine: [0], players: [], ...more })}\n${SAMPLE_RECORD}`;

test.each([
  [{ code: "<b>" }, "code"],
  [{ code: 5 }, "code"],
  [{ ended: "now" }, "ended"],
  [{ ended: 1e300 }, "ended"],
  [{ mine: [0, 9] }, "mine[1]"],
  [{ mine: "0" }, "mine"],
  [{ players: [{}, { name: 3 }] }, "players[1].name"],
  [{ players: [{ level: "god" }] }, "players[0].level"],
  [{ players: [{ avatar: "dragon" }] }, "players[0].avatar"],
  [{ players: [{ color: 99 }] }, "players[0].color"],
  [{ players: [{ quality: 111 }] }, "players[0].quality"],
  [{ players: [null] }, "players[0]"],
  [{ players: [{ name: "x".repeat(1_000_000) }] }, "players[0].name"],
])("a comment that does not fit refuses the whole file, with its place: %j", (more, key) => {
  expect(refusal(`${SAMPLE_RECORD}\n${beside(more)}`)).toEqual(["history-file-line", { line: SAMPLE_RECORD.split("\n").length + 1, key }]);
});

test("a record that does not fit refuses the whole file, with its place", () => {
  const lines = SAMPLE_RECORD.split("\n").length;
  expect(refusal(`${SAMPLE_RECORD}\nfarebox record 1\nnonsense\n${SAMPLE_RECORD}`)).toEqual(["history-file-game", { number: 2, line: lines + 1 }]);
  for (const record of [
    SAMPLE_RECORD.replace("-3 11", "-3 11 4 5 6").replace("seats 2", "seats 5"), // more seats than a table has
    SAMPLE_RECORD.replace("-3 11", "-3 999999999"),
    SAMPLE_RECORD.replace("board new_york", "board ../tables"),
    SAMPLE_RECORD.replace("board new_york", "board __proto__"),
    SAMPLE_RECORD.replace("claim chelsea-soho", "claim constructor"),
    beside({ mine: [3] }),
    `# farebox game ${JSON.stringify({ code: "", ended: null, mine: [], players: [] })}`,
  ])
    expect(refusal(record)![0]).toBe("history-file-game");
  for (const comment of ["{", "null", "[]"]) expect(refusal(`# farebox game ${comment}\n${SAMPLE_RECORD}`)).toEqual(["history-file-line", { line: 1, key: "JSON" }]);
});

test("a comment may say only a part", () => {
  expect(readFile(`# farebox game {"mine":[1]}\n${SAMPLE_RECORD}`).games[0]).toMatchObject({ code: "", ended: null, mine: [1], players: [{ name: "Ada" }, { name: "Otto" }] });
});

test("unknown keys are dropped, names are one plain line, and nothing reaches a prototype", () => {
  const [game] = readFile(beside({ secret: "s", __proto__: { held: [] }, players: [{ name: "\u202eA\u0000d\na<b>", secret: "s", score: 99 }] }).replace('"secret"', '"__proto__":{"polluted":1},"secret"')).games;
  expect(game!.players[0]).toMatchObject({ name: "Ad a<b>", score: -3 });
  expect(Object.keys({ ...game, ...game!.players[0] }).filter((key) => !(key in kept) && !(key in kept.players[0]!))).toEqual([]);
  expect("polluted" in {}).toBe(false);
});

test("a file is bounded in its size and its games", async () => {
  await expect(textOf({ size: 50_000_001, text: async () => "" })).rejects.toMatchObject({ id: "history-file-large" });
  expect(await textOf({ size: 5, text: async () => "games" })).toBe("games");
  expect(refusal("farebox record 1\n".repeat(5001))![0]).toBe("history-file-large");
});

const unfinished = (more: object = {}, row: object = {}) => {
  const data = { code: "AAAA", rules: 3, status: "playing", board_digest: null, same_deal: null, ...row };
  return JSON.stringify({ row: JSON.stringify(data), entries: ['{"number":0}'], held: { code: "AAAA", board: "new_york", host: null, held: [{ seat: 0, secret: "s" }] }, board: null, ...more });
};

test("unfinished games are comments before the first record, and are told apart from finished ones", () => {
  const games = [unfinished(), unfinished({ board: { id: "town", digest: "d", text: "t", layout: "" } })];
  for (const text of [writeFile([kept], games), `\ufeff${writeFile([kept], games).replaceAll("\n", "\r\n")}`]) {
    expect(readFile(text).unfinished.map(({ line, game }) => [line, game])).toEqual(games.map((game, i) => [i + 1, JSON.parse(game)]));
    expect(readFile(text).games).toEqual([kept]);
  }
  expect(readRecord(writeFile([kept], games)).winners).toEqual([1]);
  expect(readFile(writeFile([], games)).unfinished).toHaveLength(2);
  expect(readFile(writeFile([kept])).unfinished).toEqual([]);
});

test.each([
  ["{", "JSON"],
  [unfinished({ row: "{" }), "row"],
  [unfinished({}, { code: "settings" }), "row"],
  [unfinished({}, { same_deal: "__proto__" }), "row"],
  [unfinished({ entries: [] }), "JSON"],
  [unfinished({ entries: ['{"number":1}'] }), "JSON"],
  [unfinished({ held: null }), "held"],
  [unfinished({ held: { code: "BBBB", board: "x", host: null, held: [] } }), "JSON"],
  [unfinished({ held: { code: "AAAA", board: "x", host: null, held: [{ seat: "0", secret: 1 }] } }), "held.held[0].seat"],
  [unfinished({ board: { id: 3 } }), "board.id"],
])("an unfinished game that does not fit refuses the whole file: %s", (line, key) => {
  expect(refusal(writeFile([kept], [unfinished(), line]))).toEqual(["history-file-line", { line: 2, key }]);
});
