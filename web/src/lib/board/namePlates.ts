/** Name plates: the layout has room for the printed names; this fits other names and fonts so that nothing overlaps. */
import { apart, around, boxCorners, boxesApart, corners, toBox } from "./geometry";
import type { Box, Drawing, DrawnLocation, Point } from "./layout";

export interface Plate extends Box { id: string; lines: string[]; size: number }
/** Width of a bold text at a font size of 100 units. */
export type Measure = (text: string) => number;

const PAD_X = 9, PAD_Y = 4, LINE_HEIGHT = 1.1, STAR = 11;
const SCALES = [1, 0.94, 0.88, 0.82, 0.8];
const PLATE_MARGIN = 2; // units kept free around a plate
const PLATE_REACH = 320; // maximum distance of a plate from its location

/** Ways to break a name into at most `most` lines, as even as its words allow; one line first. */
export function wraps(name: string, most: number): string[][] {
  const all = [[name]];
  if (most < 2) return all;
  for (const { index } of name.matchAll(/\s|-/g)) all.push([name.slice(0, index + 1).trim(), name.slice(index + 1)]);
  return [all[0]!, ...all.slice(1).reverse().sort((a, b) => Math.max(...a.map((l) => l.length)) - Math.max(...b.map((l) => l.length)))];
}

function sized(lines: string[], size: number, measure: Measure): { w: number; h: number } {
  return { w: (Math.max(...lines.map(measure)) * size) / 100 + PAD_X * 2, h: lines.length * size * LINE_HEIGHT + PAD_Y * 2 };
}

interface Candidate { plate: Plate; cost: number; attraction: boolean }

function candidates(place: DrawnLocation, name: string, measure: Measure): Candidate[] {
  const { label } = place;
  const printed = label.lines.join(" ") === name;
  const texts = printed ? [label.lines] : wraps(name, 2).slice(0, 2);
  const out: Candidate[] = [];
  const add = (plate: Omit<Plate, "id">, cost: number) => out.push({ plate: { id: place.id, ...plate }, cost, attraction: place.attraction });
  const within = (at: number, from: number, length: number) => Math.min(1, Math.max(0, (at - from) / length));
  for (const lines of texts) {
    for (const scale of SCALES) {
      const size = label.font_size * scale;
      const { w, h } = sized(lines, size, measure);
      // the point of the plate nearest to the node stays in place
      const x = label.x + within(place.x, label.x, label.w) * (label.w - w);
      const y = label.y + within(place.y, label.y, label.h) * (label.h - h);
      const less = (1 - scale) * 90 + (lines.length - label.lines.length > 0 ? 7 : 0);
      add({ lines, size, x, y, w, h }, less);
      for (let turn = 0; turn < 36; turn++) {
        for (const gap of [5, 10, 18]) {
          const at = beside(place, w, h, (turn * Math.PI) / 18, place.r + gap);
          const moved = Math.hypot(at.x + w / 2 - label.x - label.w / 2, at.y + h / 2 - label.y - label.h / 2);
          add({ lines, size, w, h, ...at }, less + 2 + moved * 0.12 + gap * 0.2);
        }
      }
      for (let step = -6; step <= 6; step++) {
        if (step) add({ lines, size, x: x + step * 4, y, w, h }, less + Math.abs(step));
        if (step) add({ lines, size, x, y: y + step * 3, w, h }, less + Math.abs(step));
      }
    }
  }
  return out.sort((a, b) => a.cost - b.cost);
}

/** Top left of a box whose edge is `reach` away from the location, in the given direction. */
function beside(place: Point, w: number, h: number, angle: number, reach: number): Point {
  const ux = Math.cos(angle), uy = Math.sin(angle);
  let low = 0, high = w + h + reach;
  for (let i = 0; i < 18; i++) {
    const t = (low + high) / 2;
    if (Math.hypot(Math.max(Math.abs(ux * t) - w / 2, 0), Math.max(Math.abs(uy * t) - h / 2, 0)) < reach) low = t;
    else high = t;
  }
  return { x: place.x + ux * high - w / 2, y: place.y + uy * high - h / 2 };
}

/** The attraction's star on the corner of a plate, as a box. */
const star = (plate: Box): Box => ({ x: plate.x + plate.w - STAR, y: plate.y + 1 - STAR, w: STAR * 2, h: STAR * 2 });
interface Shape { points: Point[]; box: Box }

/** How much a plate overlaps what it must not touch; 0 when it is free. */
function trouble(plate: Plate, drawing: Drawing, shapes: Shape[], attraction: boolean): number {
  const { x, y, w, h } = plate;
  const right = attraction ? STAR : 3;
  let sum = 0;
  for (const over of [3 - x, 3 - y, x + w + right - drawing.width, y + h + 3 - drawing.height]) sum += Math.max(0, over);
  for (const place of drawing.places) sum += Math.max(0, place.r + PLATE_MARGIN - toBox(place, plate));
  for (const box of attraction ? [plate, star(plate)] : [plate]) {
    const quad = boxCorners(box);
    for (const shape of shapes) if (boxesApart(box, shape.box) < PLATE_MARGIN) sum += Math.max(0, PLATE_MARGIN - apart(quad, shape.points));
  }
  return sum;
}

