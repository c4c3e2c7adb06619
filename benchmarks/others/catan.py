"""catanatron, the board game of islands and settlers in Python, with its own random players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from others.contender import BARE, SEEN, Contender, Play

STEP = "an action of a player: rolling the dice, building, trading, ending the turn"


def contenders() -> Iterator[Contender]:
    for players in (2, 4):
        yield Contender("catanatron", f"Catan, {players} players", BARE, STEP, partial(random_games, players))
    yield Contender("catanatron_gym", "Catan", SEEN, STEP, gymnasium_is_old)


def gymnasium_is_old() -> Play:
    raise ImportError("catanatron_gym needs gymnasium 0.29, which goes with neither Farebox nor PettingZoo here")


def random_games(players: int) -> Play:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colors, seeds = list(Color)[:players], iter(range(1, 1 << 30))

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in colors], seed=next(seeds))
        game.play()
        return len(game.state.actions), 1

    return play
