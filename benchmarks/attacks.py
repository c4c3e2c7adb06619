"""Response times for players while a server is attacked: `python benchmarks/attacks.py [--seconds 15] [--only NAME …]`.

Starts its own server with default settings (one SQLite file, and a limit of 1,024 open files, a common default), and lets five
players play, each at a hot-seat table, one action every half second, timed until its update arrives. Then come the attacks of
November 2026, one by one, from the players' own address and from another one of this machine. The server has one
core, attackers and players share the other, attackers at lower priority. Prints a table; "was" is the result before the fix.
The attackers are in `attackers.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import attackers
from attackers import Found, ask, open_table

SERVER_CORE, OTHER_CORE = 0, 1
FILES = 1024
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
PEOPLE, PACE = 5, 0.5  # players, and seconds between two actions of each
RESTED = 6  # seconds; bots' code is compiled or loaded a few seconds after the start, at first by another process
MINE = [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Bob"}]
WITH_BOT = [MINE[0], {"kind": "bot", "name": "Robo", "level": "casual"}]
COLUMNS = ["attack", "was", "a person's action", "a new request", "a bot's answer", "connections lost"]
COLUMNS += ["server's CPU", "load average", "the attack"]
Attacker = Callable[[int, str, str, float], Found]


@dataclass
class Felt:
    """A player's response times, in seconds."""

    acts: list[float] = field(default_factory=list)  # from sending an action to its update
    asks: list[float] = field(default_factory=list)  # new requests
    bots: list[float] = field(default_factory=list)  # a bot's answers
    lost: int = 0  # connections
    failed: int = 0  # new requests that were not answered

    def row(self) -> str:
        cells = [shown(self.acts), f"{shown(self.asks)}{f', {self.failed} failed' if self.failed else ''}"]
        return " | ".join((*cells, shown(self.bots), str(self.lost)))


def shown(seconds: list[float]) -> str:
    if not seconds:
        return "-"
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return " / ".join(f"{1000 * one:.0f}" for one in (statistics.median(ordered), p99, ordered[-1]))


# --- the server


@contextmanager
def serving(folder: str, strong_bots: bool) -> Iterator[tuple[int, int]]:
    """A server in its own process; yields the process and its port."""

    def prepare() -> None:
        os.sched_setaffinity(0, {SERVER_CORE})
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    command = [sys.executable, "-m", "farebox", "serve", "--no-browser", "--port", "0", "--database", f"{folder}/farebox.db"]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FAREBOX_")}
    with Path(folder, "log").open("wb") as log:
        own = {"env": {**kept, "FAREBOX_COMPILE": str(int(strong_bots))}, "preexec_fn": prepare, "start_new_session": True}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, **own)  # type: ignore[call-overload]  # keywords in a dict
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", process.stdout.readline())
        assert found, Path(folder, "log").read_text()
        if strong_bots:
            await_rest(process.pid)
        yield process.pid, int(found[1])
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # including the process that compiles its bots
        process.wait()


def await_rest(pid: int) -> None:
    """Wait until the server has loaded its bots and is idle."""
    rested = 0
    while rested < RESTED:
        before = cpu_seconds(pid)
        time.sleep(1)
        builds = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        rested = rested + 1 if cpu_seconds(pid) - before < 0.1 and not builds else 0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12]) + int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


# --- the person


