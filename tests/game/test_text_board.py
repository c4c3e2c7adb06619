"""Games and views as text that people can read, and what such a text must not contain."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from farebox import Game, board_names

if TYPE_CHECKING:
    from conftest import At


def test_a_game_as_text_shows_everything(at: At) -> None:
    game = at(
        "board=new_york; turn=9; hand.0=2 red, taxi; hand.1=3 pink; display=red red blue taxi green; known.1=1 pink;"
        "tickets.0=chelsea-brooklyn; tickets.1=times_square-soho; routes.1=chelsea-soho chelsea-greenwich_village.red"
    )
    lines = str(game).splitlines()
    assert lines[0] == "New York, turn 9, seat 0 to act"
    assert lines[1].startswith("display: red red blue taxi green; deck: ")
    assert lines[2:6] == [
        "> seat 0: 15 taxis; 2 red 1 taxi",
        "    tickets: chelsea-brooklyn 8",
        "  seat 1: 8 taxis, 11 points for routes; 3 pink",
        "    tickets: times_square-soho 6",
    ]
    assert sum("1111 pink" in line for line in lines) == 1  # Chelsea – SoHo
    assert any("xxx  green  chelsea – greenwich_village" in line for line in lines)


def test_a_view_as_text_shows_what_the_seat_knows(at: At) -> None:
    game = at(
        "board=new_york; hand.0=2 red, taxi; hand.1=3 pink; known.1=1 pink; display=red red blue taxi green;"
        "tickets.0=chelsea-brooklyn; tickets.1=times_square-soho"
    )
    text = str(game.view(0))
    assert "New York, seat 0's view, turn 1, seat 0 to act" in text
    assert "  seat 1: 15 taxis; 3 cards, known: 1 pink\n    tickets: 1\n" in text
    assert "times_square-soho" not in text
    assert "2 red" not in str(game.view(None))


@pytest.mark.parametrize("name", board_names())
def test_every_moment_is_text_and_hidden_cards_do_not_change_it(name: str) -> None:
    rng, game = Random(4), Game(name, 3, 4)
    while not game.over:
        if len(game.plays) % 7 == 0:
            for seat in (*game.seats, None):
                view = game.view(seat)
                other = Game.from_state(game.board, view.imagine(rng))
                assert str(other.view(seat)) == str(view)
            assert len(str(game).splitlines()) > 20
        game.play(rng.choice(game.legal_actions))
    assert game.ending in str(game).splitlines()[0]
    assert f"won by seat {game.winners[0]}" in str(game)
