/** Animates cards from their old to their new position. The page never waits for this. */
import { mount, unmount } from "svelte";
import CardBack from "../../board/CardBack.svelte";
import CardFace from "../../board/CardFace.svelte";
import type { GameLook } from "../../board/looks";
import { isStill, speed } from "../../core/device/settings.svelte";
import type { EventData } from "../../core/protocol";
import { cardList } from "../session/names";
import type { ScreenState } from "../session/screenState.svelte";

export type Flight = { from: string; to: string; card: string | null; delay?: number };
type Spots = Map<string, DOMRect>;

const MS = 320;
const CURVE = "cubic-bezier(.2,.8,.2,1)";
const running = new Set<Animation>();

/** The boxes on the screen that cards fly from or to. */
export function spots(): Spots {
  const all = [...document.querySelectorAll<HTMLElement>("[data-anchor]")];
  return new Map(all.map((node) => [node.dataset.anchor!, node.getBoundingClientRect()]));
}

export function fly(flights: Flight[], before: Spots, look: GameLook) {
  if (isStill() || document.hidden) return;
  const after = spots();
  for (const flight of flights) {
    const from = before.get(flight.from) ?? after.get(flight.from);
    const to = find(after, flight.to) ?? find(before, flight.to);
    if (from && to) launch(flight, from, to, look);
  }
}

/** "hand-blue" may be missing if the hand is not shown; falls back to "hand". */
const find = (all: Spots, name: string) => all.get(name) ?? all.get(name.split("-")[0]);

function launch({ card, delay = 0 }: Flight, from: DOMRect, to: DOMRect, look: GameLook) {
  const host = document.createElement("div");
  const wide = Math.min(from.width || 50, 72) || 50;
  Object.assign(host.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "40",
    pointerEvents: "none",
    opacity: "0",
  });
  host.style.setProperty("--card-w", `${wide}px`);
  host.style.setProperty("--card-h", `${wide * 1.42}px`);
  host.setAttribute("aria-hidden", "true");
  document.body.append(host);
  const face = card ? mount(CardFace, { target: host, props: { card, look } }) : mount(CardBack, { target: host, props: { look } });
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2 - wide / 2}px, ${box.top + Math.min(box.height, wide * 1.42) / 2 - wide * 0.71}px) scale(${scale})`;
  const small = to.height < 60 ? 0.3 : 0.95;
  const animation = host.animate(
    [
      { transform: at(from, 1), opacity: 1 },
      { transform: at(to, small), opacity: 1, offset: 0.85 },
      { transform: at(to, small), opacity: 0 },
    ],
    { duration: (MS / speed()) * 1.25, delay: delay / speed(), easing: CURVE, fill: "backwards" },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    void unmount(face);
    host.remove();
  };
}

/** Any input ends all flights. */
export function land() {
  for (const animation of running) animation.finish();
}

const NEXT_CARD = 120;
const NEXT_PAID = 60;

/** Which cards fly where when something happens. */
export function flightsOf(screen: ScreenState, events: EventData[]): Flight[] {
  const flights: Flight[] = [];
  for (const event of events) {
    const mine = event.seat === screen.seat && !screen.covered;
    const goal = (card: string | null) => (mine ? (card ? `hand-${card}` : "hand") : `player-${event.seat}`);
    const delay = flights.length * NEXT_CARD;
    if (event.kind === "take") flights.push({ from: `display-${event.place}`, to: goal(event.card), card: event.card, delay });
    else if (event.kind === "blind") flights.push({ from: "deck", to: goal(event.card), card: mine ? event.card : null, delay });
    else if (event.kind === "claim")
      cardList(event.payment).forEach((paid, i) => flights.push({ from: mine ? `hand-${paid}` : `player-${event.seat}`, to: "discard", card: paid, delay: i * NEXT_PAID }));
  }
  return flights;
}
