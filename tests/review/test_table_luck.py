"""The luck of a whole game: what the deal and the draws were worth, and the result without it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from farebox import Game
from farebox.bots.registry import make_bot
from farebox.kernel.fields import dtype, to_record
from farebox.review import TableLuck, add_up, judge_luck, review
from farebox.review.adjusted import (
    BY_CHAMPIONS,
    BY_PLANNERS,
    LIKE_CHAMPIONS,
    LIKE_PLANNERS,
    OWN_HANDS,
    adjusted_results,
    weights_at,
)
from farebox.review.base_rates import win_rate
from farebox.review.decisions import Decision, decisions_of
from farebox.review.judgment import Effort
from farebox.review.report import Review
from farebox.review.table_luck import chance_at_deal, drawn, fill_all_pairs, late_starters, luck_by_champions, luck_by_planners
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import State

LIGHT = Effort(worlds=8, lookahead=0)
TABLES = [("new_york", 2), ("first_journey_europe", 3)]


@cache
def finished(board: str, seats: int, bot: str) -> Game:
    game, bots = Game(board, seats, 7), [make_bot(bot, p) for p in range(seats)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


@cache
def reviewed(board: str, seats: int) -> Review:
    return review(finished(board, seats, "planner"), effort=LIGHT)


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_second_world_of_a_pair_brings_what_the_game_brought(board: str, seats: int) -> None:
    game = finished(board, seats, "planner")
    boards, different = to_record(board_numbers(game.board)), 0
    for one in drawn(decisions_of(game)):
        before, after = one.before, to_record(one.true_after)[0]
        if before.n_deck < after["n_deck"] or before.n_ticket_deck < after["n_ticket_deck"]:
            continue  # shuffled meanwhile: what came after that is not known
        states: Any = np.zeros(9, dtype(State))
        states[0] = to_record(before)[0]
        fill_all_pairs(boards, states, one, 5)
        for name in ("hand", "display", "tickets", "n_deck", "seat"):
            assert np.array_equal(states[name][2::2], np.broadcast_to(after[name], states[name][2::2].shape)), name
        assert all(sorted(deck) == sorted(after["deck"]) for deck in states["deck"][2::2])
        different += any(not np.array_equal(world["hand"], after["hand"]) for world in states[1::2])
    assert different > 3


@pytest.mark.parametrize("luck_by", [luck_by_champions, luck_by_planners])
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_what_one_seat_draws_the_others_lose(
    board: str, seats: int, luck_by: Callable[[list[Decision], int], list[float]]
) -> None:
    decisions = drawn(decisions_of(finished(board, seats, "planner")))
    lucks = luck_by(decisions[:6], 16)
    assert sum(lucks) == pytest.approx(0, abs=1e-9)
    assert max(lucks) > 0
    assert lucks == luck_by(decisions[:6], 16)
    assert luck_by([], 16) == []


def test_a_draw_that_champions_find_lucky_looks_lucky_to_the_seat_that_drew() -> None:
    found = reviewed("new_york", 2)
    lucky = [one for one in found.decisions if one.decision.chance_matters]
    open_hands = [luck_by_champions([one.decision], 16)[one.decision.seat] for one in lucky]
    assert np.corrcoef(open_hands, [one.judgment.luck for one in lucky])[0, 1] > 0.4


def test_luck_of_the_deal_does_not_depend_on_who_plays() -> None:
    """FJ: seats that come later see the first turns of the others, which are no luck of the deal."""
    planners, champions = finished("first_journey_europe", 3, "planner"), finished("first_journey_europe", 3, "champion")
    first = planners.plays[0].seat
    assert late_starters(planners) == [p for p in planners.seats if p != first]
    assert late_starters(finished("new_york", 2, "planner")) == []  # NY-SETUP-3
    for p in late_starters(planners):
        assert chance_at_deal(planners, p, 16) == chance_at_deal(champions, p, 16)
    luck = judge_luck(planners, LIGHT)
    assert luck
    assert luck.deal == judge_luck(champions, LIGHT).deal  # type: ignore[union-attr]  # it has plays
    rates = sum(win_rate(planners.board, 3, order) for order in range(3))
    assert sum(luck.deal) == pytest.approx(1 - rates, abs=1e-9)


def test_what_others_did_before_the_first_decision_belongs_to_them() -> None:
    found = reviewed("first_journey_europe", 3)
    late = late_starters(found.game)[0]
    for at_deal in (0.2, 0.6):
        luck = TableLuck({late: at_deal}, *[(0.0,) * 3] * 3)
        report = add_up(found.game, found.decisions, luck=luck).seats[late]
        assert report.deal == pytest.approx(at_deal - report.base)
        assert report.result - report.base == pytest.approx(report.deal - report.cost + report.luck + report.others)


def test_the_adjusted_result_leaves_out_the_luck_of_all_seats() -> None:
    found = reviewed("first_journey_europe", 3)
    first, second, third = found.seats
    seen = first.luck - (second.luck + third.luck) / 2
    deal = first.deal - (second.deal + third.deal) / 2
    assert adjusted_results(found.seats, None)[0] == pytest.approx(first.result - OWN_HANDS * (deal + seen))
    luck = TableLuck({}, (0.3, -0.2, -0.1), (0.2, 0.1, -0.3), (0.4, -0.1, -0.3))
    for cost, weights in ((0.0, BY_CHAMPIONS), (0.2, BY_PLANNERS)):
        costly = [replace(report, cost=cost * report.decisions) for report in found.seats]
        adjusted = adjusted_results(costly, luck)
        taken = weights.deal * 0.3 + weights.draws * 0.2 + weights.planners_draws * 0.4
        assert adjusted[0] == pytest.approx(first.result - taken)
        assert sum(adjusted) == pytest.approx(1)


def test_tables_between_champions_and_planners_get_weights_in_between() -> None:
    assert (weights_at(0), weights_at(LIKE_CHAMPIONS), weights_at(LIKE_PLANNERS)) == (BY_CHAMPIONS, BY_CHAMPIONS, BY_PLANNERS)
    for weight, one, other in zip(weights_at((LIKE_CHAMPIONS + LIKE_PLANNERS) / 2), BY_CHAMPIONS, BY_PLANNERS, strict=True):
        assert weight == pytest.approx((one + other) / 2)
