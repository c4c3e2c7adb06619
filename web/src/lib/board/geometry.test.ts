import { describe, expect, test } from "vitest";
import type { BoardData } from "../core/protocol";
import { clamp } from "./camera.svelte";
import {
  apart, around, boxCorners, boxesApart, corners, droppedOn, freeCorner, gaps, nearestPlace, nearestRoute, neighbour, routeBox, toBox,
  toSlot,
} from "./geometry";
import { drawing } from "./layout";
import { fitPlates, wraps } from "./namePlates";

const BOARDS = ["new_york", "first_journey_europe", "first_journey_usa"];

const layouts = import.meta.glob<string>("../../../../src/farebox/boards/data/*.layout.json", { eager: true, query: "?raw", import: "default" });
const read = (id: string) => JSON.parse(Object.entries(layouts).find(([path]) => path.endsWith(`/${id}.layout.json`))![1]);

/** A board made from its layout alone; the server sends more. */
function board(id: string, layout = read(id)): BoardData {
  const name = (location: string) => location.split("_").map((word) => word[0]!.toUpperCase() + word.slice(1)).join(" ");
  return {
    id, name: id, ruleset: { id: id === "new_york" ? id : "first_journey" } as BoardData["ruleset"], seats: [2, 4], pieces: 20, piece: "train", colors: [], wild: "locomotive",
    cards: {}, tickets: [], ticket_count: 0, attraction_count: 0, bonus: null, reconstructed: [], layout,
    locations: read(id).locations.map((row: { id: string }) => ({ id: row.id, name: name(row.id), attraction: false })),
    routes: read(id).routes.map((row: { a: string; b: string; length: number; color: string; id: number; lane: number; lanes: number }) => ({
      id: `r${row.id}`, a: row.a, b: row.b, length: row.length, color: row.color, points: 0,
      twin: row.lanes === 2 ? `r${row.id + 1 - 2 * row.lane}` : null,
    })),
  };
}
const slot = { x: 100, y: 50, angle: 90, len: 60, w: 20 };

test("distance to a turned slot", () => {
  expect(toSlot({ x: 100, y: 79 }, slot)).toBe(0);
  expect(toSlot({ x: 100, y: 90 }, slot)).toBeCloseTo(10);
  expect(toSlot({ x: 115, y: 50 }, slot)).toBeCloseTo(5);
  expect(toSlot({ x: 113, y: 84 }, slot)).toBeCloseTo(5);
});

test("boxes and quadrilaterals apart", () => {
  const a = { x: 0, y: 0, w: 10, h: 10 }, b = { x: 14, y: 2, w: 5, h: 5 };
  expect(boxesApart(a, b)).toBe(4);
  expect(apart(boxCorners(a), boxCorners(b))).toBe(4);
  expect(apart(boxCorners(a), boxCorners({ ...b, x: 8 }))).toBeLessThan(0);
  expect(toBox({ x: 13, y: 14 }, a)).toBe(5);
  expect(around(corners(slot), 1)).toEqual({ x: 89, y: 19, w: 22, h: 62 });
});

test("the space between two slots belongs to their route", () => {
  const [gap] = gaps([{ ...slot, angle: 0 }, { ...slot, x: 180, angle: 0 }]);
  expect(gap).toMatchObject({ x: 140, y: 50, angle: 0, len: 40 });
});

test("the view does not leave the board, but for the slack", () => {
  expect(clamp(0, 1000, 400, 0, 0)).toBe(200);
  expect(clamp(990, 1000, 400, 0, 0)).toBe(800);
  expect(clamp(990, 1000, 400, 0, 100)).toBe(900);
  expect(clamp(0, 1000, 1200, 0, 0)).toBe(500);
});

