"""Standings: rows of bots and of seats, and the ladder over all that is stored."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from farebox.arena.contest import Contest, Pairing
from farebox.arena.executors import InProcess
from farebox.arena.report import anchor_of, bot_rows, ladder, seat_rows
from farebox.arena.result import GameResult
from farebox.arena.results import ResultStore, record_name
from farebox.arena.run import run


def game(seed: int, bots: str, totals: str, winners: str) -> GameResult:
    numbers = tuple(map(int, totals.split()))
    return GameResult("b", "d", Pairing(seed, 0, tuple(bots.split())), numbers, tuple(map(int, winners.split())), 9, "last_turns")


def test_rows_of_bots() -> None:
    results = [game(1, "a b", "10 4", "0"), game(1, "b a", "6 6", "0 1"), game(2, "a b", "5 7", "1"), game(2, "b a", "1 9", "1")]
    first, second = bot_rows(results, ["a", "b"])
    assert (first["wins"], first["played"], first["win_rate"]) == (2.5, 4, 0.625)
    assert (second["wins"], second["win_rate"]) == (1.5, 0.375)
    assert (first["points"], first["margin"]) == (7.5, 3)
    assert (first["low"], first["high"]) == (0.5, 0.75)  # whole seeds are drawn: 1.5 and 1 of 2
    assert first["elo"] == 0
    assert second["elo"] == pytest.approx(400 * math.log10(1.5 / 2.5), abs=0.05)


def test_results_are_plain_numbers() -> None:
    results = [game(seed, "a b", "3 1", "0") for seed in range(3)] + [game(3, "b a", "3 1", "0")]
    values = [value for row in (*bot_rows(results, ["a", "b"]), *seat_rows(results)) for value in row.values()]
    assert {type(value) for value in values} == {str, int, float}


def test_a_bot_in_two_of_three_seats_is_measured_by_seat() -> None:
    rows = bot_rows([game(1, "a b a", "3 2 1", "0"), game(2, "a b a", "1 2 3", "2"), game(3, "a b a", "1 3 2", "1")], ["a", "b"])
    assert [row["win_rate"] for row in rows] == [0.3333, 0.3333]
    assert [row["elo"] for row in rows] == [0, 0]


def test_rows_of_seats() -> None:
    rows = seat_rows([game(seed, "a b", "3 1", "0") for seed in range(10)])
    assert rows == [
        {"seat": 0, "wins": 10, "win_rate": 1, "low": 0.7411, "high": 1},
        {"seat": 1, "wins": 0, "win_rate": 0, "low": 0, "high": 0.2589},
    ]


def test_games_that_were_given_up_are_nobodys() -> None:
    results = [game(1, "a b", "0 0", ""), game(2, "a b", "3 1", "0"), game(3, "b a", "3 1", "0")]
    assert [row["wins"] for row in bot_rows(results, ["a", "b"])] == [1, 1]
    assert [row["elo"] for row in bot_rows(results, ["a", "b"])] == [0, 0]


def test_the_anchor_is_random_or_the_first() -> None:
    assert anchor_of(["planner", "random"]) == "random"
    assert anchor_of(["planner", "greedy"]) == "planner"


def test_the_ladder_joins_folders_and_counts_a_game_once(tmp_path: Path) -> None:
    def played(folder: str, *bots: str, seats: int = 2) -> None:
        run(Contest("new_york", seats, bots, 12, 1), InProcess(), ResultStore(tmp_path / folder))

    played("one", "planner", "greedy")
    played("two", "planner", "greedy")
    played("two", "greedy", "random")
    played("two", "greedy", "random", seats=3)
    two, three = ladder([tmp_path / "one", tmp_path / "two"])
    assert (two["board"], two["seats"], two["games"], two["anchor"]) == ("new_york", 2, 24, "random")
    assert [row["name"] for row in two["bots"]] == ["planner", "greedy", "random"]
    assert two["bots"][0]["elo"] > two["bots"][1]["elo"] > two["bots"][2]["elo"] == 0
    assert (three["seats"], three["games"]) == (3, 12)


def test_a_ladder_needs_results(tmp_path: Path) -> None:
    ResultStore(tmp_path)
    with pytest.raises(ValueError, match="no results"):
        ladder([tmp_path])


def test_records_of_different_games_have_different_names() -> None:
    names = [
        record_name(game(7, bots, "1 2", "1")) for bots in ("a b", "b a", "x.py:A b", "x-py:A b", "search:400 b", "search:4 b")
    ]
    assert len(set(names)) == len(names)
    assert names[0] == "b-2-000007-a-b.farebox"
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyzA0123456789-.") for name in names)
