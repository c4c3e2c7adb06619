"""Farebox itself: compiled random games, games in lock step, and the single environments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

from farebox.boards.board import board_names, load_board
from farebox.envs.batch import Batch
from farebox.kernel.fields import to_record
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import State
from others.contender import BARE, LOCKSTEP, LOOP, SEEN, Contender, Play, legal_choice
from others.spiel import bare_games, seen_games
from others.zoo import zoo_games

SEATS = 2
NAMES = {"new_york": "New York", "first_journey_europe": "First Journey: Europe", "first_journey_usa": "First Journey: USA"}
STEP = "a decision: a card, a route, a payment where there is a choice, tickets; drawing is part of it"
AGENT_STEP = "a decision of the agent, and all of the opponent's until its next"
EMPTY_STEP = "a call of step that changes nothing but whose turn it is"
SIZES = (1, 16, 64, 256, 1024, 4096, 16384, 65536)
SAMPLE = 20_000  # games, for the mean length


def contenders() -> Iterator[Contender]:
    for board in board_names():
        yield Contender("Farebox", NAMES[board], LOOP, STEP, partial(compiled_games, board))
        sizes = SIZES if board == "new_york" else (1024,)
        for games in sizes:
            yield Contender("Farebox", NAMES[board], LOCKSTEP, STEP, partial(lockstep, board, games), games)
    name = "python_farebox_new_york"
    yield Contender("Farebox, PettingZoo", NAMES["new_york"], SEEN, STEP, own_zoo)
    yield Contender("Farebox, PettingZoo raw_env", NAMES["new_york"], SEEN, STEP, own_raw_zoo)
    yield Contender("PettingZoo, an empty environment", "none", SEEN, EMPTY_STEP, empty_zoo)
    yield Contender("Farebox, OpenSpiel", NAMES["new_york"], BARE, STEP, partial(own_spiel, bare_games, name))
    yield Contender("Farebox, OpenSpiel", NAMES["new_york"], SEEN, STEP, partial(own_spiel, seen_games, name))
    yield Contender("Farebox, Gymnasium", NAMES["new_york"], SEEN, AGENT_STEP, partial(own_gym, "NewYork", "random"))
    for board, short in (("new_york", "NewYork"), ("first_journey_europe", "FirstJourneyEurope")):
        make = partial(own_gym, short, "planner")
        yield Contender("Farebox, Gymnasium, against the planner", NAMES[board], SEEN, AGENT_STEP, make)


def threaded(threads: tuple[int, ...] = (1, 2), sizes: tuple[int, ...] = (1024, 16384, 65536)) -> Iterator[Contender]:
    """Batches on one core and on more."""
    for games in sizes:
        for n in threads:
            make = partial(lockstep, "new_york", games, n)
            yield Contender("Farebox", NAMES["new_york"], LOCKSTEP, STEP, make, games, n)


def mean_length(board: str) -> float:
    boards, states = to_record(board_numbers(load_board(board))), to_record(State())
    return int(compiled_rules().random_games(boards, states, SEATS, 1, SAMPLE)) / SAMPLE


def compiled_games(board: str, games: int = 1000) -> Play:
    boards, states = to_record(board_numbers(load_board(board))), to_record(State())
    rules, seeds = compiled_rules(), random.Random(1)

    def play() -> tuple[int, int]:
        return int(rules.random_games(boards, states, SEATS, seeds.randrange(1 << 50), games)), games

    return play


def lockstep(board: str, games: int, threads: int = 1) -> Play:
    batch, length = Batch(board, SEATS, games, seed=1, threads=threads), mean_length(board)
    batch.reset()
    repeat = max(1, 4096 // games)

    def play() -> tuple[int, float]:
        for _ in range(repeat):
            batch.step(batch.random_actions())
        return repeat * games, repeat * games / length

    return play


def own_zoo() -> Play:
    from farebox.envs import pettingzoo

    return zoo_games(pettingzoo.env("new_york", SEATS, compiled=True))


def own_raw_zoo() -> Play:
    from farebox.envs import pettingzoo

    return zoo_games(pettingzoo.raw_env("new_york", SEATS, compiled=True))


def empty_zoo() -> Play:
    """What PettingZoo itself costs: two agents in turn, and arrays that are always the same, in the wrappers of `env`."""
    from others.empty import empty_env

    return zoo_games(empty_env())


def own_spiel(way: Any, name: str) -> Play:
    import farebox.envs.openspiel  # noqa: F401 -- registers the games

    play: Play = way(name)
    return play


def own_gym(board: str, opponent: str) -> Play:
    import gymnasium

    import farebox.envs.gymnasium  # noqa: F401 -- registers the environments

    env = gymnasium.make(f"farebox/{board}-v0", opponents=[opponent], compiled=True)
    rng, seeds = random.Random(1), iter(range(1 << 30))

    def play() -> tuple[int, int]:
        _, info = env.reset(seed=next(seeds))
        steps, over = 0, False
        while not over:
            _, _, terminated, truncated, info = env.step(legal_choice(rng, info["action_mask"]))
            steps, over = steps + 1, terminated or truncated
        return steps, 1

    return play
