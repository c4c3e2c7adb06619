"""Whole games between bots that are compiled."""

from __future__ import annotations

from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.kernel.rng import advance, sow
from farebox.kernel.twins import rule
from farebox.rules.dispatch import apply, deal
from farebox.rules.state import OVER, BoardNumbers, State

MAX_STEPS = 5000  # a game that takes longer is given up as undecided


@rule
def play_match(
    boards: list[BoardNumbers],
    states: list[State],
    memories: list[PlanMemory],
    kinds: list[int],
    seats: int,
    seed: int,
    first_seat: int,
) -> int:
    """One game in states[0], kinds[p] playing seat p; returns how many steps it took."""
    b = boards[0]
    s = states[0]
    m = memories[0]
    deal(b, s, seats, seed, first_seat, 0)
    forget(m)
    x = sow(seed + (1 << 51))
    steps = 0
    while s.phase != OVER and steps < MAX_STEPS:
        x = advance(x)
        forget(m)
        apply(b, s, decide(b, s, m, kinds[s.seat], x))
        steps += 1
    return steps
