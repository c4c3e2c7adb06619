"""When a decision is a puzzle: one answer is clearly the best, and the planner does not find it.

Quick analyses find candidates; a deep one in other worlds decides. All of them judge by what the seat knew, as a review does
(docs/how_reviews_judge.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from farebox.bots.neural.champion import best_step, champion_of
from farebox.bots.neural.worlds import Choice, ImaginedWorlds
from farebox.game.action import legal_steps
from farebox.game.view import View
from farebox.kernel.rng import seeded
from farebox.review.choices import preferred_payment
from farebox.review.judgment import Effort
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import State

LEAST_LEAD = 0.08  # of the best answer over every other one, as a chance to win
LEAST_ERRORS = 4.0  # the same in standard errors of the lead
PROMISING = 0.7  # share of LEAST_LEAD that candidates need in the analyses before the last
FEWEST = 3  # answers
SCREENING_EFFORT = Effort(worlds=12, lookahead=0)
CANDIDATE_EFFORT = Effort(worlds=48, lookahead=8)
FINAL_EFFORT = Effort(worlds=384, lookahead=8)
SCREENED = 4  # answers in the first two analyses: the policy's best
TOO_FAR_BEHIND = 0.16  # answers that are this far behind in an analysis of all answers are left out of the deep one
LIKELY = 0.5  # above this probability in the champion's policy, the planner's step counts as the best one


@dataclass(frozen=True)
class Analysis:
    """The chances to win with some answers, (worlds, answers), in the same worlds for all."""

    choices: tuple[Choice, ...]
    chances: npt.NDArray[np.float64]

    @property
    def order(self) -> list[int]:
        """Places of the answers, best first."""
        return [int(k) for k in np.argsort(-self.chances.mean(axis=0), kind="stable")]

    @property
    def best(self) -> Choice:
        return self.choices[self.order[0]]

    def leads(self) -> Iterator[tuple[float, float]]:
        """The lead of the best answer over each other one, and its standard error."""
        best, *others = self.order
        for k in others:
            lead = self.chances[:, best] - self.chances[:, k]
            yield float(lead.mean()), standard_error(lead)

    @property
    def lead(self) -> tuple[float, float]:
        """The lead over the second best, and its standard error."""
        return next(self.leads())

    def is_clear(self) -> bool:
        """Whether the best answer is far enough ahead of every other one."""
        return all(lead >= LEAST_LEAD and lead >= LEAST_ERRORS * error for lead, error in self.leads())

    def is_promising(self) -> bool:
        return self.lead[0] >= PROMISING * LEAST_LEAD

    def contenders(self) -> tuple[Choice, ...]:
        """The best answer, the second best, and all others that are not hopeless."""
        best, second, *others = self.order
        behind = list(self.leads())[1:]
        near = [k for k, (lead, error) in zip(others, behind, strict=True) if lead < max(TOO_FAR_BEHIND, LEAST_ERRORS * error)]
        return tuple(self.choices[k] for k in (best, second, *near))


def standard_error(sample: npt.NDArray[np.float64]) -> float:
    return float(sample.std(ddof=1) / np.sqrt(len(sample)))


class Question:
    """One decision of a seat: its answers, by the champion's policy best first, and analyses of them."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat, self.board = view, view.seat, view.board
        self.network = champion_of(view.board, view.seats)
        self.state = view.sealed()
        self.state.seat = view.seat
        self.policy = ImaginedWorlds(self.network, view.board, self.state, view.seat, 1, 1).policy()
        self.steps = sorted(legal_steps(view.board, self.state), key=lambda step: -self.policy[step])

    def choices(self, most: int | None = None) -> tuple[Choice, ...]:
        """The `most` likeliest answers (None: all). All payments of a claim are one answer: the one that the network prefers."""
        numbers, network = board_numbers(self.board), self.network

        def best(after: State) -> int:
            return best_step(network, self.board, after)

        return tuple((step, preferred_payment(numbers, self.state, step, best)) for step in self.steps[:most])

    def analyze(self, choices: tuple[Choice, ...], effort: Effort, seed: int) -> Analysis:
        """Try some answers in the same worlds."""
        worlds = ImaginedWorlds(self.network, self.board, self.state, self.seat, effort.worlds, len(choices))
        chances = worlds.play_to_own_turn(list(choices), seeded(seed), effort.lookahead)
        return Analysis(choices, chances[:, :, self.seat])


@dataclass(frozen=True)
class Finding:
    """A decision that is a puzzle: the deep analysis, and one of all answers for those that are hopeless."""

    deep: Analysis
    wide: Analysis

    def samples(self) -> Iterator[tuple[Choice, npt.NDArray[np.float64]]]:
        """Every answer with its chances, best first."""
        for k in self.deep.order:
            yield self.deep.choices[k], self.deep.chances[:, k]
        for k in self.wide.order:
            if self.wide.choices[k] not in self.deep.choices:
                yield self.wide.choices[k], self.wide.chances[:, k]


def clear_best(question: Question, planned: int, seed: int) -> Finding | None:
    """The analysis of a decision that is a puzzle; None if it is not one.

    `planned` is the planner's step. The four analyses use different worlds, so that a result of chance is not confirmed.
    """
    if len(question.steps) < FEWEST or question.policy[planned] >= LIKELY:
        return None
    few = question.choices(SCREENED)
    screened = question.analyze(few, SCREENING_EFFORT, 4 * seed)
    if not screened.is_promising() or screened.best[0] == planned:
        return None
    quick = question.analyze(few, CANDIDATE_EFFORT, 4 * seed + 1)
    if not quick.is_promising() or quick.best != screened.best:
        return None
    wide = question.analyze(question.choices(), CANDIDATE_EFFORT, 4 * seed + 2)
    if not wide.is_promising() or wide.best != quick.best:
        return None
    deep = question.analyze(wide.contenders(), FINAL_EFFORT, 4 * seed + 3)
    return Finding(deep, wide) if deep.is_clear() and deep.best == wide.best else None
