"""Banks of time: each player has some minutes for the whole game, as with a chess clock.

A bank runs while the table waits for its seat, from the moment when its player has opened the table: a player who is
still on the last game's results loses no time in the rematch. What is left follows from the times of the entries and of those
arrivals, so every process that replays them gets the same; nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from farebox.table.rows import StoredEntry, StoredPlace, StoredTable


class Banks:
    def __init__(self, row: StoredTable) -> None:
        self.seconds: int | None = row.options.get("bank_seconds")
        self._one_device = row.hot_seat
        self._left: dict[int, float] = {}  # by seat, after the last entry
        self._at = 0.0  # the time of the last entry
        self._opening = False
        self._opened: dict[int, float] = {}  # when the player of a seat opened the table, by seat
        self.set_places(row.places)

    def set_places(self, places: Iterable[StoredPlace]) -> None:
        """Update when each player opened the table."""
        self._opened = {place.seat: place.opened for place in places if place.opened is not None}

    def add(self, entry: StoredEntry, before: Collection[int], after: Collection[int], opening: bool) -> None:
        """Count the time since the last entry. `before`, `after`: the seats to act; `opening`: first tickets are being chosen."""
        if self.seconds is not None:
            for seat in self._charged(entry, before, after):
                if (began := self._began(seat)) is not None:
                    self._left[seat] = max(0.0, self.left(seat) - max(0.0, entry.time - began))
        self._at, self._opening = entry.time, opening

    def _charged(self, entry: StoredEntry, before: Collection[int], after: Collection[int]) -> set[int]:
        if self._paused():
            return set()
        if entry.kind == "undo" and entry.seat is not None:  # the next player, who could not act after all, loses no time
            return set(before) & set(after) | {entry.seat}
        return set(before)

    def _paused(self) -> bool:
        """Players on one device choose their first tickets one after the other, which costs none of them any time."""
        return self._opening and self._one_device

    def _began(self, seat: int) -> float | None:
        """When the bank of a seat that is to act began to run; None if its player has not opened the table yet."""
        return max(self._at, self._opened[seat]) if seat in self._opened else None

    def is_empty(self, seat: int) -> bool:
        """Whether a seat had no time left when the last entry was made: a bot plays its remaining turns."""
        return self.seconds is not None and self.left(seat) == 0.0

    def left(self, seat: int) -> float:
        """Seconds that a seat had left when the last entry was made."""
        return self._left.get(seat, float(self.seconds or 0))

    def until(self, seat: int) -> float | None:
        """When the bank of a seat that is to act will be empty, in seconds since 1970; None if it does not run."""
        began = None if self.seconds is None or self._paused() else self._began(seat)
        return None if began is None else began + self.left(seat)

    def is_late(self, seat: int, now: float) -> bool:
        """Whether the time of a seat that is to act is up."""
        until = self.until(seat)
        return until is not None and until <= now
