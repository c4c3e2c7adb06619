"""Twins: copies of rule functions that call each other's copies."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import FunctionType
from typing import Any

from numba.core.types import literal

from farebox.bots.search.tree import search
from farebox.kernel.twins import Twins, compiler, plain, rule

THREADS = 6


@rule
def double(x: int) -> int:
    return 2 * x


@rule
def double_three_and_four() -> int:
    return double(3) + double(4)


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


def test_a_compiled_rule_is_compiled_once_for_all_constants() -> None:
    compiler().of(double_three_and_four)
    twin = compiler().made[plain(double)]
    for number in (3, 4):
        twin.get_call_template((literal(number),), {})
    assert len(twin.signatures) == 1


def test_a_compiled_rule_that_rules_call_can_be_called_from_python() -> None:
    assert compiler().of(double_three_and_four)() + compiler().of(double)(5) == 24
