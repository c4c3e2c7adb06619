"""What a training run is: every number that decides what comes out, stored with the weights."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Self

WHOLE_NUMBERS = ("steps", "turns", "width", "blocks", "batch", "epochs", "slots")
POSITIVE = ("seconds", "rate", "rate_end", "clip", "entropy", "entropy_end", "unit", "snapshot", "force_until")
SHARES = (
    *("decay", "pool", "exploiters", "planners", "planners_from", "copying"),
    *("others", "force_keep", "force_tickets", "force_hold"),
)


@dataclass(frozen=True)
class Config:
    """Times are in seconds, shares and schedules in parts of the whole. `a_end` is what `a` goes to."""

    board: str = "new_york"
    seed: int = 1
    seconds: float = 540.0
    device: str = "cuda"
    games: tuple[int, int, int] = (40_960, 12_288, 12_288)  # tables of 2, 3 and 4 seats in lock step
    steps: int = 32  # in each of them between two updates
    turns: int = 300  # of the longest game
    width: int = 512
    blocks: int = 2
    batch: int = 32_768
    epochs: int = 1
    rate: float = 6e-4
    rate_end: float = 1e-5
    clip: float = 0.2
    decay: float = 0.95  # lambda of the advantages
    entropy: float = 0.02
    entropy_end: float = 0.001
    unit: float = 10.0  # points (tickets) that count as one in the margin
    margin: float = 0.5  # weight of the margin
    margin_end: float = 0.1
    win: float = 0.6  # weight of winning
    win_end: float = 2.0
    others: float = 0.5  # weight of the others' points in the margin, at first; 1 after a sixth of the time
    pool: float = 0.25  # share of the games against earlier selves
    slots: int = 3  # of them at the same time
    snapshot: float = 15.0
    exploiters: float = 0.0  # share of the games of two seats against a network that learns only how to beat this one
    exploiter: str = ""  # weights it starts from; those of `start` without
    planners: float = 0.0  # share of the games against planners
    planners_from: float = 0.0  # part of the time after which they come
    copying: float = 0.0  # part of the time, at first, in which their games are all theirs and what they do is copied
    force_keep: float = 0.15  # tickets kept at random, to 0
    force_tickets: float = 0.01  # tickets drawn against the policy, to 0
    force_hold: float = 0.0  # share of the games whose tickets stay as they are, to 0
    force_until: float = 0.85
    against: str = ""  # weights of a fixed opponent in all games: training is for a best response to it
    start: str = ""  # weights to start from
    rivals: str = ""  # weights, commas between them, that stay among the earlier selves

    def check(self) -> None:
        """ValueError, one line, about what nobody can train with."""
        for name in WHOLE_NUMBERS:
            if getattr(self, name) < 1:
                raise ValueError(f"{name} is 1 at least, not {getattr(self, name)}")
        for name in POSITIVE:
            if not 0 < getattr(self, name) < float("inf"):
                raise ValueError(f"{name} is more than 0, not {getattr(self, name):g}")
        for name in SHARES:
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} is a share, 0 to 1, not {getattr(self, name):g}")
        if min(self.games) < 0 or not any(self.games):
            raise ValueError(f"games of 2, 3 and 4 seats are 0 or more, and some: not {','.join(map(str, self.games))}")
        if self.exploiters and self.games[0] < 2:
            raise ValueError("exploiters need games of two seats")
        if self.against and self.exploiters:
            raise ValueError("a best response to a fixed opponent trains without exploiters")

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        known = {field.name for field in fields(cls)}
        clean: dict[str, Any] = {name: value for name, value in values.items() if name in known}
        clean["games"] = tuple(clean.get("games", cls.games))
        return cls(**clean)


def towards(start: float, end: float, part: float) -> float:
    """On the straight way from start to end, as far as `part` (0 to 1) says."""
    return start + (end - start) * min(1.0, max(0.0, part))
