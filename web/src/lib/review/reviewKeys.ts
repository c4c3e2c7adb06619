/** Keys of the review: arrows step, Shift steps to mistakes, Space plays. */
import type { ReviewState } from "./data/reviewState.svelte";

/** Where the keys belong to what has the focus: dialogs, choices, and routes of the map. */
const OWN_KEYS = "dialog, [role=radiogroup], [role=tablist], [data-route], select, textarea, input:not([type=range])";

export function pressed(page: ReviewState, event: KeyboardEvent) {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.(OWN_KEYS)) return;
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by) event.shiftKey ? page.stepMistake(by) : page.step(by);
  else if (event.key === "Home") page.go(0);
  else if (event.key === "End") page.go(page.of);
  else if (event.key === "Escape" && page.trying) page.trying = false;
  else if (event.key === " " && !target.closest?.("button, a, summary")) page.play();
  else return;
  event.preventDefault();
}
