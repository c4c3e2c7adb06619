"""The state of a game and the numbers of a board: the two records that all rules work on.

Each field is declared once, here. Interpreted rules use these classes directly, with plain ints and lists; compiled
rules use NumPy records of the same fields (`kernel.fields.dtype`). All fields are signed, all values stay below 2**62.
"""

from __future__ import annotations

from typing import Annotated

from farebox.boards import rulesets
from farebox.boards.limits import CARDS as DECK
from farebox.boards.limits import COLORS, LENGTH, LOCATIONS, ROUTES, SEATS, TICKETS, WORDS
from farebox.kernel.fields import Byte, Fields, Long
from farebox.kernel.twins import compiled_as, inlined
from farebox.kernel.visibility import Private, Public, Secret

# Colors of cards and routes: 0 to 5 in the board's order, then
WILD = 6  # of a card
ANY = 6  # of a gray route
NONE = -1

# Phases
OPENING, TURN, SECOND, PAY, KEEP, OVER = range(6)

# Endings
RUNNING, LAST_TURNS, NOBODY_CAN_MOVE, SIXTH_TICKET, LAST_PIECE, ABANDONED = range(6)

# Actions: one number each. 0 to 6 take that color from the display.
BLIND = 7  # New York: the top card of the deck; First Journey: the top two
NEW_TICKETS = 8  # New York: draw tickets; First Journey: exchange both
PASS = 9
KEEP_FIRST, KEEP_SECOND, KEEP_BOTH = 10, 11, 12
PAYMENT = 13  # + color * LENGTH + wilds
ALL_WILD = PAYMENT + WILD * LENGTH
CLAIM = ALL_WILD + 1  # + route

DISPLAY = rulesets.NEW_YORK.display
OFFER = rulesets.NEW_YORK.tickets_offered


PUBLIC = Public()


class State(Fields, hides=True):
    """The complete state of a game. Players never get it: they get a View.

    Every field declares who may see it (NY-PUBLIC-1, FJ-SETUP-3); hidden.py uses these marks to make what a View shows.
    """

    rng: Annotated[int, "i8", Secret()]  # the generator of reshuffles
    owned: Annotated[list[list[int]], "i8", SEATS, WORDS, PUBLIC]  # routes claimed by a seat
    open: Annotated[list[list[int]], "i8", SEATS, WORDS, PUBLIC]  # routes a seat may still claim
    # Tickets of a seat; those its routes connect are completed
    tickets: Annotated[list[int], "i8", SEATS, Private("tickets_held", "tickets_seen")]
    # Tickets that a seat put back and that are still where it put them
    returned: Annotated[list[int], "i8", SEATS, Private("tickets_put_back")]
    turn: Annotated[int, "i2", PUBLIC]  # number of the current turn
    total: Annotated[list[int], "i2", SEATS, PUBLIC]  # points (New York) or completed tickets, once the game is over
    connection: Annotated[list[list[int]], "i1", SEATS, LOCATIONS, PUBLIC]  # locations with equal labels are connected
    hand: Annotated[list[list[int]], "i1", SEATS, COLORS, Private("hand_size")]  # cards by color
    known: Annotated[list[list[int]], "i1", SEATS, COLORS, PUBLIC]  # cards of the hand that everybody knows of
    pieces: Annotated[list[int], "i1", SEATS, PUBLIC]
    done: Annotated[list[int], "i1", SEATS, PUBLIC]  # First Journey: completed tickets, the bonus included
    bonus: Annotated[list[int], "i1", SEATS, PUBLIC]  # First Journey: 1 with the bonus ticket
    deck: Annotated[list[int], "i1", DECK, Secret("n_deck")]  # bottom card first, zeros above the top
    discard: Annotated[list[int], "i1", COLORS, PUBLIC]
    display: Annotated[list[int], "i1", DISPLAY, PUBLIC]  # New York: face-up cards, NONE for a gap
    # Bottom ticket first, zeros above the top
    ticket_deck: Annotated[list[int], "i1", TICKETS, Secret("n_ticket_deck", "own_tickets_in_deck")]
    # Tickets drawn and not yet chosen, NONE for a gap
    offer: Annotated[list[list[int]], "i1", SEATS, OFFER, Private("offered")]
    choice: Annotated[list[int], "i1", SEATS, Private("has_chosen")]  # opening: the action a seat has chosen, 0 before
    n_deck: Annotated[int, "i1", PUBLIC]
    n_ticket_deck: Annotated[int, "i1", PUBLIC]
    seats: Annotated[int, "i1", PUBLIC]
    seat: Annotated[int, "i1", PUBLIC]  # the seat to act
    first_seat: Annotated[int, "i1", PUBLIC]
    phase: Annotated[int, "i1", PUBLIC]
    pending: Annotated[int, "i1", PUBLIC]  # the route to be paid, or NONE
    last_turns: Annotated[int, "i1", PUBLIC]  # turns left once the end is announced, NONE before
    stuck: Annotated[int, "i1", PUBLIC]  # turns in a row whose seat could neither draw nor claim
    completion_cards: Annotated[int, "i1", PUBLIC]
    ending: Annotated[int, "i1", PUBLIC]
    winners: Annotated[int, "i1", PUBLIC]  # set of seats; empty while the game runs and if it is abandoned


class BoardNumbers(Fields):
    """A board as the rules read it."""

    up_to_length: Annotated[list[list[list[int]]], "i8", COLORS, LENGTH + 1, WORDS]  # routes by color and maximum length
    of_length: Annotated[list[list[int]], "i8", LENGTH + 1, WORDS]
    attractions: Long  # set of locations
    east: Long  # set of locations
    west: Long  # set of locations
    ruleset: Byte
    n_locations: Byte
    n_routes: Byte
    n_tickets: Byte
    pieces: Byte
    twins_shared_from: Byte  # number of seats
    end_a: Annotated[list[int], "i1", ROUTES]
    end_b: Annotated[list[int], "i1", ROUTES]
    length: Annotated[list[int], "i1", ROUTES]
    color: Annotated[list[int], "i1", ROUTES]
    twin: Annotated[list[int], "i1", ROUTES]  # the other route of a double, or NONE
    ticket_a: Annotated[list[int], "i1", TICKETS]
    ticket_b: Annotated[list[int], "i1", TICKETS]
    ticket_value: Annotated[list[int], "i1", TICKETS]
    cards: Annotated[list[int], "i1", COLORS]
    points: Annotated[list[int], "i1", LENGTH + 1]  # points of a route by its length


@inlined
def _copy_record(states: list[State], i: int, j: int) -> None:
    states[j] = states[i]


@compiled_as(_copy_record)
def copy_state(states: list[State], i: int, j: int) -> None:
    """Make state j a copy of state i."""
    states[j] = states[i].copy()
