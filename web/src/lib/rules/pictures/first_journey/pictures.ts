import type { RulePicture, Scene } from "../rulePicture";

const road = (seat?: number): Scene => ({
  spots: [
    { x: 40, y: 66, icon: "zurich" },
    { x: 240, y: 66, icon: "vienna" },
  ],
  stretches: [{ a: 0, b: 1, color: "red", length: 3, seat, cue: seat === undefined }],
});

export const firstJourneyPictures: RulePicture[] = [
  {
    text: "rules-picture-first-journey-goal",
    scene: {
      spots: [
        { x: 40, y: 36, icon: "zurich", lit: true },
        { x: 178, y: 112, icon: "vienna" },
        { x: 288, y: 112, icon: "warsaw", lit: true },
      ],
      stretches: [
        { a: 0, b: 1, color: "red", length: 2, seat: 0 },
        { a: 1, b: 2, color: "black", length: 1, seat: 0 },
      ],
    },
  },
  { text: "rules-picture-first-journey-turn", choices: { cards: ["red", "blue"], scene: road(0), icon: "swap" } },
  { text: "rules-picture-first-journey-pay", scene: road(), cards: ["red", "red", "locomotive"] },
  { text: "rules-picture-first-journey-end", stubs: 6 },
];
