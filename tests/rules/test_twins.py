"""Twins: copies of rule functions that call each other's copies."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import FunctionType
from typing import Any

from farebox.bots.search.tree import search
from farebox.kernel.twins import Twins

THREADS = 6


def test_threads_share_twins_and_get_complete_ones() -> None:
    """Two threads of a review ask for the same twins at the same time."""

    def make(copy: FunctionType) -> Any:
        time.sleep(0.0005)  # lets the other threads run
        return copy

    def ask(_: int) -> tuple[Any, list[str]]:
        twin = twins.of(search)
        plain = [
            name for name, value in search.__globals__.items() if hasattr(value, "__rule__") and twin.__globals__[name] is value
        ]
        return twin, plain

    twins = Twins(make)
    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(ask, range(THREADS)))
    assert len({id(twin) for twin, _ in found}) == 1
    assert all(plain == [] for _, plain in found)
