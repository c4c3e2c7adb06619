/** For a page that is too old for its server: take the new version at once, as soon as it is there. */
export async function renew() {
  const worker = navigator.serviceWorker;
  const known = await worker?.getRegistration();
  if (!known) return;
  worker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const take = () => known.waiting?.postMessage("renew");
  known.addEventListener("updatefound", () => known.installing?.addEventListener("statechange", take));
  take();
  await known.update();
}
