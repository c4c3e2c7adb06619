"""What reviews believe about the cards in other hands: what players saved, and what they have paid with."""

from __future__ import annotations

from dataclasses import replace
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from farebox import Game
from farebox.boards.limits import COLORS, SEATS
from farebox.bots.neural.worlds import imagine_worlds
from farebox.bots.registry import make_bot
from farebox.bots.search.belief import AS_LIKELY, believe_cards
from farebox.bots.search.workspace import make_workspace
from farebox.game.view import View
from farebox.review.beliefs import card_weights, sharpen
from farebox.review.decisions import Decision, Habits, decisions_of
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, OPENING, WILD, State

WORLDS = 2000


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game("new_york", 2, 7)
    while not game.over:
        game.play(make_bot("planner", 4).choose(game.view(game.seat)))
    return game


@pytest.fixture(scope="module")
def decision(game: Game) -> Decision:
    """The one with the most cards that the other seat holds and nobody knows."""
    return max(decisions_of(game), key=lambda one: _unknown(one.before, 1 - one.seat))


def _unknown(state: State, p: int) -> int:
    return sum(state.hand[p]) - sum(state.known[p])


def _habits(usual_hand: float, *, blue: int = 0, wild: int = 0) -> tuple[Habits, ...]:
    return (Habits(usual_hand, (blue, 0, 0, 0, 0, 0, wild)),) * 2


def _worlds(decision: Decision, habits: tuple[Habits, ...]) -> Any:
    board = decision.view.board
    w = sharpen(make_workspace(board, decision.state(open_hands=False), decision.seat, 0, WORLDS), board, habits)
    compiled_rules().twin(imagine_worlds)(w, WORLDS, np.array([NONE]), np.array([NONE]), 5)
    return np.asarray(w.states)[1:]


def test_players_who_hold_many_cards_hold_more_wilds(decision: Decision) -> None:
    other = 1 - decision.seat
    spends, plain, collects = (
        _worlds(decision, habits)["hand"][:, other, WILD].mean() for habits in (_habits(1), (), _habits(9))
    )
    assert spends + 0.03 < plain < collects - 0.03


def test_no_card_is_lost_and_known_ones_stay(decision: Decision) -> None:
    state, other = decision.before, 1 - decision.seat
    for world in _worlds(decision, _habits(1, blue=2))[:50]:
        assert world["hand"][decision.seat].tolist() == list(state.hand[decision.seat])
        assert sum(world["hand"][other]) == sum(state.hand[other])
        assert (world["hand"][other] >= world["known"][other]).all()
        deck = world["deck"][: state.n_deck].tolist()
        for c in range(COLORS):
            assert deck.count(c) + world["hand"][other][c] == state.deck[: state.n_deck].count(c) + state.hand[other][c]


def test_wilds_are_as_frequent_as_their_weight_says(decision: Decision) -> None:
    """The number of wilds among drawn cards that are weighed so has Fisher's noncentral hypergeometric distribution."""
    b, viewer, weight, rng = board_numbers(decision.view.board), decision.seat, 300, Random(1)
    found = []
    for _ in range(400):
        state = decision.state(open_hands=False)
        redeal(b, state, viewer, rng.getrandbits(62))
        for _ in range(6):
            believe_cards(state, viewer, [[AS_LIKELY] * WILD + [weight]] * SEATS, rng.getrandbits(62))
        found.append(state.hand[1 - viewer][WILD] - state.known[1 - viewer][WILD])
    drawn = _unknown(state, 1 - viewer)
    wilds = found[-1] + state.deck[: state.n_deck].count(WILD)
    rest = state.n_deck + drawn - wilds
    chances = np.array([comb(wilds, k) * comb(rest, drawn - k) * (weight / AS_LIKELY) ** k for k in range(drawn + 1)])
    expected = float(chances @ np.arange(drawn + 1) / chances.sum())
    assert np.mean(found) == pytest.approx(expected, abs=4 * np.std(found) / 20)
    assert expected < 0.6 * drawn * wilds / (wilds + rest)


def test_a_color_that_was_paid_with_is_rarer(decision: Decision) -> None:
    other = 1 - decision.seat
    for hand in (1, 9):
        before, after = (_worlds(decision, _habits(hand, blue=paid))["hand"][:, other, 0].mean() for paid in (0, 3))
        assert after < before - 0.03


def test_collectors_who_paid_with_wilds_have_fewer_left() -> None:
    few, many = (card_weights(_habits(9, wild=paid), np.full(SEATS, 0.3))[0, WILD] for paid in (2, 0))
    assert few < AS_LIKELY < many


def test_seats_without_habits_are_not_weighed() -> None:
    assert not card_weights((), np.zeros(SEATS)).any()
    assert not card_weights(_habits(4), np.zeros(SEATS))[2:].any()


def test_habits_are_the_hands_at_the_end_of_turns_and_what_was_paid(game: Game) -> None:
    ends: list[list[int]] = [[], []]
    last = None
    for one in decisions_of(game):
        state = one.before
        if last and last.before.phase != OPENING and state.turn != last.before.turn:
            ends[last.seat].append(sum(state.hand[last.seat]))
        for p, habit in enumerate(one.habits):
            assert habit.usual_hand == pytest.approx(np.mean(ends[p]) if ends[p] else sum(state.hand[p]))
            assert sum(habit.paid) == game.board.pieces - state.pieces[p]  # one card per piece
        last = one


def test_games_do_not_share_the_seeds_of_their_worlds(game: Game) -> None:
    seeds = [one.seed for one in decisions_of(game)]
    other = Game("new_york", 2, 8)
    other.play(make_bot("planner", 4).choose(other.view(other.to_act[0])), other.to_act[0])
    assert len(set(seeds)) == len(seeds)
    assert next(iter(decisions_of(other))).seed not in seeds


def test_the_seed_is_of_what_the_seat_knew(decision: Decision) -> None:
    hidden = decision.before.copy()
    redeal(board_numbers(decision.view.board), hidden, decision.seat, 99)
    assert replace(decision, view=View(decision.view.board, hidden, decision.seat), before=hidden).seed == decision.seed
