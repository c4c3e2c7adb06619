"""The report of a load test: how much was played, how long it took, and what was wrong."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

PERCENTILES = (50, 90, 95, 99, 99.9)
BARS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)  # milliseconds
BAR_WIDTH = 50


@dataclass
class Report:
    pace: float = 2.0
    measuring: bool = False
    began: float = 0.0
    seconds: float = 0.0
    opened: int = 0
    live: int = 0  # games now
    most: int = 0  # highest number of games at once
    games: int = 0  # finished
    actions: int = 0  # accepted
    measured: int = 0  # accepted during the measurement
    messages: int = 0
    cuts: int = 0  # connections lost or not established
    retries: int = 0  # repeated REST calls
    screens: list[float] = field(default_factory=list)  # seconds from an action to a screen
    answers: list[float] = field(default_factory=list)  # seconds from an action to its answer
    refused: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    accepted: dict[str, list[tuple[int, str]]] = field(default_factory=dict)  # by table

    def measure(self) -> None:
        self.measuring, self.began = True, time.perf_counter()

    def stop(self) -> None:
        self.measuring, self.seconds = False, time.perf_counter() - self.began

    def seen(self, seconds: float) -> None:
        if self.measuring:
            self.screens.append(seconds)

    def answered(self, seconds: float) -> None:
        self.actions += 1
        if self.measuring:
            self.measured += 1
            self.answers.append(seconds)
            self.most = max(self.most, self.live)

    def data(self) -> dict[str, Any]:
        """The report as JSON data; times in milliseconds."""
        return {
            "games_at_once": self.most,
            "games_finished": self.games,
            "seconds": round(self.seconds, 1),
            "actions": self.actions,
            "actions_per_s": round(self.measured / self.seconds, 1) if self.seconds else 0.0,
            "messages": self.messages,
            "screen_ms": percentiles(self.screens),
            "answer_ms": percentiles(self.answers),
            "connections_lost": self.cuts,
            "requests_repeated": self.retries,
            "refused": dict(self.refused),
            "records_verified": len(self.accepted),
            "wrong": len(self.wrong),
            "what": self.wrong[:20],
        }

    def plot(self) -> list[str]:
        """A histogram of how long actions took to reach a screen."""
        counts: Counter[int] = Counter(_step(1000 * seconds) for seconds in self.screens)
        if not counts:
            return []
        most = max(counts.values())
        rows = range(min(counts), max(counts) + 1)
        return [_bar(i, counts[i], most) for i in rows]


def _step(milliseconds: float) -> int:
    return next((i for i, step in enumerate(BARS) if milliseconds <= step), len(BARS))


def _bar(i: int, count: int, most: int) -> str:
    name = f"≤ {BARS[i]:>5} ms" if i < len(BARS) else f"> {BARS[-1]:>5} ms"
    return f"{name} {'█' * round(BAR_WIDTH * count / most):<{BAR_WIDTH}} {count:,}"


def percentiles(values: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not values:
        return {}
    ordered = sorted(values)
    last = len(ordered) - 1
    found = {f"p{p:g}": round(1000 * ordered[min(last, int(p / 100 * len(ordered)))], 1) for p in PERCENTILES}
    return {**found, "max": round(1000 * ordered[last], 1)}
