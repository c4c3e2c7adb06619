import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { BoardData } from "../../core/protocol";
import type { Column } from "../sheet/sheet";
import Podium from "./Podium.svelte";

const board = { ruleset: { id: "new_york", score_rows: ["routes", "tickets", "attractions", "total"] } } as unknown as BoardData;
const column = (seat: number, [routes, tickets, attractions]: number[], winner: boolean) =>
  ({ seat, name: `P${seat}`, character: "fox", mine: seat === 0, winner, score: { routes, tickets, attractions, total: routes! + tickets! + attractions!, rank: winner ? 1 : 3 } }) as unknown as Column;
const shown = (announced: boolean) => render(Podium, { props: { board, announced, columns: [column(0, [10, 6, 4], true), column(1, [12, 5, 3], true), column(2, [9, -4, 5], false)] } }).body;
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

test("a shared victory has two crowns on towers of the same height", () => {
  expect(count(shown(true), /<svg class="crown/g)).toBe(2);
  expect(count(shown(true), /--share: 1;/g)).toBe(2);
  expect(shown(true)).toContain("--share: 0.5;");
});

test("no crown before the winner is named", () => expect(count(shown(false), /<svg class="crown/g)).toBe(0));

test("a part that cost points is marked and shows its minus", () => {
  expect(count(shown(true), /class="part[^"]* minus"/g)).toBe(1);
  expect(shown(true)).toContain("−4");
});
