"""The ticket deck."""

from __future__ import annotations

from farebox.boards.limits import SEATS
from farebox.kernel.twins import rule
from farebox.rules.cards import shuffle
from farebox.rules.state import BoardNumbers, State


@rule
def new_ticket_deck(b: BoardNumbers, s: State) -> None:
    for t in range(b.n_tickets):
        s.ticket_deck[t] = t
    s.n_ticket_deck = b.n_tickets
    shuffle(s, s.ticket_deck, b.n_tickets)


@rule
def draw_ticket(s: State) -> int:
    """Draw the top ticket of a ticket deck that is not empty. A seat that had returned it no longer knows where it is."""
    s.n_ticket_deck -= 1
    ticket = s.ticket_deck[s.n_ticket_deck]
    s.ticket_deck[s.n_ticket_deck] = 0
    for p in range(SEATS):
        s.returned[p] &= ~(1 << ticket)
    return ticket


@rule
def put_under(s: State, p: int, ticket: int) -> None:
    """NY-TICKET-1: a returned ticket goes to the bottom of the deck; only seat p knows which ticket it is."""
    for i in range(s.n_ticket_deck, 0, -1):
        s.ticket_deck[i] = s.ticket_deck[i - 1]
    s.ticket_deck[0] = ticket
    s.n_ticket_deck += 1
    s.returned[p] |= 1 << ticket
