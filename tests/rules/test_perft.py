"""Perft by itself, on few actions; test_compiled.py has the fingerprints of the rules."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from farebox import Action, Game, load_board
from farebox.cli.bots.bench import copies
from farebox.game.action import steps_of
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.perft import count_leaves, perft
from farebox.rules.state import State, _copy_record
from guarded import guard


@pytest.mark.parametrize(("name", "counts"), [("new_york", [3, 9, 90, 522]), ("first_journey_europe", [19, 781])])
def test_sequences_are_counted(name: str, counts: list[int]) -> None:
    found = [perft(load_board(name), 2, 1, depth, compiled=False) for depth in range(1, len(counts) + 1)]
    assert found == counts


def actions_of(game: Game, depth: int) -> int:
    """The number of sequences of `depth` actions, as a user counts them."""
    return sum(1 if depth == 1 else _after(game, action, actions_of, depth - 1) for action in game.legal_actions)


def steps_to(game: Game, depth: int) -> int:
    """The number of sequences of `depth` steps, where an action may be two."""
    found, routes = 0, set()
    for action in game.legal_actions:
        steps, _ = steps_of(game.board, game.state, action)
        if depth == 1:
            routes.add(steps[0])
        elif depth == len(steps):
            found += 1
        else:
            found += _after(game, action, steps_to, depth - len(steps))
    return found + len(routes)


def _after(game: Game, action: Action, count: Callable[[Game, int], int], depth: int) -> int:
    game.push(action)
    found = count(game, depth)
    game.pop()
    return found


@pytest.mark.parametrize(
    ("name", "steps", "actions"),
    [
        ("new_york", [3, 9, 81, 396], [3, 9, 90, 558]),
        ("first_journey_usa", [18, 401, 5655], [18, 401, 6076]),
    ],
)
def test_steps_are_counted_and_not_actions(name: str, steps: list[int], actions: list[int]) -> None:
    game = Game(name, 2, 0)
    assert [perft(game.board, 2, 0, depth, compiled=False) for depth in range(1, len(steps) + 1)] == steps
    assert [steps_to(game, depth) for depth in range(1, len(steps) + 1)] == steps
    assert [actions_of(game, depth) for depth in range(1, len(steps) + 1)] == actions


def test_of_several_boards_the_first_is_played() -> None:
    europe, york = (board_numbers(load_board(name)) for name in ("first_journey_europe", "new_york"))
    europe = europe.copy()
    guard(europe)
    states = [State() for _ in range(4)]
    dispatch.deal(europe, states[0], 2, 1, 0, 0)
    assert count_leaves([europe, york], states, [[0, 0, 0] for _ in range(4)], 2) == 781


def test_copies_go_round_the_states() -> None:
    states = [State() for _ in range(8)]
    for n, s in enumerate(states):
        s.turn = n
    copies(states, 3)
    assert [s.turn for s in states] == [0, 0, 0, 0, 4, 5, 6, 7]
    states[3].turn = 9
    assert states[0].turn == 0
    copies(states[7:] + states[:7], 1)
    states[0].turn = 5
    copies(states, 9)
    assert [s.turn for s in states] == [5] * 8


def test_a_record_is_copied_by_assignment() -> None:
    records = np.zeros(3, np.int64)
    records[1] = 5
    _copy_record(records, 1, 2)
    assert records.tolist() == [0, 5, 5]
