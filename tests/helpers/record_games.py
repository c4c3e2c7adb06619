"""Random games and their records, for the tests of records."""

from __future__ import annotations

import random

import pytest

from farebox import Game, Record, RecordError

FJ_POSITION = "board=first_journey_europe; seats=3; completion_cards=2; first_seat=1; hand.1=4 red; seed=5"


def play_on(game: Game, rng: random.Random, plays: int = 1000) -> Game:
    for _ in range(plays):
        if game.over:
            break
        seat = rng.choice(game.to_act)
        game.play(rng.choice(game.view(seat).actions), seat)
    return game


def played(board: str, seats: int, seed: int, plays: int = 1000) -> Game:
    """A random game with options, opening choices in any order of seats."""
    completion_cards = 0 if board == "new_york" else seed % 3
    game = Game(board, seats, seed, first_seat=seed % seats, completion_cards=completion_cards)
    return play_on(game, random.Random(seed), plays)


def broken(text: str, *, verify: bool = True) -> RecordError:
    """How a record fails."""
    with pytest.raises(RecordError) as error:
        Record.parse(text).verify() if verify else Record.parse(text).replay()
    assert "\n" not in str(error.value)
    assert str(error.value) == f"line {error.value.line}: {error.value.problem}"
    return error.value


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)
