"""Whole games between compiled bots."""

from __future__ import annotations

from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import rule
from farebox.rules.dispatch import apply, deal
from farebox.rules.state import OVER, BoardNumbers, State

MAX_STEPS = 5000  # a longer game is stopped as undecided


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
    """Play one game in states[0], with kinds[p] in seat p. Returns the number of steps."""
    b = boards[0]
    s = states[0]
    m = memories[0]
    deal(b, s, seats, seed, first_seat, 0)
    forget(m)
    x = seeded(seed + (1 << 51))
    steps = 0
    while s.phase != OVER and steps < MAX_STEPS:
        x = advance(x)
        forget(m)
        apply(b, s, decide(b, s, m, kinds[s.seat], x))
        steps += 1
    return steps
