"""A disk that is full, a clock that jumps, everybody coming back at once."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random

import pytest
from test_faults import Player
from websockets.asyncio.client import connect

from farebox import Record
from fault_injection import Servers, servers
from fuzzing import ask
from table_client import BOT, MINE, new_table, play_on, room_of, secrets_of, server, wait_until, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]


class Stubborn(Player):
    """Says again what could not be written, until it can."""

    refused = 0

    async def play_on(self, base: str, code: str, until_refused: bool) -> None:
        async with connect(f"{base.replace('http', 'ws')}/api/tables/{code}/socket") as wire:
            await wire.send(json.dumps({"type": "hello", "version": 2, "secrets": self.secrets, "at": self.at}))
            message = await self.hear(wire)
            await (wire.send(json.dumps(self.pending)) if self.pending else self.choose(wire, message))
            while self.pending:
                answer = await self.hear(wire)
                if answer["type"] != "answer":
                    continue
                if answer["problem"] is None:
                    self.accepted.append((self.pending["seat"], self.pending["action"]))
                    self.pending = None
                    await self.choose(wire, self.last)
                else:
                    assert answer["problem"]["error"] == "server"
                    self.refused += 1
                    if until_refused:
                        return
                    await asyncio.sleep(0.05)
                    await wire.send(json.dumps(self.pending))


def is_ready(base: str) -> bool:
    try:
        with urllib.request.urlopen(f"{base}/api/ready", timeout=30):
            return True
    except urllib.error.HTTPError:
        return False


def test_a_full_disk(tmp_path: Path) -> None:
    """No file may grow beyond a size for a while: what cannot be stored has not happened, and then play continues."""
    limited = Servers(str(tmp_path / "farebox.db"), 1, ("bash", "-c", 'ulimit -S -f 400; exec "$@"', "-"))
    try:
        base = limited.bases[0]
        table = {"options": {"board": "new_york"}, "places": TWO, "start": True}
        opened = ask(base, "POST", "/tables", table)
        code, player = opened["table"]["code"], Stubborn(secrets_of(opened), Random(1))
        while not player.refused:  # fill it
            asyncio.run(player.play_on(base, code, until_refused=True))
            if not player.refused:
                opened = ask(base, "POST", "/tables", table)
                code, player = opened["table"]["code"], Stubborn(secrets_of(opened), Random(1))
        at = ask(base, "GET", f"/tables/{code}")["at"]
        assert at == len(player.accepted)
        assert not is_ready(base)
        process = limited.processes[0]
        assert process is not None
        assert shutil.which("prlimit"), "util-linux is needed"
        subprocess.run(["prlimit", f"--pid={process.pid}", "--fsize=unlimited:unlimited"], check=True)
        wait_until(lambda: is_ready(base))
        asyncio.run(player.play_on(base, code, until_refused=False))
        assert ask(base, "GET", f"/tables/{code}")["status"] == "over"
        _, *lines = limited.log(0).read_text().splitlines()
        seconds = [line.split(",")[0] for line in lines]
        assert len(seconds) == len(set(seconds)) > 0, "the log would fill the disk, too"
    finally:
        limited.end()
    with server(tmp_path) as client:
        game = Record.parse(client.get(f"/api/tables/{code}/record").text).verify()
    assert [(play.seat, str(play.action)) for play in game.plays] == player.accepted


@pytest.mark.parametrize("jump", [10 * 365 * 86_400.0, -3 * 86_400.0], ids=["ahead", "back"])
def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """Nobody's time is up because a clock was set, nothing is out of order, bots go on."""
    real, rng = time.time, Random(1)
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True, turn_seconds=600)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            play_on(both, rng, 6)
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            left = room_of(client, code).table.left()
            assert left is not None
            assert 590 < left <= 600
            play_on(both, rng, 6)
            assert not any(json.loads(text)["type"] == "note" for text in both.texts)
    with server(tmp_path) as client:  # after a restart there is no other clock: nobody gets more than a turn's time
        monkeypatch.setattr(time, "time", lambda: real() - 2 * abs(jump))
        with watch(client, code, secrets) as both:
            left = room_of(client, code).table.left()
            assert left is not None
            assert 0 <= left <= 600
            play_on(both, rng)
        Record.parse(client.get(f"/api/tables/{code}/record").text).verify()
        bots = new_table(client, [BOT, BOT], start=True)["table"]["code"]
        end = time.monotonic() + 30
        while client.get(f"/api/tables/{bots}").json()["status"] != "over":
            assert time.monotonic() < end
            time.sleep(0.02)


def test_a_thousand_come_back_at_once(tmp_path: Path) -> None:
    with servers(str(tmp_path / "farebox.db")) as ours:
        base = ours.bases[0]
        table = {"options": {"board": "new_york"}, "places": TWO, "start": True}
        tables = [ask(base, "POST", "/tables", table) for _ in range(10)]
        player = Player(secrets_of(tables[0]), Random(1))
        asyncio.run(player.play(base, tables[0]["table"]["code"], 10))

        async def come_back(number: int) -> int:
            opened = tables[number % len(tables)]
            address = f"{base.replace('http', 'ws')}/api/tables/{opened['table']['code']}/socket"
            async with connect(address, compression=None, open_timeout=100) as wire:
                await wire.send(json.dumps({"type": "hello", "version": 2, "secrets": secrets_of(opened)[number % 2 :][:1]}))
                welcome = json.loads(await asyncio.wait_for(wire.recv(), 100))
                await there.wait()
                return int(welcome["table"]["at"]) if welcome["type"] == "welcome" else -1

        there = asyncio.Event()

        async def all_of_them() -> list[int]:
            waiting = [asyncio.create_task(come_back(number)) for number in range(1000)]
            done = 0
            while done < 1000:
                await asyncio.sleep(0.2)
                number = len([1 for task in waiting if task.done()])
                assert number == 0, [task.exception() for task in waiting if task.done()][:3]
                counted = await asyncio.to_thread(sockets)
                done = 1000 if counted >= 1000 else 0
            there.set()
            return list(await asyncio.gather(*waiting))

        def sockets() -> float:
            with urllib.request.urlopen(f"{base}/metrics", timeout=100) as answer:
                lines = answer.read().decode().splitlines()
            return float(next(line for line in lines if line.startswith("farebox_sockets ")).split()[1])

        found = asyncio.run(asyncio.wait_for(all_of_them(), 120))
        assert len(set(found[::10])) == 1  # all who sit at the first table see all of its entries
        assert found[0] >= 10
        assert min(found) >= 0
        asyncio.run(player.play(base, tables[0]["table"]["code"], 10))
        assert ours.complaints() == []
