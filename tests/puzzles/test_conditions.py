"""When a decision is a puzzle: every condition, alone and together."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from farebox import Game, load_board
from farebox.bots.registry import make_bot
from farebox.puzzles import conditions, make
from farebox.puzzles.conditions import Analysis, Question, clear_best
from farebox.puzzles.make import make_puzzles, play, puzzles_of_game
from farebox.puzzles.puzzle import answer_of
from farebox.review.decisions import decisions_of
from farebox.review.judgment import Effort
from farebox.rules.state import CLAIM, NONE

CHOICES = ((0, NONE), (1, NONE), (2, NONE))
A, B, C = (choice[0] for choice in CHOICES)


def analysis(*means: float, spread: float = 0.01, worlds: int = 400, together: bool = True) -> Analysis:
    """Chances with these means; `together`: good and bad worlds are the same for all answers."""
    rng = np.random.default_rng(1)
    shape = (worlds, 1 if together else len(means))
    luck = rng.standard_normal(shape)
    luck = (luck - luck.mean(axis=0)) / luck.std(axis=0)
    return Analysis(CHOICES[: len(means)], np.array(means) + spread * luck + np.zeros((worlds, len(means))))


def test_the_best_answer_must_lead_by_eight_points() -> None:
    assert analysis(0.5, 0.41, 0.2).is_clear()
    assert not analysis(0.5, 0.43, 0.2).is_clear()
    assert analysis(0.2, 0.41, 0.5).best == CHOICES[2]


def test_the_lead_must_be_four_standard_errors() -> None:
    assert analysis(0.5, 0.4, spread=0.2, together=False).is_clear()  # a lead of about 7
    assert not analysis(0.5, 0.4, spread=0.45, together=False).is_clear()  # of about 3
    assert analysis(0.5, 0.4, spread=0.45).is_clear()  # the same worlds for all: no error


def test_hopeless_answers_are_not_tried_again() -> None:
    assert analysis(0.5, 0.3, 0.2).contenders() == CHOICES[:2]  # the second best always is
    assert analysis(0.5, 0.45, 0.4).contenders() == CHOICES
    noisy = analysis(0.6, 0.4, 0.3, spread=2.0, together=False)
    assert set(noisy.contenders()) == set(CHOICES)


class Told(Question):
    """A question whose analyses are given."""

    def __init__(self, *told: Analysis, policy: tuple[float, ...] = (0.8, 0.1, 0.1)) -> None:
        self.told, self.policy, self.steps = iter(told), np.array(policy, np.float32), [A, B, C]
        self.asked: list[tuple[Effort, int]] = []

    def choices(self, most: int | None = None) -> tuple[Any, ...]:
        return CHOICES[:most]

    def analyze(self, choices: Any, effort: Effort, seed: int) -> Analysis:
        self.asked.append((effort, seed))
        return next(self.told)


CLEAR, UNCLEAR, OTHER = analysis(0.5, 0.35, 0.3), analysis(0.5, 0.43, 0.3), analysis(0.3, 0.5, 0.35)
PROMISING = analysis(0.5, 0.44, 0.3)


def test_a_puzzle_is_found_and_confirmed_in_other_worlds() -> None:
    question = Told(PROMISING, PROMISING, PROMISING, CLEAR)
    assert clear_best(question, B, seed=7) is not None
    efforts, seeds = zip(*question.asked, strict=True)
    assert efforts == (
        conditions.SCREENING_EFFORT,
        conditions.CANDIDATE_EFFORT,
        conditions.CANDIDATE_EFFORT,
        conditions.FINAL_EFFORT,
    )
    assert len(set(seeds)) == 4


def test_seeds_of_neighboring_decisions_differ() -> None:
    one, other = Told(*[CLEAR] * 4), Told(*[CLEAR] * 4)
    clear_best(one, B, seed=7)
    clear_best(other, B, seed=8)
    assert not {seed for _, seed in one.asked} & {seed for _, seed in other.asked}


@pytest.mark.parametrize(
    "told",
    [
        (analysis(0.5, 0.48, 0.3),),
        (CLEAR, analysis(0.5, 0.48, 0.3)),
        (CLEAR, OTHER),
        (CLEAR, CLEAR, OTHER),
        (CLEAR, CLEAR, CLEAR, UNCLEAR),
        (CLEAR, CLEAR, CLEAR, OTHER),
    ],
)
def test_what_an_analysis_does_not_confirm_is_no_puzzle(told: tuple[Analysis, ...]) -> None:
    assert clear_best(Told(*told), B, seed=7) is None


def test_what_the_planner_finds_is_no_puzzle() -> None:
    assert clear_best(Told(CLEAR, policy=(0.4, 0.3, 0.3)), A, seed=7) is None
    likely = Told(policy=(0.1, 0.8, 0.1))
    assert clear_best(likely, B, seed=7) is None
    assert likely.asked == []  # the champion agrees with the planner: nothing is analyzed


@pytest.mark.parametrize("steps", [[A], [A, B]])
def test_one_or_two_answers_are_no_puzzle(steps: list[int]) -> None:
    question = Told()
    question.steps = steps
    assert clear_best(question, B, seed=7) is None


@cache
def finished() -> Game:
    return play(load_board("new_york"), 4)


def test_payments_of_a_claim_are_one_answer() -> None:
    several = [decision for decision in decisions_of(finished()) if any(len(ways) > 1 for ways in decision.view.costs.values())]
    view = several[0].view
    question = Question(view)
    claims = [step for step, _ in question.choices() if step >= CLAIM]
    assert len(claims) == len(set(claims)) == len(view.costs)
    assert len(question.choices()) == len({answer_of(action) for action in view.actions}) < len(view.actions)


def test_only_what_the_seat_knows_counts() -> None:
    decision = [one for one in decisions_of(finished()) if one.view.phase == "turn"][12]
    same = replace(decision, view=type(decision.view)(finished().board, decision.view.sealed(), decision.seat))
    effort = Effort(8, 0)
    one, other = (Question(each.view) for each in (decision, same))
    assert one.choices() == other.choices()
    assert np.array_equal(one.analyze(one.choices(3), effort, 5).chances, other.analyze(other.choices(3), effort, 5).chances)


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_the_games_are_of_champions_alone_and_with_planners(board: str) -> None:
    seats = {play(load_board(board), seed).state.seats for seed in range(5)}
    assert seats == {2, 3, 4}


def test_puzzles_follow_from_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With conditions that almost any decision fulfills, so that there is something to compare."""
    loose = {"LEAST_LEAD": 0.0, "LEAST_ERRORS": 0.0, "CANDIDATE_EFFORT": Effort(6, 0), "FINAL_EFFORT": Effort(8, 0)}
    for name, value in loose.items():
        monkeypatch.setattr(conditions, name, value)
    monkeypatch.setattr(make, "SOLVERS", {"casual": "planner"})
    monkeypatch.setattr(make, "decisions_of", lambda game: list(decisions_of(game))[-24::2])
    board = load_board("new_york")
    [first], again = make_puzzles(board, 1, 3), puzzles_of_game((board, 3, 0))
    assert first == again
    assert first
    for puzzle in first:
        planned = make_bot("planner", 0).choose(puzzle.view)
        assert answer_of(planned) != answer_of(puzzle.solution)
        assert "casual" in puzzle.missed_by
        assert {answer_of(value.action) for value in puzzle.values} == {answer_of(action) for action in puzzle.view.actions}
    assert len({(puzzle.seat, answer_of(puzzle.solution)) for puzzle in first}) == len(first)
