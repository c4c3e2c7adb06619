/** Which part of the board is visible. Zoom 1 shows the whole board; the transform applies to an SVG laid out at zoom 1. */
import type { Box, Point } from "./layout";

export interface Insets { left: number; top: number; right: number; bottom: number }
export const NONE: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
export const MOST_ZOOM = 3;

export class Camera {
  /** size of the frame on screen */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** the board point at the center of the frame */
  x = $state(0);
  y = $state(0);
  /** how far the board may be pulled in from the frame's edges, so that parts under a sheet can be uncovered */
  slack = $state.raw<Insets>(NONE);
  /** whether the current change is animated */
  gliding = $state(false);

  constructor(readonly board: () => { width: number; height: number }) {
    const { width, height } = board();
    this.x = width / 2;
    this.y = height / 2;
  }

  /** screen pixels of one board unit at zoom 1 */
  get base() {
    const { width, height } = this.board();
    return Math.min(this.width / width, this.height / height) || 0;
  }
  get scale() {
    return this.base * this.zoom;
  }
  /** the zoom at which the board covers the whole frame */
  get cover() {
    const { width, height } = this.board();
    return this.base ? Math.max(this.width / (width * this.base), this.height / (height * this.base)) : 1;
  }
  get left() {
    return this.width / 2 - this.x * this.scale;
  }
  get top() {
    return this.height / 2 - this.y * this.scale;
  }
  get zoomed() {
    return this.zoom > 1.01;
  }
  /** the part of the board in the frame */
  get seen(): Box {
    return { x: -this.left / this.scale, y: -this.top / this.scale, w: this.width / this.scale, h: this.height / this.scale };
  }

  /** frame pixel → board point */
  at = (px: number, py: number): Point => ({ x: (px - this.left) / this.scale, y: (py - this.top) / this.scale });
  /** board box → frame pixels */
  onScreen = ({ x, y, w, h }: Box): Box => ({ x: this.left + x * this.scale, y: this.top + y * this.scale, w: w * this.scale, h: h * this.scale });

  look(x: number, y: number, zoom = this.zoom) {
    this.zoom = Math.min(MOST_ZOOM, Math.max(1, zoom));
    const { width, height } = this.board();
    this.x = clamp(x, width, this.width / this.scale, this.slack.left / this.scale, this.slack.right / this.scale);
    this.y = clamp(y, height, this.height / this.scale, this.slack.top / this.scale, this.slack.bottom / this.scale);
  }

  pan(dx: number, dy: number) {
    this.look(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** zoom, keeping the board point under a frame pixel in place */
  zoomAt(px: number, py: number, zoom: number) {
    const point = this.at(px, py), to = Math.min(MOST_ZOOM, Math.max(1, zoom)) * this.base;
    this.look(point.x + (this.width / 2 - px) / to, point.y + (this.height / 2 - py) / to, zoom);
  }

  /** center a box in the area that the insets leave free, without zooming out */
  center(box: Box, insets: Insets, zoom: number) {
    const free = { w: Math.max(60, this.width - insets.left - insets.right), h: Math.max(60, this.height - insets.top - insets.bottom) };
    const fit = Math.min((free.w * 0.92) / (box.w * this.base), (free.h * 0.92) / (box.h * this.base));
    this.slack = insets;
    const to = Math.max(1, Math.min(MOST_ZOOM, fit, Math.max(zoom, this.zoom))) * this.base;
    this.look(box.x + box.w / 2 - (insets.left - insets.right) / 2 / to, box.y + box.h / 2 - (insets.top - insets.bottom) / 2 / to, to / this.base);
  }
}

/** The center of the view on one axis, clamped so that no more than the slack is beyond the board. */
export function clamp(middle: number, board: number, seen: number, before: number, after: number): number {
  const low = seen / 2 - before, high = board - seen / 2 + after;
  return low > high ? board / 2 : Math.min(high, Math.max(low, middle));
}
