import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { BoardData, Table, ViewData } from "../../core/protocol";
import FirstJourneyEnd from "./FirstJourneyEnd.svelte";
import type { ScoreReveal } from "../sheet/reveal.svelte";
import { columns } from "../sheet/sheet";

const board = { ruleset: { id: "first_journey" }, routes: [], tickets: [], bonus: { east: ["moscow"], west: ["brest"] } } as unknown as BoardData;
const reveal = { done: true, shows: () => true } as unknown as ScoreReveal;
const table = { places: [{ name: "Ada" }, { name: "Leo" }] } as unknown as Table;
const score = (seat: number, rank: number) => ({ seat, total: 2 - seat, completed: 2 - seat, rank, ticket_list: [], done: [], attraction_list: [] });

function page(ending: string, winners: number[]): string {
  const players = [0, 1].map((seat) => ({ seat, routes: [], bonus: false, pieces: 5 }));
  const view = { over: true, ending, winners, players, scores: [score(0, 1), score(1, 2)] } as unknown as ViewData;
  const props = { board, view, columns: columns(board, table, view, [0]), reveal, light: null, pointed: null, onpoint: () => {} };
  return render(FirstJourneyEnd, { props }).body;
}

test("the winner gets the crown and the golden ticket", () => {
  const shown = page("sixth_ticket", [0]);
  expect(shown.match(/class="crown/g)).toHaveLength(1);
  expect(shown).toContain("score-golden-you"); // the page holds the winner's seat
  expect(page("sixth_ticket", [1])).toContain("score-golden-to");
});

test("nobody gets them in an abandoned game", () => {
  const shown = page("abandoned", []);
  expect(shown).toContain("score-end-abandoned");
  expect(shown).not.toContain("crown");
  expect(shown).not.toContain("score-golden");
});