function clash(a: Candidate, b: Candidate): number {
  const boxes = ({ plate, attraction }: Candidate) => (attraction ? [plate, star(plate)] : [plate]);
  let sum = 0;
  for (const p of boxes(a)) for (const q of boxes(b)) sum += Math.max(0, PLATE_MARGIN + 1 - boxesApart(p, q));
  return sum * WEIGHT;
}

const ENOUGH = 80, KEPT = 200, WEIGHT = 40; // candidates per location, cost per unit of overlap
const NEAR_PLATES = 160; // plates this close to one that does not fit may move to make room
const ROUGH = 8; // a plate that costs this much looks for a better arrangement with its neighbours

export function fitPlates(drawing: Drawing, name: (location: string) => string, measure: Measure): Plate[] {
  const shapes = drawing.lines.flatMap((line) => line.slots.map(corners)).map((points) => ({ points, box: around(points) }));
  const near = drawing.places.map((place) => shapes.filter(({ box }) => toBox(place, box) < PLATE_REACH));
  const all = drawing.places.map((place) => candidates(place, name(place.id), measure));
  const first = all.map((row) => row[0]!);
  const rough = first.filter(
    (one, i) => trouble(one.plate, drawing, near[i]!, one.attraction) > 0.6 || first.some((other, j) => i !== j && clash(one, other) > 0),
  );
  const rows = all.map((row, i) => {
    if (!rough.some((one) => boxesApart(one.plate, first[i]!.plate) < NEAR_PLATES)) return [first[i]!];
    const kept: Candidate[] = [];
    let free = 0;
    for (const candidate of row) {
      const deep = trouble(candidate.plate, drawing, near[i]!, candidate.attraction);
      if (deep > 12) continue;
      kept.push({ ...candidate, cost: candidate.cost + deep * WEIGHT });
      if (deep === 0 && ++free >= ENOUGH) break;
    }
    return kept.length ? kept.sort((a, b) => a.cost - b.cost).slice(0, KEPT) : [first[i]!];
  });
  return settle(rows).map((c) => c.plate);
}

const fitted = new WeakMap<Drawing, Map<string, Plate[]>>();

/** The plates of a board in a language, fitted once. */
export function platesOf(drawing: Drawing, language: string, name: (location: string) => string): Plate[] {
  let own = fitted.get(drawing);
  if (!own) fitted.set(drawing, (own = new Map()));
  let plates = own.get(language);
  if (!plates) own.set(language, (plates = fitPlates(drawing, name, measureText)));
  return plates;
}

/** Chooses one candidate per row; single and double moves reduce the total cost. */
function settle(rows: Candidate[][]): Candidate[] {
  const chosen = rows.map((row) => row[0]!);
  const price = (i: number, candidate: Candidate, but = -1) =>
    chosen.reduce((sum, other, j) => (j === i || j === but ? sum : sum + clash(candidate, other)), candidate.cost);
  const bestOf = (i: number, below: number, but = -1, beside: Candidate | null = null): [Candidate | null, number] => {
    let best: Candidate | null = null, least = below;
    for (const candidate of rows[i]!) {
      if (candidate.cost >= least) break;
      const c = price(i, candidate, but) + (beside ? clash(candidate, beside) : 0);
      if (c < least - 1e-6) [best, least] = [candidate, c];
    }
    return [best, least];
  };
  for (let round = 0, moved = true; round < 8 && moved; round++) {
    moved = false;
    for (let i = 0; i < rows.length; i++) {
      const [best] = bestOf(i, price(i, chosen[i]!));
      if (best) [chosen[i], moved] = [best, true];
    }
    for (let i = 0; i < rows.length && !moved; i++) {
      if (price(i, chosen[i]!) < ROUGH) continue;
      // let a neighbour move with it
      for (let j = 0; j < rows.length && !moved; j++) {
        if (j === i || boxesApart(chosen[i]!.plate, chosen[j]!.plate) > NEAR_PLATES) continue;
        let now = price(i, chosen[i]!, j) + price(j, chosen[j]!, i) + clash(chosen[i]!, chosen[j]!);
        let pair: [Candidate, Candidate] | null = null;
        for (const mine of rows[i]!) {
          const own = price(i, mine, j);
          const [theirs, cost] = bestOf(j, now - own, i, mine);
          if (theirs) [pair, now] = [[mine, theirs], own + cost];
        }
        if (pair) [chosen[i], chosen[j], moved] = [pair[0], pair[1], true];
      }
    }
  }
  return chosen;
}

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** Real widths in the page's font. */
export function measureText(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d")!;
    pen.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue("--f") || "sans-serif"}`;
    widths.set(text, (width = pen.measureText(text).width));
  }
  return width;
}
