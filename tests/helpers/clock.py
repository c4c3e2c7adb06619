"""A clock that is set by hand."""

from __future__ import annotations

import time


class Clock:
    """The two clocks of a table; `passed` seconds have passed since it was made."""

    def __init__(self) -> None:
        self.passed = 0.0
        self._began, self._date = time.monotonic(), time.time()

    def monotonic(self) -> float:
        return self._began + self.passed

    def time(self) -> float:
        return self._date + self.passed
