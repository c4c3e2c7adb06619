/** The preferences of this browser, kept in local storage. */
const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  sound: true,
  confirm: true, // ask before claiming, on desktop
  motion: "system" as "system" | "reduced",
  speed: 1 as 1 | 2,
  notify: false,
  guide: true, // explain each thing the first time it matters
  seen: [] as string[], // what the guide has already explained
  name: "",
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
