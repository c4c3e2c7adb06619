"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from farebox_process import FareboxProcess

ENVIRONMENT = {
    "FAREBOX_COMPILE": "0",
    "FAREBOX_BOT_DELAY": "0",
    "FAREBOX_ACTIONS_PER_SECOND": "100000",
    "FAREBOX_REQUESTS_PER_MINUTE": "1000000",
    "FAREBOX_SOCKETS_PER_ADDRESS": "100000",
    "FAREBOX_MESSAGES_PER_ADDRESS": "100000",
    "FAREBOX_UNFINISHED_PER_ADDRESS": "100000",
    "FAREBOX_MISSES_PER_MINUTE": "100000",
    "FAREBOX_TABLES_PER_HOUR": "1000000",
}


def at_home() -> None:
    """The computer's address in the home network is 127.0.0.2, whatever the network is here."""
    import farebox.server.listening as listening

    listening.home_addresses = lambda: ["127.0.0.2"]


@contextmanager
def running(
    folder: Path | str, port: int = 0, prepare: Callable[[], None] | None = None, **environment: str
) -> Iterator[tuple[FareboxProcess, str]]:
    """A server in a process of its own, and its address.

    `folder` is where its file lies, or an address of PostgreSQL. `prepare` runs first in the process.
    """
    database = folder if isinstance(folder, str) else str(folder / "farebox.db")
    arguments = ["serve", "--no-browser", "--port", str(port), "--database", database]
    said, out = os.pipe()
    with os.fdopen(said, encoding="utf-8") as stdout:
        process = FareboxProcess(arguments, out, out, {**os.environ, **ENVIRONMENT, **environment}, prepare=prepare)
        os.close(out)
        process.stdout = stdout
        try:
            line = stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            assert found, line
            yield process, found[0]
        finally:
            process.kill()
            process.wait()
