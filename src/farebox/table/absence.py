"""How long seats have been away, and when a bot may stand in for their players."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from farebox.table.clock import Clock


@dataclass(frozen=True)
class Grace:
    """Seconds a seat must have been away before a bot may stand in."""

    usual: float = 20.0
    opening: float = 120.0  # while the seat chooses its first tickets: the other players are choosing theirs


class Absences:
    """When each seat went away, as far as this process knows: no earlier than when it loaded the table."""

    def __init__(self, seats: Iterable[int], clock: Clock) -> None:
        self._clock = clock
        self._since = dict.fromkeys(seats, self._now())

    def _now(self) -> tuple[float, float]:
        return self._clock.monotonic(), self._clock.time()

    def update(self, seats: Iterable[int], here: Collection[int]) -> None:
        self._since = {seat: self._since.get(seat) or self._now() for seat in seats if seat not in here}

    def left(self, seat: int, grace: float) -> float:
        """Seconds until a seat has been away for `grace` seconds; not affected by jumps of the system clock."""
        since, _ = self._since.get(seat) or self._now()
        return max(0.0, since + grace - self._clock.monotonic())

    def until(self, seat: int, grace: float) -> float | None:
        """When a seat will have been away for `grace` seconds, in seconds since 1970; None if it is here."""
        away = self._since.get(seat)
        return None if away is None else away[1] + grace
