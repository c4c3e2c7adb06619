/** How cards and the colors of routes are drawn. */
import type { GameLook } from "../looks";

/** The class that sets --k (fill), --kd (edge) and --vt (windows) for what is inside. */
export const cardClass = (card: string) => `k-${card === "locomotive" ? "loco" : card}`;
export const symbolOf = (card: string) => `#fb-sym-${card}`;
/** The vehicle on a card, or what is on its "back". */
export const pictureOf = (card: string, look: GameLook) => `#fb-${look.cards}-${card}`;
