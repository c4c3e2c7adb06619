"""What reviews believe about the wilds in other hands: collectors save them, the others spend them at once."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from farebox import Game
from farebox.boards.limits import COLORS, SEATS
from farebox.bots.neural.worlds import imagine_worlds
from farebox.bots.registry import make_bot
from farebox.bots.search.belief import AS_LIKELY, believe_wilds
from farebox.bots.search.workspace import make_workspace
from farebox.review.beliefs import sharpen, wild_weights
from farebox.review.decisions import Decision, decisions_of
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


def _worlds(decision: Decision, usual_hands: tuple[float, ...]) -> Any:
    board = decision.view.board
    w = sharpen(make_workspace(board, decision.state(open_hands=False), decision.seat, 0, WORLDS), board, usual_hands)
    compiled_rules().twin(imagine_worlds)(w, WORLDS, np.array([NONE]), np.array([NONE]), 5)
    return np.asarray(w.states)[1:]


def test_players_who_hold_many_cards_hold_more_wilds(decision: Decision) -> None:
    other = 1 - decision.seat
    spends, plain, collects = (_worlds(decision, hands)["hand"][:, other, WILD].mean() for hands in ((1, 1), (), (9, 9)))
    assert spends + 0.03 < plain < collects - 0.03


def test_no_card_is_lost_and_known_ones_stay(decision: Decision) -> None:
    state, other = decision.before, 1 - decision.seat
    for world in _worlds(decision, (1, 1))[:50]:
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
            believe_wilds(state, viewer, [weight] * SEATS, rng.getrandbits(62))
        found.append(state.hand[1 - viewer][WILD] - state.known[1 - viewer][WILD])
    drawn = _unknown(state, 1 - viewer)
    wilds = found[-1] + state.deck[: state.n_deck].count(WILD)
    rest = state.n_deck + drawn - wilds
    chances = np.array([comb(wilds, k) * comb(rest, drawn - k) * (weight / AS_LIKELY) ** k for k in range(drawn + 1)])
    expected = float(chances @ np.arange(drawn + 1) / chances.sum())
    assert np.mean(found) == pytest.approx(expected, abs=4 * np.std(found) / 20)
    assert expected < 0.6 * drawn * wilds / (wilds + rest)


def test_the_first_decisions_say_nothing(game: Game) -> None:
    first = next(one for one in decisions_of(game) if one.before.phase != OPENING)
    assert first.usual_hands == tuple(map(sum, first.before.hand[:2]))
    assert wild_weights(np.array([0.0, 9.0]), np.zeros(2)).tolist()[:2] == [AS_LIKELY, AS_LIKELY]


def test_usual_hands_are_those_at_the_end_of_turns(game: Game) -> None:
    ends: list[list[int]] = [[], []]
    last = None
    for one in decisions_of(game):
        if last and last.before.phase != OPENING and one.before.turn != last.before.turn:
            ends[last.seat].append(sum(one.before.hand[last.seat]))
        assert one.usual_hands == pytest.approx([np.mean(ends[p]) if ends[p] else sum(one.before.hand[p]) for p in (0, 1)])
        last = one
