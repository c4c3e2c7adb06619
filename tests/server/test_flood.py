"""Who sends too much, too slowly or too often is stopped before it costs anything (docs/security.md)."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from pydantic import TypeAdapter
from starlette.testclient import TestClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from farebox.server import lobby, run
from farebox.server.api import connection as table_socket
from farebox.server.api.limits import flood, http_limits, rate_limit
from farebox.server.api.limits.flood import Address, Addresses, Meter
from farebox.server.api.limits.rate_limit import Bucket
from farebox.server.api.middleware import ProtectionMiddleware
from farebox.server.app import create_app
from farebox.server.settings import Settings
from farebox.table.lobby import credentials
from table_client import MINE, MUCH, OPEN, bearer, new_table, secrets_of, server, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]
SOON = 20.0  # seconds after which something that must happen has not


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that the test moves."""
    hand = SimpleNamespace(now=1000.0)
    for module in (rate_limit, flood):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: hand.now))
    return hand


# --- counting


def test_a_bucket_fills_up_and_a_debt_is_paid_first(clock: SimpleNamespace) -> None:
    bucket = Bucket(2, 4)
    assert [bucket.take(3), bucket.take(3), bucket.take(1), bucket.take(1)] == [True, False, True, False]
    clock.now += 1
    assert [bucket.take(2), bucket.take(0.1)] == [True, False]
    bucket.spend(4)
    clock.now += 1
    assert bucket.left() == -2
    clock.now += 100
    assert bucket.left() == 4


def settings(**more: float) -> Settings:
    return Settings(**{"actions_per_second": 20, "messages_per_address": 30, **more})  # type: ignore[arg-type]


def test_a_spectator_may_say_less_than_a_player_and_kilobytes_count(clock: SimpleNamespace) -> None:
    spectator, player, talker = (Meter(settings()) for _ in range(3))
    player.plays()
    assert [one.take(frames=11) for one in (spectator, player)] == [False, True]
    assert [talker.take(frames=1, size=4096), talker.take(frames=1, size=4096), talker.take(size=1024)] == [True, True, False]
    clock.now += 1
    assert talker.take(size=5 * 1024)


def test_if_an_address_sends_too_much_only_who_sends_little_is_heard(clock: SimpleNamespace) -> None:
    address = Address(settings())
    people, crowd = [Meter(settings()) for _ in range(2)], [Meter(settings()) for _ in range(3)]
    for one in (*people, *crowd):
        one.address = address
        one.plays()
    assert [one.take(frames=20) for one in crowd] == [True] * 3  # which is all there is, and as much as one may at once
    assert [one.take(frames=1) for one in crowd] == [False] * 3
    assert [one.take(frames=1) for one in people] == [True] * 2
    spectator = Meter(settings())
    spectator.address = address
    assert spectator.take(frames=10)  # they are counted apart


def test_the_oldest_of_too_many_unfinished_requests_are_dropped(clock: SimpleNamespace) -> None:
    address, dropped = Address(settings(unfinished_per_address=2)), list[int]()
    drops = [lambda n=n: dropped.append(n) for n in range(5)]  # type: ignore[misc]
    for drop in drops[:3]:
        address.begin(drop)
    assert dropped == []  # they may be finished at once
    address.end(drops[1])
    clock.now += flood.GRACE
    address.begin(drops[3])
    assert dropped == [0]


def test_many_connections_at_once_are_served_one_after_the_other(clock: SimpleNamespace) -> None:
    address = Address(settings(requests_per_minute=600))
    delays = [address.delay() for _ in range(flood.AT_ONCE + 3)]
    assert delays[: flood.AT_ONCE] == [0.0] * flood.AT_ONCE
    assert delays[flood.AT_ONCE :] == pytest.approx([0.005, 0.01, 0.015])


def test_addresses_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flood, "MOST_ADDRESSES", 2)
    addresses = Addresses(settings())
    first = addresses.find("a")
    assert addresses.find("b") is not first
    assert addresses.find("a") is first
    addresses.find("c")
    assert addresses.find("a") is first


# --- a server with real connections


