/** Seats as they are drawn: color, pattern and mark of the color that the seat's player has chosen; the drawings count from 1. */
import { colorOf } from "../core/device/seatColors.svelte";

const drawn = (seat: number) => colorOf(seat) + 1;

export const seatColor = (seat: number) => `var(--s${drawn(seat)})`;
export const seatEdge = (seat: number) => `var(--s${drawn(seat)}d)`;
export const seatFill = (seat: number) => (drawn(seat) === 1 ? "var(--s1)" : `url(#fb-seat-fill-${drawn(seat)})`);
export const seatMark = (seat: number) => `#fb-seat-${drawn(seat)}`;
/** The class that sets --s and --sd for what is inside. */
export const seatClass = (seat: number) => `s${drawn(seat)}`;
