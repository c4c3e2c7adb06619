"""Games as a researcher uses them: from a state, play by play, as keys of a table, and many records in one file."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from farebox import Game, Position, Record, RecordError, board_names


def played(name: str, seed: int, plays: int = 1000) -> Game:
    rng, game = Random(seed), Game(name, 2, seed)
    while not game.over and len(game.plays) < plays:
        game.play(rng.choice(game.legal_actions))
    return game


@pytest.mark.parametrize("name", board_names())
def test_a_game_goes_on_from_a_state(name: str) -> None:
    game = played(name, 3, 12)
    other = Game.from_state(game.board, game.state)
    assert other.state == game.state
    assert other.plays == []
    action = game.legal_actions[0]
    assert [event.to_dict() for event in other.play(action)] == [event.to_dict() for event in game.play(action)]
    assert other.state == game.state
    assert other.record().replay().state == game.state


def test_a_game_from_an_imagined_state_shows_its_seat_the_same_view() -> None:
    view = played("new_york", 5, 20).view(0)
    imagined = Game.from_state(view.board, view.imagine(Random(1)))
    assert imagined.view(0).to_dict() == view.to_dict()
    assert Position.parse(str(imagined.position())).state() == imagined.state


@pytest.mark.parametrize("name", board_names())
def test_the_history_has_the_game_before_and_after_every_play(name: str) -> None:
    game = played(name, 1)
    steps = list(game.history())
    assert [step.play for step in steps] == game.plays
    assert steps[0].before.plays == []
    assert steps[-1].after.state == game.state
    assert all(step.before.state == step.play.before for step in steps)
    for step, later in pairwise(steps):
        assert step.after.state == later.before.state
        again = step.before.copy()
        again.play(step.play.action, step.play.seat)
        assert again.state == step.after.state
    assert len(game.plays) == len(steps)


def test_a_game_without_plays_has_no_history() -> None:
    assert list(Game("new_york", 2, 1).history()) == []


def test_equal_positions_have_equal_keys_and_different_ones_do_not() -> None:
    game = played("first_journey_europe", 1)
    keys = {step.after.key() for step in game.history()}
    assert len(keys) == len(game.plays)
    assert game.key() == game.copy().key() == game.record().replay().key()
    assert Game("first_journey_usa", 2, 1).key()[:6] != game.key()[:6]


def test_keys_are_the_same_on_every_machine() -> None:
    assert Game("new_york", 2, 1).key().hex().startswith(Game("new_york", 2, 9).board.digest)
    assert len({len(Game(name, seats, 1).key()) for name in board_names() for seats in (2, 4)}) == 1


def test_many_records_in_one_file(tmp_path: Path) -> None:
    records = [played(name, seed).record() for name in board_names() for seed in (1, 2)]
    file = tmp_path / "games.farebox"
    file.write_text("".join(f"# {n}\n\n{record}" for n, record in enumerate(records)), encoding="utf-8")
    assert list(Record.read_all(file)) == list(Record.read_all(str(file))) == records
    with file.open(encoding="utf-8") as lines:
        assert list(Record.read_all(lines)) == records
    assert Record.parse(io.StringIO(str(records[0]))) == Record.parse(str(records[0])) == records[0]
    turn = records[-1].turns[0]  # New York starts with a choice of tickets
    assert (turn.turn, turn.seat, turn.plays[0].split()[0]) == (0, 0, "keep")


def test_an_error_names_the_line_of_the_file() -> None:
    good = str(played("new_york", 1).record())
    bad = good.replace("seats 2", "seats two")
    wrong = next(n for n, line in enumerate((good + bad).splitlines(), 1) if line == "seats two")
    reading = Record.read_all(io.StringIO(good + bad))
    assert str(next(reading)) == good
    with pytest.raises(RecordError, match=f"^line {wrong}: cannot read 'two'"):
        next(reading)
    with pytest.raises(RecordError, match=r"^line 1: a record starts with"):
        next(Record.read_all(io.StringIO("")))
    with pytest.raises(RecordError, match="nothing may follow the result"):
        Record.parse(good + good)
