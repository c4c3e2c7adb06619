/** What moves on a board, and what is lit at night. A board without an entry here has clouds only. */
import type { BoardData } from "../../core/protocol";
import europe from "./first_journey_europe";
import usa from "./first_journey_usa";
import newYork from "./new_york";

/** A boat or a whale that drifts from its place by (dx, dy) and back; the numbers are units of the drawing. */
export interface Course { sprite: "sail" | "ferry" | "whale"; x: number; y: number; scale: number; dx: number; dy: number; seconds: number }
export interface Decor {
  courses: Course[];
  stars: [number, number][]; // reflected in the water at night
  lamps: [number, number][]; // lights of streets and villages at night
}

/** Sprites of the background that drift where the board is alive. */
export const AFLOAT: ReadonlySet<string> = new Set(["sail", "ferry", "whale"]);

const DECOR: Record<string, Decor> = { [newYork.board]: newYork, [europe.board]: europe, [usa.board]: usa };

export const decorOf = (board: Pick<BoardData, "id">): Decor | null => DECOR[board.id] ?? null;
