"""The result without luck: what is left if most of what the deal and the draws of all seats were worth is taken off.

How much luck is worth depends on who plays. Where decisions cost little, what champions would have made of the same cards says
most, elsewhere what planners would have made of them. The weights fit both kinds of games (docs/evidence/review.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from farebox.review.judgment import TableLuck

# The mean cost of a table's decisions up to which it plays like champions, and from which like planners
LIKE_CHAMPIONS, LIKE_PLANNERS = 0.015, 0.025
OWN_HANDS = 0.8  # the weight of luck where only what each seat saw is known


class LuckWeights(NamedTuple):
    """How much of each kind of luck is taken off: the rest of what is measured is noise."""

    deal: float
    draws: float
    planners_draws: float


BY_CHAMPIONS, BY_PLANNERS = LuckWeights(0.9, 0.9, 0.0), LuckWeights(0.5, 0.1, 0.8)


class SeatLuck(Protocol):
    """What is needed of a seat's report."""

    @property
    def deal(self) -> float: ...
    @property
    def luck(self) -> float: ...
    @property
    def cost(self) -> float: ...
    @property
    def decisions(self) -> int: ...
    @property
    def result(self) -> float: ...


def adjusted_results(reports: Sequence[SeatLuck], luck: TableLuck | None) -> list[float]:
    """The result of each seat without luck. The others' luck is bad luck."""
    if luck is None:
        deal, seen = leads([report.deal for report in reports]), leads([report.luck for report in reports])
        return [report.result - OWN_HANDS * (a + b) for report, a, b in zip(reports, deal, seen, strict=True)]
    weights = weights_at(sum(report.cost for report in reports) / max(1, sum(report.decisions for report in reports)))
    none = [0.0] * len(reports)
    kinds = zip(luck.deal, luck.draws or none, luck.planners_draws or none, strict=True)
    return [
        report.result - sum(weight * kind for weight, kind in zip(weights, each, strict=True))
        for report, each in zip(reports, kinds, strict=True)
    ]


def weights_at(mean_cost: float) -> LuckWeights:
    """The weights for a table whose decisions cost this much."""
    share = min(max((mean_cost - LIKE_CHAMPIONS) / (LIKE_PLANNERS - LIKE_CHAMPIONS), 0.0), 1.0)
    return LuckWeights(*((1 - share) * a + share * b for a, b in zip(BY_CHAMPIONS, BY_PLANNERS, strict=True)))


def leads(lucks: list[float]) -> list[float]:
    """How far the luck of each seat is ahead of the others' mean."""
    return [own - (sum(lucks) - own) / (len(lucks) - 1) for own in lucks]
