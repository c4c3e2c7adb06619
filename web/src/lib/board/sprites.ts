/** The drawings that boards and cards refer to with <use>, and their ids, colors and classes. The first import of this file inserts them into the page. */
import { colorOf } from "../core/device/seatColors.svelte";
import type { GameLook } from "./looks";
import drawings from "./sprites.svg?raw";
import "./sprites.css";

if (typeof document !== "undefined" && !document.getElementById("fb-sprites")) {
  const host = document.createElement("div");
  host.id = "fb-sprites";
  host.setAttribute("aria-hidden", "true");
  host.innerHTML = drawings;
  document.body.prepend(host);
}

/** A seat is drawn in the color that its player has chosen, with its pattern and mark; the drawings count from 1. */
const drawn = (seat: number) => colorOf(seat) + 1;

export const seatColor = (seat: number) => `var(--s${drawn(seat)})`;
export const seatEdge = (seat: number) => `var(--s${drawn(seat)}d)`;
export const seatFill = (seat: number) => (drawn(seat) === 1 ? "var(--s1)" : `url(#fb-seat-fill-${drawn(seat)})`);
export const seatMark = (seat: number) => `#fb-seat-${drawn(seat)}`;
/** The class that sets --s and --sd for what is inside. */
export const seatClass = (seat: number) => `s${drawn(seat)}`;

/** The class that sets --k (fill), --kd (edge) and --vt (windows) for what is inside. */
export const cardClass = (card: string) => `k-${card === "locomotive" ? "loco" : card}`;
export const symbolOf = (card: string) => `#fb-sym-${card}`;
/** The vehicle on a card, or what is on its "back". */
export const pictureOf = (card: string, look: GameLook) => `#fb-${look.cards}-${card}`;
