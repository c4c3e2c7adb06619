"""Whether the database accepts writes: the result of the last one, and whether SQLite's files are still there.

A file that is deleted or replaced while it is open still accepts writes, and all of them are lost when the server stops.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import IntegrityError, OperationalError

from farebox.server.storage.database import Conflict

Identity = tuple[int, int]


class FileGoneError(OSError):
    """The file of the database was deleted or replaced."""


class UnwellError(Exception):
    """The database does not accept writes."""


class DatabaseHealth:
    """The health of a database; `file` is set for SQLite."""

    def __init__(self, file: Path | None) -> None:
        self._files = [] if file is None else [file, file.with_name(f"{file.name}-wal")]
        self._known: dict[Path, Identity] = {}
        self._problem = ""  # of the last write
        self._written = -1e9  # when the last write ended, successful or not

    def remember_files(self) -> None:
        """Remember the files, which are open now and must stay the same from here on."""
        self._known = {file: identity for file in self._files if (identity := _identity(file)) is not None}

    def check_files(self) -> None:
        """Raises OperationalError."""
        for file, known in self._known.items():
            if _identity(file) != known:
                gone = FileGoneError(f"{file.name} was deleted or replaced while the server was running")
                raise OperationalError("write", None, gone, hide_parameters=True)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Wraps a write. Raises OperationalError if it went into a file that is gone; only after this does the write count."""
        try:
            self.check_files()
            yield
            self.check_files()
        except Exception as error:
            self._problem = "" if isinstance(error, Conflict | IntegrityError) else type(error).__name__
            self._written = time.monotonic()
            raise
        self._problem, self._written = "", time.monotonic()

    def is_older_than(self, seconds: float) -> bool:
        """Whether the last write was longer ago than this."""
        return time.monotonic() - self._written > seconds

    def check(self) -> None:
        """Raises UnwellError if the last write failed, or OperationalError if a file is gone."""
        self.check_files()
        if self._problem:
            raise UnwellError(f"the last write failed: {self._problem}")


def _identity(file: Path) -> Identity | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
