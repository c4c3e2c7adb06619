import type { Attachment } from "svelte/attachments";

/** Disables a button while it cannot be used; but not while it has the focus, which disabling would take away: `aria-disabled` tells. */
export const usable = (is: boolean): Attachment<HTMLButtonElement> => (button) => {
  const update = () => (button.disabled = !is && document.activeElement !== button);
  update();
  button.addEventListener("blur", update);
  return () => button.removeEventListener("blur", update);
};
