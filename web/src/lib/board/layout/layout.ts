/** A board's layout (how it is drawn) combined with its data (what it is). */
import type { BoardData, LocationData, RouteData } from "../../core/protocol";
import { complete } from "./defaultLayout";

export interface Point { x: number; y: number }
export interface Box { x: number; y: number; w: number; h: number }
/** One space of a route: centre, angle in degrees clockwise from +x, `len` along the route, `w` across. */
export interface Slot extends Point { angle: number; len: number; w: number }
export interface LabelLayout extends Box { lines: string[]; font_size: number }
export interface LocationLayout extends Point { id: string; r: number; icon: string | null; label: LabelLayout }
export interface RouteLayout { a: string; b: string; path: string; mid: [number, number]; slots: Slot[] }
export interface PlacedSprite extends Point { sprite: string; scale?: number; rotate?: number }
export interface WaterName extends Point { id: string; rotate: number; size: number; spacing: number }
export interface Background {
  water: string;
  land: string[];
  land_main?: string;
  parks?: string[];
  ponds?: string[];
  lakes?: string[];
  hills?: string[];
  rivers?: string[];
  avenues?: string[];
  lanes?: string[];
  blocks_south?: number; // where the street grid turns
  borders?: string[];
  names?: WaterName[];
  decor: PlacedSprite[];
}
export interface Layout {
  viewBox: [number, number, number, number];
  slot: { w: number; rx: number; hit_stroke: number };
  locations: LocationLayout[];
  routes: RouteLayout[];
  background: Background;
}

export type DrawnLocation = LocationLayout & LocationData;
export type DrawnRoute = RouteLayout & RouteData;
export interface Drawing {
  board: BoardData;
  width: number;
  height: number;
  hit: number;
  rx: number;
  places: DrawnLocation[];
  place: Record<string, DrawnLocation>;
  lines: DrawnRoute[];
  line: Record<string, DrawnRoute>;
  background: Background;
}

const drawings = new WeakMap<BoardData, Drawing>();

export function drawing(board: BoardData): Drawing {
  let made = drawings.get(board);
  if (!made) drawings.set(board, (made = join(board)));
  return made;
}

function join(board: BoardData): Drawing {
  const layout = complete(board);
  const data = Object.fromEntries(board.locations.map((location) => [location.id, location]));
  const places = layout.locations.map((row) => ({ ...row, ...data[row.id]! }));
  const lines = board.routes.map((route, i) => ({ ...layout.routes[i]!, ...route }));
  return {
    board,
    width: layout.viewBox[2],
    height: layout.viewBox[3],
    hit: layout.slot.hit_stroke,
    rx: layout.slot.rx,
    places,
    place: Object.fromEntries(places.map((place) => [place.id, place])),
    lines,
    line: Object.fromEntries(lines.map((line) => [line.id, line])),
    background: layout.background,
  };
}
