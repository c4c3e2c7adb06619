"""A contest from the first game to the last, or to the decision of a test; what a store already has is not played again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from farebox.arena.contest import Contest, Fixture, batches
from farebox.arena.executors import Crew, stopping
from farebox.arena.result import Result
from farebox.arena.results import Store
from farebox.arena.statistics import Sprt


@dataclass(frozen=True)
class Outcome:
    """What a contest came to: its results in the order of their seeds, up to the decision if a test stopped it."""

    contest: Contest
    results: list[Result]
    sprt: Sprt | None
    seconds: float
    played: int  # games; the others were there


def sprt_of(contest: Contest, low: float, high: float) -> Sprt:
    """The test whether the first bot is stronger than the second."""
    if len(contest.bots) != 2:
        raise ValueError(f"a test is between two bots, not {len(contest.bots)}")
    table = contest.tables[0]
    return Sprt(low, high, table.count(contest.bots[0]), table.count(contest.bots[1]))


def run(
    contest: Contest,
    crew: Crew,
    store: Store | None = None,
    sprt: Sprt | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> Outcome:
    """Play what is missing. `advance` is told how many games are done now."""
    started = time.perf_counter()
    digest = contest.check().digest
    tally = _Tally(contest, sprt)
    if store:
        tally.add([store.results[digest, f] for f in contest.fixtures() if (digest, f) in store.results])
    there = len(tally.done)
    advance(there)
    with stopping(crew, contest, batches(tally.missing())) as work:
        while not tally.decided and (played := next(work, None)) is not None:
            if store:
                store.add(played)
            tally.add([game.result for game in played])
            advance(len(tally.done))
    return Outcome(contest, tally.results(), sprt, time.perf_counter() - started, len(tally.done) - there)


class _Tally:
    """Results as they come in, in any order; the test hears of the blocks in theirs, so it always decides alike."""

    def __init__(self, contest: Contest, sprt: Sprt | None) -> None:
        self.contest, self.sprt = contest, sprt
        self.done: dict[Fixture, Result] = {}
        self.blocks = iter(contest.seeds)
        self.seed = next(self.blocks, None)  # the first block that is not complete

    @property
    def decided(self) -> bool:
        return self.sprt is not None and self.sprt.decision != ""

    def missing(self) -> Iterator[Fixture]:
        there = frozenset(self.done)
        return (fixture for fixture in self.contest.fixtures() if fixture not in there)

    def add(self, results: list[Result]) -> None:
        self.done |= {result.fixture: result for result in results}
        while self.seed is not None and not self.decided:
            block = self.contest.block(self.seed)
            if not all(fixture in self.done for fixture in block):
                break
            if self.sprt:
                self.sprt.add(sum(_share(self.done[f], self.contest.bots[0]) for f in block) / len(block))
            self.seed = next(self.blocks, None)

    def results(self) -> list[Result]:
        last = self.contest.seeds[-1] if self.seed is None else self.seed - 1 if self.decided else self.contest.seeds[-1]
        return [self.done[f] for f in self.contest.fixtures() if f in self.done and f.seed <= last]


def _share(result: Result, bot: str) -> float:
    return sum(share for share, name in zip(result.shares, result.fixture.bots, strict=True) if name == bot)
