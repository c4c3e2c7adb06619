"""Perft by itself, on few actions; test_compiled.py has the fingerprints of the rules."""

from __future__ import annotations

import numpy as np
import pytest

from farebox import load_board
from farebox.cli.bots.bench import copies
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.perft import count_leaves, perft
from farebox.rules.state import State, _copy_record
from guarded import guard


@pytest.mark.parametrize(("name", "counts"), [("new_york", [3, 9, 90, 522]), ("first_journey_europe", [19, 781])])
def test_sequences_are_counted(name: str, counts: list[int]) -> None:
    found = [perft(load_board(name), 2, 1, depth, compiled=False) for depth in range(1, len(counts) + 1)]
    assert found == counts


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
