/** Remarks of bots about public events. Each page makes them from the events; they are not part of the chat. */
import type { Entry, EventData, Place } from "../../core/protocol";

const LONG_ROUTE = 3; // fewest spaces of a route that is mentioned
const VARIANTS = 3;
type Word = { seat: number; id: string; pick: number };

/** Now and then a word; which one depends on the number of the entry, so that every page says the same. `length`: spaces of a route. */
export function botWord(entry: Entry, places: Pick<Place, "kind">[], length: (route: string) => number): Word | null {
  const found = entry.events.map((event) => about(event, entry, places, length)).find((word) => word !== null) ?? null;
  return found && said(entry, found.often) ? { seat: found.seat, id: found.id, pick: entry.number % VARIANTS } : null;
}

/** Whether this entry is one of those that are talked about: one of `often`. */
const said = (entry: Entry, often: number) => (entry.number * 7 + entry.turn) % often === 0;

type Occasion = { seat: number; id: string; often: number } | null;

function about(event: EventData, entry: Entry, places: Pick<Place, "kind">[], length: (route: string) => number): Occasion {
  const bots = places.flatMap((place, seat) => (place.kind === "bot" ? [seat] : []));
  const own = event.seat !== null && bots.includes(event.seat);
  const other = bots[entry.number % bots.length]; // the bot that remarks on what a person did
  if (!bots.length) return null;
  switch (event.kind) {
    case "claim":
      if (!own) return length(event.route) > LONG_ROUTE ? { seat: other, id: "bot-say-praise", often: 3 } : null;
      return length(event.route) >= LONG_ROUTE ? { seat: event.seat!, id: "bot-say-claim", often: 2 } : null;
    case "completed":
    case "bonus":
      return own ? { seat: event.seat!, id: "bot-say-ticket", often: 1 } : { seat: other, id: "bot-say-praise", often: 1 };
    case "keep":
      return own && entry.turn > 0 ? { seat: event.seat!, id: "bot-say-tickets", often: 2 } : null;
    case "last_turns":
      return { seat: own ? event.seat! : other, id: "bot-say-last", often: 1 };
    case "over":
      return { seat: bots.find((seat) => event.winners.includes(seat)) ?? other, id: "bot-say-over", often: 1 };
    default:
      return null;
  }
}
