"""Two threads for a review: matrices and compiled rules, which take most of its time, do not block each other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager

from farebox.bots.neural.one_thread import one_thread
from farebox.rules.running.compiled import compiled_rules

MOST_THREADS = 2  # more gain little, and a server has other work


@contextmanager
def two_threads() -> Iterator[Executor]:
    """Threads for judging, fewer on a machine with one core. What has not begun at the end is dropped."""
    compiled_rules()  # once, before the threads start
    pool = ThreadPoolExecutor(min(MOST_THREADS, os.cpu_count() or 1))
    try:
        with one_thread():
            yield pool
    finally:
        pool.shutdown(cancel_futures=True)
