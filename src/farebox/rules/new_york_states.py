"""States of New York not reached by playing: what a viewer sees, others that look the same, and positions set up by hand."""

from __future__ import annotations

from farebox.boards.limits import TICKETS
from farebox.kernel.bits import member, popcount
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import rule
from farebox.rules.cards import refill
from farebox.rules.new_york import hands_are_shown
from farebox.rules.state import KEEP_BOTH, KEEP_FIRST, NONE, OFFER, BoardNumbers, State


@rule
def redeal_tickets(b: BoardNumbers, s: State, viewer: int, pool: int, x: int) -> None:
    """Deal again the tickets kept, offers, opening choices, and the ticket deck except what the viewer returned."""
    for p in range(s.seats):  # returned tickets as places in the deck
        places = 0
        for i in range(s.n_ticket_deck):
            if (s.returned[p] >> s.ticket_deck[i]) & 1:
                places |= 1 << i
        s.returned[p] = places
    for p in range(s.seats):
        if p == viewer:
            continue
        seen = s.tickets[p] if hands_are_shown(s) else 0
        hidden = popcount(s.tickets[p] & ~seen)
        s.tickets[p] = seen
        for _ in range(hidden):
            x = advance(x)
            ticket = member(pool, below(x, popcount(pool)))
            pool &= ~(1 << ticket)
            s.tickets[p] |= 1 << ticket
        options = 1
        for i in range(OFFER):
            if s.offer[p][i] != NONE:
                x = advance(x)
                s.offer[p][i] = member(pool, below(x, popcount(pool)))
                pool &= ~(1 << s.offer[p][i])
                if i == 1:
                    options = KEEP_BOTH - KEEP_FIRST + 1
        if s.choice[p] != 0:
            x = advance(x)
            s.choice[p] = KEEP_FIRST + below(x, options)
    known = s.returned[viewer] if viewer != NONE else 0
    for i in range(s.n_ticket_deck):
        if (known >> i) & 1 == 0:
            x = advance(x)
            s.ticket_deck[i] = member(pool, below(x, popcount(pool)))
            pool &= ~(1 << s.ticket_deck[i])
    for p in range(s.seats):  # back from places to tickets
        tickets = 0
        for i in range(s.n_ticket_deck):
            if (s.returned[p] >> i) & 1:
                tickets |= 1 << s.ticket_deck[i]
        s.returned[p] = tickets


# What everybody knows of hidden fields


def tickets_put_back(b: BoardNumbers, s: State, p: int) -> int:
    """The places of seat p's returned tickets in the deck, as a set."""
    if s.returned[p] == 0:
        return 0
    return sum(1 << i for i in range(s.n_ticket_deck) if s.returned[p] >> s.ticket_deck[i] & 1)


def tickets_given_up(b: BoardNumbers, s: State) -> int:
    return 0


def own_tickets_in_deck(b: BoardNumbers, s: State, viewer: int) -> dict[int, int]:
    if viewer == NONE or s.returned[viewer] == 0:
        return {}
    return {i: s.ticket_deck[i] for i in range(s.n_ticket_deck) if s.returned[viewer] >> s.ticket_deck[i] & 1}


# Stand-ins


def tickets_for_hidden(b: BoardNumbers, new: State, p: int, hidden: int) -> int:
    return (1 << hidden) - 1


def tickets_for_put_back(b: BoardNumbers, new: State, put_back: int) -> int:
    return sum(1 << new.ticket_deck[i] for i in range(new.n_ticket_deck) if put_back >> i & 1) if put_back else 0


def tickets_for_deck(b: BoardNumbers, n: int, own: dict[int, int]) -> list[int]:
    free = iter([t for t in range(b.n_tickets) if t not in own.values()])
    return [own[i] if i in own else next(free) for i in range(n)] + [0] * (TICKETS - n)


# Positions set up by hand


def count_completed(b: BoardNumbers, s: State) -> None:
    """New York counts at the end."""


def lay_display(s: State) -> None:
    refill(s)


def ticket_problem(s: State) -> tuple[str, str] | None:
    deck = sum(1 << t for t in s.ticket_deck[: s.n_ticket_deck])
    for p in range(s.seats):
        if s.returned[p] & ~deck:
            return f"returned.{p}", "these tickets are not in the ticket deck"
    return None


def display_problem(s: State) -> tuple[str, str] | None:
    if s.n_deck > 0 and NONE in s.display:
        return "display", "cannot have a gap while the deck has cards (NY-DISPLAY-2)"
    return None
