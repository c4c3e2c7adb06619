"""What may befall a server: killed in mid-game, a client that stops reading, a full disk, another server on its file."""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import socket
import time
import urllib.request
import weakref
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farebox import Record
from farebox.server.api import connection as table_socket
from farebox.server.storage.store import Store
from farebox.table.messages.socket import Note
from farebox_process import run
from running_server import running
from table_client import BOT, MINE, Data, bearer, new_table, play_on, room_of, secrets_of, server, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]


def ask(base: str, method: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}/api{path}", data, {"content-type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


class Player:
    """Plays every seat at random over a real socket, and remembers what was accepted."""

    def __init__(self, secrets: list[str], rng: Random) -> None:
        self.secrets, self.rng = secrets, rng
        self.accepted: list[tuple[int, str]] = []
        self.pending: Data | None = None
        self.at, self.status = -1, ""
        self.sent = 0

    async def play(self, base: str, code: str, most: int) -> None:
        """So many answers more; what was not answered before is said again first."""
        async with connect(f"{base.replace('http', 'ws')}/api/tables/{code}/socket") as wire:
            await wire.send(json.dumps({"type": "hello", "version": 2, "secrets": self.secrets, "at": self.at}))
            message = await self.hear(wire)
            if self.pending:
                await wire.send(json.dumps(self.pending))
            else:
                await self.choose(wire, message)
            while most and (self.pending or self.status == "playing"):
                answer = await self.hear(wire)
                if answer["type"] == "answer":
                    assert answer["problem"] is None, answer
                    assert self.pending is not None
                    self.accepted.append((self.pending["seat"], self.pending["action"]))
                    self.pending = None
                    most -= 1
                    await self.choose(wire, self.last)

    async def hear(self, wire: ClientConnection) -> Data:
        message: Data = json.loads(await asyncio.wait_for(wire.recv(), 30))
        if "table" in message:
            self.at, self.status = message["table"]["at"], message["table"]["status"]
        if message.get("views"):
            self.last = message
        return message

    async def choose(self, wire: ClientConnection, message: Data) -> None:
        if message["table"]["to_act"]:
            seat = message["table"]["to_act"][0]
            action = self.rng.choice(message["views"][seat]["actions"])["text"]
            self.sent += 1
            self.pending = {"type": "act", "id": f"p{self.sent}", "seat": seat, "at": message["table"]["at"], "action": action}
            await wire.send(json.dumps(self.pending))


async def play_until_killed(player: Player, base: str, code: str, process: Any, seconds: float) -> None:
    playing = asyncio.create_task(player.play(base, code, 10_000))
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    with suppress(ConnectionClosed, OSError):
        await playing


def test_killed_and_restarted_again_and_again_nothing_is_lost(tmp_path: Path) -> None:
    """kill -9 while actions are under way: what was accepted is in the record, and what was not is done once."""
    rng = Random(1)
    with running(tmp_path) as (process, base):
        opened = ask(base, "POST", "/tables", {"options": {"board": "new_york"}, "places": TWO, "start": True})
        code, player = opened["table"]["code"], Player(secrets_of(opened), rng)
        asyncio.run(play_until_killed(player, base, code, process, 0.1))
    for _ in range(3):
        with running(tmp_path) as (process, base):
            asyncio.run(play_until_killed(player, base, code, process, 0.05 + rng.random() * 0.1))
    with running(tmp_path) as (process, base):
        asyncio.run(player.play(base, code, 10_000))
        with urllib.request.urlopen(f"{base}/api/tables/{code}/record") as answer:
            game = Record.parse(answer.read().decode()).replay()
    assert player.status == "over"
    assert [(play.seat, str(play.action)) for play in game.plays] == player.accepted


