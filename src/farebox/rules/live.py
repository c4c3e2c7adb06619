"""The rules of a live game: interpreted, with events noted as they happen, and shuffles that may come from outside."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Self

from farebox.kernel.twins import Twins, plain
from farebox.rules import cards, dispatch, events
from farebox.rules.state import State

Shuffler = Callable[[int, list[int]], list[int]]  # number of the shuffle and sorted pile → order, bottom first
OUTSIDE = (1 << 62) - 1  # the generator of a state whose shuffles come from outside: no seed leads there, and it never moves


class ShuffleError(ValueError):
    """A shuffle that was handed in is not of the cards that are there, or none was handed in where one is needed."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number = number


class LiveState(State):
    """A state that listens to what is told, and asks a shuffler, if it has one, at the moment of each shuffle."""

    told: list[tuple[int, ...]]  # what happened: a name of events.py and its numbers
    orders: list[list[int]]  # the results of the shuffles, bottom first
    shuffles: int  # shuffles so far
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
    """The shuffler decides, if there is one; a generator that was seeded moves on all the same."""
    before = sorted(pile[:n])
    if s.rng != OUTSIDE:
        cards.shuffle(s, pile, n)
    if s.shuffler is not None:
        order = s.shuffler(s.shuffles, before[:])
        if sorted(order) != before:
            raise ShuffleError(s.shuffles, "the shuffle is not of the cards or tickets that are there")
        pile[:n] = order
    elif s.rng == OUTSIDE:
        raise ShuffleError(s.shuffles, "this game's shuffles come from outside, and none was handed in")
    s.shuffles += 1
    s.orders.append(pile[:n])


@cache
def live_rules() -> SimpleNamespace:
    """deal, apply and abandon over a LiveState."""
    twins = Twins(lambda copy: copy)
    twins.made = {plain(events.tell): _tell, plain(cards.shuffle): _shuffle}
    return SimpleNamespace(deal=twins.of(dispatch.deal), apply=twins.of(dispatch.apply), abandon=twins.of(dispatch.abandon))
