import { expect, test, vi } from "vitest";
import type { Table } from "../core/protocol";

const held: Record<string, number[]> = { MINE: [0], ALSO: [1], OTHER: [0] };
vi.mock("../core/device/heldSeats", () => ({ keptSeats: (code: string) => ({ held: (held[code] ?? []).map((seat) => ({ seat })) }), unfinishedCodes: () => [], forget: () => {} }));
vi.mock("../core/words/messages.svelte", () => ({ t: (id: string) => id, messages: { language: "en", has: () => false } }));
vi.mock("../core/api", () => ({}));
const { tablesInOrder, isMyTurn } = await import("./runningGames.svelte");

const table = (code: string, status: string, to_act: number[], changed: number) => ({ code, status, to_act, changed, places: [] }) as unknown as Table;

test("own turn first, then the latest; finished games are left out", () => {
  const tables = [table("OTHER", "playing", [1], 9), table("MINE", "playing", [0], 1), table("ALSO", "waiting", [], 5), table("OVER", "over", [], 10)];
  expect(tablesInOrder(tables).map(({ code }) => code)).toEqual(["MINE", "OTHER", "ALSO"]);
});

test("it is this player's turn at a seat of this browser only", () => {
  expect(isMyTurn(table("ALSO", "playing", [1], 0))).toBe(true);
  expect(isMyTurn(table("ALSO", "playing", [0], 0))).toBe(false);
  expect(isMyTurn(table("MINE", "waiting", [0], 0))).toBe(false);
});
