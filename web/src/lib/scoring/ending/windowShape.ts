/** The shape of the window: `narrow`: one column, on phones and on upright tablets; `low`: a phone held sideways. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 559px), (max-width: 759px) and (min-height: 500px), (max-width: 1023px) and (orientation: portrait)");
export const low = new MediaQuery("(min-width: 560px) and (max-height: 499px)");
