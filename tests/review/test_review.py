"""Reviews: what they add up to, what they find, and that they use nothing a seat did not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from farebox import Game
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.worlds import ImaginedWorlds
from farebox.bots.registry import make_bot
from farebox.game.action import Action
from farebox.game.view import View
from farebox.review import QUICK, Effort, Review, ReviewedDecision, ReviewError, review, review_steps
from farebox.review import judge as judge_module
from farebox.review.base_rates import first_chance, win_rate
from farebox.review.decisions import Decision, decisions_of
from farebox.review.judge import judge
from farebox.review.report import add_up
from farebox.review.to_the_end import played_by_planners
from farebox.rules.state import NONE, OVER

if TYPE_CHECKING:
    from conftest import At

TABLES = [("new_york", 2), ("first_journey_europe", 3)]
LIGHT = Effort(worlds=8, lookahead=0)
CAREFUL = Effort(worlds=256, lookahead=12)


@cache
def finished(board: str, seats: int, bot: str = "planner", seed: int = 7) -> Game:
    game, bots = Game(board, seats, seed), [make_bot(bot, p) for p in range(seats)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


@cache
def _reviewed(board: str, seats: int, bot: str, open_hands: bool) -> Review:
    return review(finished(board, seats, bot), open_hands=open_hands, effort=LIGHT)


def reviewed(board: str, seats: int, bot: str = "planner", open_hands: bool = False) -> Review:
    return _reviewed(board, seats, bot, open_hands)  # the cache would take a default and the same value for two keys


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_luck_cost_and_the_others_add_up_to_the_result(board: str, seats: int, open_hands: bool) -> None:
    for report in reviewed(board, seats, open_hands=open_hands).seats:
        parts = report.deal - report.cost + report.luck + report.others
        assert report.result - report.base == pytest.approx(parts, abs=1e-9)
        assert 0 <= report.quality <= 100


@pytest.mark.parametrize(
    ("cost", "mark"),
    [(0, "fine"), (1.4, "fine"), (1.5, "slip"), (2.4, "slip"), (5.4, "slip"), (5.5, "mistake"), (40, "mistake")],
)
def test_a_mark_follows_from_the_points_that_are_shown(cost: float, mark: str) -> None:
    one = next(iter(reviewed("new_york", 2).decisions))
    assert replace(one, judgment=replace(one.judgment, cost=cost / 100)).to_dict()["mark"] == mark


def test_a_review_says_by_which_points_it_marks() -> None:
    told = reviewed("new_york", 2, "random").to_dict()
    slip, mistake = told["scale"]["slip"], told["scale"]["mistake"]
    costs = [int(100 * one["cost"] + 0.5) for one in told["decisions"]]
    marks = [("mistake" if cost >= mistake else "slip" if cost >= slip else "fine") for cost in costs]
    assert [one["mark"] for one in told["decisions"]] == marks
    assert set(marks) == {"fine", "slip", "mistake"}


def test_a_seat_without_a_decision_has_a_report() -> None:
    """As in a game that was set up close to its end."""
    for report in add_up(finished("new_york", 2), []).seats:
        assert (report.result - report.base, report.decisions) == (pytest.approx(report.deal), 0)
        assert report.quality == 100


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_only_what_a_seat_chose_costs_and_only_what_chance_showed_it_is_luck(board: str, seats: int) -> None:
    for one in reviewed(board, seats).decisions:
        if one.decision.forced:
            assert one.judgment.cost == 0
        if one.decision.play.action.kind == "claim" and board == "new_york":
            assert one.judgment.luck == 0
        assert (one.judgment.best == one.decision.play.action) == (one.judgment.cost == 0)
        assert (one.mark == "fine") == (round(one.judgment.cost, 4) < 0.015)  # 2 points as they are shown


def test_the_last_card_of_new_york_is_no_luck(at: At) -> None:
    """It decides nothing any more. What the seat sees besides, how others scored, is not what chance answered."""
    game = at("board=new_york; last_turns=1; tickets.0=chelsea-wall_street; tickets.1=chelsea-brooklyn")
    for action in ("blind", "blind"):
        game.play(action)
    first, last = decisions_of(game)
    assert (first.chance_matters, last.chance_answered, last.chance_matters) == (True, True, False)
    assert game.winners == (0,)
    judgment = judge(last, LIGHT)
    assert (judgment.luck, judgment.answered) == (0, judgment.chance)
    assert judgment.chance < 1


def test_bad_play_costs_more_than_good_play() -> None:
    costs = [sum(report.cost for report in reviewed("new_york", 2, bot).seats) for bot in ("champion", "random")]
    assert costs[0] < costs[1] / 3


def test_a_review_is_the_same_every_time() -> None:
    game = finished("new_york", 2)
    again = review(game, effort=LIGHT).to_dict()
    assert again == reviewed("new_york", 2).to_dict()
    assert json.loads(json.dumps(again)) == again


def test_what_a_seat_did_not_know_changes_nothing() -> None:
    """NY-TICKET-4: the same view of another true state gets the same judgment."""
    game = finished("new_york", 2)
    decision = list(decisions_of(game))[12]
    hidden = decision.view.sealed()
    other = replace(decision, view=View(game.board, hidden, decision.seat), before=hidden)
    assert judge(other, QUICK).values == judge(decision, QUICK).values


def test_opening_choices_are_judged_without_those_of_the_others() -> None:
    game = finished("new_york", 3)
    for decision in list(decisions_of(game))[:3]:
        assert not any(player.has_chosen for player in decision.view.players)


def test_with_open_hands_the_chances_of_all_seats_add_up_to_one() -> None:
    for one in reviewed("new_york", 2, open_hands=True).decisions:
        assert sum(one.judgment.all_chances) == pytest.approx(1, abs=1e-4)


def test_worlds_with_open_hands_differ_only_in_the_decks() -> None:
    game = finished("new_york", 2)
    play = game.plays[20]
    worlds = ImaginedWorlds(champion_of(game.board, 2), game.board, play.before.copy(), play.seat, 16, 1, open_hands=True)
    worlds._begin([(NONE, NONE)], 5)
    states = worlds.workspace.states
    for name in states.dtype.names:
        if name not in ("deck", "ticket_deck", "rng"):
            assert np.array_equal(states[name][1:17], np.broadcast_to(states[name][0], states[name][1:17].shape))
    assert len({deck.tobytes() for deck in states["deck"][1:17]}) > 1
    assert all(sorted(deck) == sorted(states["deck"][0]) for deck in states["deck"][1:17])


def test_the_steps_of_a_review_are_its_decisions_then_itself() -> None:
    game = finished("new_york", 2, "planner")
    told: list[tuple[int, int]] = []
    whole = review(game, effort=LIGHT, progress=lambda *done: told.append(done))
    *judged, last = review_steps(game, effort=LIGHT)
    assert isinstance(last, Review)
    assert last.to_dict() == whole.to_dict()
    assert [one.decision.number for one in judged if isinstance(one, ReviewedDecision)] == list(range(len(game.plays)))
    assert told == [(k + 1, len(game.plays)) for k in range(len(game.plays))]


def test_a_running_game_is_refused() -> None:
    with pytest.raises(ReviewError, match="not over"):
        review(Game("new_york", 2, 1))


def test_an_abandoned_game_is_reviewed_without_a_winner() -> None:
    game = Game("new_york", 2, 3)
    for _ in range(6):
        game.play(game.legal_actions[0])
    game.abandon()
    assert game.state.phase == OVER
    for report in review(game, effort=LIGHT).seats:
        assert report.result - report.base == pytest.approx(report.deal - report.cost + report.luck + report.others)


def test_a_thrown_away_turn_costs() -> None:
    """The worst sensible actions of a game cost something in other worlds, too, if not all of them: a quick look can err."""
    decisions = [one for one in decisions_of(finished("new_york", 2, "champion")) if one.view.phase == "turn"][6:16]
    values = {one.number: judge(one, QUICK).values for one in decisions}
    furthest = sorted(decisions, key=lambda one: values[one.number][-1].chance - values[one.number][0].chance)[:3]
    costs = [judge(_instead(one, values[one.number][-1].action), CAREFUL).cost for one in furthest]
    assert sorted(costs)[1] > 0.03


def _instead(decision: Decision, action: Action) -> Decision:
    """The same decision with another choice; what chance answered is left out."""
    return replace(decision, play=replace(decision.play, action=action, events=()))


def test_base_rates_add_up() -> None:
    board = finished("new_york", 3).board
    assert sum(win_rate(board, 3, order) for order in range(3)) == pytest.approx(1, abs=0.002)
    assert sum(first_chance(board, 3, order) for order in range(3)) == pytest.approx(1, abs=0.05)  # each by its own hand


def test_planners_play_the_same_worlds_for_both_choices() -> None:
    decision = list(decisions_of(finished("new_york", 2)))[12]
    shares = played_by_planners(decision, [decision.chosen, decision.chosen], 16, 5)
    assert shares.shape == (16, 2)
    assert set(shares.ravel()) <= {0.0, 0.5, 1.0}
    assert 0 < shares.mean() < 1


def test_a_large_cost_is_measured_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second look decides, within what chances can be, and the better action is shown as it found it."""
    costly = max(reviewed("new_york", 2, "random").decisions, key=lambda one: one.judgment.cost)
    assert costly.judgment.cost >= judge_module.LOOK_AGAIN
    for lead in (-0.9, 0.02, 0.9):
        monkeypatch.setattr(judge_module, "second_look", lambda *_, lead=lead: [np.array([[0.0, lead]] * 4)])
        found = judge(costly.decision, LIGHT)
        cost = min(max(lead, 0), 1 - found.chance)
        assert found.cost == pytest.approx(cost)
        assert (found.best == costly.decision.play.action) == (cost == 0)
        shown = {value.action: value.chance for value in found.values}
        assert all(0 <= chance <= 1 for chance in shown.values())
        assert shown[found.best] == pytest.approx(found.chance + cost)


@pytest.mark.parametrize(("leads", "looks"), [((0.3, 0.32), 1), ((0.1, 0.5), 2), ((0.02, 0.0), 2)])
def test_only_a_lead_that_is_clearly_large_is_not_measured_longer(
    leads: tuple[float, float], looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    costly = max(reviewed("new_york", 2, "random").decisions, key=lambda one: one.judgment.cost)
    taken = []

    def look(*_: object) -> Iterator[np.ndarray]:
        for again in (1, 2):
            taken.append(again)
            yield np.array([[0.0, lead] for lead in leads] * again)

    monkeypatch.setattr(judge_module, "second_look", look)
    judge(costly.decision, LIGHT)
    assert taken[-1] == looks


def test_with_open_hands_every_seat_reads_its_own_chance() -> None:
    """Otherwise the lines of the graph would jump with the seat whose turn it is."""
    lines = {
        open_hands: np.array([one.judgment.all_chances[0] for one in reviewed("new_york", 2, open_hands=open_hands).decisions])
        for open_hands in (False, True)
    }
    jumps = {open_hands: np.abs(np.diff(line)).mean() for open_hands, line in lines.items()}
    assert jumps[True] < jumps[False] / 2
