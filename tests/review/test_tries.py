"""Actions tried after the game: compared in the worlds of the review, and never better by chance alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from farebox import Game
from farebox.bots.registry import make_bot
from farebox.game.action import Action
from farebox.game.view import View
from farebox.review import QUICK
from farebox.review import tries as tries_module
from farebox.review.decisions import Decision, action_of, choice_of, decisions_of
from farebox.review.judge import judge
from farebox.review.judgment import Judgment, TriedAction
from farebox.review.tries import judge_try, planners_agree
from review.test_review import reviewed


@cache
def judged(board: str = "new_york") -> list[tuple[Decision, Judgment]]:
    """Decisions of a weak player that cost something, and some that did not."""
    game, bots = Game(board, 2, 11), [make_bot("greedy", p) for p in range(2)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return [(one, judge(one, QUICK)) for one in list(decisions_of(game))[:24] if not one.forced]


def tried(decision: Decision, judgment: Judgment, action: Action, **more: bool) -> TriedAction:
    return judge_try(decision, action, judgment.best, judgment.cost, QUICK, **more)


def unusual(decision: Decision, judgment: Judgment) -> list[Action]:
    known = {(value.action.kind, value.action.route, value.action.card, value.action.tickets) for value in judgment.values}
    return [a for a in decision.view.actions if (a.kind, a.route, a.card, a.tickets) not in known]


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_the_best_action_leads_by_what_the_decision_cost(board: str) -> None:
    costly = [(one, judgment) for one, judgment in judged(board) if judgment.cost and judgment.best.kind != "claim"]
    assert costly
    for decision, judgment in costly:
        again = tried(decision, judgment, judgment.best)
        assert again.action == judgment.best
        assert (again.lead, again.behind, again.verdict) == (judgment.cost, 0.0, "best")
        if decision.play.action.kind != "claim":  # it might be paid in another way
            same = tried(decision, judgment, decision.play.action)
            assert (same.lead, same.behind, same.verdict) == (0.0, judgment.cost, "as_good")


def test_every_legal_action_is_judged() -> None:
    decision, judgment = max(judged(), key=lambda one: len(unusual(*one)))
    actions = unusual(decision, judgment)
    assert len(actions) > 3
    for action in actions:
        found = tried(decision, judgment, action)
        assert (found.action.kind, found.action.route) == (action.kind, action.route)
        assert found.action in decision.view.actions
        assert found.lead == pytest.approx(judgment.cost - found.behind)
        assert -0.1 <= judgment.chance + found.lead <= 1.1
        assert 0 <= found.error < 0.1


def test_a_try_is_the_same_every_time_and_uses_nothing_that_the_seat_did_not_know() -> None:
    decision, judgment = next(one for one in judged() if unusual(*one) and one[0].number > 8)
    action = unusual(decision, judgment)[0]
    hidden = decision.view.sealed()
    other = replace(decision, view=View(decision.view.board, hidden, decision.seat), before=hidden)
    assert tried(decision, judgment, action) == tried(decision, judgment, action) == tried(other, judgment, action)
    assert tried(decision, judgment, action, open_hands=True) != tried(decision, judgment, action)


def test_one_that_looks_better_than_the_best_is_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    decision, judgment = max(judged(), key=lambda one: one[1].values[0].chance - one[1].values[-1].chance)
    best = judgment.values[0].action
    worst = replace(decision, play=replace(decision.play, action=judgment.values[-1].action))
    held = Judgment((), worst.play.action, 0.5, 0.0, 0.0, 0.5, ())
    asked = []

    def look(_: Decision, __: object, ___: object, choices: list[tuple[int, int]], *____: object) -> list[np.ndarray]:
        asked.append(choices)
        return [np.tile([[0.5], [0.6]], (2, len(choices)))]

    monkeypatch.setattr(tries_module, "second_look", look)
    found = tried(worst, held, best)
    assert [[action_of(decision.view, one) for one in choices] for choices in asked] == [[worst.play.action], [best]]
    assert (found.lead, found.verdict) == (0.0, "as_good")


@pytest.mark.parametrize(
    ("lead", "behind", "verdict"),
    [(0.1, 0.0, "best"), (0.1, 0.03, "best"), (0.1, 0.08, "better"), (0.03, 0.2, "as_good"), (-0.03, 0.2, "as_good"),
     (-0.1, 0.2, "worse"), (0.1, -0.03, "best"), (0.1, -0.08, "best"), (0.0, 0.0, "as_good")],
)  # fmt: skip
def test_what_chance_could_explain_is_as_good(lead: float, behind: float, verdict: str) -> None:
    assert TriedAction(Action("blind"), lead, 0.02, behind, 0.02).verdict == verdict


@pytest.mark.parametrize(("agree", "verdict"), [(True, "best_yet"), (False, "best")])
def test_better_than_the_best_only_if_planners_agree(agree: bool, verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decision, judgment = max(judged(), key=lambda one: one[1].values[0].chance - one[1].values[-1].chance)
    worst = replace(decision, play=replace(decision.play, action=judgment.values[-1].action))
    held = Judgment((), worst.play.action, judgment.values[-1].chance, 0.0, 0.0, 0.5, ())
    asked = []

    def planners(_: Decision, pair: list[tuple[int, int]], open_hands: bool) -> bool:
        asked.append([action_of(decision.view, one) for one in pair])
        return agree

    monkeypatch.setattr(tries_module, "planners_agree", planners)
    found = tried(worst, held, judgment.values[0].action)
    assert asked == [[worst.play.action, judgment.values[0].action]]
    assert (found.verdict, found.lead > 0.03) == (verdict, True)


@pytest.mark.parametrize(("lead", "agree"), [(0.5, True), (-0.5, False)])
def test_planners_agree_if_the_better_one_leads(lead: float, agree: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = judged()[0][0]
    shares = np.array([[0.5, 0.5 + lead], [0.4, 0.41 + lead]])
    monkeypatch.setattr(tries_module, "played_bit_by_bit", lambda *_, **__: iter([shares] * 4))
    assert planners_agree(decision, [decision.chosen, decision.chosen], False) == agree


def test_planners_stop_early_only_if_it_is_clear_and_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    costly = sorted(reviewed("new_york", 2, "random").decisions, key=lambda one: -one.judgment.cost)[:12]
    counts = []
    parts = tries_module.played_bit_by_bit

    def watch(*given: Any, **more: Any) -> Iterator[np.ndarray]:
        for shares in parts(*given, **more):
            counts.append(len(shares))
            yield shares

    for one in costly:
        pair = [one.decision.chosen, choice_of(one.decision.view, one.judgment.best)]
        with monkeypatch.context() as patch:
            patch.setattr(tries_module, "played_bit_by_bit", watch)
            early = planners_agree(one.decision, pair, False)
            patch.setattr(tries_module, "CONFIRMING", tries_module.CONFIRMING[-1:])
            assert planners_agree(one.decision, pair, False) == early
    assert counts.count(512) > len(costly) > counts.count(512) - len(costly)  # some were clear at once, some never
