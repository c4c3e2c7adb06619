"""What a decision costs: measured in other worlds than the best action is found in, and only what chance does not explain."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from farebox.bots.neural.worlds import Choice
from farebox.review import Effort
from farebox.review import judge as judge_module
from farebox.review.decisions import Decision, choice_of, decisions_of
from farebox.review.judge import LOOK_AGAIN, judge
from farebox.review.judgment import MOST_CHOICES, SURE, Judgment

if TYPE_CHECKING:
    from conftest import At

EFFORT = Effort(worlds=64, lookahead=0)
PLAYED, BETTER = 0.5, 0.56  # chances to win
Chance = Callable[[int, int], float]  # (number of the choice, number of the world) → the chance to win, as the network reads it
Judged = Callable[[Chance], Judgment]


@pytest.fixture
def judged(at: At, monkeypatch: pytest.MonkeyPatch) -> Judged:
    """Judge a claim, which chance does not answer, beside all other choices, in worlds with these chances."""
    game = at("board=new_york; hand.0=2 red, 2 blue; display=red blue green taxi orange; tickets.0=chelsea-wall_street")
    others = [action for action in game.legal_actions if action.kind != "claim"]
    game.play("claim lincoln_center-midtown_west")
    decision = next(decisions_of(game))
    choices = [decision.chosen, *(choice_of(decision.view, action) for action in others)]
    assert not decision.chance_answered
    assert len(choices) == MOST_CHOICES
    monkeypatch.setattr(judge_module, "choices_of", lambda *_: choices)

    def judge_with(chance: Chance) -> Judgment:
        monkeypatch.setattr(judge_module, "review_worlds", lambda *_: Worlds(decision, choices, chance))
        return judge(decision, EFFORT)

    return judge_with


class Worlds:
    """Imagined worlds in which nobody plays."""

    def __init__(self, decision: Decision, choices: list[Choice], chance: Chance) -> None:
        self.decision, self.choices, self.chance = decision, choices, chance

    def play_to_own_turn(self, choices: list[Choice], *_: Any) -> Any:
        chances = np.zeros((EFFORT.worlds, len(choices), 2))
        numbers = [self.choices.index(choice) for choice in choices]
        own = [[self.chance(number, world) for number in numbers] for world in range(EFFORT.worlds)]
        chances[:, :, self.decision.seat] = own
        return chances


def test_a_decision_as_good_as_all_others_costs_next_to_nothing(judged: Judged) -> None:
    """In the worlds in which it is found, the best of many equal choices looks better than it is."""
    rng = Random(1)
    costs = [judged(lambda *_: rng.gauss(PLAYED, 0.2)).cost for _ in range(200)]
    assert sum(cost > 0 for cost in costs) < 0.05 * len(costs)
    assert np.mean(costs) < 0.005


def test_a_cost_is_neither_too_large_nor_too_small_on_average(judged: Judged) -> None:
    """All other choices are equally good. Where the best of them is found, it looks better by another 0.01."""
    rng = Random(1)
    costs = [judged(lambda number, _: rng.gauss(BETTER if number else PLAYED, 0.06)).cost for _ in range(200)]
    assert max(costs) < LOOK_AGAIN
    assert np.mean(costs) == pytest.approx(BETTER - PLAYED, abs=0.003)


@pytest.mark.parametrize(("errors", "costs"), [(SURE + 0.1, True), (SURE - 0.1, False)])
def test_a_cost_is_more_than_two_standard_errors(judged: Judged, errors: float, costs: bool) -> None:
    """The lead is measured in 64 worlds, half of them this much above and half this much below it."""
    lead = BETTER - PLAYED
    spread = lead / errors * 8
    found = judged(lambda number, world: PLAYED if number != 3 else BETTER + (spread if world % 2 else -spread))
    assert found.error == pytest.approx(lead / errors)
    assert found.cost == (pytest.approx(lead) if costs else 0)
