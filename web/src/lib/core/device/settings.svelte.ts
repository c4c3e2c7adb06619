/** The preferences of this browser, kept in local storage. */
import type { Place } from "../protocol";

export type Pace = "slow" | "normal" | "fast" | "skip";

const DEFAULTS = {
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

function stored(): SettingsData {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("settings") ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: SettingsData = $state(stored());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

const NIGHT = { from: 20, to: 7 }; // hours
export const isNight = (hour: number) => hour >= NIGHT.from || hour < NIGHT.to;
let hour = $state(new Date().getHours());

export function isDark(): boolean {
  if (settings.theme === "clock") return isNight(hour);
  return settings.theme === "dark" || (settings.theme === "system" && dark.matches);
}
setInterval(() => (hour = new Date().getHours()), 60_000);
/** How quickly pieces, cards and the camera move. */
const SPEEDS: Record<Pace, number> = { slow: 0.7, normal: 1, fast: 2, skip: 2 };
export const speed = () => SPEEDS[settings.pace];

export const isStill = () => settings.motion === "reduced" || still.matches;

function show() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.documentElement.dataset.motion = isStill() ? "reduced" : "full";
}
for (const query of [dark, still]) query.addEventListener("change", show);

$effect.root(() => {
  $effect(() => {
    localStorage.setItem("settings", JSON.stringify(settings));
    show();
  });
});
show();
