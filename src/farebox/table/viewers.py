"""The viewers of a table, and the seats whose players are connected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from farebox.table.absence import Absences
from farebox.table.clock import Clock

WATCHED = 30.0  # seconds for which a table counts as watched after its last viewer has left


class Viewer(Protocol):
    """One client that looks at a table."""

    seats: tuple[int, ...]
    secrets: tuple[str, ...]  # hashes

    def send(self, text: str) -> None: ...


class Viewers:
    def __init__(self, seats: Sequence[int], clock: Clock) -> None:
        self.connected: set[Viewer] = set()
        self.elsewhere: set[int] = set()  # seats held by clients of other processes
        self.absences = Absences(seats, clock)
        self._seats, self._clock = seats, clock
        self._watched = -WATCHED  # when the last viewer left

    @property
    def own_seats(self) -> set[int]:
        """The seats whose clients are connected to this process."""
        return {seat for viewer in self.connected for seat in viewer.seats}

    @property
    def here(self) -> set[int]:
        """The seats whose clients are connected to any process."""
        return self.own_seats | self.elsewhere

    @property
    def attended(self) -> bool:
        """Whether the table has a viewer, or had one a moment ago."""
        return bool(self.connected or self.elsewhere) or self._clock.monotonic() - self._watched < WATCHED

    def add(self, viewer: Viewer) -> None:
        self.connected.add(viewer)

    def remove(self, viewer: Viewer) -> bool:
        """Returns False if the viewer was not here."""
        if viewer not in self.connected:
            return False
        self.connected.discard(viewer)
        self._watched = self._clock.monotonic()
        self.update_absences()
        return True

    def set_elsewhere(self, seats: set[int]) -> bool:
        """Set the seats held by clients of other processes. Returns whether the connected seats changed."""
        known, self.elsewhere = self.here, seats
        self._watched = self._clock.monotonic() if known else self._watched
        self.update_absences()
        return self.here != known

    def set_seats(self, seats: Sequence[int]) -> None:
        """Update the seats after the places have changed."""
        self._seats = seats
        self.update_absences()

    def update_absences(self) -> None:
        self.absences.update(self._seats, self.here)

    def send(self, text: str) -> None:
        """Send the same text to every viewer: it contains nothing that is hidden from anybody."""
        for viewer in list(self.connected):
            viewer.send(text)
