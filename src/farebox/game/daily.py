"""The daily deal: the cards of one day and board, which follow from the date and are therefore public (docs/daily.md).

Its `deal` line names `daily-DATE` where others name their table. The secret is a hash of the date and the board, so everybody
can check that a record really has the deal of that day.
"""

from __future__ import annotations

import hashlib
from datetime import date

DAILY_VERSION = "farebox daily 1"
DAILY_PREFIX = "daily-"


def code_of(day: str) -> str:
    """The identifier used in place of a table code for the deal of a day such as 2026-11-17."""
    return DAILY_PREFIX + day


def day_of(code: str) -> str | None:
    """The day that a deal's code names; None if it names none."""
    day = code.removeprefix(DAILY_PREFIX)
    try:
        return day if day != code and date.fromisoformat(day).isoformat() == day else None
    except ValueError:
        return None


def secret_of(day: str, board: str) -> str:
    return hashlib.sha256(f"{DAILY_VERSION}\n{day}\n{board}".encode()).hexdigest()
