/** One color for each ticket in hand. A ticket keeps its color as long as it is there, whatever happens to the others, and when the page is loaded again. */
export const TICKET_COLORS = 6; // --t1 to --t6 in board.css

type Given = Record<string, number>; // by ticket
type Shelf = Pick<Storage, "getItem" | "setItem">;

export class TicketColors {
  #given: Record<string, Given>; // by seat: several may share a screen
  #shelf: Shelf | null;
  #name: string;

  /** `shelf`: where the colors of this table are kept. */
  constructor(shelf: Shelf | null = null, table = "") {
    this.#shelf = shelf;
    this.#name = `ticket-colors-${table}`;
    this.#given = JSON.parse(shelf?.getItem(this.#name) ?? "{}");
  }

  of(seat: number | null, tickets: string[]): Map<string, string> {
    if (!tickets.length) return new Map(); // the hand is covered
    const before = this.#given[seat ?? ""] ?? {};
    const given: Given = Object.fromEntries(Object.entries(before).filter(([ticket]) => tickets.includes(ticket)));
    for (const ticket of tickets) given[ticket] ??= free(given);
    this.#given[seat ?? ""] = given;
    if (JSON.stringify(given) !== JSON.stringify(before)) this.#shelf?.setItem(this.#name, JSON.stringify(this.#given));
    return new Map(tickets.map((ticket) => [ticket, `var(--t${given[ticket]! + 1})`]));
  }
}

function free(given: Given): number {
  const used = Object.values(given);
  const first = Array.from({ length: TICKET_COLORS }, (_, i) => i).find((i) => !used.includes(i));
  return first ?? used.length % TICKET_COLORS;
}
