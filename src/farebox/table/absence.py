"""Since when seats have been away, and when a bot may stand in for whoever holds one."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Grace:
    """Seconds a seat must have been away before a bot may stand in."""

    usual: float = 20.0
    opening: float = 120.0  # while the seat has its first tickets to choose: nobody else waits long for that


class Absences:
    """Since when each seat has been away, as this process has seen it: at the earliest since it loaded the table."""

    def __init__(self, seats: Iterable[int]) -> None:
        self._since = dict.fromkeys(seats, _now())

    def see(self, seats: Iterable[int], here: Collection[int]) -> None:
        """Who is here now."""
        self._since = {seat: self._since.get(seat) or _now() for seat in seats if seat not in here}

    def left(self, seat: int, grace: float) -> float:
        """Seconds until a seat has been away for so long; a clock that jumps changes nothing."""
        since, _ = self._since.get(seat) or _now()
        return max(0.0, since + grace - _now()[0])

    def until(self, seat: int, grace: float) -> float | None:
        """When it will have been away for so long, in seconds since 1970; None if it is here."""
        away = self._since.get(seat)
        return None if away is None else away[1] + grace


def _now() -> tuple[float, float]:
    return time.monotonic(), time.time()
