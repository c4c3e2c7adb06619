/** The time for all clocks on the page, so that they change together. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 500;
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Seconds since 1970. An effect or a template that reads it runs again twice a second. */
export function now(): number {
  ticking();
  return Date.now() / 1000;
}
