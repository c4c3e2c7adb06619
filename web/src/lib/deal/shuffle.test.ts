import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { commitmentOf, drawnSeat, fixedText, hashOf, dealKey, shuffled } from "./shuffle";

// The numbers below were computed with nothing but Python's hashlib, by the letter of docs/security.md.
const C = "7cb1217fd4b585835453fd2342cee8ff73fdb21abf908ed45b4af9b003dd251f";
const HASHES = ["9f72ea0cf49536e3c66c787f705186df9a4378083753ae9536d65b3ad7fcddc4", "deb0e38ced1e41de6f92e70e80c418d2d356afaaa99e26f5939dbc7d3ef4772a", "bb391415c05e39d77ca17381d3be3f7d0cd5e5332e5a579311adaa0aa62106e9"];
const terms = { table: "KQVXBMRT", commitment: C, board: "new_york 53ca0069f8a7", rules: "1", seats: 4, first: "lot", completionCards: "0" };
const seats = [[0, 3], [1], [2]];
const values = ["22".repeat(32), null, "44".repeat(32)];
const devices = HASHES.map((hash, i) => ({ seats: seats[i]!, hash, value: values[i]! }));
const key = dealKey("11".repeat(32), devices, fixedText(terms, devices));
const pile = (size: number) => Array.from({ length: size }, (_, i) => `${i}`);

test("commitment, hashes and key", () => {
  expect(commitmentOf("KQVXBMRT", "11".repeat(32))).toBe(C);
  expect(["22", "33", "44"].map((two) => hashOf(two.repeat(32)))).toEqual(HASHES);
  expect(bytesToHex(key)).toBe("f9e67051ae27159ca564a3bc35611931f2dcc17d866aef0bd9822bf4be894917");
});

test("shuffles and the lot", () => {
  expect(shuffled(key, 0, pile(12)).join(" ")).toBe("1 10 9 2 4 11 5 6 3 7 8 0");
  expect(shuffled(key, 1, pile(12)).join(" ")).toBe("1 11 4 9 0 7 8 2 6 5 10 3");
  expect(shuffled(key, 7, pile(12)).join(" ")).toBe("11 9 5 6 7 10 3 0 8 4 1 2");
  expect(drawnSeat(key, 4)).toBe(3);
});

test("numbers that would favor some are drawn again", () => {
  const long = shuffled(key, 3, pile(3000)).join(","); // about 70 of its numbers are skipped
  expect(bytesToHex(sha256(utf8ToBytes(long)))).toBe("12f01757023a1a3d9a0378a825e19799c20c8e10e8ef52e12c86bc65a4410bf4");
});
