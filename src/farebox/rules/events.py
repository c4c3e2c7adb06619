"""Events as the rules report them.

The rules call `tell` for everything a player can observe. It does nothing, and costs nothing when
compiled; the twin of the rules that a live game runs (`rules.running.live`) collects the reports instead.
"""

from __future__ import annotations

from farebox.kernel.twins import inlined
from farebox.rules.state import State

(
    CARD_TAKEN,  # seat, place on the display, card
    BLIND_DRAWN,  # seat, card
    TURNED_UP,  # place on the display, card
    DISPLAY_RESET,
    DECK_SHUFFLED,  # cards in the new deck
    ROUTE_CLAIMED,  # seat, route, color, wilds besides (those of a payment in wilds alone are its color)
    TICKETS_OFFERED,  # seat, ticket, ticket or NONE
    TICKETS_CHOSEN,  # seat, action, ticket, ticket or NONE (in the opening; secret until all have chosen)
    TICKETS_KEPT,  # seat, kept tickets as a set, returned tickets as a set
    TICKET_COMPLETED,  # seat, ticket
    BONUS_COMPLETED,  # seat
    TICKET_DRAWN,  # seat, ticket
    TICKETS_GIVEN_UP,  # seat, tickets as a set
    TICKETS_SHUFFLED,  # tickets in the new deck
    TURN_PASSED,  # seat
    LAST_TURNS_ANNOUNCED,  # seat
    GAME_OVER,  # ending, winners as a set
) = range(17)


@inlined
def tell(s: State, what: int, x: int, y: int, z: int, w: int) -> None:
    return
