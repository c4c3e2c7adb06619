"""What is measured: a contender that plays at random, and how long that takes."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Play = Callable[[], tuple[float, float]]  # plays a little; returns the numbers of steps and games

PAUSE = 0.05  # seconds, for threads that are still finishing

LOOP = "whole games in compiled code"
BARE = "from Python"
SEEN = "from Python, mask and observation each step"
LOCKSTEP = "lock step, masks and observations each step"


@dataclass(frozen=True)
class Contender:
    """A game of a library, played in one way. `make` prepares it, which is not timed."""

    library: str
    game: str
    how: str
    step: str  # what counts as one step
    make: Callable[[], Play]
    batch: int = 1
    threads: int = 1

    def names(self) -> dict[str, Any]:
        keys = ("library", "game", "how", "step", "batch", "threads")
        return {key: getattr(self, key) for key in keys}


class Measured:
    """A contender that is ready, and its figures so far."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.play = contender.make()
        self.steps_rates: list[float] = []
        self.games_rates: list[float] = []
        self.shares: list[float] = []  # share of the wall time in which the process had the CPU
        self.play()  # the first call may compile or fill caches
        start = time.process_time()
        steps, _ = self.play()
        self.call = time.process_time() - start
        self.pace = self.call / steps  # seconds per step

    def run(self, seconds: float, clock: Callable[[], float] = time.process_time) -> None:
        """One round: play for at least this many seconds, after a pause and a warm-up call."""
        time.sleep(PAUSE)
        if self.call < seconds:
            self.play()
        steps = games = 0.0
        wall, cpu, start = time.perf_counter(), time.process_time(), clock()
        while (spent := clock() - start) < seconds or not spent:
            more = self.play()
            steps, games = steps + more[0], games + more[1]
        self.steps_rates.append(steps / spent)
        self.games_rates.append(games / spent)
        self.shares.append((time.process_time() - cpu) / (time.perf_counter() - wall))

    def figures(self) -> dict[str, Any]:
        rates = self.steps_rates
        return {
            **self.contender.names(),
            "steps_per_s": three_digits(statistics.median(rates)),
            "low": three_digits(min(rates)),
            "high": three_digits(max(rates)),
            "games_per_s": three_digits(statistics.median(self.games_rates)),
            "rounds": len(rates),
            "processor_share": round(statistics.median(self.shares), 2),
        }


def three_digits(rate: float) -> float:
    return float(f"{rate:.3g}")


def legal_choice(rng: random.Random, mask: Any) -> int:
    """A uniformly random action allowed by the mask; used for every environment that provides a mask."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.randrange(len(legal))])
