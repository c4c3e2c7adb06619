import type { Decor } from "./decor";

export default {
  board: "first_journey_europe",
  courses: [
    { sprite: "sail", x: 44, y: 390, scale: 0.95, dx: 46, dy: -18, seconds: 70 },
    { sprite: "sail", x: 450, y: 890, scale: 1.15, dx: -92, dy: 26, seconds: 100 },
    { sprite: "ferry", x: 618, y: 906, scale: 0.75, dx: 36, dy: 36, seconds: 80 },
    { sprite: "whale", x: 430, y: 62, scale: 1.05, dx: -72, dy: 10, seconds: 120 },
    { sprite: "sail", x: 1400, y: 735, scale: 0.9, dx: -52, dy: 50, seconds: 90 },
  ],
  stars: [],
  lamps: [],
} satisfies Decor & { board: string };
