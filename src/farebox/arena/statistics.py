"""Statistics: how certain a difference is. Games with the same seed depend on each other, so they count together, as a block."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

RESAMPLES = 2000
GENERATOR_SEED = 2024  # fixed, so that the same results give the same interval
CONFIDENCE = 0.95
ELO = 400 / math.log(10)
MOST_ROUNDS = 20_000
STILL = 1e-11


@dataclass(frozen=True)
class WinRate:
    """A rate with its 95 % interval."""

    rate: float
    low: float
    high: float


def bootstrap(won: Floats, played: Floats) -> list[WinRate]:
    """Rates won/played of each column, with bootstrap intervals over whole blocks (rows).

    A bootstrap cannot see beyond its sample: if a bot won every game, or none, the interval ends at the exact 95 % bound
    instead.
    """
    rows, counts = np.unique(np.hstack([won, played]), axis=0, return_counts=True)  # equal blocks are drawn together
    columns = won.shape[1]
    rng = np.random.default_rng(GENERATOR_SEED)
    blocks = len(won)
    drawn = rng.multinomial(blocks, counts / blocks, size=RESAMPLES) @ rows
    rates = _divided(drawn[:, :columns], drawn[:, columns:])
    edge = (1 - CONFIDENCE) / 2
    low, high = np.nanquantile(rates, [edge, 1 - edge], axis=0)
    if blocks == 1:
        low, high = np.zeros_like(low), np.ones_like(high)  # one block says nothing about the spread
    middle = _divided(won.sum(axis=0), played.sum(axis=0))
    alike = (1 - CONFIDENCE) ** (1 / np.maximum(1, (played > 0).sum(axis=0)))
    low, high = np.where(middle == 1, alike, low), np.where((middle == 0) & (played.sum(axis=0) > 0), 1 - alike, high)
    return [WinRate(*map(float, three)) for three in zip(middle, low, high, strict=True)]


def _divided(won: Floats, played: Floats) -> Floats:
    return np.divide(won, played, out=np.zeros_like(won, dtype=np.float64), where=played > 0)


class Ratings:
    """Elo by the Bradley-Terry model; with three and four seats by Luce's extension: a seat wins in proportion to its strength.

    For two players it is exactly 400 log10(w / (1 - w)). If a bot has only won or only lost, that is infinite,
    so every pair that met is given one more game, which both share.
    """

    def __init__(self) -> None:
        self.tables: dict[tuple[str, ...], dict[str, float]] = {}

    def add(self, bots: Sequence[str], shares: Sequence[float]) -> None:
        """Add a game: the bots and their shares of the victory, by seat."""
        if len(set(bots)) < 2:
            return
        won = self.tables.setdefault(tuple(sorted(bots)), dict.fromkeys(bots, 0.0))
        for bot, share in zip(bots, shares, strict=True):
            won[bot] += share

    def elo(self, anchor: str) -> dict[str, float]:
        """Elo of all bots connected to the anchor by games; the anchor's is 0."""
        tables = {bots: dict(won) for bots, won in self.tables.items()}
        if not self._bounded():
            for met in {pair for bots in self.tables for pair in _pairs(bots)}:
                won = tables.setdefault(met, dict.fromkeys(met, 0.0))
                for bot in met:
                    won[bot] += 0.5
        reached = _reachable({bot: set(met) for bot, met in self._met(both_ways=True).items()}, anchor)
        if len(reached) < 2:
            return {anchor: 0.0}
        names = sorted(reached)
        strengths = _luce(names, {bots: won for bots, won in tables.items() if bots[0] in reached})
        return {name: ELO * float(strengths[i] - strengths[names.index(anchor)]) for i, name in enumerate(names)}

    def _met(self, both_ways: bool) -> dict[str, set[str]]:
        """Which bot won, at least shared, against which; or just which met."""
        found: dict[str, set[str]] = {bot: set() for bots in self.tables for bot in bots}
        for bots, won in self.tables.items():
            for winner in won:
                if both_ways or won[winner] > 0:
                    found[winner] |= set(bots) - {winner}
        return found

    def _bounded(self) -> bool:
        """Whether a chain of victories leads from every bot to every other it is connected to."""
        met, beat = self._met(both_ways=True), self._met(both_ways=False)
        return all(_reachable(beat, bot) == _reachable(met, bot) for bot in met)


def _pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    names = sorted(set(bots))
    return [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]


def _reachable(ways: Mapping[str, set[str]], start: str) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        new = ways.get(todo.pop(), set()) - found
        found |= new
        todo += new
    return found


def _luce(names: list[str], tables: Mapping[tuple[str, ...], Mapping[str, float]]) -> Floats:
    """Logarithms of the maximum-likelihood strengths (Hunter's MM algorithm)."""
    seats = np.array([[bots.count(name) for name in names] for bots in tables], np.float64)
    won = np.array([[wins.get(name, 0.0) for name in names] for wins in tables.values()], np.float64)
    games, wins = won.sum(axis=1), won.sum(axis=0)
    strength = np.ones(len(names))
    for _ in range(MOST_ROUNDS):
        new = wins / (seats.T @ (games / (seats @ strength)))
        new /= np.exp(np.log(new).mean())
        change = np.abs(np.log(new / strength)).max()
        strength = new
        if change < STILL:
            break
    result: Floats = np.log(strength)
    return result


def expected_share(elo: float, mine: int = 1, theirs: int = 1) -> float:
    """The expected share of victories of a bot that is `elo` stronger and has `mine` of the seats."""
    return mine / (mine + theirs * 10 ** (-elo / 400))


@dataclass
class Sprt:
    """A sequential probability ratio test: is a bot's lead over another nearer to `low` or to `high` Elo?

    It runs block by block, with the normal approximation to a block's mean and 5 % error either way. `decision` is "low", "high",
    or "" while undecided.
    """

    low: float
    high: float
    mine: int = 1  # seats of the first bot at the table
    theirs: int = 1
    blocks: int = 0
    decision: str = ""
    _sum: float = field(default=0.0, repr=False)
    _squares: float = field(default=0.0, repr=False)

    ERROR = 0.05
    BOUND = math.log((1 - ERROR) / ERROR)
    FEWEST = 24  # blocks: with fewer, the variance is too uncertain to keep the promised error rate

    def __post_init__(self) -> None:
        if not (math.isfinite(self.low) and math.isfinite(self.high) and self.low < self.high):
            raise ValueError(f"the bounds of a test must be two Elo numbers, the lower first, not {self.low:g},{self.high:g}")

    def add(self, share: float) -> str:
        """Add the first bot's mean share of victories in a block. Returns the decision, if there is one now."""
        if self.decision:
            return self.decision
        self.blocks += 1
        self._sum += share
        self._squares += share * share
        if self.blocks >= self.FEWEST and abs(self.ratio) >= self.BOUND:
            self.decision = "high" if self.ratio > 0 else "low"
        return self.decision

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if self.blocks == 0:
            return 0.0
        at_low, at_high = (expected_share(elo, self.mine, self.theirs) for elo in (self.low, self.high))
        mean = self._sum / self.blocks
        spread = self._squares - self.blocks * mean * mean
        variance = (spread + 0.25) / (self.blocks + 1)  # as if with one more block of the greatest variance: never 0
        return self.blocks * (at_high - at_low) * (2 * mean - at_low - at_high) / (2 * variance)

    def summary(self) -> dict[str, Any]:
        bounds = {"low": self.low, "high": self.high}
        return {**bounds, "decision": self.decision, "blocks": self.blocks, "ratio": round(self.ratio, 3)}
