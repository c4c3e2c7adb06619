"""What reviews add to the champion's chances: calibrated readings, sharper beliefs, and no luck in the last card."""

from __future__ import annotations

import numpy as np
import pytest

from farebox import Game, load_board
from farebox.boards.board import board_names
from farebox.boards.limits import SEATS, TICKETS
from farebox.bots.neural.champion import has_champion
from farebox.bots.neural.worlds import imagine_worlds
from farebox.bots.registry import make_bot
from farebox.bots.search.workspace import make_workspace
from farebox.review.beliefs import given_up_weights, measure_missing, often_given_up, sharpen, ticket_weights
from farebox.review.calibrated_arrays import calibration_of, rounds
from farebox.review.calibration import calibrated, maps_of
from farebox.review.decisions import Habits, decisions_of
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE

TABLES = [(name, seats) for name in board_names() for seats in load_board(name).seats if has_champion(load_board(name), seats)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_calibrated_chances_rise_with_the_own_one_and_add_up_to_one(name: str, seats: int) -> None:
    calibrate, maps = calibration_of(load_board(name), seats), maps_of(load_board(name), seats)
    assert calibrate
    assert maps
    own = np.linspace(0.001, 0.999, 41)
    chances = np.tile(((1 - own) / (seats - 1))[:, None], seats)
    chances[:, 1] = own
    for turn in (0, 1, seats, 3 * seats + 1, 99):
        found = calibrate(chances, 1, np.full(len(own), turn))
        assert found.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert (np.diff(found[:, 1]) > 0).all()
        assert [calibrated(maps, row, 1, turn) for row in chances.tolist()] == pytest.approx(found, abs=1e-9)


def test_a_first_turn_is_not_thought_too_well_of() -> None:
    calibrate = calibration_of(load_board("first_journey_europe"), 2)
    assert calibrate
    first, late = calibrate(np.array([[0.6, 0.4], [0.6, 0.4]]), 0, np.array([1, 31]))[:, 0]
    assert first < 0.55 < late


def test_the_round_of_a_turn() -> None:
    assert rounds(np.array([0, 1, 3, 4, 6, 7]), 3).tolist() == [0, 0, 0, 1, 1, 2]


def test_tickets_that_routes_complete_are_likelier_above_all_late() -> None:
    """Three tickets of length 4: untouched, half done, completed."""
    missing, at_first = np.array([[4, 2, 0]] * 2), np.full((2, 3), 4)
    early, late = ticket_weights(missing, at_first, np.array([0.1, 0.9]))
    assert early[0] < early[1] < early[2]
    assert late[2] / late[0] > 4 * early[2] / early[0]


@pytest.mark.parametrize("name", ["new_york", "first_journey_europe"])
def test_reviews_weigh_tickets_more_often_than_the_search(name: str) -> None:
    game = Game(name, 2, 4)
    for _ in range(12):
        game.play(make_bot("planner", 4).choose(game.view(game.seat)))
    board, view = game.board, game.view(game.seat)
    before = make_workspace(board, view.sealed(), game.seat, 0)
    after = sharpen(before, board)
    assert after.rounds > before.rounds
    possible = np.asarray(after.weights)[:2, : len(board.tickets)] > 0
    assert possible.all() == (name == "new_york")  # FJ-TICKET-2: no completed ticket is in a hand
    assert (np.asarray(after.given_up) > 0).any() == (name != "new_york")


def test_tickets_given_up_were_far_from_complete() -> None:
    """FJ-SWAP-1: in the worlds of a review the others swapped harder tickets than chance would choose."""
    game = Game("first_journey_europe", 2, 9)
    for _ in range(200):
        swap = [action for action in game.legal_actions if action.kind == "exchange"]
        game.play(swap[0] if swap and game.turn % 4 < 2 else make_bot("planner", 4).choose(game.view(game.seat)))
        if game.over or game.turn > 24:
            break
    seat = next(p for p in game.seats if game.state.returned[1 - p])
    view, worlds = game.view(seat), 200
    plain = make_workspace(game.board, view.sealed(), seat, 0, worlds)
    missing = np.zeros((2, SEATS, TICKETS), np.int64)
    compiled_rules().twin(measure_missing)(plain.boards, plain.states, plain.memories, missing)
    hard = {}
    for name, w in (
        ("plain", plain),
        ("reviews", sharpen(make_workspace(game.board, view.sealed(), seat, 0, worlds), game.board)),
    ):
        compiled_rules().twin(imagine_worlds)(w, worlds, np.array([NONE]), np.array([NONE]), 5)
        given = [[t for t in range(len(game.board.tickets)) if int(one) >> t & 1] for one in w.states["returned"][1:, 1 - seat]]
        assert {len(one) for one in given} == {game.state.returned[1 - seat].bit_count()}
        hard[name] = np.mean([missing[0][1 - seat][t] for one in given for t in one])
        for state in w.states[1:]:  # every ticket is in one place
            piles = [int(state["returned"][p]) for p in (0, 1)] + [int(state["tickets"][p]) for p in (0, 1)]
            deck = [1 << int(t) for t in state["ticket_deck"][: state["n_ticket_deck"]]]
            assert sum(piles) + sum(deck) == (1 << len(game.board.tickets)) - 1
    assert hard["reviews"] > hard["plain"] + 0.5


def test_the_last_card_of_new_york_is_no_luck() -> None:
    """It changes no score: what is seen then are the others' tickets."""
    for seed in range(200):
        game, bot = Game("new_york", 2, seed), make_bot("greedy", seed)
        while not game.over:
            game.play(bot.choose(game.view(game.seat)))
        last = list(decisions_of(game))[-1]
        if last.chance_answered:
            assert not last.chance_matters
            return
    raise AssertionError("no game ended with a card")


def test_a_ticket_that_is_connected_was_rarely_given_up() -> None:
    """FJ-TICKET-2: who draws it completes it at once, so only routes built later can have connected it."""
    missing, often = np.array([[0, 1, 2]]), np.zeros(3)
    for usual_hand, times in ((3.0, 5), (8.0, 3)):
        connected, near, far = given_up_weights(missing, [Habits(usual_hand, ())], often)[0]
        assert times * connected < near < far


def test_collectors_give_some_tickets_up_more_often() -> None:
    often = np.log([1.0, 4.0])
    for usual_hand, factor in ((3.0, 1.0), (8.0, 4.0)):
        plain, other = given_up_weights(np.array([[2, 2]]), [Habits(usual_hand, ())], often)[0]
        assert other / plain == pytest.approx(factor, rel=0.01)
    usa = load_board("first_journey_usa")
    numbers = dict(zip((ticket.id for ticket in usa.tickets), often_given_up(usa), strict=False))
    assert numbers["seattle-los_angeles"] > 0 > numbers["new_york-miami"]
    assert not often_given_up(load_board("new_york")).any()
