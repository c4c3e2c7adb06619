"""Events as the rules report them.

The rules call `tell` for everything that somebody at the table may notice. It does nothing, and costs nothing when
compiled; the twin of the rules that a live game runs (`rules.running.live`) collects the reports instead.
"""

from __future__ import annotations

from farebox.kernel.twins import inlined
from farebox.rules.state import State

(
    TAKEN,  # seat, place on the display, card
    BLIND_DRAWN,  # seat, card
    TURNED_UP,  # place on the display, card
    RESET,
    SHUFFLED,  # cards in the new deck
    CLAIMED,  # seat, route, color, wilds besides (those of a payment in wilds alone are its color)
    OFFERED,  # seat, ticket, ticket or NONE
    CHOSEN,  # seat, action, ticket, ticket or NONE (in the opening; secret until all have chosen)
    KEPT,  # seat, kept tickets as a set, returned tickets as a set
    COMPLETED,  # seat, ticket
    BONUS,  # seat
    TICKET_DRAWN,  # seat, ticket
    GIVEN_UP,  # seat, tickets as a set
    TICKETS_SHUFFLED,  # tickets in the new deck
    PASSED,  # seat
    ENDING_ANNOUNCED,  # seat
    GAME_OVER,  # ending, winners as a set
) = range(17)


@inlined
def tell(s: State, what: int, x: int, y: int, z: int, w: int) -> None:
    return