def test_the_server_says_goodbye_and_ends_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as (process, base):
        code = ask(base, "POST", "/tables", {"options": {"board": "new_york"}, "places": [MINE, BOT], "start": True})["table"][
            "code"
        ]

        async def last_words() -> list[str]:
            async with connect(f"{base.replace('http', 'ws')}/api/tables/{code}/socket") as wire:
                await wire.send('{"type":"hello","version":2}')
                await wire.recv()
                process.send_signal(signal.SIGINT)
                heard = []
                with suppress(ConnectionClosed):
                    while True:
                        heard.append(str(await wire.recv()))
                return heard

        assert any(json.loads(text).get("code") == "closing" for text in asyncio.run(last_words()))
        assert process.wait(5) == 0
        assert process.stdout is not None
        assert process.stdout.read() == ""  # no complaint


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = run("serve", "--no-browser", "--port", port, "--database", tmp_path / "f.db", timeout=60)
    assert result.returncode == 2
    assert result.stderr.startswith("farebox: cannot listen on 127.0.0.1")


def test_who_stops_reading_is_dropped_and_the_room_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as (_, base):
        opened = ask(base, "POST", "/tables", {"options": {"board": "first_journey_europe"}, "places": TWO, "start": True})
        code = opened["table"]["code"]
        host, port = base.removeprefix("http://").split(":")
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            lazy.connect((host, int(port)))
            lazy.sendall(hello_by_hand(host, code))
            time.sleep(0.3)
            player = Player(secrets_of(opened), Random(3))
            asyncio.run(asyncio.wait_for(player.play(base, code, 10_000), 60))
            assert player.status == "over"
            assert len(player.accepted) > 40


def hello_by_hand(host: str, code: str) -> bytes:
    """The handshake of a socket and a hello, by a client that reads nothing."""
    head = f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    hello = b'{"type":"hello","version":2}'
    return head.encode() + bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello


class Deaf:
    """A socket on which nothing can be written."""

    def __init__(self) -> None:
        self.closed = 0
        self.scope: dict[str, object] = {}
        self.said = ['{"type":"hello","version":2}']

    async def accept(self) -> None:
        pass

    async def receive(self) -> Data:
        if self.said:
            return {"type": "websocket.receive", "text": self.said.pop()}
        await asyncio.sleep(3600)
        raise AssertionError

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.closed = code


