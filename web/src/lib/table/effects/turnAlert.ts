/** Alerts a player whose turn it is: with a sound and, if they enabled it and the page is hidden, a notification. */
import { t } from "../../core/words/messages.svelte";
import { canNotify } from "../../core/device/notifications";
import { settings } from "../../core/device/settings.svelte";
import { playSound } from "./sounds";

let notice: Notification | null = null;

export function yourTurn(text: string, code: string) {
  playSound("turn");
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const shown = { body: text, tag: `farebox-${code}`, icon: "/icon.svg", data: `/table/${code}` };
  try {
    notice?.close();
    notice = new Notification(t("common-app"), shown);
    notice.onclick = () => {
      window.focus();
      notice?.close();
    };
  } catch {
    notice = null;
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("common-app"), shown)); // the only way on some phones
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notice?.close();
});
