/** The board rests while nobody looks: when the page is hidden, and when nothing has happened for a while. */
export const AFTER = 120_000; // milliseconds without input or a move

const INPUT = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/** Calls `show` with whether things move, at once and on each change. `wake` reports a move; `stop` ends it all. */
export function watchRest(show: (moving: boolean) => void) {
  let moving: boolean | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  function set(value: boolean) {
    if (value !== moving) show((moving = value));
  }
  function look() {
    const left = last + AFTER - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else set(false);
  }
  function wake() {
    last = performance.now();
    if (moving || document.hidden) return;
    set(true);
    clearTimeout(timer);
    look();
  }
  function hide() {
    if (!document.hidden) return wake();
    clearTimeout(timer);
    set(false);
  }

  for (const name of INPUT) addEventListener(name, wake, { passive: true });
  document.addEventListener("visibilitychange", hide);
  wake();
  return {
    wake,
    stop() {
      clearTimeout(timer);
      for (const name of INPUT) removeEventListener(name, wake);
      document.removeEventListener("visibilitychange", hide);
    },
  };
}
