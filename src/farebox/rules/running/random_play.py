"""Random play, for both games."""

from __future__ import annotations

from farebox.boards.limits import WORD
from farebox.kernel.bits import member, popcount
from farebox.kernel.rng import advance, below, seeded
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.state import CLAIM, OVER, BoardNumbers, State

CHOOSER = 1 << 50  # so that the generators for choosing and for dealing differ


@inlined
def random_action(b: BoardNumbers, s: State, x: int) -> int:
    """A legal action, chosen uniformly by the generator's number x."""
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
    """Play randomly to the end. Returns the number of actions."""
    steps = 0
    while s.phase != OVER:
        x = advance(x)
        apply(b, s, random_action(b, s, x))
        steps += 1
    return steps


@rule
def random_games(boards: list[BoardNumbers], states: list[State], seats: int, seed: int, games: int) -> int:
    """Deal and play random games in states[0] with consecutive seeds. Returns the number of actions."""
    b = boards[0]
    s = states[0]
    steps = 0
    for g in range(games):
        deal(b, s, seats, seed + g, 0, 0)
        steps += playout(b, s, seeded(CHOOSER + seed + g))
    return steps
