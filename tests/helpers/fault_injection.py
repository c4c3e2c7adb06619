"""Fault injection: real server processes under load that are killed, frozen and started again while people play.

The load itself checks every message and, at the end, every record against what was accepted (`farebox.load`).
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from farebox.load.crowd import Plan, run
from farebox.load.report import Report
from farebox_process import FareboxProcess
from running_server import ENVIRONMENT


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Servers:
    """`number` processes on one database, each always at its own port.

    `forked`: from a process that has imported Farebox. One with a prefix, such as `taskset`, starts from nothing.
    """

    def __init__(
        self, database: str, number: int = 1, prefix: Sequence[str] = (), forked: bool = True, **environment: str
    ) -> None:
        self.database, self.prefix, self.forked = database, prefix, forked and not prefix
        self.ports = [free_port() for _ in range(number)]
        self.kills = 0
        self._folder = Path(tempfile.mkdtemp(prefix="farebox-faults"))
        self._environment = {**os.environ, **ENVIRONMENT, "FAREBOX_BOT_DELAY": "0.05", **environment}
        self.processes: list[subprocess.Popen[bytes] | FareboxProcess | None] = [None] * number
        for i in range(number):
            self.start(i)

    @property
    def bases(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def log(self, i: int) -> Path:
        return self._folder / f"{i}.log"

    def start(self, i: int) -> None:
        arguments = ["serve", "--no-browser", "--port", str(self.ports[i]), "--database", self.database]
        command = [*self.prefix, sys.executable, "-m", "farebox", *arguments]
        with self.log(i).open("ab") as log:
            began = log.tell()
            if self.forked:
                self.processes[i] = FareboxProcess(arguments, log.fileno(), log.fileno(), self._environment)
            else:
                self.processes[i] = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)
        end = time.monotonic() + 60
        while b"Farebox: http" not in self.log(i).read_bytes()[began:]:
            assert time.monotonic() < end, self.log(i).read_text()
            time.sleep(0.05)

    def kill(self, i: int, how: signal.Signals = signal.SIGKILL) -> None:
        process = self.processes[i]
        assert process is not None
        process.send_signal(how)
        if how is not signal.SIGSTOP:
            process.wait(30)
        self.kills += 1

    def go_on(self, i: int) -> None:
        process = self.processes[i]
        assert process is not None
        process.send_signal(signal.SIGCONT)

    def memory(self) -> list[float]:
        """Megabytes of each process."""
        found = []
        for process in self.processes:
            assert process is not None
            status = Path(f"/proc/{process.pid}/status").read_text()
            found.append(int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024)  # type: ignore[index]
        return found

    def complaints(self) -> list[str]:
        """What was logged as an error, and every traceback."""
        lines = [line for i in range(len(self.ports)) for line in self.log(i).read_text().splitlines()]
        return [line for line in lines if " ERROR " in line or line.startswith("Traceback")]

    def end(self) -> None:
        for process in self.processes:
            if process is not None:
                process.kill()
                process.wait(30)


@contextmanager
def servers(database: str, number: int = 1, forked: bool = True, **environment: str) -> Iterator[Servers]:
    ours = Servers(database, number, forked=forked, **environment)
    try:
        yield ours
    finally:
        ours.end()


def kill_one(ours: Servers, rng: Random) -> None:
    """SIGKILL to a random process, which is started again a moment later."""
    i = rng.randrange(len(ours.ports))
    ours.kill(i)
    time.sleep(rng.random() * 0.5)
    ours.start(i)


def endure(plan: Plan, blow: Callable[[], None], blows: int, rest: Callable[[], float]) -> Report:
    """Play games while faults are injected, and no longer; then all games are played to their ends."""

    async def suffer() -> Report:
        over = asyncio.Event()
        playing = asyncio.create_task(run(plan, until=over))
        for _ in range(blows):
            await asyncio.sleep(rest())
            await asyncio.to_thread(blow)
        over.set()
        return await playing

    return asyncio.run(suffer())
