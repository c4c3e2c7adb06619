/** After a step to another page of the app, its title gets the focus that went away with the old page: a screen reader says it, and reads on from there. */
export function focusTitle(): () => void {
  const watcher = new MutationObserver(look);
  const stop = () => watcher.disconnect();

  function look() {
    const title = document.querySelector<HTMLElement>("h1");
    const free = document.activeElement === document.body; // neither the page nor the user has chosen something
    if (title && free) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    if (title || !free) stop();
  }

  watcher.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
