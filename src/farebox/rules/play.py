"""The rules of whichever family a board belongs to, and random games over them."""

from __future__ import annotations

from farebox.boards.limits import CARDS, COLORS, LOCATIONS, SEATS, TICKETS, WORD, WORDS
from farebox.rules.bits import member, popcount
from farebox.rules.cards import advance, below, sow
from farebox.rules.city import abandon as city_abandon
from farebox.rules.city import apply as city_apply
from farebox.rules.city import deal as city_deal
from farebox.rules.city import legal as city_legal
from farebox.rules.first_journey import abandon as first_journey_abandon
from farebox.rules.first_journey import apply as first_journey_apply
from farebox.rules.first_journey import deal as first_journey_deal
from farebox.rules.first_journey import legal as first_journey_legal
from farebox.rules.state import CITY, CLAIM, OVER, BoardNumbers, State, inlined, rule

CHOOSER = 1 << 50  # sets the generator that chooses apart from the one that deals


@rule
def clear(s: State) -> None:
    """Make 0 what a deal does not set, or sets for some seats only."""
    for p in range(SEATS):
        for w in range(WORDS):
            s.owned[p][w] = 0
            s.open[p][w] = 0
        for v in range(LOCATIONS):
            s.network[p][v] = 0
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
    """Set up a game: every field of the state follows from the board and these numbers."""
    clear(s)
    if b.family == CITY:
        city_deal(b, s, seats, seed, first_seat, completion_cards)
    else:
        first_journey_deal(b, s, seats, seed, first_seat, completion_cards)


@inlined
def legal(b: BoardNumbers, s: State) -> tuple[int, int, int]:
    """The legal actions: those before CLAIM as a set, then the routes to claim in two words. Empty when it is over."""
    if b.family == CITY:
        return city_legal(b, s)
    return first_journey_legal(b, s)


@rule
def apply(b: BoardNumbers, s: State, action: int) -> None:
    """Play an action that is legal; nothing checks it here."""
    if b.family == CITY:
        city_apply(b, s, action)
    else:
        first_journey_apply(b, s, action)


@rule
def abandon(b: BoardNumbers, s: State) -> None:
    """End a running game now, in any phase, with the ending ABANDONED: nobody wins."""
    if b.family == CITY:
        city_abandon(b, s)
    else:
        first_journey_abandon(b, s)


@inlined
def random_action(b: BoardNumbers, s: State, x: int) -> int:
    """A legal action, each as likely, by the generator's number x."""
    choices, routes, more = legal(b, s)
    n = popcount(choices)
    m = popcount(routes)
    k = below(x, n + m + (popcount(more) if more != 0 else 0))
    if k < n:
        return member(choices, k)
    if k < n + m:
        return CLAIM + member(routes, k - n)
    return CLAIM + WORD + member(more, k - n - m)


@rule
def playout(b: BoardNumbers, s: State, x: int) -> int:
    """Play at random to the end; how many actions it took."""
    steps = 0
    while s.phase != OVER:
        x = advance(x)
        apply(b, s, random_action(b, s, x))
        steps += 1
    return steps


@rule
def random_games(boards: list[BoardNumbers], states: list[State], seats: int, seed: int, games: int) -> int:
    """Deal and play random games in states[0], seeds in a row; how many actions they took."""
    b = boards[0]
    s = states[0]
    steps = 0
    for g in range(games):
        deal(b, s, seats, seed + g, 0, 0)
        steps += playout(b, s, sow(CHOOSER + seed + g))
    return steps
