"""Which choices of a decision are worth trying. It needs no NumPy: pages without a server judge, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from farebox.review.judgment import LEAST_PROBABILITY, MOST_CHOICES
from farebox.rules.dispatch import apply
from farebox.rules.state import CLAIM, NONE, PAY, BoardNumbers, State

if TYPE_CHECKING:
    from farebox.bots.neural.worlds import Choice  # it needs NumPy

BestStep = Callable[[State], int]  # the network's choice in a state


def sensible_choices(
    chosen: Choice, steps: Iterable[tuple[float, int]], numbers: BoardNumbers, state: State, best_step: BestStep
) -> list[Choice]:
    """The choice played, then the policy's best ones; a claim comes with the payment that the network prefers.

    `steps`: the policy's probability of each legal step, best first.
    """
    probable = list(steps)
    order = [step for probability, step in probable if probability >= LEAST_PROBABILITY * probable[0][0]]
    if chosen[0] not in order:
        order.insert(0, chosen[0])  # with another payment, perhaps
    found = [chosen]
    for step in order:
        if len(found) < MOST_CHOICES and (choice := (step, preferred_payment(numbers, state, step, best_step))) not in found:
            found.append(choice)
    return found


def preferred_payment(numbers: BoardNumbers, state: State, step: int, best_step: BestStep) -> int:
    """The network's payment for a claim; NONE if there is only one way to pay or the step is not a claim."""
    if step < CLAIM:
        return NONE
    after = state.copy()
    apply(numbers, after, step)
    return best_step(after) if after.phase == PAY else NONE