class Person:
    """Plays alone at a hot-seat table, or against a bot, and reconnects when the connection is lost."""

    def __init__(self, port: int, places: list[dict[str, Any]], felt: Felt) -> None:
        self.port, self.places, self.felt = port, places, felt
        self.rng, self.said = Random(1), 0
        self.opened = open_table(port, places)

    @property
    def code(self) -> str:
        return str(self.opened["table"]["code"])

    async def play(self) -> None:
        while True:
            with suppress(ConnectionClosed, OSError, HTTPException, TimeoutError, KeyError):
                await self._sit()
            self.felt.lost += 1
            await asyncio.sleep(0.5)

    async def _sit(self) -> None:
        secrets = [one["secret"] for one in self.opened["held"]]
        async with connect(f"ws://{HERE}:{self.port}/api/tables/{self.code}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "version": 2, "secrets": secrets}))
            message = await heard(socket, "welcome")
            while True:
                table = message["table"]
                if table["status"] != "playing":
                    self.opened = await asyncio.to_thread(open_table, self.port, self.places)
                    self.felt.lost -= 1  # left, not lost
                    return
                mine = [view for view in message["views"] if view["actions"]]
                if not mine:
                    began = time.monotonic()
                    message = await heard(socket, "update")
                    self.felt.bots.append(time.monotonic() - began)
                    continue
                await asyncio.sleep(PACE)
                message = await self._act(socket, self.rng.choice(mine), table["at"])

    async def _act(self, socket: Any, view: dict[str, Any], at: int) -> dict[str, Any]:
        self.said += 1
        action = self.rng.choice(view["actions"])["text"]
        act = {"type": "act", "id": f"a{self.said}", "seat": view["seat"], "at": at, "action": action}
        began = time.monotonic()
        await socket.send(json.dumps(act))
        message = await heard(socket, "update")
        self.felt.acts.append(time.monotonic() - began)
        return message

    async def ask_now_and_then(self) -> None:
        """A new connection with one request, like a visitor who opens the page."""
        while True:
            began = time.monotonic()
            try:
                await asyncio.to_thread(ask, self.port, "GET", "/server")
                self.felt.asks.append(time.monotonic() - began)
            except (OSError, HTTPException):
                self.felt.failed += 1
            await asyncio.sleep(0.5)


async def heard(socket: Any, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


# --- attacks


@dataclass
class Attack:
    name: str
    was: str
    attacker: Attacker | None = None
    source: str = HERE
    places: list[dict[str, Any]] = field(default_factory=lambda: MINE)  # with a bot, the server loads strong ones too


OTHERS = (("the people's address", HERE), ("another address", ELSEWHERE))
ATTACKS = [
    Attack("quiet", "-"),
    Attack("quiet, with a Casual bot", "-", places=WITH_BOT),
    Attack("2: keep and undo, then loads", "everybody waits 5 s", attackers.long_log, ELSEWHERE),
    *(Attack(f"3: 190 spectators, 4 kB, {whose}", "11.6 s", attackers.many_spectators, one) for whose, one in OTHERS),
    *(Attack(f"3: 20 sockets of seats, {whose}", "-", attackers.many_players, one) for whose, one in OTHERS),
    *(Attack(f"4: 1,100 half requests, {whose}", "no request for 30 s", attackers.many_half_open, one) for whose, one in OTHERS),
    Attack("4: guessing codes", "8,100 codes/s", attackers.many_guesses, ELSEWHERE),
    Attack("4: 60 Expert tables", "a Casual bot: 17.5 s", attackers.expert_tables, ELSEWHERE, WITH_BOT),
]


def attack(pipe: Any, attacker: Attacker, *where: Any) -> None:
    os.sched_setaffinity(0, {OTHER_CORE})
    os.nice(5)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    pipe.send(attacker(*where))


def measure(one: Attack, port: int, seconds: float) -> tuple[Felt, Found]:
    felt, found = Felt(), Found()
    people = [Person(port, one.places, felt) for _ in range(PEOPLE)]

    async def live() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(person.play() for person in people), people[0].ask_now_and_then())

    ours, theirs = multiprocessing.Pipe()
    where = (port, one.source, people[0].code, seconds)
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(theirs, one.attacker, *where))
    if one.attacker is not None:
        process.start()
    asyncio.run(live())
    if one.attacker is not None:
        found = ours.recv() if ours.poll(seconds + 30) else found
        process.join(10)
        process.kill()
    return felt, found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=15, help="of each attack")
    arguments.add_argument("--only", nargs="*", help="attacks whose names begin with this")
    given = arguments.parse_args()
    os.sched_setaffinity(0, {OTHER_CORE})
    print("milliseconds: p50 / p99 / longest\n")
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}")
    for one in ATTACKS:
        if given.only is not None and not one.name.startswith(tuple(given.only)):
            continue
        with tempfile.TemporaryDirectory() as folder, serving(folder, one.places is WITH_BOT) as (pid, port):
            before, began = cpu_seconds(pid), time.monotonic()
            felt, found = measure(one, port, given.seconds)
            busy, load = (cpu_seconds(pid) - before) / (time.monotonic() - began), os.getloadavg()[0]
        told = ", ".join(f"{name} {number:,}" for name, number in found.items())
        print(f"| {one.name} | {one.was} | {felt.row()} | {busy:.0%} | {load:.1f} | {told or '-'} |", flush=True)


if __name__ == "__main__":
    main()
