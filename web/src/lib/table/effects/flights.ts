/** Which cards fly where when something happens. */
import type { EventData } from "../../core/protocol";
import { cardList } from "../words/names";
import type { ScreenState } from "../session/screenState.svelte";
import type { Flight } from "./cardFlights";

const NEXT_CARD = 120;
const NEXT_PAID = 60;

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
