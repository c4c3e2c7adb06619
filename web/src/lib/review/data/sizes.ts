/** Below this width the page is three tabs; up to the next one the board is above the rest. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 759px");
export const tablet = new MediaQuery("max-width: 1199px");
