"""Contests: which games are played, and which bots play in which seats.

A block is one seed played at every table in all rotations of the seats, so every bot meets the same cards in every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path

from farebox.boards.board import Board, board_names, load_board
from farebox.bots.base import RULE_BOTS
from farebox.bots.registry import make_bot
from farebox.game.game import SEEDS, Options

GAMES_PER_BATCH = 100  # compiled games handed out together


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    seed: int
    rotation: int
    bots: tuple[str, ...]  # by seat

    @property
    def compiled(self) -> bool:
        """Whether every bot at the table is compiled."""
        return all(bot in RULE_BOTS for bot in self.bots)


@dataclass(frozen=True)
class Contest:
    """Bots that meet on a board. Bots are named by what `make_bot` understands."""

    board: str  # a board of the package, or the path of a file
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    seconds_per_move: float | None = None
    records: bool = False  # also return the records of the games

    def check(self) -> Board:
        """The board. Raises ValueError with one clear line if this contest cannot be played."""
        board = load_board(self.board)
        Options(self.seats, self.seed).check(board)
        if not self.bots or not all(self.bots):
            raise ValueError("name the bots, separated by commas: planner,greedy")
        if twice := next((bot for bot in self.bots if self.bots.count(bot) > 1), None):
            raise ValueError(f"{twice} is named twice; to play a bot against itself, name it alone")
        if self.games < 1:
            raise ValueError(f"there must be at least one game, not {self.games}")
        if self.seed + len(self.seeds) > SEEDS:
            raise ValueError(f"the seeds from {self.seed} on go beyond 2**53")
        if self.seconds_per_move is not None and not self.seconds_per_move > 0:
            raise ValueError(f"seconds per move must be more than 0, not {self.seconds_per_move}")
        for bot in self.bots:
            _try(bot, board, self.seats)
        return board

    def anywhere(self) -> Contest:
        """The same contest with absolute paths, for a process in another folder."""
        return self if self.board in board_names() else replace(self, board=str(Path(self.board).absolute()))

    @cached_property
    def seatings(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The games of a block: (rotation, bots by seat), without duplicates."""
        found: dict[tuple[str, ...], int] = {}
        for table in self.tables:
            for rotation in range(self.seats):
                found.setdefault((*table[rotation:], *table[:rotation]), rotation)
        return tuple((rotation, bots) for bots, rotation in found.items())

    @cached_property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Which bots meet: all of them, repeated to fill the table; or, if there are too many, every combination."""
        if len(self.bots) > self.seats:
            return tuple(combinations(self.bots, self.seats))
        return (tuple(self.bots[i % len(self.bots)] for i in range(self.seats)),)

    @cached_property
    def seeds(self) -> range:
        """Whole blocks, at least as many games as asked for."""
        return range(self.seed, self.seed + -(-self.games // len(self.seatings)))

    def block(self, seed: int) -> list[Pairing]:
        return [Pairing(seed, rotation, bots) for rotation, bots in self.seatings]

    def pairings(self) -> Iterator[Pairing]:
        return (pairing for seed in self.seeds for pairing in self.block(seed))


def batches(pairings: Iterator[Pairing]) -> Iterator[list[Pairing]]:
    """The work a process gets at a time: many compiled games, or one of the others."""
    gathered: list[Pairing] = []
    for pairing in pairings:
        if not pairing.compiled:
            yield [pairing]
            continue
        gathered.append(pairing)
        if len(gathered) == GAMES_PER_BATCH:
            yield gathered
            gathered = []
    if gathered:
        yield gathered


@cache
def _try(spec: str, board: Board, seats: int) -> None:
    """Raise ValueError before the first game if a bot cannot be created or cannot play on this board."""
    try:
        bot = make_bot(spec, 0)
        getattr(bot, "check_board", lambda board, seats: None)(board, seats)
        close(bot)
    except ValueError:
        raise
    except Exception as error:
        raise ValueError(f"bot {spec!r} cannot be created: {type(error).__name__}: {error}") from None


def close(bot: object) -> None:
    """Close a bot that holds resources, such as a program."""
    with suppress(Exception):
        getattr(bot, "close", lambda: None)()
