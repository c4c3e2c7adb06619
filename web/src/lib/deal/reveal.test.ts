import { beforeEach, expect, test, vi } from "vitest";
import * as api from "../core/api";
import type { Table } from "../core/protocol";
import { absentSeats, commitToValue, joined, joinedRematch, keptDeal, see, seeEntries, revealValues } from "./kept";

vi.mock("../core/api", () => ({ reveal: vi.fn() }));
const asked = vi.mocked(api.reveal);
const stored = new Map<string, string>();
const CODE = "BCDFGHJK";
const C = "c".repeat(64);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  stored.clear();
  const store = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value), removeItem: (key: string) => stored.delete(key) };
  vi.stubGlobal("localStorage", store);
});

type Told = { code?: string; status?: string; commitment?: string; board?: string; digest?: string; rules?: number; first?: "lot" | number; seats?: number; revealed?: boolean; rematch?: string | null };

/** What a table tells; `hashes` are those of its devices. */
function told(hashes: string[], { code = CODE, status = "dealing", commitment = C, board = "new_york", digest = "d1", rules = 1, first = "lot", seats = 3, revealed = false, rematch = null }: Told = {}) {
  const options = { board, first, completion_cards: 0 };
  const devices = hashes.map((hash, seat) => ({ seats: [seat], hash, revealed }));
  const places = Array.from({ length: seats }, (_, seat) => ({ seat, kind: "player", name: "" }));
  const deal = status === "waiting" ? { commitment, devices: [], digest: null, rules: null } : { commitment, devices, digest, rules };
  return { code, status, options, places, rematch, same_deal: null, continues: null, deal } as unknown as Table;
}

const OTHER = "e".repeat(64);

/** This device has joined a table that waits. */
function atTheTable() {
  const hash = commitToValue();
  joined(told([], { status: "waiting" }), hash);
  return hash;
}

function reveal(table: Table) {
  see(table, true);
  revealValues(table, ["secret"]);
}

test("a value that could not be sent is sent again", async () => {
  const hash = atTheTable();
  asked.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline")).mockResolvedValue(told([hash], { revealed: true }));
  reveal(told([hash]));
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual([CODE, "secret"]);
  expect(keptDeal(CODE)?.own).toMatchObject([{ hash, revealed: true }]);
});

