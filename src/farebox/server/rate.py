"""Rates: so many of something in so many seconds."""

from __future__ import annotations

import time
from collections import deque

from farebox.server.problems import Refused


class Rate:
    """So many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.times: deque[float] = deque()

    def check(self) -> None:
        now = time.monotonic()
        while self.times and now - self.times[0] > self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            raise Refused("too_fast", f"at most {self.most} in {self.seconds:g} seconds")
        self.times.append(now)
