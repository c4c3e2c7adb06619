"""PettingZoo's classic games."""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

from others.contender import SEEN, Contender, Play, legal_choice

GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "chess_v6")
STEP = "a decision of an agent; the closing calls for agents that are done are not counted"


def contenders() -> Iterator[Contender]:
    for name in GAMES:
        yield Contender("PettingZoo classic", name, SEEN, STEP, partial(classic, name))


def classic(name: str) -> Play:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return zoo_games(importlib.import_module(f"pettingzoo.classic.{name}").env())


def zoo_games(env: Any) -> Play:
    """The loop of PettingZoo's documentation."""
    rng, seeds = random.Random(1), iter(range(1 << 30))

    def play() -> tuple[int, int]:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(legal_choice(rng, mask))
            steps += 1
        return steps, 1

    return play
