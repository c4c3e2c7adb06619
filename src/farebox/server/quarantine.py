"""Tables that could not be read: each is refused for a while without another attempt. Other tables are not affected."""

from __future__ import annotations

import logging
import time

from farebox.table.errors import Refused
from farebox.table.integrity import OldRules, Unreadable

log = logging.getLogger("farebox")
QUARANTINE_SECONDS = 600.0  # until a table is tried again
MOST_REMEMBERED = 1000  # tables at a time


class Quarantine:
    def __init__(self) -> None:
        self._tables: dict[str, tuple[float, str]] = {}  # by code: time and reason

    def check(self, code: str) -> None:
        """Raises Refused."""
        since, why = self._tables.get(code, (-QUARANTINE_SECONDS, ""))
        if time.monotonic() - since < QUARANTINE_SECONDS:
            raise unavailable(why)

    def add(self, code: str, error: Unreadable) -> Refused:
        """Set a table aside. Returns the refusal for the client that asked for it."""
        if isinstance(error, OldRules):  # the table is not damaged, and detecting old rules takes no time
            return Refused("old_rules", f"this table can only be read: {error}")
        self._tables.pop(code, None)
        self._tables[code] = time.monotonic(), str(error)
        if len(self._tables) > MOST_REMEMBERED:
            del self._tables[next(iter(self._tables))]
        log.warning("table %s cannot be opened: %s", code, error, exc_info=error.__cause__)
        return unavailable(str(error))


def unavailable(why: str) -> Refused:
    return Refused("unavailable", f"this table cannot be opened: {why}")
