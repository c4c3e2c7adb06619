"""A seat's beliefs about the others' tickets and cards: a ticket is likelier if the player's routes explain it.

A ticket's weight grows with the spaces a seat's own routes save on the shortest path between its locations.
"""

from __future__ import annotations

from collections.abc import Sequence

from farebox.boards.limits import COLORS, SEATS
from farebox.features.links import link_printed_routes
from farebox.game.paths import Links, shortest_paths
from farebox.kernel.bits import lowest
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import rule
from farebox.rules.connections import connected
from farebox.rules.dispatch import NEW_YORK_NUMBER
from farebox.rules.hidden import tickets_seen
from farebox.rules.state import NONE, OPENING, WILD, BoardNumbers, State

SWAPS = 4  # attempts per hidden ticket or card
AS_LIKELY = 1000  # the weight of a card that is as likely as any other


@rule
def weigh_tickets(boards: list[BoardNumbers], states: list[State], links: list[Links], weights: list[list[int]]) -> None:
    """Compute how well the routes of each seat in states[0] explain each ticket; states[1] is a table without routes."""
    b = boards[0]
    for p in range(SEATS):
        for t in range(b.n_tickets):
            weights[p][t] = 1
            if p < states[0].seats:
                saved = spaces_missing(b, states[1], p, links[0], t) - spaces_missing(b, states[0], p, links[0], t)
                weights[p][t] = ticket_weight(b, states[0], p, t, saved)


@rule
def ticket_weight(b: BoardNumbers, s: State, p: int, ticket: int, saved: int) -> int:
    """The weight of a ticket whose path is shortened by `saved` spaces by the routes of seat p; 0 if p cannot hold it.

    The exponents are those that fit planners' games best.
    """
    if b.ruleset == NEW_YORK_NUMBER:
        return (1 + saved) * (1 + saved)
    if connected(s, p, b.ticket_a[ticket], b.ticket_b[ticket]):
        return 0  # FJ-TICKET-2: it would have been completed
    return 1 + saved


@rule
def spaces_missing(b: BoardNumbers, s: State, p: int, k: Links, ticket: int) -> int:
    """Spaces that seat p is missing on the shortest path of a ticket, even if others have claimed them."""
    link_printed_routes(b, s, p, k)
    shortest_paths(b, k, 1 << s.connection[p][b.ticket_a[ticket]])
    return int(k.distance[s.connection[p][b.ticket_b[ticket]]])


@rule
def believe(b: BoardNumbers, s: State, viewer: int, weights: list[list[int]], x: int) -> int:
    """After a redeal, swap hidden tickets of the other seats with hidden ones of the deck, so that likelier ones stay.

    These are steps of the Metropolis algorithm. Returns the generator's next number.
    """
    if s.n_ticket_deck == 0 or s.phase == OPENING:
        return x
    for p in range(s.seats):
        if p == viewer:
            continue
        seen = tickets_seen(b, s, p)
        for t in range(b.n_tickets):
            if (s.tickets[p] >> t) & 1 == 0 or (seen >> t) & 1:
                continue
            held = t
            for _ in range(SWAPS):
                x = advance(x)
                place = below(x, s.n_ticket_deck)
                other = int(s.ticket_deck[place])
                if viewer != NONE and (s.returned[viewer] >> other) & 1:
                    continue  # the viewer put it there
                if weights[p][other] == 0:
                    continue
                x = advance(x)
                if below(x, weights[p][held]) < weights[p][other]:
                    swap_tickets(s, p, held, place)
                    held = other
    return x


@rule
def believe_given_up(s: State, viewer: int, weights: Sequence[list[int]], x: int) -> int:
    """The same for the tickets that other seats have given up (FJ-SWAP-1). Returns the generator's next number."""
    for p in range(s.seats):
        if p == viewer:
            continue
        pile = s.returned[p]
        while pile != 0:
            held = lowest(pile)
            pile &= pile - 1
            for _ in range(SWAPS):
                x = advance(x)
                place = below(x, s.n_ticket_deck)
                other = int(s.ticket_deck[place])
                x = advance(x)
                if below(x, weights[p][held]) < weights[p][other]:
                    s.ticket_deck[place] = held
                    s.returned[p] = (s.returned[p] & ~(1 << held)) | (1 << other)
                    held = other
    return x


@rule
def believe_cards(s: State, viewer: int, weights: Sequence[list[int]], x: int) -> int:
    """The same for the cards of other seats that nobody knows. Returns the generator's next number."""
    for p in range(s.seats):
        if p == viewer or weights[p][WILD] == 0 or s.n_deck == 0:
            continue
        unknown = 0
        for c in range(COLORS):
            unknown += s.hand[p][c] - s.known[p][c]
        for _ in range(SWAPS * unknown):
            x = advance(x)
            held = unknown_card(s, p, below(x, unknown))
            x = advance(x)
            place = below(x, s.n_deck)
            other = int(s.deck[place])
            x = advance(x)
            if below(x, weights[p][held]) < weights[p][other]:
                s.deck[place] = held
                s.hand[p][held] -= 1
                s.hand[p][other] += 1
    return x


@rule
def unknown_card(s: State, p: int, number: int) -> int:
    """One of the cards of seat p that nobody knows, by its number."""
    for c in range(COLORS):
        number -= s.hand[p][c] - s.known[p][c]
        if number < 0:
            return c
    return NONE


@rule
def swap_tickets(s: State, p: int, held: int, place: int) -> None:
    """Swap a ticket of seat p with one of the ticket deck; what is known about returned tickets follows the position."""
    other = int(s.ticket_deck[place])
    s.ticket_deck[place] = held
    s.tickets[p] = (s.tickets[p] & ~(1 << held)) | (1 << other)
    for q in range(s.seats):
        if (s.returned[q] >> other) & 1:
            s.returned[q] = (s.returned[q] & ~(1 << other)) | (1 << held)