@asynccontextmanager
async def listening(folder: Path, **limits: float) -> AsyncIterator[tuple[int, Any]]:
    app = create_app(folder / "farebox.db", Settings(**{**MUCH, "bot_delay": 0.0, **limits}))  # type: ignore[arg-type]
    ours = uvicorn.Server(run.make_config(app))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(ours.serve([listener]))
        while not ours.started:
            await asyncio.sleep(0.01)
        yield listener.getsockname()[1], app
        ours.should_exit = True
        await serving


@asynccontextmanager
async def table_at(folder: Path, **limits: float) -> AsyncIterator[tuple[str, list[str]]]:
    """The address of a table's socket, and the secrets of its seats."""
    from farebox.server.api.protocol import NewTable

    async with listening(folder, **limits) as (port, app):
        new = {"options": {"board": "new_york"}, "places": TWO, "start": True}
        opened = await lobby.open_table(app.state.rooms, TypeAdapter(NewTable).validate_python(new), "127.0.0.1")
        yield f"ws://127.0.0.1:{port}/api/tables/{opened.table.code}/socket", [one.secret for one in opened.held]


async def said_hello(wire: ClientConnection, secrets: list[str]) -> None:
    await wire.send(json.dumps({"type": "hello", "version": 2, "secrets": secrets}))
    assert json.loads(await wire.recv())["type"] == "welcome"


async def closed_with(wire: ClientConnection, message: str | None = None) -> int | None:
    """The code a socket is closed with, which sends a message again and again meanwhile."""
    async with asyncio.timeout(SOON):
        with suppress(ConnectionClosed):
            while message is not None:
                await wire.send(message)
                await asyncio.sleep(0)
        with suppress(ConnectionClosed):
            while True:
                await wire.recv()
    return wire.close_code


async def pinged(wire: ClientConnection) -> None:
    await wire.send('{"type":"ping"}')
    async with asyncio.timeout(SOON):
        while json.loads(await wire.recv())["type"] != "pong":
            pass


def junk() -> str:
    return json.dumps({"type": "act", **{f"key {n}": n for n in range(220)}})


