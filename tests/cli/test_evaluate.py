"""`farebox evaluate`, and the library behind it."""

from __future__ import annotations

import json
import shutil
from functools import partial
from pathlib import Path
from random import Random

import pytest

import farebox_process
from farebox import Board, Game, Record, View, boards, load_board
from farebox.bots.neural.champion import NoChampionError
from farebox.bots.neural.evaluate import PositionEvaluation, biggest_swings, chances_of, evaluate_game
from farebox.bots.registry import make_bot
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal

GOLDEN = Path(__file__).parent.parent / "golden"
CHAMPIONS = ("new_york", "first_journey_europe")


run = partial(farebox_process.run, "evaluate")


def played(board: Board | str, seats: int, seed: int, plays: int = 10_000) -> Game:
    game, bots = Game(board, seats, seed), [make_bot("planner", p) for p in range(seats)]
    while not game.over and len(game.plays) < plays:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


@pytest.mark.parametrize("board", CHAMPIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_the_chances_of_every_seat(board: str, seats: int) -> None:
    game = played(board, seats, 3)
    evaluations = evaluate_game(game)
    assert [(j.turn, j.seat, j.action) for j in evaluations] == [(p.turn, p.seat, p.action) for p in game.plays]
    for position in evaluations:
        assert len(position.chances) == seats
        assert sum(position.chances) == pytest.approx(1, abs=1e-5)
        assert min(position.chances) >= 0


def test_changes_lead_from_a_seats_first_decision_to_its_result() -> None:
    game = played("new_york", 3, 4)
    evaluations = evaluate_game(game)
    for p in game.seats:
        own = [position for position in evaluations if position.seat == p]
        end = own[0].chances[p] + sum(position.change or 0.0 for position in own)
        assert end == pytest.approx(1 / len(game.winners) if p in game.winners else 0.0, abs=1e-9)


def test_what_the_last_decisions_of_an_abandoned_game_led_to_is_not_known() -> None:
    game = played("new_york", 3, 4, 20)
    game.abandon()
    evaluations = evaluate_game(game)
    for p in game.seats:
        assert [position.change is None for position in evaluations if position.seat == p][-1]
    assert sum(position.change is None for position in evaluations) == 3
    assert len(evaluations) == len(game.plays)


def test_the_end_is_no_surprise() -> None:
    """The last seat to act mostly knows who wins."""
    for seed in range(4):
        game = played("new_york", 2, seed)
        last = evaluate_game(game)[-1]
        assert max(last.chances) > 0.5
        assert max(range(2), key=lambda p: last.chances[p]) in game.winners


def test_a_game_that_goes_on_ends_with_the_seat_to_act() -> None:
    game = played("first_journey_europe", 2, 1, plays=9)
    evaluations = evaluate_game(game)
    assert len(evaluations) == 10
    assert (evaluations[-1].seat, evaluations[-1].action, evaluations[-1].change) == (game.seat, None, None)
    last = {position.seat: position.change for position in evaluations[:-1]}  # of each seat's last decision
    assert [p for p in game.seats if last[p] is not None] == [game.seat]


@pytest.mark.parametrize("board", CHAMPIONS)
def test_chances_do_not_depend_on_what_the_seat_cannot_see(board: str) -> None:
    game, rng, changed = Game(board, 3, 2), Random(2), 0
    while not game.over:
        other = game.state.copy()
        redeal(board_numbers(game.board), other, game.seat, seeded(len(game.plays)))
        changed += other != game.state
        assert chances_of(game.view(game.seat)) == chances_of(View(game.board, other, game.seat))
        game.play(rng.choice(game.view(game.seat).actions))
    assert changed > 20


def test_the_biggest_swings_are_those_of_most_change() -> None:
    evaluations = [PositionEvaluation(1, 0, None, (0.5, 0.5), change) for change in (0.1, -0.4, None, 0.0, 0.2)]
    assert biggest_swings(evaluations, 2) == {1, 4}
    assert biggest_swings(evaluations[2:4]) == set()


def test_a_table_for_people_and_json_for_programs(tmp_path: Path) -> None:
    game = played("new_york", 2, 5)
    file = tmp_path / "game.farebox"
    file.write_text(str(game.record(["Ana", "Bo"])), "utf-8")
    shown = run(file)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Ana" in shown.stdout
    assert shown.stdout.count("★") == 4  # three, and what it means
    assert "won" in shown.stdout
    assert all(ticket in shown.stdout for play in game.plays for ticket in play.action.tickets)
    told = json.loads(run(file, "--json").stdout)
    assert (told["board"], told["seats"], told["winners"]) == ("new_york", 2, list(game.winners))
    assert [position["action"] for position in told["positions"]] == [str(play.action) for play in game.plays]
    assert sum(position["swing"] for position in told["positions"]) == 3


def test_a_board_without_a_champion_is_one_clear_line(tmp_path: Path) -> None:
    own = Path(shutil.copy(Path(boards.__file__).parent / "data" / "first_journey_usa.toml", tmp_path / "mine.toml"))
    game = played(load_board(own), 2, 1, plays=3)
    with pytest.raises(NoChampionError):
        evaluate_game(game)
    file = tmp_path / "mine.farebox"
    file.write_text(str(game.record()), "utf-8")
    result = run(file, "--board", own)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("farebox: there is no trained champion for First Journey: USA")
    assert result.stderr.count("\n") == 1


def test_several_records_are_not_evaluated_at_once(tmp_path: Path) -> None:
    file = tmp_path / "two.farebox"
    file.write_text(str(Game("new_york", 2, 1).record()) * 2, "utf-8")
    result = run(file)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.endswith("two.farebox: only one record can be evaluated at a time, not 2\n")


def test_one_seats_record_cannot_be_evaluated(tmp_path: Path) -> None:
    file = tmp_path / "veiled.farebox"
    file.write_text(str(Record.seen_by(played("new_york", 2, 1, plays=5), 0)), "utf-8")
    result = run(file)
    assert result.returncode == 2
    assert "only a full record replays" in result.stderr


@pytest.mark.parametrize("name", ["first_seat", "shared_victory", "printed_sentence", "shared_first_journey"])
def test_records_with_other_beginnings_and_ends(name: str) -> None:
    """Another first seat, shared victories, games that begin from a position."""
    game = Record.parse((GOLDEN / f"{name}.farebox").read_text("utf-8")).replay()
    assert len(evaluate_game(game)) == len(game.plays)
