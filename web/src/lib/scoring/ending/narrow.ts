/** Whether the ending stands in one column: on phones, and on tablets held upright. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 759px), (max-width: 1023px) and (orientation: portrait)");
