"""Perft: how many sequences of so many actions there are. A rule that changes by mistake changes the number."""

from __future__ import annotations

from farebox.boards.limits import WORD
from farebox.rules.bits import lowest, popcount
from farebox.rules.play import apply, legal
from farebox.rules.state import CLAIM, BoardNumbers, State, compiled_as, inlined, rule


@inlined
def _copy_record(states: list[State], i: int, j: int) -> None:
    states[j] = states[i]


@compiled_as(_copy_record)
def copy_state(states: list[State], i: int, j: int) -> None:
    """Make state j a copy of state i."""
    states[j] = states[i].copy()


@rule
def perft(boards: list[BoardNumbers], states: list[State], masks: list[list[int]], depth: int) -> int:
    """Sequences of `depth` actions from states[0]; states and masks (three words each) have room for depth rows."""
    b = boards[0]
    leaves = 0
    d = 0
    masks[0][0], masks[0][1], masks[0][2] = legal(b, states[0])
    while d >= 0:
        if d == depth - 1:
            leaves += popcount(masks[d][0]) + popcount(masks[d][1]) + popcount(masks[d][2])
            d -= 1
            continue
        w = 0
        while w < 3 and masks[d][w] == 0:
            w += 1
        if w == 3:
            d -= 1
            continue
        action = lowest(masks[d][w])
        masks[d][w] &= masks[d][w] - 1
        if w > 0:
            action += CLAIM + (w - 1) * WORD
        copy_state(states, d, d + 1)
        apply(b, states[d + 1], action)
        d += 1
        masks[d][0], masks[d][1], masks[d][2] = legal(b, states[d])
    return leaves


@rule
def copies(states: list[State], n: int) -> None:
    """Copy states[0] round all states, n copies: how long a copy takes."""
    for i in range(n):
        copy_state(states, i & 7, (i + 1) & 7)
