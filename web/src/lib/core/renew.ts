/**
 * For a page that is too old for its server: activate the new version when it is available, and reload. It reloads only when a new version
 * has become active, so it cannot reload in a loop. Without a service worker any reload brings the new page.
 */
export async function renew(workers = navigator.serviceWorker, reload = () => location.reload()) {
  const known = await workers?.getRegistration();
  if (!known) return;
  const take = (worker: ServiceWorker | null) => {
    const look = () => {
      if (worker?.state === "installed") worker.postMessage("renew"); // sw.js does not wait any longer
      if (worker?.state === "activated") reload();
    };
    worker?.addEventListener("statechange", look);
    look();
  };
  known.addEventListener("updatefound", () => take(known.installing));
  take(known.waiting);
  await known.update();
}

const RELOADED = "reloaded"; // in the storage of this tab: when it was last reloaded for a missing file
const RENEW_MS = 60_000;

/** Whether to reload because a file is missing: not if the last reload did not help. */
export function mayReload(tab: Pick<Storage, "getItem" | "setItem"> = sessionStorage, now = Date.now()): boolean {
  if (now - Number(tab.getItem(RELOADED) ?? -RENEW_MS) < RENEW_MS) return false;
  tab.setItem(RELOADED, String(now));
  return true;
}