test("a value is sent once while an answer is awaited, and only by the device that has it", async () => {
  const hash = atTheTable();
  asked.mockResolvedValue(told([hash]));
  reveal(told([hash]));
  reveal(told([hash]));
  reveal(told(["f".repeat(64)], { code: "BCDFGHJL" }));
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a table that was opened and started at once asks for the value too", async () => {
  const hash = commitToValue();
  joined(told([hash]), hash);
  asked.mockResolvedValue(told([hash], { revealed: true }));
  reveal(told([hash]));
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each<[string, (hash: string) => Table, string]>([
  ["the commitment", (hash) => told([hash, OTHER], { commitment: "d".repeat(64) }), "commitment"],
  ["its own hash", () => told([OTHER, "f".repeat(64)]), "own"],
  ["the board's digest, which is missing", (hash) => told([hash], { digest: null as unknown as string }), "fixed"],
])("nothing is revealed to a table that changed %s", async (_, changed, trouble) => {
  const hash = atTheTable();
  reveal(changed(hash));
  await vi.runAllTimersAsync();
  expect(asked).not.toHaveBeenCalled();
  expect(keptDeal(CODE)?.troubles).toContain(trouble);
});

test.each<[string, Told & { hashes?: string[] }, string]>([
  ["another device's hash", { hashes: ["own", "f".repeat(64)] }, "devices"],
  ["the order of the devices", { hashes: [OTHER, "own"] }, "devices"],
  ["another device, which is gone", { hashes: ["own"] }, "devices"],
  ["the board", { board: "first_journey_usa" }, "fixed"],
  ["the digest of the board", { digest: "d2" }, "fixed"],
  ["the rules", { rules: 2 }, "fixed"],
  ["the number of seats", { seats: 4 }, "fixed"],
  ["who begins", { first: 1 }, "fixed"],
  ["the commitment", { commitment: "d".repeat(64) }, "commitment"],
])("what was told before the value is kept, and a change is noted: %s", async (_, change, trouble) => {
  const hash = atTheTable();
  asked.mockRejectedValue(new Error("offline"));
  see(told([hash, OTHER]), true);
  const hashes = (change.hashes ?? ["own", OTHER]).map((one) => (one === "own" ? hash : one));
  reveal(told(hashes, change));
  await vi.runAllTimersAsync();
  expect(keptDeal(CODE)?.troubles).toContain(trouble);
  expect(asked).not.toHaveBeenCalled();
  see(told([hash, OTHER]), true);
  expect(keptDeal(CODE)?.troubles).toContain(trouble); // it stays noted
});

test("a value that was acknowledged and is then called absent is noted; one that came too late is not", () => {
  const hash = atTheTable();
  see(told([hash]), true);
  see(told([hash], { status: "playing" }), true);
  expect(keptDeal(CODE)).toMatchObject({ troubles: [], own: [{ revealed: false }] });
  see(told([hash], { revealed: true }), true);
  see(told([hash], { status: "playing" }), true);
  expect(keptDeal(CODE)).toMatchObject({ troubles: ["absent"], own: [{ revealed: true }] });
});

test("a table that is seen first after the start is not kept", () => {
  see(told([OTHER], { status: "playing" }), true);
  seeEntries(CODE, [{ number: 0, kind: "deal", seat: null, turn: 0, by_bot: false, events: [] }]);
  expect(keptDeal(CODE)).toBeNull();
});

test("the first version of an entry is kept", () => {
  atTheTable();
  const entry = (number: number, turn: number) => ({ number, kind: "play" as const, seat: 0, turn, by_bot: false, events: [] });
  seeEntries(CODE, [entry(0, 0), entry(1, 1)]);
  seeEntries(CODE, [entry(0, 9), entry(1, 9), entry(2, 2)]);
  expect(keptDeal(CODE)?.entries.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  seeEntries(CODE, [entry(5, 5)]);
  seeEntries(CODE, [entry(3, 3), entry(4, 4), entry(5, 9)]); // another tab had overwritten two
  expect(keptDeal(CODE)?.entries.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("with a full storage nothing half is kept", () => {
  atTheTable();
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  seeEntries(CODE, [{ number: 0, kind: "deal", seat: null, turn: 0, by_bot: false, events: [] }]);
  expect(keptDeal(CODE)).toBeNull();
});

test("a player who left and joined again is expected with the new value only", () => {
  atTheTable();
  const again = atTheTable();
  see(told([again]), true);
  expect(keptDeal(CODE)).toMatchObject({ troubles: [], own: [{ hash: again }] });
});

test("the value for a rematch is expected there, unless it was opened before the value arrived", () => {
  atTheTable();
  const hash = commitToValue();
  joinedRematch(told([], { status: "over", rematch: "BCDFGHJL" }), hash);
  see(told([OTHER], { code: "BCDFGHJL" }), true, CODE);
  expect(keptDeal("BCDFGHJL")?.troubles).toEqual([]);
  joinedRematch(told([], { status: "over" }), hash);
  see(told([OTHER], { code: "BCDFGHJM" }), true, CODE);
  expect(keptDeal("BCDFGHJM")?.troubles).toEqual(["own"]);
});

test("the oldest tables are forgotten", () => {
  const codes = Array.from({ length: 25 }, (_, i) => `BCDFGHJ${String.fromCharCode(65 + i)}`);
  for (const code of codes) see(told([], { code, status: "waiting" }), false);
  expect(codes.filter((code) => keptDeal(code))).toEqual(codes.slice(-20));
});

test("players whose device took no part are named, if any device took part", () => {
  const table = told([OTHER, "f".repeat(64)], { status: "playing", revealed: true });
  expect(absentSeats(table)).toEqual([2]);
  expect(absentSeats(told([], { status: "playing" }))).toEqual([]);
  expect(absentSeats({ ...table, same_deal: { kind: "daily", id: "2026-11-17" } })).toEqual([]);
});

test("damaged storage counts as empty", () => {
  for (const damaged of ["5", "[]", "{", '{"own":3}', '{"BCDFGHJK":[null]}']) {
    for (const key of ["deal", "deals", `kept-${CODE}`]) stored.set(key, damaged);
    expect(keptDeal(CODE)).toBeNull();
    const hash = atTheTable();
    expect(keptDeal(CODE)?.own).toMatchObject([{ hash }]);
  }
});

test("tables whose cards others have played are not kept", () => {
  const table = told([OTHER]);
  expect(see({ ...table, same_deal: { kind: "challenge", id: "x" } }, true)).toBeNull();
  expect(see({ ...table, continues: { id: "x", number: 3, turn: null } }, true)).toBeNull();
  expect(see({ ...table, deal: null }, true)).toBeNull(); // in the page
  expect(keptDeal(CODE)).toBeNull();
});
