"""The part of the setup that both games share."""

from __future__ import annotations

from farebox.boards.limits import SEATS
from farebox.kernel.rng import seeded
from farebox.kernel.twins import rule
from farebox.rules.cards import draw_card, new_deck
from farebox.rules.claiming import open_routes
from farebox.rules.state import DISPLAY, NONE, OFFER, BoardNumbers, State
from farebox.rules.tickets import new_ticket_deck


@rule
def lay_table(b: BoardNumbers, s: State, seats: int, seed: int, first_seat: int, cards: int) -> None:
    """In a zeroed state: open all routes, shuffle both decks, and give each seat its pieces and this number of cards."""
    s.rng = seeded(seed)
    s.seats = seats
    s.first_seat = first_seat
    s.pending = NONE
    s.last_turns = NONE
    for p in range(SEATS):
        for i in range(OFFER):
            s.offer[p][i] = NONE
    for i in range(DISPLAY):
        s.display[i] = NONE
    open_routes(b, s)
    new_deck(b, s)
    new_ticket_deck(b, s)
    for p in range(seats):
        s.pieces[p] = b.pieces
        for v in range(b.n_locations):
            s.connection[p][v] = v
        for _ in range(cards):
            s.hand[p][draw_card(s)] += 1
