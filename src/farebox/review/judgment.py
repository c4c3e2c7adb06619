"""What a judgment of a decision says, and how thoroughly it is made. It needs no NumPy: pages without a server judge, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from farebox.game.action import Action

MOST_CHOICES = 8
LEAST_PROBABILITY = 0.005  # in the policy, compared with its best step: rarer steps are not sensible
SURE = 2.0  # standard errors below which a lead counts as chance


@dataclass(frozen=True)
class Effort:
    """How thoroughly decisions are judged."""

    worlds: int  # in each half
    lookahead: int  # decisions that champions play on in each world, at least: they go on until the seat decides again


QUICK = Effort(worlds=64, lookahead=0)
DEEP = Effort(worlds=128, lookahead=8)


@dataclass(frozen=True)
class Value:
    """A choice and the chance to win with it."""

    action: Action
    chance: float
    error: float  # standard error of the chance


@dataclass(frozen=True)
class Judgment:
    """The values of one decision. `chance` is that of the choice played, before chance answered."""

    values: tuple[Value, ...]  # best first
    best: Action
    chance: float
    cost: float  # how much of a chance to win the decision gave away
    error: float  # standard error of the cost
    answered: float  # the chance once the seat had seen what chance decided in its own action
    all_chances: tuple[float, ...]  # of all seats with the choice played; they add up to 1 only with all hands open

    @property
    def luck(self) -> float:
        return self.answered - self.chance


@dataclass(frozen=True)
class TriedAction:
    """Another action in the worlds of a judgment, beside the one played and the best one that the judgment knows."""

    action: Action
    lead: float  # over the action played
    error: float  # standard error of the lead
    behind: float  # how far the best action is ahead
    behind_error: float
    confirmed: bool = False  # whether bots of another kind find it better than the best action, too

    @property
    def verdict(self) -> str:
        """best_yet: better than the best one; best, better, as_good, worse. What chance could explain is as good."""
        if self.confirmed:
            return "best_yet"
        if self.lead > SURE * self.error:
            return "best" if self.behind <= SURE * self.behind_error else "better"
        return "as_good" if self.lead >= -SURE * self.error else "worse"

    def to_dict(self) -> dict[str, Any]:
        """The comparison for JSON, rounded to a hundredth of a point."""
        names = ("lead", "error", "behind", "behind_error")
        return {
            "action": str(self.action),
            "verdict": self.verdict,
            **{name: round(getattr(self, name), 4) for name in names},
        }


@dataclass(frozen=True)
class TableLuck:
    """What the deal and the draws of a whole game were worth to each seat. All but the first with all hands open."""

    at_deal: dict[int, float]  # the chance by the own hand alone, of seats that others acted before
    deal: tuple[float, ...]  # if champions play on
    draws: tuple[float, ...]  # the own draws minus the others', if champions play on
    planners_draws: tuple[float, ...]  # all draws, if planners play on


def own_chances(read: Sequence[float], seat: int, other: Callable[[int], float]) -> tuple[float, ...]:
    """With all hands open: the chances of all seats, each as that seat reads its own, scaled to add up to 1.

    `read` is what `seat` reads, `other` the chance that another seat reads for itself. A seat knows only its own tickets, so its
    reading of the others would jump with the seat whose turn it is.
    """
    own = [chance if p == seat else other(p) for p, chance in enumerate(read)]
    whole = sum(own)
    return tuple(chance / whole for chance in own)


def share_of_win(winners: tuple[int, ...], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0
