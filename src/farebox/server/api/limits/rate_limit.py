"""Token buckets."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: refilled at `rate` tokens per second, up to `burst`."""

    __slots__ = ("_at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self._at = burst, time.monotonic()

    def take(self, tokens: float) -> bool:
        """Take tokens. Returns False, and takes none, if there are not enough."""
        if tokens > self.left():
            return False
        self.level -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens even if there are not enough; `take` then fails until the debt is paid off."""
        self.level = self.left() - tokens

    def left(self) -> float:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self._at) * self.rate)
        self._at = now
        return self.level
