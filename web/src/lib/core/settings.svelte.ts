/** The preferences of this browser, kept in local storage. */
import type { Place } from "./protocol";

export type Pace = "slow" | "normal" | "fast" | "skip";

const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  sound: true,
  confirm: true, // ask before claiming, on desktop
  motion: "system" as "system" | "reduced",
  pace: "normal" as Pace, // how quickly the others' turns are shown
  words: true, // bots say a word now and then
  notify: false,
  guide: true, // explain each thing the first time it matters
  seen: [] as string[], // what the guide has already explained
  name: "",
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

export const isDark = () => settings.theme === "dark" || (settings.theme === "system" && dark.matches);
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
