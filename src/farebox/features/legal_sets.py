"""Sets of actions as `legal` returns them: the actions before CLAIM in one word, the routes to claim in two."""

from __future__ import annotations

from farebox.boards.limits import WORD
from farebox.kernel.bits import member, popcount
from farebox.kernel.rng import below
from farebox.kernel.twins import inlined
from farebox.rules.state import CLAIM


@inlined
def size_of(choices: int, routes: int, more: int) -> int:
    return popcount(choices) + popcount(routes) + popcount(more)


@inlined
def is_member(action: int, choices: int, routes: int, more: int) -> bool:
    """Whether an action of the board is in the set."""
    if action < CLAIM:
        return (choices >> action) & 1 == 1
    if action < CLAIM + WORD:
        return (routes >> (action - CLAIM)) & 1 == 1
    return (more >> (action - CLAIM - WORD)) & 1 == 1


@inlined
def without_action(action: int, choices: int, routes: int, more: int) -> tuple[int, int, int]:
    """The set without an action."""
    if action < CLAIM:
        return choices & ~(1 << action), routes, more
    if action < CLAIM + WORD:
        return choices, routes & ~(1 << (action - CLAIM)), more
    return choices, routes, more & ~(1 << (action - CLAIM - WORD))


@inlined
def random_member(choices: int, routes: int, more: int, x: int) -> int:
    """A uniformly random member of a non-empty set; x is the random number."""
    n = popcount(choices)
    m = popcount(routes)
    k = below(x, n + m + popcount(more))
    if k < n:
        return member(choices, k)
    if k < n + m:
        return CLAIM + member(routes, k - n)
    return CLAIM + WORD + member(more, k - n - m)
