"""Results: what is stored about each game, as one row."""

from __future__ import annotations

from dataclasses import dataclass

from farebox.arena.contest import Pairing

COLUMNS = ("board", "digest", "seats", "seed", "rotation", "bots", "totals", "winners", "turns", "ending", "faults")
LONGEST_PROBLEM = 160  # characters
Key = tuple[str, Pairing]


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
        return f"{self.seat}@{self.turn} {self.problem}"

    @classmethod
    def parse(cls, text: str) -> BotFault:
        place, _, problem = text.partition(" ")
        seat, _, turn = place.partition("@")
        return cls(int(seat), int(turn), problem)


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
    def key(self) -> Key:
        return self.digest, self.pairing

    @property
    def shares(self) -> tuple[float, ...]:
        """The victory by seat: 1 for a sole winner, ½ each for two, 0 for all if the game was stopped or abandoned."""
        return tuple(1 / len(self.winners) if p in self.winners else 0.0 for p in range(self.seats))

    def row(self) -> list[str]:
        f = self.pairing
        table = [self.board, self.digest, str(self.seats), str(f.seed), str(f.rotation), ",".join(f.bots)]
        end = [" ".join(map(str, self.totals)), " ".join(map(str, self.winners)), str(self.turns), self.ending]
        return [*table, *end, " | ".join(map(str, self.faults))]

    @classmethod
    def from_row(cls, row: list[str]) -> GameResult:
        """Raises ValueError if it is not such a row."""
        board, digest, seats, seed, rotation, bots, totals, winners, turns, ending, faults = row
        result = cls(
            board,
            digest,
            Pairing(int(seed), int(rotation), tuple(bots.split(","))),
            tuple(map(int, totals.split())),
            tuple(map(int, winners.split())),
            int(turns),
            ending,
            tuple(BotFault.parse(text) for text in faults.split(" | ") if text),
        )
        if not result.seats == len(result.totals) == int(seats) or any(p not in range(result.seats) for p in result.winners):
            raise ValueError("seats, bots, totals and winners do not match")
        return result