@pytest.mark.parametrize("holds", [False, True], ids=["spectator", "player"])
def test_who_floods_is_dropped_and_others_are_heard(tmp_path: Path, holds: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = list[str]()
    real = table_socket._parsed
    monkeypatch.setattr(table_socket, "_parsed", lambda text: (parsed.append(text), real(text))[1])

    async def attack() -> None:
        async with table_at(tmp_path, actions_per_second=8) as (address, secrets), connect(address) as person:
            await said_hello(person, secrets)
            async with connect(address) as flooder:
                await said_hello(flooder, secrets if holds else [])
                assert await closed_with(flooder, junk()) in (4429, 1006)  # 1006: what was not read any more made it a reset
            await pinged(person)

    asyncio.run(attack())
    assert len([text for text in parsed if text == junk()]) <= 4  # of 3 kB each, of 16 messages at once


def test_a_flood_of_control_frames_is_dropped(tmp_path: Path) -> None:
    async def attack() -> int | None:
        async with table_at(tmp_path, actions_per_second=20) as (address, _), connect(address) as flooder:
            await said_hello(flooder, [])
            for _ in range(12):
                await flooder.ping()
            return await closed_with(flooder)

    assert asyncio.run(attack()) == 4429


def test_an_address_whose_sockets_send_too_much_together(tmp_path: Path) -> None:
    async def attack() -> list[int | None]:
        limits = {"actions_per_second": 200, "messages_per_address": 20}
        async with table_at(tmp_path, **limits) as (address, secrets), connect(address) as person:
            await said_hello(person, secrets)
            wires = [await connect(address) for _ in range(3)]
            for wire in wires:
                await said_hello(wire, [])
                for _ in range(25):
                    await wire.send('{"type":"ping"}')
            codes = [await closed_with(wire) for wire in wires[1:]]
            await wires[0].close()
            await pinged(person)
            return codes

    assert asyncio.run(attack()) == [4429, 4429]


def test_a_huge_message_is_not_read(tmp_path: Path) -> None:
    async def attack() -> int | None:
        async with table_at(tmp_path) as (address, _), connect(address) as wire:
            await said_hello(wire, [])
            await wire.send("x" * 20_000)
            return await closed_with(wire)

    assert asyncio.run(attack()) == 1009


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: a\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\nGET /api/health HTTP/1.1\r\n",
    ],
    ids=["nothing", "headers", "body", "second request"],
)
def test_half_a_request_is_dropped_in_time(tmp_path: Path, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEADERS_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(http_limits, name, 0.1)

    async def attack() -> bytes:
        async with listening(tmp_path) as (port, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(half)
            heard = b""
            async with asyncio.timeout(SOON):
                try:
                    while part := await reader.read(1000):
                        heard += part
                except ConnectionResetError:
                    pass
            writer.close()
            return heard

    assert asyncio.run(attack()).count(b" 200 ") == (1 if b"\r\n\r\nGET" in half else 0)


def test_a_handshake_is_an_unfinished_request_until_it_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_limits, "RESPONSE_SECONDS", 0.1)
    real, begun = Address.begin, list[Address]()
    monkeypatch.setattr(Address, "begin", lambda self, drop: (begun.append(self), real(self, drop))[1])

    unfinished = list[int]()

    async def silent(*_: object) -> None:
        unfinished.append(len(begun[0]._unfinished))
        await asyncio.Event().wait()

    async def attack() -> None:
        async with table_at(tmp_path) as (url, _), connect(url) as served:
            await said_hello(served, [])
            unfinished.append(len(begun[0]._unfinished))
            monkeypatch.setattr(ProtectionMiddleware, "_socket", silent)
            with pytest.raises((InvalidMessage, ConnectionResetError)):
                await connect(url, open_timeout=SOON)
            unfinished.append(len(begun[0]._unfinished))
            await pinged(served)

    asyncio.run(attack())
    assert unfinished == [0, 1, 0]


def test_connections_of_one_address_are_counted_unless_a_proxy_speaks_for_others(tmp_path: Path) -> None:
    async def ask(port: int, *lines: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write("\r\n".join(("GET /api/health HTTP/1.1", "Host: a", *lines, "\r\n")).encode())
        try:
            return await asyncio.wait_for(reader.read(15), SOON)
        except ConnectionResetError:
            return b""
        finally:
            writer.close()

    async def come() -> tuple[list[bytes], list[bytes]]:
        async with listening(tmp_path, requests_per_minute=3) as (port, _):
            own = [await ask(port) for _ in range(5)]
            return own, [await ask(port, f"X-Forwarded-For: 192.0.2.{n}") for n in range(5)]

    own, others = asyncio.run(come())
    assert [answer[:12] for answer in own] == [b"HTTP/1.1 200"] * 3 + [b""] * 2
    assert [answer[:12] for answer in others] == [b"HTTP/1.1 200"] * 5


def test_the_server_may_open_as_many_files_as_the_system_permits() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        run.allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(before[0], run.MOST_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# --- without real connections


def test_what_comes_too_fast_is_refused_before_it_is_parsed(tmp_path: Path) -> None:
    with server(tmp_path, actions_per_second=3) as client:
        opened = new_table(client, TWO, start=True)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
            for number in range(5):
                both.say(type="act", id=f"n{number}", nonsense=1)
            answers = [both.hear_until("answer") for _ in range(5)]
    assert [one["problem"]["error"] for one in answers] == ["malformed"] * 3 + ["too_fast"] * 2
    assert [one["id"] for one in answers[3:]] == ["n3", "n4"]


def test_spectators_of_a_table_have_a_rate_together(tmp_path: Path) -> None:
    with server(tmp_path, actions_per_second=1) as client:
        code = new_table(client, TWO, start=True)["table"]["code"]
        with watch(client, code) as one, watch(client, code) as two, watch(client, code) as three:
            errors = [watcher.act(0, "blind") for watcher in (one, two, three)]
            assert [error["error"] for error in errors if error] == ["not_your_seat"] * 3
            with watch(client, code) as four, watch(client, code) as five, watch(client, code) as six:
                errors = [watcher.act(0, "blind") for watcher in (four, five, six)]
    assert [error["error"] for error in errors if error] == ["not_your_seat"] * 2 + ["too_fast"]


def test_files_and_sockets_opened_from_one_address_have_a_rate(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    with server(tmp_path, requests_per_minute=2) as client:
        answers = [client.get("/assets/nothing.js") for _ in range(11)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429]
        assert answers[-1].headers["connection"] == "close"
    with server(tmp_path, sockets_per_address=1) as client:
        code = new_table(client, TWO)["table"]["code"]
        for _ in range(2):
            with watch(client, code):
                pass
        with pytest.raises(Exception), watch(client, code):  # noqa: B017, PT011 -- as the test client says it
            pass


# --- codes


@pytest.fixture
def guesser(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path, misses_per_minute=5) as client:
        yield client


def test_codes_cannot_be_guessed(guesser: TestClient) -> None:
    opened = new_table(guesser, [MINE, OPEN])
    code, secret = opened["table"]["code"], secrets_of(opened)[0]
    assert [guesser.get(f"/api/tables/{credentials.new_code()}").status_code for _ in range(12)] == [404] * 10 + [429] * 2
    for method, path in (("GET", ""), ("GET", "/record"), ("GET", "/qr.svg"), ("POST", "/join")):
        refused = guesser.request(method, f"/api/tables/{code}{path}", json={"name": "Eve"} if method == "POST" else None)
        assert (refused.status_code, refused.json()["error"]) == (429, "too_fast"), path
    assert guesser.get(f"/api/tables?codes={code}").status_code == 429
    wrong = [guesser.post(f"/api/tables/{one}/start", headers=bearer("x" * 32)) for one in (code, credentials.new_code())]
    assert {answer.json()["error"] for answer in wrong} == {"too_fast"}
    for one, secrets in ((code, []), (code, ["x" * 32]), ("QQQQQQQQ", ["x" * 32])):
        with guesser.websocket_connect(f"/api/tables/{one}/socket") as session:
            session.send_text(json.dumps({"type": "hello", "version": 2, "secrets": secrets}))
            assert json.loads(session.receive_text())["problem"]["error"] == "too_fast"
    with watch(guesser, code, [secret]):  # people who sit there are not concerned
        pass
    assert guesser.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).json()["error"] == "places_open"
    assert guesser.get("/api/tables").status_code == 200


def test_codes_asked_for_together_count_each(guesser: TestClient) -> None:
    code = new_table(guesser, TWO)["table"]["code"]
    for _ in range(20):  # those that are there cost nothing
        assert len(guesser.get(f"/api/tables?codes={code},{code.lower()}").json()["tables"]) >= 1
    many = ",".join(credentials.new_code() for _ in range(50))
    assert [guesser.get(f"/api/tables?codes={many}").status_code for _ in range(2)] == [200, 429]


def test_a_look_at_a_table_tells_what_a_spectator_sees(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True, listed=False)
        code = opened["table"]["code"]
        assert client.get("/api/tables").json()["tables"] == []
        with watch(client, code) as spectator:
            assert client.get(f"/api/tables/{code}").json() == spectator.table


def test_a_code_has_eight_letters() -> None:
    assert credentials.is_code(credentials.new_code())
    assert [credentials.is_code(text) for text in ("BCDFGHJK", "BCDFGHJ", "BCDFGHJA")] == [True, False, False]


# --- origins


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://club.example", 201),
        ("https://club.example:443", 201),
        ("http://club.example", 403),
        ("https://club.example:8443", 403),
        ("https://other.example", 403),
        ("http://table.test", 201),
    ],
)
def test_scheme_and_port_of_an_origin_count(tmp_path: Path, origin: str, status: int) -> None:
    body = {"options": {"board": "new_york"}, "places": TWO}
    with server(tmp_path, origins=("https://club.example",)) as client:
        assert client.post("/api/tables", json=body, headers={"origin": origin}).status_code == status
