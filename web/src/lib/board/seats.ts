/** Seats as they are drawn: colour, pattern and mark, numbered from 0; the drawings count from 1. */
const drawn = (seat: number) => (seat & 3) + 1;

export const seatColor = (seat: number) => `var(--s${drawn(seat)})`;
export const seatEdge = (seat: number) => `var(--s${drawn(seat)}d)`;
export const seatFill = (seat: number) => (drawn(seat) === 1 ? "var(--s1)" : `url(#fb-seat-fill-${drawn(seat)})`);
export const seatMark = (seat: number) => `#fb-seat-${drawn(seat)}`;
/** The class that sets --s and --sd for what is inside. */
export const seatClass = (seat: number) => `s${drawn(seat)}`;