describe.each(BOARDS)("%s", (id) => {
  const made = drawing(board(id));

  test("every space is picked as its own route, also a little beside it", () => {
    for (const line of made.lines) {
      for (const { x, y } of line.slots) expect(nearestRoute({ x, y }, made.lines, 24)).toBe(line.id);
      expect(nearestRoute({ x: line.mid[0], y: line.mid[1] }, made.lines, 24)).toBe(line.id);
    }
    expect(nearestRoute({ x: -500, y: -500 }, made.lines, 24)).toBeNull();
  });

  test("what lies under the finger wins over a wanted route nearby", () => {
    for (const line of made.lines) {
      const others = new Set(made.lines.map((other) => other.id).filter((other) => other !== line.id));
      for (const slot of line.slots) expect(droppedOn(slot, made.lines, others, 60, 140)).toBe(line.id);
    }
  });

  test("where nothing lies under the finger, a wanted route is in easy reach", () => {
    const line = made.lines[0]!, only = new Set([line.id]), beside = { x: line.slots[0]!.x, y: line.slots[0]!.y + 1e4 };
    expect(droppedOn(beside, made.lines, only, 60, 2e4)).toBe(line.id);
    expect(droppedOn(beside, made.lines, only, 60, 140)).toBeNull();
  });

  test("between the two of a double route the wanted one is meant", () => {
    for (const line of made.lines.filter(({ twin }) => twin)) {
      const [from, to] = [line.slots[0]!, made.line[line.twin!]!.slots[0]!];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      expect(droppedOn(middle, made.lines, new Set([line.id]), 24, 60)).toBe(line.id);
    }
  });

  test("every place is picked by its disc", () => {
    for (const place of made.places) expect(nearestPlace(place, made.places)).toBe(place.id);
    expect(nearestPlace({ x: -99, y: -99 }, made.places, 30)).toBeNull();
  });

  test("arrow keys reach every route", () => {
    const reached = new Set([made.lines[0]!.id]), queue = [made.lines[0]!];
    for (let line = queue.pop(); line; line = queue.pop()) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = neighbour(line, arrow, made.lines);
        if (next && !reached.has(next.id)) queue.push(made.line[reached.add(next.id) && next.id]!);
      }
    }
    expect(reached.size).toBe(made.lines.length);
  });

  test("a route's box holds its spaces and its places", () => {
    for (const line of made.lines) {
      const box = routeBox(line, made.place);
      for (const point of [...line.slots, made.place[line.a]!, made.place[line.b]!]) expect(toBox(point, box)).toBe(0);
    }
  });

  test.each([40, 55, 62])("plates touch nothing, a letter %i wide", (letter) => {
    const plates = fitPlates(made, (location) => made.place[location]!.label.lines.join(" "), (text) => text.length * letter);
    const shapes = made.lines.flatMap((line) => line.slots.map(corners));
    for (const plate of plates) {
      for (const shape of shapes) expect(apart(boxCorners(plate), shape)).toBeGreaterThan(0);
      for (const place of made.places) expect(toBox(place, plate)).toBeGreaterThan(place.r);
      for (const other of plates) if (other !== plate) expect(boxesApart(plate, other)).toBeGreaterThan(0);
      expect(Math.min(plate.x, plate.y, made.width - plate.x - plate.w, made.height - plate.y - plate.h)).toBeGreaterThan(0);
    }
  });

  test("a board without drawn routes, or without a layout, can still be played", () => {
    const { routes: _, ...places } = read(id);
    const bare = { ...places, routes: read(id).routes.map(({ a, b, slots }: { a: string; b: string; slots: object[] }) => ({ a, b, slots })) };
    for (const layout of [places, bare, {}]) {
      const sketch = drawing(board(id, layout));
      for (const line of sketch.lines) expect(line.slots).toHaveLength(line.length);
      expect(fitPlates(sketch, (location) => location, (text) => text.length * 50)).toHaveLength(sketch.places.length);
    }
  });
});

test("names break at spaces and hyphens, evenly", () => {
  expect(wraps("Paris", 2)).toEqual([["Paris"]]);
  expect(wraps("Salt Lake City", 2)[1]).toEqual(["Salt Lake", "City"]);
  expect(wraps("La Nouvelle-Orléans", 2)[1]).toEqual(["La Nouvelle-", "Orléans"]);
  expect(wraps("Wall Street", 1)).toEqual([["Wall Street"]]);
});

const empty = { width: 1000, height: 600, places: [], lines: [] };
const corner = (plates: { x: number; y: number; w: number; h: number }[]) => freeCorner(empty, plates, 50, 110, 20);

test("the buttons stay at the lower left, turn, or move to where they hide nothing", () => {
  expect(corner([])).toEqual({ top: false, row: false });
  expect(corner([{ x: 0, y: 440, w: 120, h: 60 }])).toEqual({ top: false, row: true });
  expect(corner([{ x: 0, y: 440, w: 200, h: 160 }])).toEqual({ top: true, row: false });
});

test("where something is hidden anyway, it is as little as possible", () => {
  const everywhere = [{ x: 0, y: 0, w: 1000, h: 600 }, { x: 0, y: 300, w: 1000, h: 300 }, { x: 0, y: 0, w: 60, h: 300 }];
  expect(corner(everywhere)).toEqual({ top: true, row: true });
});
