import type { Decor } from "./decor";

export default {
  board: "first_journey_usa",
  courses: [
    { sprite: "sail", x: 24, y: 330, scale: 0.8, dx: -4, dy: 76, seconds: 80 },
    { sprite: "sail", x: 182, y: 900, scale: 1.1, dx: -88, dy: 26, seconds: 100 },
    { sprite: "sail", x: 1450, y: 560, scale: 0.95, dx: 6, dy: 130, seconds: 120 },
    { sprite: "whale", x: 1010, y: 962, scale: 0.95, dx: -56, dy: 4, seconds: 120 },
    { sprite: "sail", x: 1212, y: 948, scale: 1, dx: -96, dy: -12, seconds: 90 },
  ],
  stars: [],
  lamps: [],
} satisfies Decor & { board: string };
