"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

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
PROGRAM = ("-m", "farebox")
# The same on a computer whose address in the home network is 127.0.0.2, whatever the network is here.
HOME = (
    "-c",
    "import farebox.server.listening as listening; listening.home_addresses = lambda: ['127.0.0.2'];"
    "from farebox.cli.app import app; app()",
)


@contextmanager
def running(
    folder: Path | str, port: int = 0, prefix: Sequence[str] = (), program: Sequence[str] = PROGRAM, **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address. `folder` is where its file lies, or an address of PostgreSQL."""
    database = folder if isinstance(folder, str) else str(folder / "farebox.db")
    command = [*prefix, sys.executable, *program, "serve", "--no-browser", "--port", str(port), "--database", database]
    env = {**os.environ, **ENVIRONMENT, **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            assert found, line
            yield process, found[0]
        finally:
            process.kill()
