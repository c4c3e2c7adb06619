"""Plays on a Ray cluster: docs/scaling.md."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import socket
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from farebox.arena.contest import Contest, Pairing
from farebox.arena.executors import BATCHES_AHEAD, PairingBatches
from farebox.arena.match import PlayedGame, play_batch
from farebox.arena.roster import Roster
from farebox.game.text.record_lines import RULES_VERSION

CONNECT_SECONDS = 10.0
FileContents = dict[str, bytes]  # by absolute path


class RayExecutor:
    """Plays on a Ray cluster; `address` as ray.init takes it: auto, local, host:6379, ray://host:10001."""

    def __init__(self, address: str, seconds: float = CONNECT_SECONDS) -> None:
        if importlib.util.find_spec("ray") is None:
            raise ValueError("a cluster needs Ray, which is not installed: pip install 'farebox[cluster]'")
        self.address, self.seconds = address, seconds

    def play(self, contest: Contest, batches: PairingBatches) -> Iterator[list[PlayedGame]]:
        ray = self._connect()
        try:
            _check_nodes(ray)
            files, play = ray.put({str(path): path.read_bytes() for path in contest.files}), ray.remote(_play_there)
            sent = contest.moved({})
            ahead = BATCHES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            pending: list[Any] = []
            while True:
                while len(pending) < ahead and (batch := next(batches, None)):
                    pending.append(play.remote(sent, files, batch))
                if not pending:
                    break
                done, pending = ray.wait(pending)
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise ValueError(f"a process of the cluster died during a game, and again when repeated: {_line(error)}") from None
        finally:
            ray.shutdown()

    def _connect(self) -> Any:
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # under `uv run` Ray would upload the whole folder
        self._reach(os.environ.get("RAY_ADDRESS", "") if self.address == "auto" else self.address)
        ray: Any = importlib.import_module("ray")
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            has_token = os.environ.get("RAY_AUTH_MODE") == "token"
            token = "" if has_token else "; if the cluster asks for a token, set RAY_AUTH_MODE=token"
            raise ValueError(f"no Ray cluster at {self.address}: {_line(error)}{token}") from None
        return ray

    def _reach(self, address: str) -> None:
        """Ray itself waits for more than a minute for a cluster that does not answer."""
        host, _, port = address.removeprefix("ray://").rpartition(":")
        if not port.isdigit():
            return
        try:
            socket.create_connection((host, int(port)), self.seconds).close()
        except OSError as error:
            raise ValueError(
                f"no Ray cluster at {address}: {error.strerror or error} (waited up to {self.seconds:g} s)"
            ) from None


def _check_nodes(ray: Any) -> None:
    """Raise ValueError if a node has another version of Farebox, and would play other games."""

    def there() -> tuple[str, str, str]:  # a function within a function, so that it runs on nodes without Farebox too
        from importlib.metadata import PackageNotFoundError, version
        from platform import python_version

        try:
            from farebox.game.text.record_lines import RULES_VERSION

            return version("farebox"), str(RULES_VERSION), python_version()
        except (ImportError, PackageNotFoundError):
            return "", "", python_version()

    affinity = importlib.import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    here = version("farebox"), str(RULES_VERSION)
    asked = []
    for node in ray.nodes():
        if node["Alive"]:
            on_node = affinity(node["NodeID"], soft=False)
            answer = ray.remote(there).options(num_cpus=0, scheduling_strategy=on_node).remote()
            asked.append((node["NodeManagerAddress"], answer))
    for name, answer in asked:
        farebox, rules, python = ray.get(answer)
        if not farebox:
            raise ValueError(f"Farebox is not installed on node {name} (Python {python})")
        if (farebox, rules) != here:
            raise ValueError(f"node {name} has Farebox {farebox}, rules {rules}; here it is {here[0]}, rules {here[1]}")


_roster = Roster()  # of a worker's process
_moved: dict[str, dict[str, str]] = {}  # by what was sent: the path here of each path there


def _play_there(contest: Contest, files: FileContents, batch: list[Pairing]) -> list[PlayedGame]:
    key = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()
    if key not in _moved:
        _moved[key] = _unpack(files)
    return play_batch(contest.moved(_moved[key]), batch, _roster)


def _unpack(files: FileContents) -> dict[str, str]:
    """Write the files to a folder of this worker, each in a folder of its own; their paths here."""
    root = Path(tempfile.mkdtemp(prefix="farebox-"))
    moved = {}
    for number, (path, content) in enumerate(files.items()):
        here = root / str(number) / Path(path).name
        here.parent.mkdir()
        here.write_bytes(content)
        moved[path] = str(here)
    return moved


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:300]
