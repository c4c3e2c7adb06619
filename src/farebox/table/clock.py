"""The two clocks of a table: seconds since 1970, and a monotonic clock. The module `time` has both."""

from __future__ import annotations

from typing import Protocol

DAY = 86_400.0  # seconds


class Clock(Protocol):
    def time(self) -> float: ...

    def monotonic(self) -> float: ...
