/** The drawings of the characters on 100 × 100: everything but eyes and mouth, which change with the mood. */
import type { Character } from "./characters";

type Shape = { d: string; fill?: string; stroke?: string; width?: number };
type Dot = { x: number; y: number; r: number; fill: string };
/** `mouth` is the height of the mouth; the penguin and the owl have a beak instead. */
export type Head = { back: Shape[]; dots: Dot[]; front: Shape[]; eyes: [number, number][]; pupil: number; mouth: number; beak?: Record<"closed" | "open", Shape[]> };

const pair = (x: number, y: number, r: number, fill: string): Dot[] => [
  { x, y, r, fill },
  { x: 100 - x, y, r, fill },
];

export const HEADS: Record<Character, Head> = {
  fox: {
    back: [
      { d: "M16 14q14 3 22 17H18Q11 22 16 14ZM84 14q-14 3-22 17h20q7-9 2-17Z", fill: "#d9651d" },
      { d: "M20 20q7 3 11 11H22q-4-5-2-11ZM80 20q-7 3-11 11h9q4-5 2-11Z", fill: "#5a2a12" },
      { d: "M50 26c22 0 36 10 36 27 0 7-6 13-12 17-7 5-14 16-24 16s-17-11-24-16C20 66 14 60 14 53c0-17 14-27 36-27Z", fill: "#ef8433" },
      {
        d: "M14 54c10-4 22 0 28 10 3 5 5 8 8 8s5-3 8-8c6-10 18-14 28-10 0 7-6 12-12 16-7 5-14 16-24 16S33 75 26 70c-6-4-12-9-12-16Z",
        fill: "#fff6e8",
      },
    ],
    dots: [],
    front: [{ d: "M44 70a6 4.6 0 1 1 12 0 6 4.6 0 1 1-12 0Z", fill: "#14213a" }],
    eyes: [
      [34, 54],
      [66, 54],
    ],
    pupil: 5,
    mouth: 77,
  },
  otter: {
    back: [],
    dots: [...pair(20, 38, 9, "#6e4428"), ...pair(20, 38, 4.5, "#c99a72")],
    front: [
      { d: "M50 20c23 0 35 15 35 33 0 19-15 33-35 33S15 72 15 53c0-18 12-33 35-33Z", fill: "#8d5a36" },
      { d: "M50 56c6-6 24-3 24 10 0 12-11 19-24 19s-24-7-24-19c0-13 18-16 24-10Z", fill: "#ecd2b0" },
      { d: "M43 58q7-5 14 0 0 7-7 9-7-2-7-9Z", fill: "#14213a" },
      { d: "M30 68 14 65M30 73l-15 3M70 68l16-3M70 73l15 3", stroke: "#5a3720", width: 2 },
    ],
    eyes: [
      [33, 50],
      [67, 50],
    ],
    pupil: 5,
    mouth: 72,
  },
  penguin: {
    back: [
      { d: "M50 18c24 0 37 16 37 36S71 88 50 88 13 74 13 54s13-36 37-36Z", fill: "#26365c" },
      { d: "M50 42c5-11 30-10 30 11 0 18-13 31-30 31S20 71 20 53c0-21 25-22 30-11Z", fill: "#fff" },
    ],
    dots: pair(28, 66, 6, "#ffb9a8"),
    front: [],
    eyes: [
      [36, 54],
      [64, 54],
    ],
    pupil: 5,
    mouth: 66,
    beak: {
      closed: [
        { d: "M39 62q11-8 22 0-3 11-11 12-8-1-11-12Z", fill: "#f28a1f" },
        { d: "M39 62q11 5 22 0", stroke: "#a85400", width: 2.4 },
      ],
      open: [
        { d: "M38 60q12-8 24 0-2 18-12 19-10-1-12-19Z", fill: "#f28a1f" },
        { d: "M42 63q8 4 16 0-1 10-8 11-7-1-8-11Z", fill: "#8d1a15" },
      ],
    },
  },
  owl: {
    back: [
      { d: "M16 22q10 1 16 8h36q6-7 16-8-2 9 0 16 6 12 2 26C82 80 68 88 50 88S18 80 14 64q-4-14 2-26 2-7 0-16Z", fill: "#7b5ea8" },
      { d: "M30 78q20 12 40 0 0 10-20 10t-20-10Z", fill: "#b9a3da" },
    ],
    dots: [...pair(34, 52, 18.5, "#5a4184"), ...pair(34, 52, 15.5, "#fff7e6")],
    front: [],
    eyes: [
      [35, 52],
      [65, 52],
    ],
    pupil: 6.5,
    mouth: 66,
    beak: {
      closed: [{ d: "M44 62q6-4 12 0-1 10-6 13-5-3-6-13Z", fill: "#ffc42e", stroke: "#a67600", width: 2 }],
      open: [
        { d: "M43 61q7-5 14 0-1 15-7 18-6-3-7-18Z", fill: "#ffc42e", stroke: "#a67600", width: 2 },
        { d: "M46.5 66q3.5 2 7 0-.5 7-3.5 8-3-1-3.5-8Z", fill: "#8d1a15" },
      ],
    },
  },
  rabbit: {
    back: [
      { d: "M30 40C18 24 18 2 28 2s16 18 14 36ZM70 40C82 24 82 2 72 2S56 20 58 38Z", fill: "#cfc6bb" },
      { d: "M31 32c-6-10-6-22-2.5-22S36 22 37 33ZM69 32c6-10 6-22 2.5-22S64 22 63 33Z", fill: "#f5b8bd" },
      { d: "M16 60a34 28 0 1 1 68 0 34 28 0 1 1-68 0Z", fill: "#e4dcd2" },
      { d: "M33 70a17 14 0 1 1 34 0 17 14 0 1 1-34 0Z", fill: "#fff" },
    ],
    dots: pair(26, 68, 5.5, "#ffc3bd"),
    front: [{ d: "M45 63h10l-5 6Z", fill: "#e8636a" }],
    eyes: [
      [35, 56],
      [65, 56],
    ],
    pupil: 5,
    mouth: 73,
  },
  cat: {
    back: [
      { d: "M17 12q15 4 22 20L19 46Q10 28 17 12ZM83 12q-15 4-22 20l20 14q9-18 2-34Z", fill: "#5d6673" },
      { d: "M22 21q8 3 11 11l-10 8q-4-9-1-19ZM78 21q-8 3-11 11l10 8q4-9 1-19Z", fill: "#f5b8bd" },
      { d: "M50 25c23 0 36 14 36 31 0 18-15 31-36 31S14 74 14 56c0-17 13-31 36-31Z", fill: "#7c8795" },
      { d: "M50 25v12M39 27l2 9M61 27l-2 9", stroke: "#4d5663", width: 4 },
      { d: "M50 62c5-5 20-3 20 9 0 10-9 15-20 15s-20-5-20-15c0-12 15-14 20-9Z", fill: "#f1f3f5" },
    ],
    dots: [...pair(33, 53, 9, "#d8ecb0")],
    front: [
      { d: "M44.500 63h11l-5.500 6.500Z", fill: "#e8636a" },
      { d: "M29 70 13 67M29 75l-15 3M71 70l16-3M71 75l15 3", stroke: "#4d5663", width: 2 },
    ],
    eyes: [
      [33, 53],
      [67, 53],
    ],
    pupil: 5.2,
    mouth: 73,
  },
  bear: {
    back: [],
    dots: [...pair(22, 28, 14, "#6b4a33"), ...pair(22, 28, 7.5, "#d9a878")],
    front: [
      { d: "M50 20c24 0 37 15 37 34 0 20-16 33-37 33S13 74 13 54c0-19 13-34 37-34Z", fill: "#a06f48" },
      { d: "M29 69a21 17 0 1 1 42 0 21 17 0 1 1-42 0Z", fill: "#f0d9b8" },
      { d: "M42 61q8-5 16 0 0 7-8 9-8-2-8-9Z", fill: "#14213a" },
    ],
    eyes: [
      [34, 49],
      [66, 49],
    ],
    pupil: 5,
    mouth: 74,
  },
  frog: {
    back: [{ d: "M50 34c25 0 39 11 39 27 0 17-17 27-39 27S11 78 11 61c0-16 14-27 39-27Z", fill: "#5aa845" }],
    dots: [...pair(29, 33, 16, "#5aa845"), ...pair(29, 33, 11, "#fff"), ...pair(22, 68, 6, "#f4a7a0")],
    front: [
      { d: "M22 76q28 16 56 0-8 12-28 12t-28-12Z", fill: "#d6ecb4" },
      { d: "M45.500 58v.1M54.500 58v.1", stroke: "#2f6a24", width: 3.4 },
    ],
    eyes: [
      [29, 33],
      [71, 33],
    ],
    pupil: 6,
    mouth: 68,
  },
};

/** The conductor's cap, which bots wear and people never do. */
export const CAP: Shape[] = [
  { d: "M27 25Q28 8 50 8t23 17Z", fill: "#14213a" },
  { d: "M26 22q24-7 48 0v7q-24-7-48 0Z", fill: "#ffc42e" },
  { d: "M24 30q26-9 52 0-3 5-8 5-18-5-36 0-5 0-8-5Z", fill: "#0b1426" },
  { d: "M46.4 15.5a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0Z", fill: "#ffc42e" },
];
