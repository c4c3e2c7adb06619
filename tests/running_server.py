"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running(folder: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [
        sys.executable,
        "-m",
        "farebox",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--database",
        str(folder / "farebox.db"),
    ]
    env = {**os.environ, "FAREBOX_COMPILE": "0", "FAREBOX_BOT_DELAY": "0", "FAREBOX_ACTIONS_PER_SECOND": "100000"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            assert found, line
            yield process, found[0]
        finally:
            process.kill()
