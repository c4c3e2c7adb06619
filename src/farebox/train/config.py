"""The configuration of a training run: every number that affects the result, stored with the weights."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Self

CHECKPOINT = "checkpoint.pt"  # in the folder of a run
WHOLE_NUMBERS = ("steps", "turns", "width", "blocks", "batch", "epochs", "slots")
POSITIVE = ("seconds", "rate", "rate_end", "clip", "entropy", "entropy_end", "unit", "snapshot", "force_until")
SHARES = (
    *("decay", "pool", "exploiters", "planners", "planners_from", "copying"),
    *("others", "force_keep", "force_tickets", "force_hold"),
)


@dataclass(frozen=True)
class Config:
    """Times are in seconds, shares and schedules in fractions. `a_end` is the final value of `a`."""

    board: str = "new_york"
    seed: int = 1
    seconds: float = 540.0
    device: str = "cuda"
    games: tuple[int, int, int] = (40_960, 12_288, 12_288)  # numbers of games with 2, 3 and 4 seats, in lock step
    steps: int = 32  # per game between two updates
    turns: int = 300  # limit per game
    width: int = 512
    blocks: int = 2
    batch: int = 32_768
    epochs: int = 1
    rate: float = 6e-4
    rate_end: float = 1e-5
    clip: float = 0.2
    decay: float = 0.95  # lambda of the advantage estimation
    entropy: float = 0.02
    entropy_end: float = 0.001
    unit: float = 10.0  # points (tickets) per unit of margin
    margin: float = 0.5  # weight of the margin
    margin_end: float = 0.1
    win: float = 0.6  # weight of winning
    win_end: float = 2.0
    others: float = 0.5  # initial weight of the others' points in the margin; 1 after a sixth of the time
    pool: float = 0.25  # share of games against earlier snapshots
    slots: int = 3  # number of such opponents at a time
    snapshot: float = 15.0
    exploiters: float = 0.0  # share of games against a network that learns only to beat this one (two seats)
    exploiter: str = ""  # weights it starts from; default: those of `start`
    planners: float = 0.0  # share of games against planners
    planners_from: float = 0.0  # fraction of the time after which those begin
    copying: float = 0.0  # initial fraction of the time in which planners play all seats of those games and are imitated
    force_keep: float = 0.15  # chance that tickets are kept at random; decays to 0
    force_tickets: float = 0.01  # chance that tickets are drawn against the policy; decays to 0
    force_hold: float = 0.0  # share of games in which tickets cannot be exchanged; decays to 0
    force_until: float = 0.85
    against: str = ""  # weights of a fixed opponent in all games, to train a best response to it
    start: str = ""  # weights to start from
    rivals: str = ""  # weights, separated by commas, that stay among the earlier snapshots

    def check(self) -> None:
        """Raises ValueError with one clear line if these settings cannot be trained with."""
        for name in WHOLE_NUMBERS:
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in POSITIVE:
            if not 0 < getattr(self, name) < float("inf"):
                raise ValueError(f"{name} must be more than 0, not {getattr(self, name):g}")
        for name in SHARES:
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} must be a share from 0 to 1, not {getattr(self, name):g}")
        if min(self.games) < 0 or not any(self.games):
            raise ValueError(f"games with 2, 3 and 4 seats must be 0 or more, but not all 0: {','.join(map(str, self.games))}")
        if self.exploiters and self.games[0] < 2:
            raise ValueError("exploiters need games with two seats")
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
    """Linear interpolation from start to end; `part` is clamped to 0 to 1."""
    return start + (end - start) * min(1.0, max(0.0, part))
