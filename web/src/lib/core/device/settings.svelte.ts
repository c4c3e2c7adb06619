/** The preferences of this browser, kept in local storage. */
import { DEFAULTS, readSettings, type Pace, type SettingsData } from "./readSettings";

export type { Pace, SettingsData };

function stored(): SettingsData {
  try {
    return readSettings(localStorage.getItem("settings"));
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
