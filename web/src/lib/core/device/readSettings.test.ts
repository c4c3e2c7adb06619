import { expect, test } from "vitest";
import { DEFAULTS, readSettings } from "./readSettings";

test("settings are read, and the others are the defaults", () => {
  const chosen = { pace: "skip", name: "Zoe", color: 2, avatar: "owl", seen: ["deck"], volume: 3, sound: true };
  expect(readSettings(JSON.stringify(chosen))).toEqual({ ...DEFAULTS, ...chosen });
  expect(readSettings(null)).toEqual(DEFAULTS);
});

test("what is not understood is the default", () => {
  const odd = { pace: "warp", theme: 7, volume: 9, seen: "all", name: null, color: "red", avatar: "dragon", sound: "yes", later: 1 };
  expect(readSettings(JSON.stringify(odd))).toEqual(DEFAULTS);
  for (const text of ["null", "[]", "3", '"x"']) expect(readSettings(text)).toEqual(DEFAULTS);
});
