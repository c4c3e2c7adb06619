import type { RulePicture, Scene } from "../rulePicture";

const way = (seat?: number): Scene => ({
  spots: [
    { x: 40, y: 112, icon: null, lit: true },
    { x: 150, y: 112, icon: "times-square", attraction: true },
    { x: 288, y: 36, icon: "central-park", attraction: true, lit: true },
  ],
  stretches: [
    { a: 0, b: 1, color: "gray", length: 1, seat },
    { a: 1, b: 2, color: "red", length: 2, seat },
  ],
});
const road = (seat?: number): Scene => ({
  spots: [
    { x: 40, y: 66, icon: "times-square", attraction: true },
    { x: 240, y: 66, icon: "central-park", attraction: true },
  ],
  stretches: [{ a: 0, b: 1, color: "red", length: 3, seat, cue: seat === undefined }],
});

export const newYorkPictures: RulePicture[] = [
  { text: "rules-picture-new-york-goal", scene: way(0) },
  { text: "rules-picture-new-york-turn", choices: { cards: ["red", "blue"], scene: road(0), icon: "ticket" } },
  { text: "rules-picture-new-york-pay", scene: road(), cards: ["red", "red", "taxi"] },
  {
    text: "rules-picture-new-york-end",
    scene: {
      spots: [
        { x: 36, y: 36, icon: "chelsea", attraction: true },
        { x: 162, y: 112, icon: "greenwich-village", attraction: true },
        { x: 288, y: 36, icon: null },
      ],
      stretches: [
        { a: 0, b: 1, color: "green", length: 2, seat: 0 },
        { a: 1, b: 2, color: "blue", length: 2, seat: 1 },
      ],
    },
  },
];
