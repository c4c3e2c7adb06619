"""Results: what is stored about each game, as one row per seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from farebox.arena.contest import Pairing

OF_GAME = ("board", "digest", "seats", "seed", "rotation", "turns", "ending")  # the same in all rows of a game
OF_SEAT = ("seat", "bot", "total", "won", "faults", "problems")
COLUMNS = (*OF_GAME, *OF_SEAT)
LONGEST_PROBLEM = 160  # characters
ResultKey = tuple[str, Pairing]


@dataclass(frozen=True)
class BotFault:
    """A move that a bot failed to make; a random action was played instead."""

    seat: int
    turn: int
    problem: str  # one line

    @classmethod
    def of(cls, seat: int, turn: int, problem: str) -> BotFault:
        line = " ".join(problem.replace("|", "/").split())
        return cls(seat, turn, line if len(line) <= LONGEST_PROBLEM else f"{line[:LONGEST_PROBLEM]}…")

    def __str__(self) -> str:
        return f"{self.turn} {self.problem}"

    @classmethod
    def parse(cls, seat: int, text: str) -> BotFault:
        turn, _, problem = text.partition(" ")
        return cls(seat, int(turn), problem)


@dataclass(frozen=True)
class GameResult:
    """One game that was played."""

    board: str
    digest: str
    pairing: Pairing
    totals: tuple[int, ...]
    winners: tuple[int, ...]  # empty if the game was stopped or abandoned
    turns: int
    ending: str  # "" if the game was stopped
    faults: tuple[BotFault, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.pairing.bots)

    @property
    def key(self) -> ResultKey:
        return self.digest, self.pairing

    @property
    def shares(self) -> tuple[float, ...]:
        """The victory by seat: 1 for a sole winner, ½ each for two, 0 for all if the game was stopped or abandoned."""
        return tuple(1 / len(self.winners) if p in self.winners else 0.0 for p in range(self.seats))

    def rows(self) -> list[list[str]]:
        """One row per seat, with the columns COLUMNS."""
        f = self.pairing
        game = [self.board, self.digest, str(self.seats), str(f.seed), str(f.rotation), str(self.turns), self.ending]
        return [[*game, *self._of_seat(p)] for p in range(self.seats)]

    def _of_seat(self, p: int) -> list[str]:
        faults = [str(fault) for fault in self.faults if fault.seat == p]
        return [str(p), self.pairing.bots[p], str(self.totals[p]), f"{self.shares[p]:.4g}", str(len(faults)), " | ".join(faults)]

    @classmethod
    def from_rows(cls, rows: Sequence[Sequence[str]]) -> GameResult:
        """The game of such rows. Raises ValueError if they are not the rows of one game."""
        if any(len(row) != len(COLUMNS) for row in rows):
            raise ValueError(f"it does not have {len(COLUMNS)} columns")
        cut = len(OF_GAME)
        board, digest, seats, seed, rotation, turns, ending = rows[0][:cut]
        seat, bots, totals, won, _, problems = zip(*(row[cut:] for row in rows), strict=True)
        if any(row[:cut] != rows[0][:cut] for row in rows) or list(map(int, seat)) != list(range(int(seats))):
            raise ValueError("a game has one row per seat, one after the other")
        result = cls(
            board,
            digest,
            Pairing(int(seed), int(rotation), tuple(bots)),
            tuple(map(int, totals)),
            tuple(p for p, share in enumerate(won) if float(share) > 0),
            int(turns),
            ending,
            tuple(BotFault.parse(p, text) for p, said in enumerate(problems) for text in said.split(" | ") if text),
        )
        if [row[cut:] for row in result.rows()] != [list(row[cut:]) for row in rows]:
            raise ValueError("winners or faults do not match")
        return result
