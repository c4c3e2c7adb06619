import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { BoardData } from "../../core/protocol";
import type { Column } from "../sheet/sheet";
import TicketTower from "./TicketTower.svelte";

const column = (seat: number, bonus: boolean, winner: boolean) => ({ seat, name: `P${seat}`, character: "cat", winner, bonus, tickets: [], score: { completed: Number(bonus) } }) as unknown as Column;
const shown = (announced: boolean, ...winners: boolean[]) => render(TicketTower, { props: { board: {} as BoardData, announced, columns: winners.map((winner, seat) => column(seat, true, winner)) } }).body;
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

test("the last ticket of a winner is golden and arrives when the winner is known", () => {
  expect(count(shown(false, true, false), /class="brick/g)).toBe(1);
  expect(count(shown(true, true, false), /class="brick/g)).toBe(2);
  expect(count(shown(true, true, false), /class="brick[^"]* gold/g)).toBe(1);
});

test("winners who share it all get a crown and a golden ticket", () => {
  expect(count(shown(true, true, true), /<svg class="crown/g)).toBe(2);
  expect(count(shown(true, true, true), /class="brick[^"]* gold/g)).toBe(2);
});
