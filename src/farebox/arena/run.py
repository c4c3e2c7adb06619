"""Runs a contest to its last game, or until a test decides; games already in a store are not played again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from farebox.arena.contest import Contest, Pairing, batches
from farebox.arena.executors import Executor, running
from farebox.arena.result import GameResult
from farebox.arena.results import ResultStore
from farebox.arena.statistics import Sprt


@dataclass(frozen=True)
class ContestResult:
    """The results of a contest ordered by seed, up to the decision if a test stopped it."""

    contest: Contest
    results: list[GameResult]
    sprt: Sprt | None
    seconds: float
    played: int  # games; the others were in the store


def sprt_of(contest: Contest, low: float, high: float) -> Sprt:
    """A test of whether the first bot is stronger than the second."""
    if len(contest.bots) != 2:
        raise ValueError(f"a test needs two bots, not {len(contest.bots)}")
    table = contest.tables[0]
    return Sprt(low, high, table.count(contest.names[0]), table.count(contest.names[1]))


def run(
    contest: Contest,
    executor: Executor,
    store: ResultStore | None = None,
    sprt: Sprt | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> ContestResult:
    """Play the games that are missing. `advance` is called with the number of games done."""
    started = time.perf_counter()
    digest = contest.check().digest
    progress = _Progress(contest, sprt)
    if store:
        progress.add([store.results[digest, f] for f in contest.pairings() if (digest, f) in store.results])
    there = len(progress.done)
    advance(there)
    with running(executor, contest, batches(contest, progress.missing())) as work:
        while not progress.decided and (played := next(work, None)) is not None:
            if store:
                store.add(played)
            progress.add([game.result for game in played])
            advance(len(progress.done))
    return ContestResult(contest, progress.results(), sprt, time.perf_counter() - started, len(progress.done) - there)


class _Progress:
    """Collects results in any order; the test gets the blocks in order, so its decision does not depend on timing."""

    def __init__(self, contest: Contest, sprt: Sprt | None) -> None:
        self.contest, self.sprt = contest, sprt
        self.done: dict[Pairing, GameResult] = {}
        self.blocks = iter(contest.seeds)
        self.seed = next(self.blocks, None)  # the first block that is not complete

    @property
    def decided(self) -> bool:
        return self.sprt is not None and self.sprt.decision != ""

    def missing(self) -> Iterator[Pairing]:
        there = frozenset(self.done)
        return (pairing for pairing in self.contest.pairings() if pairing not in there)

    def add(self, results: list[GameResult]) -> None:
        self.done |= {result.pairing: result for result in results}
        while self.seed is not None and not self.decided:
            block = self.contest.block(self.seed)
            if not all(pairing in self.done for pairing in block):
                break
            if self.sprt:
                self.sprt.add(sum(_share(self.done[f], self.contest.names[0]) for f in block) / len(block))
            self.seed = next(self.blocks, None)

    def results(self) -> list[GameResult]:
        last = self.contest.seeds[-1] if self.seed is None else self.seed - 1 if self.decided else self.contest.seeds[-1]
        return [self.done[f] for f in self.contest.pairings() if f in self.done and f.seed <= last]


def _share(result: GameResult, bot: str) -> float:
    return sum(share for share, name in zip(result.shares, result.pairing.bots, strict=True) if name == bot)
