import { expect, test, vi } from "vitest";
vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
const { readFile, unfinishedIn, writeFile } = await import("./file");
const { idOf, makeKept, NOTHING_BESIDE } = await import("./makeKept");
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
  expect(readFile(writeFile([kept, other]))).toEqual({ games: [kept, other], unread: 0 });
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

test("a file from anywhere", () => {
  expect(readFile("a letter\nto somebody")).toEqual({ games: [], unread: 0 });
  expect(readFile(`${SAMPLE_RECORD}\nfarebox record 1\nnonsense`)).toMatchObject({ games: [{ id: idOf(SAMPLE_RECORD) }], unread: 1 });
  const strange = { code: "<b>", ended: "now", mine: [0, 0, 9, "x"], players: [{ name: 3, level: "god", avatar: "dragon", color: 99, quality: 101 }, null, {}] };
  for (const beside of [JSON.stringify(strange), "{", "null", "[]"]) {
    const [game] = readFile(`# farebox game ${beside}\n${SAMPLE_RECORD}`).games;
    expect(game).toMatchObject({ code: "", ended: null, players: [{ name: "Ada", level: null, avatar: null, color: 0, quality: null }, { name: "Otto" }] });
    expect(game!.mine).toEqual(beside.length > 4 ? [0] : []);
  }
});

test("unfinished games are comments before the first record", () => {
  const games = ['{"row":"1"}', '{"row":"2"}'];
  for (const text of [writeFile([kept], games), `\ufeff${writeFile([kept], games).replaceAll("\n", "\r\n")}`]) {
    expect(unfinishedIn(text)).toEqual(games);
    expect(readFile(text)).toEqual({ games: [kept], unread: 0 });
  }
  expect(readRecord(writeFile([kept], games)).winners).toEqual([1]);
  expect(unfinishedIn(writeFile([], games))).toEqual(games);
  expect(unfinishedIn(writeFile([kept]))).toEqual([]);
});
