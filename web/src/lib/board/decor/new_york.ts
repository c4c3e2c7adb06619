import type { Decor } from "./decor";

export default {
  board: "new_york",
  courses: [
    { sprite: "sail", x: 62, y: 985, scale: 0.95, dx: 82, dy: 98, seconds: 95 },
    { sprite: "ferry", x: 108, y: 1216, scale: 1.05, dx: 185, dy: -26, seconds: 120 },
    { sprite: "sail", x: 905, y: 556, scale: 0.6, dx: 42, dy: 120, seconds: 110 },
  ],
  stars: [],
  lamps: [],
} satisfies Decor & { board: string };
