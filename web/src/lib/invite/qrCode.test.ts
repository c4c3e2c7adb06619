import { expect, test } from "vitest";
import { qr } from "./qrCode";

/** All eight masks of "farebox-table!" in version 1, from another encoder: rows as hexadecimal numbers. */
const MASKED = [
  "1fca7f 105341 17405d 174a5d 17555d 104e41 1fd57f c00 154d12 199b7b 19eddf 1d8c23 1bf38b 1b1b 1fc373 104613 175622 174fb2 175ffd 104332 1fd513",
  "1fd07f 104941 175a5d 17405d 174f5d 105441 1fd57f 600 146725 1331d1 134775 172689 115921 11b1 1fd9d9 104cb9 174c88 174518 175557 104998 1fdfb9",
  "1fc67f 104041 175c5d 17595d 17595d 105d41 1fd57f 1f00 17c17c 138f5 1ef1ae 52fad 1ceffa 1895 1fcf02 10559d 175a53 175c3c 17538c 1040bc 1fd962",
  "1fd67f 105b41 17415d 17595d 17425d 104041 1fd57f 1400 16ec4b 138f5 86ac3 1e021b 1ceffa 13f8 1fd2b4 10559d 17413e 17518a 17538c 104bd1 1fd4d4",
  "1fde7f 104841 174b5d 175e5d 17515d 105541 1fd57f 1800 1179f9 f0016 f76b2 14a8b1 12d719 1076 1fd81e 104281 1752b0 1744df 174490 1047a0 1fd181",
  "1fc07f 105841 175c5d 17555d 17495d 104541 1fd57f 1700 1051ce 62484 1ef1ae 7278d 115921 10b5 1fcf02 1049ec 174a53 17441c 174557 10489c 1fd962",
  "1fd07f 105841 17585d 17455d 175b5d 104341 1fd57f 700 13f597 62484 1a63e7 6a195 115921 1076 1fdb90 1059ec 17581a 175204 174557 10485f 1fddf0",
  "1fca7f 104741 17425d 174a5d 17415d 105c41 1fd57f 800 12dfa0 199b7b 10c94d 191e6a 1bf38b 1f89 1fc13a 105613 1742b0 175dfb 174ffd 1047a0 1fd75a",
];

const rows = (code: boolean[][]) => code.map((row) => parseInt(row.map(Number).join(""), 2).toString(16)).join(" ");

test("a code is drawn as the standard says, under one of its masks", () => {
  expect(MASKED).toContain(rows(qr("farebox-table!")));
});

test("longer texts take larger codes", () => {
  expect(qr("x".repeat(72)).length).toBe(37);
  expect(qr("x".repeat(213)).length).toBe(57);
});

test("what is too long is refused", () => {
  expect(() => qr("x".repeat(300))).toThrow();
});
