/** Notifications of the browser: whether they can be had, were allowed, or may be offered. */
import { settings } from "./settings.svelte";

export const canNotify = () => "Notification" in globalThis;

/** Whether to offer them: never twice, and not where the browser has already been told. */
export const mayAsk = () => canNotify() && !settings.asked && !settings.notify && Notification.permission === "default";

/** Let the browser ask. Returns whether notifications are on now. */
export async function allowNotifications(): Promise<boolean> {
  settings.notify = canNotify() && (await Notification.requestPermission()) === "granted";
  return settings.notify;
}
