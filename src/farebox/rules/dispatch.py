"""Asks the board's family: every question that each of them answers in its own way, and nothing else compares their numbers.

What is not New York is First Journey: `board_numbers` refuses a board of any other ruleset. Functions are imported by name, one
by one, because that is how their twins are found.
"""

from __future__ import annotations

from typing import Protocol

from farebox.boards import rulesets
from farebox.boards.limits import CARDS, COLORS, LOCATIONS, SEATS, TICKETS, WORDS
from farebox.kernel.twins import inlined, rule
from farebox.rules import first_journey_states, new_york_states
from farebox.rules.first_journey import abandon as first_journey_abandon
from farebox.rules.first_journey import apply as first_journey_apply
from farebox.rules.first_journey import deal as first_journey_deal
from farebox.rules.first_journey import end_game as first_journey_end_game
from farebox.rules.first_journey import legal as first_journey_legal
from farebox.rules.first_journey import tickets_face_up as first_journey_tickets_face_up
from farebox.rules.first_journey_states import redeal_tickets as first_journey_redeal_tickets
from farebox.rules.new_york import abandon as new_york_abandon
from farebox.rules.new_york import apply as new_york_apply
from farebox.rules.new_york import attraction_points, route_points, ticket_points
from farebox.rules.new_york import deal as new_york_deal
from farebox.rules.new_york import end_game as new_york_end_game
from farebox.rules.new_york import hands_are_shown as new_york_hands_are_shown
from farebox.rules.new_york import legal as new_york_legal
from farebox.rules.new_york import standing as new_york_standing
from farebox.rules.new_york_states import redeal_tickets as new_york_redeal_tickets
from farebox.rules.state import BoardNumbers, State

NEW_YORK_NUMBER, FIRST_JOURNEY_NUMBER = RULESET_NUMBERS = rulesets.NEW_YORK.number, rulesets.FIRST_JOURNEY.number


@rule
def clear(s: State) -> None:
    """Set to 0 every field that a deal does not set, or sets only for some seats."""
    for p in range(SEATS):
        for w in range(WORDS):
            s.owned[p][w] = 0
            s.open[p][w] = 0
        for v in range(LOCATIONS):
            s.connection[p][v] = 0
        for c in range(COLORS):
            s.hand[p][c] = 0
            s.known[p][c] = 0
        s.tickets[p] = 0
        s.returned[p] = 0
        s.total[p] = 0
        s.pieces[p] = 0
        s.done[p] = 0
        s.bonus[p] = 0
        s.choice[p] = 0
    for i in range(CARDS):
        s.deck[i] = 0
    for c in range(COLORS):
        s.discard[c] = 0
    for i in range(TICKETS):
        s.ticket_deck[i] = 0
    s.turn = 0
    s.stuck = 0
    s.completion_cards = 0
    s.ending = 0
    s.winners = 0


@rule
def deal(b: BoardNumbers, s: State, seats: int, seed: int, first_seat: int, completion_cards: int) -> None:
    """Set up a game. The board and these numbers determine every field of the state."""
    clear(s)
    if b.ruleset == NEW_YORK_NUMBER:
        new_york_deal(b, s, seats, seed, first_seat, completion_cards)
    else:
        first_journey_deal(b, s, seats, seed, first_seat, completion_cards)


@inlined
def legal(b: BoardNumbers, s: State) -> tuple[int, int, int]:
    """The legal actions: those below CLAIM as a set, then the claimable routes as a set in two words. Empty when it is over."""
    if b.ruleset == NEW_YORK_NUMBER:
        return new_york_legal(b, s)
    return first_journey_legal(b, s)


@rule
def apply(b: BoardNumbers, s: State, action: int) -> None:
    """Play a legal action; legality is not checked here."""
    if b.ruleset == NEW_YORK_NUMBER:
        new_york_apply(b, s, action)
    else:
        first_journey_apply(b, s, action)


