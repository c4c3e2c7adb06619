/** One color for each ticket in hand. A ticket keeps its color as long as it is there, whatever happens to the others. */
export const TICKET_COLORS = 6; // --t1 to --t6 in board.css

export class TicketColors {
  #given = new Map<string, number>();

  of(tickets: string[]): Map<string, string> {
    const held = new Set(tickets);
    for (const gone of [...this.#given.keys()].filter((ticket) => !held.has(ticket))) this.#given.delete(gone);
    for (const ticket of tickets) if (!this.#given.has(ticket)) this.#given.set(ticket, this.#free());
    return new Map(tickets.map((ticket) => [ticket, `var(--t${this.#given.get(ticket)! + 1})`]));
  }

  #free(): number {
    const used = new Set(this.#given.values());
    const first = Array.from({ length: TICKET_COLORS }, (_, i) => i).find((i) => !used.has(i));
    return first ?? this.#given.size % TICKET_COLORS;
  }
}
