/** The colors of the seats of the table on this page, numbered from 0. Without a table, a seat has the color of its number. */
const SEAT_COLORS = 4;
let chosen = $state.raw<(number | null)[]>([]);

export const showColors = (places: { color: number | null }[]) => (chosen = places.map((place) => place.color));
export const colorOf = (seat: number) => (chosen[seat] ?? seat) % SEAT_COLORS;
