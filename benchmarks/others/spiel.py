"""OpenSpiel: games in C++ and in Python, played by its own loop and from Python."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from others.contender import BARE, LOOP, SEEN, Contender, Play

COMPILED = ("leduc_poker", "connect_four", "backgammon", "hearts", "gin_rummy")
WRITTEN_IN_PYTHON = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker", "python_team_dominoes")
STEP = "a decision of a player; chance nodes are played and not counted"
SAMPLE = 300  # games, for the mean length


def contenders() -> Iterator[Contender]:
    for name in COMPILED:
        yield Contender("OpenSpiel, C++", name, LOOP, STEP, partial(native_games, name))
        yield Contender("OpenSpiel, C++", name, BARE, STEP, partial(bare_games, name))
        yield Contender("OpenSpiel, C++", name, SEEN, STEP, partial(seen_games, name))
    for name in WRITTEN_IN_PYTHON:
        yield Contender("OpenSpiel, Python", name, BARE, STEP, partial(bare_games, name))
        yield Contender("OpenSpiel, Python", name, SEEN, STEP, partial(seen_games, name))


def load(name: str) -> Any:
    import pyspiel

    if name in WRITTEN_IN_PYTHON:
        from open_spiel.python import games  # noqa: F401 -- registers them
    return pyspiel.load_game(name)


def native_games(name: str, games: int = 20) -> Play:
    """Uniform random bots in the library's own C++ loop, one call per game: the only such loop available from Python."""
    import pyspiel

    game, seeds = load(name), random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]

    def one() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.randrange(1, 1 << 30))
        return state

    length = sum(sum(move.player >= 0 for move in one().full_history()) for _ in range(SAMPLE)) / SAMPLE

    def play() -> tuple[float, int]:
        for _ in range(games):
            one()
        return games * length, games

    return play


def bare_games(name: str) -> Play:
    """Random playouts through the Python interface, without observations."""
    return _games(load(name), lambda state, player: None)


def seen_games(name: str) -> Play:
    """The same, with the acting player's observation before every decision; the list of actions serves as the mask."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = load(name)
    try:
        observer = make_observation(game)
    except (RuntimeError, pyspiel.SpielError):
        observer = None
    if observer is None:  # it has only information states
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    return _games(game, observer.set_from)


def _games(game: Any, look: Callable[[Any, int], None]) -> Play:
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            look(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps, 1

    return play
