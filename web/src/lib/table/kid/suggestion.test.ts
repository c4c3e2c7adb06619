import { expect, test } from "vitest";
import type { ActionData, TicketAnalysisData } from "../../core/protocol";
import { bestBuild, closest, suggestion, wantedTicket } from "./suggestion";

const ticket = (id: string, missing: number, free: string[], state: TicketAnalysisData["state"] = "open"): TicketAnalysisData => ({ ticket: id, missing, free, path: free, state });
const can = (...kinds: string[]) => (kind: string) => (kinds.includes(kind) ? ({ kind } as ActionData) : undefined);
const near = ticket("near", 2, ["a-b"]);
const far = ticket("far", 5, ["c-d", "d-e"]);

test("the closest ticket is the one that needs the fewest trains and can still be done", () => {
  expect(closest([far, near])?.ticket).toBe("near");
  expect(closest([far, ticket("lost", 1, [], "blocked"), ticket("done", 0, [], "done")])?.ticket).toBe("far");
  expect(closest([ticket("lost", 1, [], "short")])).toBeNull();
});

test("the ring is around the ticket that the proposed route is for", () => {
  expect(wantedTicket([far, near], { kind: "claim", route: "d-e" })?.ticket).toBe("far");
  expect(wantedTicket([far, ticket("both", 2, ["a-b", "d-e"])], { kind: "claim", route: "d-e" })?.ticket).toBe("both");
  expect(wantedTicket([far, near], { kind: "claim", route: "x-y" })).toBeNull();
  expect([{ kind: "draw" } as const, null].map((wanted) => wantedTicket([far, near], wanted)?.ticket)).toEqual(["near", "near"]);
});

test("a route for the closest ticket is proposed, else one for the other ticket", () => {
  const all = can("draw", "exchange");
  expect(suggestion({ tickets: [far, near], claimable: new Set(["d-e", "a-b"]), action: all })).toEqual({ kind: "claim", route: "a-b" });
  expect(suggestion({ tickets: [far, near], claimable: new Set(["d-e", "x-y"]), action: all })).toEqual({ kind: "claim", route: "d-e" });
});

test("if nothing useful can be built, cards are proposed; new tickets if both are lost", () => {
  const useless = new Set(["x-y"]);
  expect(suggestion({ tickets: [far], claimable: useless, action: can("draw", "exchange") })).toEqual({ kind: "draw" });
  expect(suggestion({ tickets: [ticket("lost", 1, [], "blocked")], claimable: useless, action: can("draw", "exchange") })).toEqual({ kind: "exchange" });
});

test("without cards in the deck there is still something to do", () => {
  expect(suggestion({ tickets: [far], claimable: new Set(["x-y"]), action: can("exchange") })).toEqual({ kind: "claim", route: "x-y" });
  expect(suggestion({ tickets: [far], claimable: new Set(), action: can("exchange") })).toEqual({ kind: "exchange" });
  expect(suggestion({ tickets: [far], claimable: new Set(), action: can("pass") })).toEqual({ kind: "pass" });
  expect(suggestion({ tickets: [far], claimable: new Set(), action: can() })).toBeNull();
});

test("the build button finds a route as long as there is one", () => {
  expect(bestBuild({ tickets: [far, near], claimable: new Set(["x-y", "c-d"]) })).toBe("c-d");
  expect(bestBuild({ tickets: [near], claimable: new Set(["x-y"]) })).toBe("x-y");
  expect(bestBuild({ tickets: [near], claimable: new Set() })).toBeNull();
});
