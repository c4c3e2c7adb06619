"""Calls the rules of the board's ruleset.

What is not New York is First Journey: `board_numbers` refuses a board of any other ruleset.
"""

from __future__ import annotations

from farebox.boards.limits import CARDS, COLORS, LOCATIONS, SEATS, TICKETS, WORDS
from farebox.kernel.twins import inlined, rule
from farebox.rules.first_journey import abandon as first_journey_abandon
from farebox.rules.first_journey import apply as first_journey_apply
from farebox.rules.first_journey import deal as first_journey_deal
from farebox.rules.first_journey import end_game as first_journey_end_game
from farebox.rules.first_journey import legal as first_journey_legal
from farebox.rules.new_york import abandon as new_york_abandon
from farebox.rules.new_york import apply as new_york_apply
from farebox.rules.new_york import attraction_points, route_points, ticket_points
from farebox.rules.new_york import deal as new_york_deal
from farebox.rules.new_york import end_game as new_york_end_game
from farebox.rules.new_york import legal as new_york_legal
from farebox.rules.new_york import standing as new_york_standing
from farebox.rules.state import NEW_YORK_NUMBER, BoardNumbers, State


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
