/** Browser notifications: whether they are available, allowed, or should be offered. */
import { settings } from "./settings.svelte";

export const canNotify = () => "Notification" in globalThis;

/** Whether to offer notifications: only once, and not if the browser already has an answer. */
export const mayAsk = () => canNotify() && !settings.asked && !settings.notify && Notification.permission === "default";

/** Let the browser ask. Returns whether notifications are on now. */
export async function allowNotifications(): Promise<boolean> {
  settings.notify = canNotify() && (await Notification.requestPermission()) === "granted";
  return settings.notify;
}
