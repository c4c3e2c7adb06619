"""Puzzles: what they show, what counts as solved, their hints, days, and the ones that are shipped."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from farebox.boards.board import Board
from farebox.bots.registry import make_bot
from farebox.game.action import Action
from farebox.game.game import Game, Play
from farebox.game.text.position import Position
from farebox.game.view import View
from farebox.puzzles import Puzzle, answer_of, puzzle_of_the_day, puzzles_of, shipped_puzzles
from farebox.puzzles.conditions import LEAST_ERRORS, LEAST_LEAD
from farebox.puzzles.make import explains_solution, why
from farebox.review.decisions import Decision

SHIPPED = list(shipped_puzzles().values())
BOARDS = ["new_york", "first_journey_europe", "first_journey_usa"]


def test_a_payment_does_not_matter_a_route_does() -> None:
    def parsed(text: str) -> tuple[str, str, tuple[str, ...]]:
        return answer_of(Action.parse(text))

    assert parsed("claim chelsea-soho 3 pink 1 taxi") == parsed("claim chelsea-soho 4 taxi")
    assert parsed("claim chelsea-soho") != parsed("claim soho-wall_street")
    assert parsed("take red") != parsed("take blue")
    assert parsed("keep a b") == parsed("keep b a") != parsed("keep a")


def test_every_puzzle_fulfills_the_conditions() -> None:
    for puzzle in SHIPPED:
        best, second, *others = puzzle.values
        assert others  # three answers at least
        assert puzzle.lead >= LEAST_LEAD
        assert puzzle.lead >= LEAST_ERRORS * puzzle.lead_error
        assert all(best.chance - value.chance >= LEAST_LEAD - 1e-4 for value in (second, *others))
        assert "casual" in puzzle.missed_by
        assert answer_of(make_bot("planner", 0).choose(puzzle.view)) != answer_of(puzzle.solution)
        assert 1 <= puzzle.difficulty <= 5


def test_every_puzzle_explains_its_solution() -> None:
    for puzzle in SHIPPED:
        assert explains_solution(puzzle.reasons), puzzle.id
    assert not explains_solution([{"id": "twin_free"}])
    assert not explains_solution([])


def test_every_answer_has_a_chance() -> None:
    for puzzle in SHIPPED:
        assert {answer_of(value.action) for value in puzzle.values} == {answer_of(action) for action in puzzle.view.actions}
        assert puzzle.solved_by(puzzle.solution)
        assert not puzzle.solved_by(puzzle.values[-1].action)


def test_a_position_tells_no_more_than_the_view() -> None:
    """What is hidden from the seat was dealt again, always in the same way."""
    for puzzle in SHIPPED[:: max(1, len(SHIPPED) // 20)]:
        state = puzzle.view.sealed()
        state.seat = puzzle.seat
        assert str(Position.of(puzzle.board, state)) == puzzle.position
        assert View(puzzle.board, state, puzzle.seat).to_dict() == puzzle.view.to_dict()


LATER = {"end_was_near", "end_too_soon", "taken_later"}  # what happened after the position


def test_the_reasons_are_those_that_the_position_has() -> None:
    for puzzle in SHIPPED:
        game = Game.from_position(Position.parse(puzzle.position))
        game.abandon()  # nothing is known of later
        play = Play(puzzle.seat, puzzle.view.turn, puzzle.solution, (), game.state)
        decision = Decision(0, play, puzzle.view, puzzle.view, game.state, game.state)
        planned = make_bot("planner", 0).choose(puzzle.view)
        known = [reason for reason in puzzle.reasons if reason["id"] not in LATER]
        assert known == list(why(game, decision, planned, puzzle.solution)), puzzle.id


def test_hints_keep_the_solution_and_do_not_say_which_it_is() -> None:
    for puzzle in SHIPPED:
        first, second = puzzle.hint(1), puzzle.hint(2)
        assert puzzle.solution in first
        assert puzzle.solution in second
        assert len(second) == 2 <= len(first) <= min(4, len(puzzle.values) - 1)
        assert list(second) == sorted(second, key=str)


@pytest.mark.parametrize("board", BOARDS)
def test_each_day_has_a_puzzle_and_all_have_their_turn(board: str) -> None:
    puzzles = puzzles_of(board)
    assert puzzles
    days = [date(2026, 11, 17) + timedelta(n) for n in range(len(puzzles))]
    assert {puzzle_of_the_day(puzzles, day).id for day in days} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_the_day(puzzles, date(2026, 1, 1)) is puzzles[0]
    assert puzzle_of_the_day(puzzles, date(2026, 1, 2)) is puzzles[1 % len(puzzles)]


def test_puzzles_are_stored_and_read_back() -> None:
    for puzzle in SHIPPED:
        assert Puzzle.from_dict(json.loads(json.dumps(puzzle.to_dict()))) == puzzle
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)
    assert puzzles_of("mine") == ()


def test_what_a_solution_has_more_of_is_counted_beside_an_answer_on_the_list() -> None:
    """Also a twin, and a route that the planner would not have claimed, is on the list."""
    for puzzle in SHIPPED:
        board, reached = puzzle.board, set(puzzle.view.analysis.attractions[puzzle.seat])
        routes = {value.action.route for value in puzzle.values}

        def points(route: str, board: Board = board) -> int:
            return board.route_points[board.routes[route].length]

        def attractions(route: str, board: Board = board, reached: set[str] = reached) -> int:
            ends = {board.routes[route].a, board.routes[route].b} - reached
            return sum(board.locations[end].attraction for end in ends)

        for reason in puzzle.reasons:
            assert reason["id"] not in {"more_points", "more_attractions"}, puzzle.id  # than what?
            for id, name, count in (("more_points_than", "points", points), ("more_attractions_than", "count", attractions)):
                if reason["id"] == id:
                    assert reason["route"] in routes, puzzle.id
                    assert reason[name] == count(puzzle.solution.route or "") - count(reason["route"]) > 0, puzzle.id


def test_a_ticket_is_put_back_for_more_spaces_than_the_other_needs() -> None:
    for puzzle in SHIPPED:
        missing = {one.ticket: one for one in puzzle.view.analysis.offer}
        kept = [missing[ticket] for ticket in puzzle.solution.tickets]
        for reason in puzzle.reasons:
            if puzzle.solution.kind == "keep" and reason["id"] == "ticket_far":
                assert all(one.state == "done" for one in kept), puzzle.id
            if reason["id"] == "more_spaces":
                (other,) = (missing[ticket] for ticket in reason["tickets"])
                assert [reason["alone"]] == [one.missing for one in kept], puzzle.id
                assert reason["alone"] < reason["spaces"] <= reason["alone"] + other.missing, puzzle.id


def test_the_readme_counts_the_puzzles() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    assert f"There are {len(SHIPPED)} [puzzles]" in readme.read_text(encoding="utf-8")
