/**
 * For a page that is too old for its server: take the new version as soon as it is there, and load it. It reloads only when a new version
 * has become active, so it never reloads again and again. Without a service worker any reload brings the new page.
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
