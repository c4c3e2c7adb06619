/** Alerts a player whose turn it is: with a sound and, if they enabled it and the page is hidden, a notification. */
import { t } from "../../core/messages.svelte";
import { settings } from "../../core/settings.svelte";
import { playSound } from "./sounds";

let notice: Notification | null = null;

export function yourTurn(text: string, code: string) {
  playSound("turn");
  if (!document.hidden || !settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    notice?.close();
    notice = new Notification(t("common-app"), { body: text, tag: `farebox-${code}`, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice?.close();
    };
  } catch {
    notice = null; // some phones allow notifications from a service worker only
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notice?.close();
});
