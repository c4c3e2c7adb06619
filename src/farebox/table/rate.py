"""How often something may happen."""

from __future__ import annotations

from collections import deque
from math import ceil

from farebox.table.clock import Clock
from farebox.table.errors import Refused

A_MOMENT = 60.0  # seconds; a longer wait is given in minutes


class Rate:
    """At most `most` times in `seconds` seconds."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self.times: deque[float] = deque()

    def check(self) -> None:
        """Count one more event. Raises Refused if there are too many."""
        now = self._clock.monotonic()
        while self.times and now - self.times[0] > self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            left = self.times[0] + self.seconds - now
            wait = {"minutes": ceil(left / 60)} if left > A_MOMENT else {}
            raise Refused("too_fast", f"at most {self.most} in {self.seconds:g} seconds", **wait)
        self.times.append(now)

    def give_back(self) -> None:
        """Count one event less: nothing came of it."""
        if self.times:
            self.times.pop()
