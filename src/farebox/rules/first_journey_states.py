"""States of First Journey not reached by playing, as in new_york_states.py."""

from __future__ import annotations

from farebox.boards.limits import TICKETS
from farebox.kernel.bits import member, popcount
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import rule
from farebox.rules.connections import completed, connected, joins_east_and_west
from farebox.rules.first_journey import TICKETS_IN_HAND, tickets_in_hand
from farebox.rules.state import BoardNumbers, State

REDEAL_TRIES = 200
NO_TICKETS = [0] * TICKETS  # read, never written


@rule
def redeal_tickets(b: BoardNumbers, s: State, viewer: int, pool: int, x: int) -> None:
    """Deal again the tickets in hand (never connected ones, FJ-TICKET-2), those given up, and the ticket deck."""
    for tries in range(REDEAL_TRIES):
        rest = pool
        fits = True
        for p in range(s.seats):
            if p == viewer:
                continue
            done = completed(b, s, p)
            hidden = popcount(s.tickets[p] & ~done)
            possible = rest & ~connected_tickets(b, s, p)
            if tries == REDEAL_TRIES - 1:  # give up: an impossible ticket is better than a duplicate
                possible = rest
            if popcount(possible) < hidden:
                fits = False
                break
            s.tickets[p] = done
            for _ in range(hidden):
                x = advance(x)
                ticket = member(possible, below(x, popcount(possible)))
                possible &= ~(1 << ticket)
                rest &= ~(1 << ticket)
                s.tickets[p] |= 1 << ticket
        if fits:
            pool = rest
            break
    for p in range(s.seats):
        if p != viewer:
            hidden = popcount(s.returned[p])
            s.returned[p] = 0
            for _ in range(hidden):
                x = advance(x)
                ticket = member(pool, below(x, popcount(pool)))
                pool &= ~(1 << ticket)
                s.returned[p] |= 1 << ticket
    for i in range(s.n_ticket_deck):
        x = advance(x)
        s.ticket_deck[i] = member(pool, below(x, popcount(pool)))
        pool &= ~(1 << s.ticket_deck[i])


@rule
def connected_tickets(b: BoardNumbers, s: State, p: int) -> int:
    """All tickets in the box that seat p has connected, as a set."""
    found = 0
    for t in range(b.n_tickets):
        if connected(s, p, b.ticket_a[t], b.ticket_b[t]):
            found |= 1 << t
    return found


# What everybody knows of hidden fields


def tickets_put_back(b: BoardNumbers, s: State, p: int) -> int:
    """The number of tickets that seat p gave up."""
    return s.returned[p].bit_count()


def tickets_given_up(b: BoardNumbers, s: State) -> int:
    return sum(tickets.bit_count() for tickets in s.returned)


def own_tickets_in_deck(b: BoardNumbers, s: State, viewer: int) -> dict[int, int]:
    return {}


# Stand-ins


def tickets_for_hidden(b: BoardNumbers, new: State, p: int, hidden: int) -> int:
    """Tickets that the seat's routes do not connect either."""
    if hidden == 0:
        return 0
    connected = connected_tickets(b, new, p)
    free = [t for t in range(b.n_tickets) if not connected >> t & 1]
    return sum(1 << t for t in free[:hidden])


def tickets_for_put_back(b: BoardNumbers, new: State, put_back: int) -> int:
    return (1 << put_back) - 1


def tickets_for_deck(b: BoardNumbers, n: int, own: dict[int, int]) -> list[int]:
    return NO_TICKETS


# Positions set up by hand


def count_completed(b: BoardNumbers, s: State) -> None:
    for p in range(s.seats):
        s.bonus[p] = int(joins_east_and_west(b, s, p))
        s.done[p] = completed(b, s, p).bit_count() + s.bonus[p]


def lay_display(s: State) -> None:
    """FJ-SETUP-1: there is none."""


def ticket_problem(s: State) -> tuple[str, str] | None:
    for p in range(s.seats):
        if tickets_in_hand(s, p) > TICKETS_IN_HAND:
            return f"tickets.{p}", f"at most {TICKETS_IN_HAND} may be uncompleted"
    if s.n_ticket_deck == 0 and any(s.returned):
        return "ticket_deck", "cannot be empty while there are tickets given up (FJ-SWAP-1)"
    return None


def display_problem(s: State) -> tuple[str, str] | None:
    return None
