"""Executors play the batches: in this process or in several; ray_executor.py, on a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing.util import Finalize
from typing import Any, Protocol

from farebox.arena.contest import Contest, Pairing
from farebox.arena.match import PlayedGame, play_batch
from farebox.arena.roster import Roster

BATCHES_AHEAD = 2  # batches queued for each process

PairingBatches = Iterator[list[Pairing]]


class Executor(Protocol):
    """Plays batches and yields each when it is done, in any order. Closing the iterator stops all work."""

    def play(self, contest: Contest, batches: PairingBatches) -> Iterator[list[PlayedGame]]: ...


class InProcess:
    """Plays in this process."""

    def play(self, contest: Contest, batches: PairingBatches) -> Iterator[list[PlayedGame]]:
        with closing(Roster()) as roster:
            for batch in batches:
                yield play_batch(contest, batch, roster)


class ProcessExecutor:
    """Plays in several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise ValueError(f"there must be at least one process, not {jobs}")
        self.jobs = jobs

    def play(self, contest: Contest, batches: PairingBatches) -> Iterator[list[PlayedGame]]:
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), _begin_worker)
        pending: set[Future[list[PlayedGame]]] = set()
        try:
            while True:
                while len(pending) < BATCHES_AHEAD * self.jobs and (batch := next(batches, None)):
                    pending.add(pool.submit(_play_in_worker, contest, batch))
                if not pending:
                    break
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise ValueError("a process died during a game: a bot ended it, or memory ran out") from None
        finally:
            if pending:
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()
            pool.shutdown(cancel_futures=True)


def running(executor: Executor, contest: Contest, batches: PairingBatches) -> Any:
    """The executor's work as a context manager: leaving it stops whatever is still running."""
    return closing(executor.play(contest, batches))


_roster = Roster()  # of a worker's process


def _play_in_worker(contest: Contest, batch: list[Pairing]) -> list[PlayedGame]:
    return play_batch(contest, batch, _roster)


def _begin_worker() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one handles it. Bots end with their worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_worker)
    Finalize(None, _roster.close, exitpriority=10)


def _end_worker(*_: object) -> None:
    _roster.close()
    os._exit(1)
