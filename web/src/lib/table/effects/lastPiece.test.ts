import { expect, test } from "vitest";
import type { Entry } from "../../core/protocol";
import { landingTime, lastClaim } from "./lastPiece";

const entry = (...events: object[]) => ({ events }) as unknown as Entry;
const claim = (route: string) => ({ kind: "claim", route });

test("the camera follows the piece that ended the game", () => {
  const entries = [entry(claim("a-b")), entry(claim("b-c"), { kind: "completed" }, { kind: "over" })];
  expect(lastClaim(entries)).toBe("b-c");
  expect(landingTime(entries)).toBeGreaterThan(landingTime([entry(claim("a-b")), entry({ kind: "blind" }, { kind: "over" })]));
});

test("a game that ends without a piece moves no camera", () => {
  expect(lastClaim([entry(claim("a-b")), entry({ kind: "over" })])).toBeNull();
  expect(lastClaim([])).toBeNull();
});