@rule
def abandon(b: BoardNumbers, s: State) -> None:
    """End a running game now, in any phase, with the ending ABANDONED: nobody wins."""
    if b.ruleset == NEW_YORK_NUMBER:
        new_york_abandon(b, s)
    else:
        first_journey_abandon(b, s)


@rule
def end_game(b: BoardNumbers, s: State, ending: int) -> None:
    """End the game: compute the totals and the winners."""
    if b.ruleset == NEW_YORK_NUMBER:
        new_york_end_game(b, s, ending)
    else:
        first_journey_end_game(s, ending)


@rule
def standing(b: BoardNumbers, s: State, p: int, total: int) -> int:
    """The ranking key of seat p, which has this total: greater is better, and equal keys share a rank."""
    if b.ruleset == NEW_YORK_NUMBER:
        return new_york_standing(b, s, p, total)
    return total


@rule
def score_parts(b: BoardNumbers, s: State, p: int) -> tuple[int, int, int]:
    """What routes, tickets and attractions would add to the total of seat p if the game ended now."""
    if b.ruleset == NEW_YORK_NUMBER:
        return route_points(b, s, p), ticket_points(b, s, p), attraction_points(b, s, p)
    return 0, s.done[p], 0


@rule
def hands_are_shown(b: BoardNumbers, s: State) -> bool:
    """Whether everybody sees all tickets."""
    return b.ruleset == NEW_YORK_NUMBER and new_york_hands_are_shown(s)


@rule
def tickets_face_up(b: BoardNumbers, s: State, p: int) -> int:
    """The tickets that lie face up in front of seat p."""
    if b.ruleset == NEW_YORK_NUMBER:
        return 0
    return first_journey_tickets_face_up(b, s, p)


@rule
def redeal_tickets(b: BoardNumbers, s: State, viewer: int, pool: int, x: int) -> None:
    """Deal the tickets that the viewer cannot see again, by the generator's number x: those of the pool."""
    if b.ruleset == NEW_YORK_NUMBER:
        new_york_redeal_tickets(b, s, viewer, pool, x)
    else:
        first_journey_redeal_tickets(b, s, viewer, pool, x)


class FamilyStates(Protocol):
    """What a family answers about a state where nothing is compiled."""

    def tickets_put_back(self, b: BoardNumbers, s: State, p: int, /) -> int:
        """What everybody knows of the tickets that seat p put back: a set of places, or their number."""

    def tickets_given_up(self, b: BoardNumbers, s: State, /) -> int:
        """The number of tickets in the pile of tickets given up."""

    def own_tickets_in_deck(self, b: BoardNumbers, s: State, viewer: int, /) -> dict[int, int]:
        """The tickets a viewer put under the ticket deck, by place."""

    def tickets_for_hidden(self, b: BoardNumbers, new: State, p: int, hidden: int, /) -> int:
        """Stand-ins for so many tickets in the hand of seat p. Of the true state, `new` has only the public fields."""

    def tickets_for_put_back(self, b: BoardNumbers, new: State, put_back: int, /) -> int:
        """Stand-ins for tickets put back, of which `tickets_put_back` is known."""

    def tickets_for_deck(self, b: BoardNumbers, n: int, own: dict[int, int], /) -> list[int]:
        """Stand-ins for a ticket deck of n tickets, of which the viewer knows its own, by place."""

    def count_completed(self, b: BoardNumbers, s: State, /) -> None:
        """In a position: count the completed tickets and the bonus, if the game counts them before it is over."""

    def lay_display(self, s: State, /) -> None:
        """In a position: turn up the display from the deck, if the game has one."""

    def ticket_problem(self, s: State, /) -> tuple[str, str] | None:
        """The key of a position that is wrong about tickets, and what is wrong with it."""

    def display_problem(self, s: State, /) -> tuple[str, str] | None:
        """The same about the display."""


def states_of(b: BoardNumbers) -> FamilyStates:
    return new_york_states if b.ruleset == NEW_YORK_NUMBER else first_journey_states
