"""Networks against bots and each other, many games at once."""

from __future__ import annotations

import pytest

from farebox import load_board
from farebox.bots.neural.champion import champion_of
from farebox.train.network_match import play_network_match


@pytest.mark.parametrize("seats", [2, 3])
def test_a_network_among_its_like_wins_its_share(seats: int) -> None:
    """Every deal is played from every seat by players who do the same each time: somebody wins it once."""
    board = load_board("new_york")
    outcome = play_network_match(board, champion_of(board, seats), champion_of(board, seats), seats, 20 * seats, 7)
    assert (outcome.games, outcome.win_rate, outcome.error) == (20 * seats, pytest.approx(1 / seats), pytest.approx(0))


def test_the_stronger_wins_more_from_either_side() -> None:
    board = load_board("new_york")
    champion = champion_of(board, 2)
    weak = type(champion)({name: 0 * value for name, value in champion.weights.items()}, champion.facts)
    assert play_network_match(board, champion, weak, 2, 40, 7).win_rate > 0.9
    assert play_network_match(board, weak, champion, 2, 40, 7).win_rate < 0.1
    assert play_network_match(board, champion, "random", 2, 40, 7).win_rate > 0.9
