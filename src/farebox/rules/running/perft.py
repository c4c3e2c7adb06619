"""Perft: the number of sequences of steps of a given length. A mistaken change to a rule changes it."""

from __future__ import annotations

from farebox.boards.board import Board
from farebox.boards.limits import WORD
from farebox.kernel.bits import lowest, popcount
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import CLAIM, BoardNumbers, State, copy_state


@rule
def count_leaves(boards: list[BoardNumbers], states: list[State], masks: list[list[int]], depth: int) -> int:
    """Count the sequences of `depth` steps from states[0]. States and masks (three words each) must have `depth` rows."""
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


def perft(
    board: Board, seats: int, seed: int, depth: int, *, first_seat: int = 0, completion_cards: int = 0, compiled: bool
) -> int:
    """The number of sequences of `depth` steps from the deal: a route and a choice of its payment are two."""
    b, state = board_numbers(board), State()
    deal(b, state, seats, seed, first_seat, completion_cards)
    if not compiled:
        return count_leaves([b], [state.copy() for _ in range(depth)], [[0, 0, 0] for _ in range(depth)], depth)
    import numpy as np

    states = np.zeros(depth, dtype(State))
    states[0] = to_record(state)[0]
    count = compiled_rules().twin(count_leaves)
    return int(count(to_record(b), states, np.zeros((depth, 3), np.int64), depth))
