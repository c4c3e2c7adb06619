"""Contests: which games are played, and which bots play in which seats.

A block is one seed played at every table in all rotations of the seats, so every bot meets the same cards in every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import cast

from farebox.arena.roster import BotFailure, close
from farebox.boards.board import Board, board_names, load_board
from farebox.bots.base import RULE_BOTS
from farebox.bots.registry import check_bot, files_of, is_own, make_bot, split_alias, with_absolute_path
from farebox.game.game import SEEDS, Options

GAMES_PER_BATCH = 100  # compiled games handed out together


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    seed: int
    rotation: int
    bots: tuple[str, ...]  # their names, by seat


@dataclass(frozen=True)
class Contest:
    """Bots that meet on a board. A bot is what `make_bot` understands, or `name=` and that."""

    board: str  # a board of the package, or the path of a file
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    seconds_per_move: float | None = None
    records: bool = False  # also return the records of the games
    keep_going: bool = False  # count the moves that bots fail to make, instead of stopping at the first
    folder: Path = field(default_factory=Path.cwd, compare=False)  # where paths of the board and of bots start
    resolved: tuple[tuple[str, str], ...] = field(default=(), compare=False)  # what makes each bot, if `moved` has said so

    def check(self) -> Board:
        """The board. Raises ValueError with one clear line if this contest cannot be played."""
        board = self.load_board()
        Options(self.seats, self.seed).check(board)
        if not self.bots or not all(self.bots):
            raise ValueError("name the bots, separated by commas: planner,greedy")
        if twice := next((name for name in self.names if self.names.count(name) > 1), None):
            raise ValueError(f"{twice} is named twice; to play a bot against itself, name it alone")
        if self.games < 1:
            raise ValueError(f"there must be at least one game, not {self.games}")
        if self.seeds.stop > SEEDS:
            raise ValueError(f"the seeds from {self.seed} on go beyond 2**53")
        if self.seconds_per_move is not None and not self.seconds_per_move > 0:
            raise ValueError(f"seconds per move must be more than 0, not {self.seconds_per_move}")
        for spec in self.specs.values():
            _check(spec, board, self.seats)
        return board

    def load_board(self) -> Board:
        return load_board(self.board if self.board in board_names() else str(self.folder / self.board))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the bots, in tables and results."""
        return tuple(split_alias(bot)[0] for bot in self.bots)

    @cached_property
    def labels(self) -> dict[str, str]:
        """What people read in place of each name: the name that a bot of theirs gives itself, unless another bot has it too."""
        own = {
            name: name if name != bot else _own_name(self.specs[name]) or name
            for name, bot in zip(self.names, self.bots, strict=True)
        }
        shared = Counter(own.values())
        return {name: label if label == name or shared[label] == 1 else f"{label} ({name})" for name, label in own.items()}

    @cached_property
    def specs(self) -> dict[str, str]:
        """What makes each bot, by name, with absolute paths."""
        if self.resolved:
            return dict(self.resolved)
        return {name: with_absolute_path(spec, self.folder) for name, spec in map(split_alias, self.bots)}

    @property
    def files(self) -> set[Path]:
        """The files that board and bots consist of."""
        board = set() if self.board in board_names() else {self.folder / self.board}
        return board.union(*(files_of(spec) for spec in self.specs.values()))

    def moved(self, paths: Mapping[str, str]) -> Contest:
        """The same contest with absolute paths, some of them replaced: for another machine."""

        def here(text: str) -> str:
            for path in sorted(paths, key=len, reverse=True):
                text = text.replace(path, paths[path])
            return text

        board = self.board if self.board in board_names() else here(str(self.folder / self.board))
        return replace(self, board=board, resolved=tuple((name, here(spec)) for name, spec in self.specs.items()))

    def kinds(self, pairing: Pairing) -> list[int] | None:
        """The bots of a game as numbers for the compiled match, or None if one is of another kind."""
        kinds = [RULE_BOTS.get(self.specs[name]) for name in pairing.bots]
        return None if None in kinds else cast(list[int], kinds)

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
        if len(self.names) > self.seats:
            return tuple(combinations(self.names, self.seats))
        return (tuple(self.names[i % len(self.names)] for i in range(self.seats)),)

    @cached_property
    def seeds(self) -> range:
        """Whole blocks, at least as many games as asked for."""
        return range(self.seed, self.seed + -(-self.games // len(self.seatings)))

    def block(self, seed: int) -> list[Pairing]:
        return [Pairing(seed, rotation, bots) for rotation, bots in self.seatings]

    def pairings(self) -> Iterator[Pairing]:
        return (pairing for seed in self.seeds for pairing in self.block(seed))


def batches(contest: Contest, pairings: Iterator[Pairing]) -> Iterator[list[Pairing]]:
    """The work a process gets at a time: many compiled games, or one of the others."""
    gathered: list[Pairing] = []
    for pairing in pairings:
        if contest.kinds(pairing) is None:
            yield [pairing]
            continue
        gathered.append(pairing)
        if len(gathered) == GAMES_PER_BATCH:
            yield gathered
            gathered = []
    if gathered:
        yield gathered


@cache
def _check(spec: str, board: Board, seats: int) -> None:
    """Raise ValueError before the first game if a bot does not exist or cannot play on this board."""
    try:
        check_bot(spec, board, seats)
    except ValueError:
        raise
    except Exception as error:
        raise BotFailure.of(f"bot {spec!r} cannot be loaded: ", error) from None


def _own_name(spec: str) -> str:
    """The name that a bot outside the package gives itself; "" for others, and if the bot cannot be created."""
    if not is_own(spec):
        return ""
    try:
        bot = make_bot(spec)
    except (Exception, SystemExit):  # its games say why
        return ""
    close(bot)
    return " ".join(bot.name.split())
