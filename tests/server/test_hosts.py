"""The Host header names the server, and a request has one length: over real sockets."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from test_home_network import ask, change
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from farebox.server.app import create_app
from farebox.server.settings import Settings
from running_server import at_home, running
from table_client import MINE, OPEN, new_table

EVIL = "evil.example"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A server on loopback, on a computer whose address at home is 127.0.0.2."""
    with running(tmp_path, prepare=at_home) as (_, base):
        yield base


def said(base: str, request: str) -> bytes:
    """Everything that a server answers to bytes, until it closes the connection."""
    parts = urlsplit(base)
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=20) as connection:
        connection.sendall(request.encode())
        return b"".join(iter(lambda: connection.recv(65_536), b""))


def status(base: str, host: str, path: str = "/api/server", more: str = "") -> int:
    close = "" if more else "Connection: close\r\n"
    with socket.create_connection((urlsplit(base).hostname or "", urlsplit(base).port or 0), timeout=20) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}{close}\r\n".encode())
        return int(connection.recv(100).split()[1])


def test_on_loopback_only_names_of_loopback_are_served(base: str) -> None:
    port = urlsplit(base).port
    for own in ("localhost", f"localhost:{port}", "127.0.0.1", f"127.0.0.1:{port}", f"[::1]:{port}", "LOCALHOST"):
        assert status(base, own) == 200, own
    socket_path = "/api/tables/BCDFGHJK/socket"
    assert status(base, f"localhost:{port}", socket_path, UPGRADE) == 101
    for other in (EVIL, f"{EVIL}:{port}", "localhost.evil.example", "192.168.1.5", "[broken", f"127.0.0.1.{EVIL}"):
        assert status(base, other) == 403, other
        assert status(base, other, "/") == 403, other
        assert status(base, other, socket_path, UPGRADE) == 403, other
    assert status(base, EVIL, "/api/health") == 200, "a proxy or a supervisor may ask by any name"
    refused, problem = ask(base, "GET", "/api/server", host=EVIL, x_forwarded_for="192.0.2.7")
    assert (refused, problem["error"]) == (403, "wrong_origin"), "a page can send this header, too"
    assert "FAREBOX_ORIGINS" in problem["message"]


@pytest.mark.parametrize(
    "host", ["", "//evil.com", "/evil.com", "@", ":80", "localhost/evil.com", "127.0.0.1:abc", "me@localhost"]
)
def test_what_is_no_host_is_refused(base: str, host: str) -> None:
    assert status(base, host) == 403
    assert status(base, host, "/api/tables/BCDFGHJK/socket", UPGRADE) == 403


def test_programs_that_name_no_host_are_served(base: str) -> None:
    assert said(base, "GET /api/server HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 200 ")


def test_in_the_home_network_its_address_is_served_too(base: str) -> None:
    house, port = base.replace("127.0.0.1", "127.0.0.2"), urlsplit(base).port
    change(base, True)
    assert status(house, f"127.0.0.2:{port}") == 200
    assert status(house, EVIL) == 403
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{EVIL}:{port}/api/tables/BCDFGHJK/socket", sock=socket.create_connection(("127.0.0.2", port or 0))),
    ):
        pass


def test_behind_a_proxy_the_names_are_those_of_the_origins(tmp_path: Path) -> None:
    with running(tmp_path, FAREBOX_ORIGINS="https://play.example.org http://other.example:8000") as (_, base):
        for own in ("play.example.org", "play.example.org:443", "other.example", "localhost"):
            assert status(base, own) == 200, own
        assert status(base, EVIL) == 403


@pytest.mark.parametrize("origins", [(), ("https://play.example.org",)])
def test_a_server_for_other_machines_has_the_names_it_is_told_and_without_any_all(
    tmp_path: Path, origins: tuple[str, ...]
) -> None:
    app = create_app(tmp_path / "farebox.db", Settings(static=tmp_path, origins=origins))
    with TestClient(app, base_url="http://192.0.2.1:8017") as client:
        code = new_table(client, [MINE, OPEN])["table"]["code"]
        assert client.get("/api/server", headers={"host": "play.example.org"}).status_code == 200
        assert client.get("/api/server", headers={"host": "pc.home:8017"}).status_code == (403 if origins else 200)
        if origins:
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(f"/api/tables/{code}/socket", headers={"host": "pc.home"}),
            ):
                pass


@pytest.mark.parametrize("path", ["/api/reviews", "/"])
def test_a_request_with_two_lengths_is_refused_and_nothing_after_it_is_read(base: str, path: str) -> None:
    host = urlsplit(base).netloc
    hidden = f"GET /api/server HTTP/1.1\r\nHost: {host}\r\n\r\n"
    heads = ["Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "Content-Length: 5\r\ntransfer-encoding:  Chunked\r\n"]
    for head in heads:
        answer = said(base, f"POST {path} HTTP/1.1\r\nHost: {host}\r\n{head}\r\n0\r\n\r\n{hidden}")
        assert answer.startswith(b"HTTP/1.1 400 "), answer
        assert b"connection: close" in answer.lower()
        assert answer.count(b"HTTP/1.1") == 1, "the connection is closed"
    one = said(base, f"POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n")
    assert not one.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "more",
    [
        "Content-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
        f"X-Long: {'x' * 10_000}\r\n",
        "".join(f"X-{n}: 1\r\n" for n in range(150)),
    ],
    ids=["length", "chunked", "both", "long header", "many headers"],
)
def test_an_upgrade_that_is_no_handshake_is_refused_and_closed(base: str, more: str) -> None:
    head = f"GET /api/tables/BCDFGHJK/socket HTTP/1.1\r\nHost: {urlsplit(base).netloc}\r\n{UPGRADE}"
    answer = said(base, f"{head}{more}\r\n0\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 "), answer
    assert answer.count(b"HTTP/1.1") == 1
