/** The preferences as text: what is missing or not understood, such as a value of a later version, is the default. */
import type { Place } from "../protocol";

export type Pace = "slow" | "normal" | "fast" | "skip";

export const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark" | "clock",
  sound: false, // off until the user turns it on
  volume: 2, // 1 to 3
  confirm: true, // ask before claiming, on desktop
  motion: "system" as "system" | "reduced",
  living: true, // boats and clouds drift over the map, and pieces drive in
  pace: "normal" as Pace, // how quickly the others' turns are shown
  words: true, // bots say a word now and then
  notify: false,
  asked: false, // whether notifications were offered
  chat: false, // the chat is open beside the board, on a wide screen
  guide: true, // explain each thing the first time it matters
  seen: [] as string[], // what the guide has already explained
  name: "",
  kid: false, // First Journey is shown in pictures, for children who do not read
  aloud: true, // the kid table reads prompts and events aloud
  placeNames: false, // the kid table shows the names of places
  color: null as number | null, // of this player's pieces, and the animal: wished for at the next table
  avatar: null as Place["avatar"],
};
export type SettingsData = typeof DEFAULTS;

const CHOICES: { [Key in keyof SettingsData]?: SettingsData[Key][] } = {
  theme: ["system", "light", "dark", "clock"],
  motion: ["system", "reduced"],
  pace: ["slow", "normal", "fast", "skip"],
  volume: [1, 2, 3],
  avatar: [null, "fox", "rabbit", "cat", "bear", "frog", "otter", "penguin", "owl"],
};

function fits(key: keyof SettingsData, value: unknown): boolean {
  const choices: unknown[] | undefined = CHOICES[key];
  if (choices) return choices.includes(value);
  if (key === "color") return value === null || (Number.isInteger(value) && (value as number) >= 0);
  if (key === "seen") return Array.isArray(value) && value.every((one) => typeof one === "string");
  return typeof value === typeof DEFAULTS[key];
}

export function readSettings(text: string | null): SettingsData {
  const read: object = JSON.parse(text ?? "{}") ?? {};
  const known = Object.entries(read).filter(([key, value]) => key in DEFAULTS && fits(key as keyof SettingsData, value));
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}
