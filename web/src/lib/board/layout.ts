/** A board's layout (how it is drawn) combined with its data (what it is). */
import type { BoardData, LocationData, RouteData } from "../core/protocol";
import { lookOf } from "./looks";

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

const SPACE_GAP = 4, LOCATION_PAD = 9, BETWEEN = 7, LONGEST_SPACE = 78;

/** Fills in what a board's layout leaves out. A custom board may come with locations only, or without a layout. */
function complete(board: BoardData): Layout {
  const given = board.layout as Partial<Layout>;
  const size = lookOf(board).sizes;
  const viewBox = given.viewBox ?? [0, 0, 1500, 1000];
  const spots = given.locations ?? onAnEllipse(board, viewBox[2], viewBox[3]);
  const locations = spots.map((spot) => ({ ...labelled(spot, size.r, size.font), ...spot }));
  const at = Object.fromEntries(locations.map((location) => [location.id, location]));
  return {
    viewBox,
    slot: given.slot ?? { w: size.w, rx: 9, hit_stroke: size.w + 22 },
    locations,
    routes: board.routes.map((route, i) => drawn(straight(route, board.routes, at, size.w), given.routes?.[i])),
    background: given.background ?? { water: "", land: [`M0 0H${viewBox[2]}V${viewBox[3]}H0Z`], decor: [] },
  };
}

/** The layout's drawing of a route over the default one, if it fits this route. */
function drawn(sketch: RouteLayout, given: RouteLayout | undefined): RouteLayout {
  if (!given || given.a !== sketch.a || given.b !== sketch.b || given.slots?.length !== sketch.slots.length) return sketch;
  return { ...sketch, ...given, slots: given.slots.map((slot, i) => ({ ...sketch.slots[i]!, ...slot })) };
}

function onAnEllipse(board: BoardData, width: number, height: number): (Point & { id: string })[] {
  return board.locations.map(({ id }, i) => {
    const turn = (i / board.locations.length) * 2 * Math.PI;
    return { id, x: width / 2 + Math.cos(turn) * width * 0.42, y: height / 2 + Math.sin(turn) * height * 0.42 };
  });
}

function labelled(spot: Point & { id: string }, r: number, font_size: number): LocationLayout {
  return { id: spot.id, x: spot.x, y: spot.y, r, icon: null, label: { x: spot.x + r + 5, y: spot.y - 18, w: 100, h: 36, lines: [], font_size } };
}

/** Spaces on the straight line between two locations; twins are side by side. */
function straight(route: RouteData, routes: RouteData[], at: Record<string, LocationLayout>, w: number): RouteLayout {
  const a = at[route.a]!, b = at[route.b]!;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / long, uy = (b.y - a.y) / long;
  const twin = routes.findIndex(({ id }) => id === route.twin);
  const aside = twin < 0 ? 0 : ((w + SPACE_GAP) / 2) * (twin > routes.indexOf(route) ? -1 : 1);
  const from = a.r + LOCATION_PAD, room = long - from - b.r - LOCATION_PAD;
  const len = Math.max(8, Math.min(LONGEST_SPACE, (room - BETWEEN * (route.length - 1)) / route.length));
  const step = route.length > 1 ? Math.min((room - len) / (route.length - 1), len + 15) : 0;
  const point = (t: number): Point => ({ x: a.x + ux * t - uy * aside, y: a.y + uy * t + ux * aside });
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  const slots: Slot[] = Array.from({ length: route.length }, (_, i) => ({ ...point(from + room / 2 + (i - (route.length - 1) / 2) * step), angle, len, w }));
  const start = point(0), mid = point(long / 2), end = point(long);
  return { a: route.a, b: route.b, path: `M${start.x} ${start.y}L${mid.x} ${mid.y}L${end.x} ${end.y}`, mid: [mid.x, mid.y], slots };
}
