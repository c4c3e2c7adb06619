import { beforeEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { commitToValue, revealValues } from "./deal";
import type { Table } from "./protocol";

vi.mock("./api", () => ({ reveal: vi.fn() }));
const asked = vi.mocked(api.reveal);
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

const dealing = (hash: string) => ({ code: "BCDFGH", status: "dealing", deal: { commitment: "", devices: [{ seats: [0], hash, revealed: false }] } }) as unknown as Table;

test("a value that could not be sent is sent again", async () => {
  const hash = commitToValue();
  asked.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline")).mockResolvedValue({} as Table);
  revealValues(dealing(hash), ["secret"]);
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(["BCDFGH", "secret"]);
});

test("a value is sent once while an answer is awaited, and only by the device that has it", async () => {
  const hash = commitToValue();
  asked.mockResolvedValue({} as Table);
  revealValues(dealing(hash), ["secret"]);
  revealValues(dealing(hash), ["secret"]);
  revealValues(dealing("f".repeat(64)), ["secret"]);
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(1);
});
