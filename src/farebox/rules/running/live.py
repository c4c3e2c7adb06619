"""The rules as a live game runs them: interpreted, collecting events, with shuffles that may come from outside."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Self

from farebox.kernel.twins import Twins, plain
from farebox.rules import cards, dispatch, events
from farebox.rules.state import State

Shuffler = Callable[[int, list[int]], list[int]]  # (number of the shuffle, sorted pile) → order, bottom first
# `rng` of a state whose shuffles come from outside: no seed gives this number, and it never advances
OUTSIDE_SHUFFLES = (1 << 62) - 1


class ShuffleError(ValueError):
    """A given shuffle does not contain the right cards, or a required shuffle was not given."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number = number


class LiveState(State):
    """A state that collects events and takes its shuffles from a shuffler, if it has one."""

    told: list[tuple[int, ...]]  # events: a constant of events.py and its numbers
    orders: list[list[int]]  # results of the shuffles, bottom first
    shuffles: int  # number of shuffles so far
    shuffler: Shuffler | None

    def __init__(self) -> None:
        super().__init__()
        self.told = []
        self.orders = []
        self.shuffles = 0
        self.shuffler = None

    def copy(self) -> Self:
        new = super().copy()
        new.told, new.orders = self.told[:], self.orders[:]
        new.shuffles, new.shuffler = self.shuffles, self.shuffler
        return new


def _tell(s: LiveState, what: int, x: int, y: int, z: int, w: int) -> None:
    s.told.append((what, x, y, z, w))


def _shuffle(s: LiveState, pile: list[int], n: int) -> None:
    """Let the shuffler decide, if there is one. A seeded generator advances in any case."""
    before = sorted(pile[:n])
    if s.rng != OUTSIDE_SHUFFLES:
        cards.shuffle(s, pile, n)
    if s.shuffler is not None:
        order = s.shuffler(s.shuffles, before[:])
        if sorted(order) != before:
            raise ShuffleError(s.shuffles, "the shuffle does not contain the cards or tickets of the pile")
        pile[:n] = order
    elif s.rng == OUTSIDE_SHUFFLES:
        raise ShuffleError(s.shuffles, "this game's shuffles come from outside, and none was given")
    s.shuffles += 1
    s.orders.append(pile[:n])


@cache
def live_rules() -> SimpleNamespace:
    """The functions deal, apply and abandon for a LiveState."""
    twins = Twins(lambda copy: copy)
    twins.made = {plain(events.tell): _tell, plain(cards.shuffle): _shuffle}
    return SimpleNamespace(deal=twins.of(dispatch.deal), apply=twins.of(dispatch.apply), abandon=twins.of(dispatch.abandon))
