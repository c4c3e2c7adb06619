"""`farebox ARGUMENTS` in processes of their own, forked from one that has imported the package.

Starting Python and importing the server takes two seconds of processor time, and the tests start Farebox hundreds of times.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing import context, forkserver, popen_forkserver
from multiprocessing.connection import Connection
from multiprocessing.forkserver import ForkServer
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO
from unittest.mock import patch

COMMANDS = {
    "bots": ("arena", "stdio"),
    "games": ("board", "evaluate", "puzzles", "records", "review", "rulebook", "sim"),
    "hosting": ("load", "serve"),
}
COMMAND_MODULES = [f"farebox.cli.{folder}.{name}" for folder, names in COMMANDS.items() for name in names]
IMPORTED = ["alembic.command", "farebox.server.run", *COMMAND_MODULES]
assert all(map(find_spec, IMPORTED)), "a module that does not exist is not imported before the fork, which is slow"


SERVER = ForkServer()  # not multiprocessing's own: from that one other tests fork processes that must not have imported Farebox
SERVER.set_forkserver_preload(IMPORTED)


class _Popen(popen_forkserver.Popen):
    def _launch(self, process_obj: BaseProcess) -> None:
        with patch.object(forkserver, "connect_to_new_process", SERVER.connect_to_new_process):
            super()._launch(process_obj)


class _Process(context.ForkServerProcess):
    _Popen = staticmethod(_Popen)


class FareboxProcess:
    """Has those parts of `subprocess.Popen` that tests use. `prepare` runs first in the new process."""

    def __init__(
        self,
        arguments: list[str],
        out: int,
        err: int,
        environment: Mapping[str, str] = os.environ,
        folder: Path | None = None,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.stdout: IO[str] | None = None
        streams = [Connection(os.dup(descriptor), readable=False) for descriptor in (out, err)]
        words = (arguments, *streams, dict(environment), str(folder or Path.cwd()), prepare)
        self._process = _Process(target=_farebox, args=words)
        self._process.start()
        assert self._process.pid
        self.pid = self._process.pid
        for stream in streams:
            stream.close()

    def send_signal(self, how: int) -> None:
        if self._process.exitcode is None:
            with suppress(ProcessLookupError):  # it may end meanwhile
                os.kill(self.pid, how)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("farebox", timeout or 0)
        return self._process.exitcode


def _farebox(
    arguments: list[str],
    out: Connection,
    err: Connection,
    environment: dict[str, str],
    folder: str,
    prepare: Callable[[], None] | None,
) -> None:
    gc.freeze()  # what was imported stays shared with the other processes
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for stream, descriptor in ((out, 1), (err, 2)):
        os.dup2(stream.fileno(), descriptor)
        stream.close()
    sys.argv = ["farebox", *arguments]
    if prepare:
        prepare()
    from farebox.cli import main

    main()


def run(*arguments: str | Path, cwd: Path | None = None, timeout: float = 250) -> subprocess.CompletedProcess[str]:
    """A command from its start to its end."""
    words = [str(argument) for argument in arguments]
    if not hasattr(os, "fork"):
        command = [sys.executable, "-X", "utf8", "-m", "farebox", *words]
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=cwd, timeout=timeout)
    with tempfile.TemporaryFile("r+", encoding="utf-8") as out, tempfile.TemporaryFile("r+", encoding="utf-8") as err:
        process = FareboxProcess(words, out.fileno(), err.fileno(), folder=cwd)
        try:
            status = process.wait(timeout)
        finally:
            process.kill()
        return subprocess.CompletedProcess(["farebox", *words], status, _whole(out), _whole(err))


def _whole(stream: IO[str]) -> str:
    stream.seek(0)
    return stream.read()


def ok(*arguments: str | Path) -> str:
    """What a command prints that succeeds and complains about nothing."""
    result = run(*arguments)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout
