"""Positions set up by hand: fields that follow from others, and checks for states that no game can have.

A problem is the key of the position that is wrong, and what is wrong with it.
"""

from __future__ import annotations

from farebox.rules import first_journey
from farebox.rules.cards import refill
from farebox.rules.connections import completed, joins_east_and_west
from farebox.rules.state import NEW_YORK_NUMBER, NONE, BoardNumbers, State

PositionProblem = tuple[str, str]


def count_completed(b: BoardNumbers, s: State) -> None:
    """First Journey counts completed tickets and the bonus during the game; New York counts at the end."""
    if b.ruleset == NEW_YORK_NUMBER:
        return
    for p in range(s.seats):
        s.bonus[p] = int(joins_east_and_west(b, s, p))
        s.done[p] = completed(b, s, p).bit_count() + s.bonus[p]


def lay_display(b: BoardNumbers, s: State) -> None:
    """Turn up the display from the deck, if the game has one."""
    if b.ruleset == NEW_YORK_NUMBER:
        refill(s)


def ticket_problem(b: BoardNumbers, s: State) -> PositionProblem | None:
    """What is wrong with the tickets, if anything."""
    if b.ruleset == NEW_YORK_NUMBER:
        deck = sum(1 << t for t in s.ticket_deck[: s.n_ticket_deck])
        for p in range(s.seats):
            if s.returned[p] & ~deck:
                return f"returned.{p}", "these tickets are not in the ticket deck"
        return None
    for p in range(s.seats):
        if first_journey.tickets_in_hand(s, p) > first_journey.TICKETS_IN_HAND:
            return f"tickets.{p}", f"at most {first_journey.TICKETS_IN_HAND} may be uncompleted"
    if s.n_ticket_deck == 0 and any(s.returned):
        return "ticket_deck", "cannot be empty while there are tickets given up (FJ-SWAP-1)"
    return None


def display_problem(b: BoardNumbers, s: State) -> PositionProblem | None:
    """What is wrong with the display, if anything."""
    if b.ruleset == NEW_YORK_NUMBER and s.n_deck > 0 and NONE in s.display:
        return "display", "cannot have a gap while the deck has cards (NY-DISPLAY-2)"
    return None