def test_a_queue_that_is_full_drops_its_client(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code = opened["table"]["code"]
        deaf: Any = Deaf()
        assert client.portal is not None
        tables = client.app.state.rooms  # type: ignore[attr-defined]
        serving = client.portal.start_task_soon(table_socket.Connection(deaf, tables).serve, code)
        with watch(client, code, secrets_of(opened)):
            for _ in range(table_socket.QUEUE + 2):
                client.portal.call(room_of(client, code).table.tell, Note(code="time_up"))
            assert serving.result(5) is None
            assert deaf.closed == table_socket.TOO_SLOW
            assert len(room_of(client, code).table.viewers.connected) == 1


def test_a_room_that_everybody_has_left_needs_no_look_for_cycles(tmp_path: Path) -> None:
    """Such a look takes long where there are many tables, so the server seldom takes it."""
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code = opened["table"]["code"]
        gc.collect()
        gc.disable()
        try:
            with watch(client, code, secrets_of(opened)) as both:
                assert play_on(both, Random(1), 5) == 5
                room = weakref.ref(room_of(client, code))
            end = time.monotonic() + 10
            while room() is not None and time.monotonic() < end:
                time.sleep(0.01)
            assert room() is None
        finally:
            gc.enable()


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as both, watch(client, code) as spectator:

            async def full(self: Store, *_: Any, **__: Any) -> None:
                raise OperationalError("insert", {}, Exception("database or disk is full"))

            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", full)
                problem = both.act(0, both.actions(0)[0])
                assert problem is not None
                assert problem["error"] == "server"
            assert room_of(client, code).table.row.at == 0
            assert both.act(0, both.actions(0)[0]) is None
            assert spectator.hear()["entries"][0]["number"] == 1


def test_two_servers_on_one_file_do_not_tear_a_game(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as two:
        opened = new_table(one, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(one, code, secrets) as here, watch(two, code, secrets) as there:
            assert here.act(0, here.actions(0)[0]) is None
            problem = there.act(0, there.actions(0)[1], id="late")  # the other server has not heard of it
            assert problem is not None
            assert problem["error"] == "stale"
            assert there.at == 1  # but has now
            assert there.act(1, there.actions(1)[0]) is None
            assert play_on(there, Random(1), 5) == 5
    with server(tmp_path) as again, watch(again, code, secrets) as both:
        assert both.at == 7
        assert both.views == there.views


def test_a_new_database_has_its_tables_and_a_write_ahead_log(tmp_path: Path) -> None:
    import sqlite3

    with server(tmp_path) as client:
        new_table(client, TWO)
    with sqlite3.connect(tmp_path / "farebox.db") as database:
        tables = {name for (name,) in database.execute("select name from sqlite_master where type = 'table'")}
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
    database.close()
    assert {"tables", "places", "entries", "chat", "alembic_version"} <= tables


def test_the_migrations_make_what_the_store_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from farebox.server.storage.migrations.upgrade import steps, upgrade
    from farebox.server.storage.models import Base

    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == steps()[-1]
        assert compare_metadata(context, Base.metadata) == []
        upgrade(connection)
    engine.dispose()


def test_a_start_that_is_killed_in_the_first_migration_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def killed(*_: Any, **__: Any) -> None:
        raise RuntimeError("killed")

    async def open_store() -> None:
        store = Store(tmp_path / "farebox.db")
        try:
            await store.open()
        finally:
            await store.close()

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", killed)
        with pytest.raises(RuntimeError, match="killed"):
            asyncio.run(open_store())
    asyncio.run(open_store())


def test_one_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    import sqlite3

    with server(tmp_path, bot_delay=1000) as client:
        codes = [new_table(client, [BOT, BOT], start=True)["table"]["code"] for _ in range(3)]
        mine = new_table(client, TWO, start=True)["table"]["code"]
    with sqlite3.connect(tmp_path / "farebox.db") as database:
        broken = database.execute("select code from tables where status = 'playing' limit 1").fetchone()[0]
        database.execute("update entries set kind = 'play', seat = 0, action = 'fly' where code = ?", (broken,))
    database.close()
    with server(tmp_path) as client:
        for code in {*codes} - {broken}:
            end = time.monotonic() + 30
            while client.get(f"/api/tables/{code}").json()["status"] != "over":
                assert time.monotonic() < end
                time.sleep(0.02)
        assert mine == broken or client.get(f"/api/tables/{mine}").json()["status"] == "playing"
        with client.websocket_connect(f"/api/tables/{broken}/socket") as session:
            session.send_text('{"type":"hello","version":2}')
            assert json.loads(session.receive_text())["problem"]["error"] == "unavailable"
            with pytest.raises(WebSocketDisconnect) as closed:
                session.receive_text()
            assert closed.value.code == table_socket.MALFORMED


def test_spectators_never_lock_out_who_plays(tmp_path: Path) -> None:
    with server(tmp_path, viewers_per_table=2) as client:
        opened = new_table(client, TWO, start=True)
        code = opened["table"]["code"]
        with watch(client, code), watch(client, code):
            with client.websocket_connect(f"/api/tables/{code}/socket") as third:
                third.send_text('{"type":"hello","version":2}')
                assert json.loads(third.receive_text())["problem"]["error"] == "busy"
            with watch(client, code, secrets_of(opened)) as both:
                assert both.act(0, both.actions(0)[0]) is None


def test_a_rematch_that_could_not_begin_is_told_when_it_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, board="first_journey_usa", start=True)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as both:
            play_on(both, Random(1))

            async def full(self: Store, *_: Any, **__: Any) -> None:
                raise OperationalError("insert", {}, Exception("database or disk is full"))

            again = {"url": f"/api/tables/{code}/rematch", "headers": bearer(opened["host"])}
            with monkeypatch.context() as patch:
                patch.setattr(Store, "begin", full)
                assert client.post(**again).status_code == 503
            after = client.post(**again).json()
            assert after["status"] == "playing"
            assert both.hear_until("table")["table"]["rematch"] == after["code"]
