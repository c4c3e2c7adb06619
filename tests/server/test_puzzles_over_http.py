"""Puzzles over HTTP: what a seat sees, hints, answers, and no solution before an answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient

from farebox.puzzles import Puzzle, puzzle_of_the_day, puzzles_of, shipped_puzzles
from farebox.server.api.routes import puzzles
from farebox.table.messages.puzzles import PuzzleData
from table_client import server

BOARD = "new_york"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("puzzles")) as client:
        yield client


@pytest.fixture
def puzzle() -> Puzzle:
    return puzzles_of(BOARD)[0]


def answer(client: TestClient, puzzle: Puzzle, **body: Any) -> Any:
    return client.post(f"/api/puzzles/{puzzle.id}/answer", json=body)


def test_all_puzzles_are_listed_without_their_solutions(client: TestClient) -> None:
    listed = client.get("/api/puzzles").json()
    assert [one["id"] for one in listed["puzzles"]] == list(shipped_puzzles())
    assert {tuple(one) for one in listed["puzzles"]} == {("id", "board", "seats", "difficulty")}


def test_the_puzzle_of_the_day_follows_from_the_date_in_utc(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            assert tz is UTC
            return datetime(2026, 11, 17, 23, 59, tzinfo=UTC)

    monkeypatch.setattr(puzzles, "datetime", Clock)
    listed = client.get("/api/puzzles").json()
    assert listed["date"] == "2026-11-17"
    for board, puzzle in listed["today"].items():
        assert puzzle == puzzle_of_the_day(puzzles_of(board), datetime(2026, 11, 17).date()).id


def test_a_puzzle_is_what_its_seat_sees(client: TestClient, puzzle: Puzzle) -> None:
    data = client.get(f"/api/puzzles/{puzzle.id}").json()
    TypeAdapter(PuzzleData).validate_python(data)
    assert data["view"]["seat"] == data["seat"] == puzzle.seat
    assert [action["text"] for action in data["view"]["actions"]] == [str(action) for action in puzzle.view.actions]
    for player in data["view"]["players"]:
        assert (player["hand"] is None) == (player["seat"] != puzzle.seat)
    assert set(data["puzzle"]) == {"id", "board", "seats", "difficulty"}
    assert set(data) == {"puzzle", "seat", "view"}


def test_a_wrong_answer_says_what_it_costs_and_not_what_is_right(client: TestClient, puzzle: Puzzle) -> None:
    last = puzzle.values[-1]
    said = answer(client, puzzle, action=str(last.action)).json()
    cost = round(puzzle.values[0].chance - last.chance, 4)
    assert said == {"right": False, "cost": cost, "solution": None}


def test_the_right_answer_with_any_payment_shows_the_solution(client: TestClient) -> None:
    for puzzle in puzzles_of(BOARD):
        for action in puzzle.view.actions:
            if puzzle.solved_by(action):
                said = answer(client, puzzle, action=str(action)).json()
                assert said["right"]
                assert said["cost"] == 0
                assert [one["action"]["text"] for one in said["solution"]["values"]] == [str(one.action) for one in puzzle.values]
                assert said["solution"]["missed_by"] == list(puzzle.missed_by)


def test_the_solution_can_be_asked_for(client: TestClient, puzzle: Puzzle) -> None:
    said = answer(client, puzzle).json()
    assert (said["right"], said["cost"]) == (False, None)
    assert said["solution"]["values"][0]["action"]["text"] == str(puzzle.solution)


def test_hints_leave_fewer_answers(client: TestClient, puzzle: Puzzle) -> None:
    for number in (1, 2):
        hint = client.get(f"/api/puzzles/{puzzle.id}/hints/{number}").json()
        assert [one["text"] for one in hint["answers"]] == [str(action) for action in puzzle.hint(number)]
        assert hint["tickets"] == (list(puzzle.hint_tickets) if number == 2 else [])


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [("nonsense", 404, "not_found"), ("nonsense/hints/1", 404, "not_found"), ("{id}/hints/3", 422, "malformed")],
)
def test_what_does_not_exist_is_refused(client: TestClient, puzzle: Puzzle, path: str, status: int, error: str) -> None:
    refused = client.get(f"/api/puzzles/{path.format(id=puzzle.id)}")
    assert (refused.status_code, refused.json()["error"]) == (status, error)


@pytest.mark.parametrize("action", ["fly to the moon", "claim nowhere-nowhere", "draw"])
def test_an_action_that_is_not_possible_is_refused(client: TestClient, puzzle: Puzzle, action: str) -> None:
    refused = answer(client, puzzle, action=action)
    assert (refused.status_code, refused.json()["error"]) == (409, "illegal")


def test_nothing_before_an_answer_names_the_solution(client: TestClient, puzzle: Puzzle) -> None:
    sent = json.dumps([client.get(path).json() for path in ("/api/puzzles", f"/api/puzzles/{puzzle.id}")])
    assert "chance" not in sent
    assert "reasons" not in sent


def test_puzzles_are_of_the_package() -> None:
    assert (Path(puzzles.__file__).parents[3] / "puzzles" / "data" / f"{BOARD}.json").is_file()
