"""What a seat believes of the others' tickets: those their routes explain are likelier than those they do not.

A ticket's weight grows with the spaces a seat's own routes save on the shortest way between its locations.
"""

from __future__ import annotations

from farebox.boards.limits import SEATS
from farebox.bots.heuristic.plan import Mind, add_link, clear_trial, has, reach
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import rule
from farebox.rules.connections import connected
from farebox.rules.state import NEW_YORK, NONE, OPENING, BoardNumbers, State

SWAPS = 4  # tried for each hidden ticket


@rule
def weigh_tickets(boards: list[BoardNumbers], states: list[State], minds: list[Mind], weights: list[list[int]]) -> None:
    """How well the routes of each seat in states[0] explain each ticket; states[1] is a table without routes."""
    b = boards[0]
    m = minds[0]
    for p in range(SEATS):
        for t in range(b.n_tickets):
            weights[p][t] = 1
            if p < states[0].seats:
                saved = printed_way(b, states[1], p, m, t) - printed_way(b, states[0], p, m, t)
                weights[p][t] = (1 + saved) * (1 + saved if b.ruleset == NEW_YORK else 1)  # what fits planners' games best


@rule
def printed_way(b: BoardNumbers, s: State, p: int, m: Mind, ticket: int) -> int:
    """Spaces that seat p lacks on the shortest way of a ticket, claimed by others or not."""
    m.n_links = 0
    for r in range(b.n_routes):
        if not has(s.owned[p], r):
            add_link(b, s, p, m, r, b.length[r])
    clear_trial(m)
    reach(b, m, 1 << s.network[p][b.ticket_a[ticket]])
    return int(m.far[s.network[p][b.ticket_b[ticket]]])


@rule
def believe(b: BoardNumbers, s: State, viewer: int, weights: list[list[int]], x: int) -> int:
    """After a redeal: hidden tickets of the others change places with hidden ones of the deck, likelier ones stay.

    Steps of Metropolis's rule. The generator's next number.
    """
    if s.n_ticket_deck == 0 or s.phase == OPENING:
        return x
    for p in range(s.seats):
        if p == viewer:
            continue
        for t in range(b.n_tickets):
            if (s.tickets[p] >> t) & 1 == 0 or (b.ruleset != NEW_YORK and connected(s, p, b.ticket_a[t], b.ticket_b[t])):
                continue
            held = t
            for _ in range(SWAPS):
                x = advance(x)
                place = below(x, s.n_ticket_deck)
                other = int(s.ticket_deck[place])
                if viewer != NONE and b.ruleset == NEW_YORK and (s.returned[viewer] >> other) & 1:
                    continue  # the viewer put it there
                if b.ruleset != NEW_YORK and connected(s, p, b.ticket_a[other], b.ticket_b[other]):
                    continue  # FJ-TICKET-2: it would not be in hand
                x = advance(x)
                if below(x, weights[p][held]) < weights[p][other]:
                    swap_tickets(s, p, held, place)
                    held = other
    return x


@rule
def swap_tickets(s: State, p: int, held: int, place: int) -> None:
    """A ticket of seat p changes places with one of the ticket deck; what others put back follows its place."""
    other = int(s.ticket_deck[place])
    s.ticket_deck[place] = held
    s.tickets[p] = (s.tickets[p] & ~(1 << held)) | (1 << other)
    for q in range(s.seats):
        if (s.returned[q] >> other) & 1:
            s.returned[q] = (s.returned[q] & ~(1 << other)) | (1 << held)
