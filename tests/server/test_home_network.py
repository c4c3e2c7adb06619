"""The home network: other devices can connect after a page on this computer has allowed it, and only then."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from farebox.server import listening
from farebox.server.app import create_app
from farebox.server.home_network import HomeNetwork
from farebox.server.settings import Settings
from farebox.table.errors import Refused
from running_server import at_home, running
from table_client import MINE, OPEN, new_table

Asked = tuple[int, Any]


def ask(base: str, method: str, path: str, body: Any = None, **headers: str) -> Asked:
    parts = urlsplit(base)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=20)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(
        method, path, json.dumps(body) if body is not None else None, {"content-type": "application/json", **names}
    )
    answer = connection.getresponse()
    found = answer.status, json.loads(answer.read() or b"null")
    connection.close()
    return found


def change(base: str, open: bool, **headers: str) -> Asked:
    return ask(base, "PUT", "/api/home-network", {"open": open}, **headers)


def refuses_connections(base: str) -> bool:
    parts = urlsplit(base)
    with socket.socket() as probe:
        return probe.connect_ex((parts.hostname, parts.port)) != 0


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A server on a computer whose address at home is 127.0.0.2."""
    with running(tmp_path, prepare=at_home) as (_, base):
        yield base


def test_one_request_opens_it_and_one_closes_it(base: str) -> None:
    house = base.replace("127.0.0.1", "127.0.0.2")
    assert ask(base, "GET", "/api/home-network") == (200, {"can_change": True, "addresses": []})
    assert refuses_connections(house)
    opened = {"can_change": True, "addresses": [f"{house}/"]}
    assert change(base, True) == (200, opened)
    assert change(base, True) == (200, opened)  # twice is no different
    assert ask(base, "GET", "/api/home-network") == (200, opened)
    new = {"options": {"board": "new_york"}, "places": [MINE, OPEN]}
    status, table = ask(base, "POST", "/api/tables", new)
    assert status == 201
    code = table["table"]["code"]
    joined, _ = ask(house, "POST", f"/api/tables/{code}/join", {"name": "Bob"}, origin=house)
    assert joined == 200
    with connect(f"{house.replace('http', 'ws')}/api/tables/{code}/socket", origin=house) as phone:  # type: ignore[arg-type]
        phone.send('{"type":"hello","version":2}')
        assert json.loads(phone.recv())["type"] == "welcome"
        assert change(base, False) == (200, {"can_change": True, "addresses": []})
        with pytest.raises(ConnectionClosed):
            list(phone)
    assert refuses_connections(house)
    assert ask(base, "GET", f"/api/tables/{code}")[0] == 200
    assert change(base, True) == (200, opened)


def test_pages_elsewhere_can_neither_open_nor_see_it(base: str) -> None:
    port = urlsplit(base).port
    strangers: list[dict[str, str]] = [
        {"origin": "https://elsewhere.test"},
        {"origin": "http://localhost:3000"},
        {"host": f"elsewhere.test:{port}", "origin": f"http://elsewhere.test:{port}"},  # a name that points to this computer
        {"x_forwarded_for": "192.0.2.7"},
        {"x_forwarded_for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"host": "[broken"},
    ]
    for headers in strangers:
        status, problem = change(base, True, **headers)
        assert status == 403, headers
        assert problem["error"] in ("wrong_origin", "not_this_computer")
    assert ask(base, "GET", "/api/home-network") == (200, {"can_change": True, "addresses": []})
    change(base, True)
    assert ask(base, "GET", "/api/home-network", via="1.1 proxy") == (200, {"can_change": False, "addresses": []})


@pytest.mark.parametrize("client", [("192.168.1.30", 50000), ("203.0.113.9", 50000), ("fd00::7", 50000)])
def test_other_devices_cannot_change_it(tmp_path: Path, client: tuple[str, int]) -> None:
    app = create_app(tmp_path / "farebox.db", Settings(static=tmp_path))
    changed: list[str] = []

    async def serve(_: socket.socket) -> None:
        changed.append("open")

    with TestClient(app, base_url="http://127.0.0.1:8017", client=client) as device:
        app.state.home = HomeNetwork(8017, serve, changed.append)
        refused = device.put("/api/home-network", json={"open": True})
        assert (refused.status_code, refused.json()["error"]) == (403, "not_this_computer")
        assert device.put("/api/home-network", json={"open": False}).status_code == 403
        assert device.get("/api/home-network").json() == {"can_change": False, "addresses": []}
    assert changed == []


def test_it_is_not_offered_where_other_devices_connect_already(tmp_path: Path) -> None:
    app = create_app(tmp_path / "farebox.db", Settings(static=tmp_path, address="http://192.168.1.5:8017/"))
    with TestClient(app, base_url="http://127.0.0.1:8017", client=("127.0.0.1", 50000)) as page:
        assert page.get("/api/home-network").json() == {"can_change": False, "addresses": ["http://192.168.1.5:8017/"]}
        assert page.put("/api/home-network", json={"open": True}).json()["error"] == "not_this_computer"


def refusal(home: HomeNetwork) -> str:
    with pytest.raises(Refused) as refused:
        asyncio.run(home.open())
    return refused.value.problem.error


def test_it_says_why_it_cannot_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(listener: socket.socket) -> None:
        listener.close()

    home = HomeNetwork(0, serve, lambda host: None)
    monkeypatch.setattr(listening, "home_addresses", list)
    assert refusal(home) == "no_home_network"
    monkeypatch.setattr(listening, "home_addresses", lambda: ["192.0.2.1"])  # not an address of this computer
    assert refusal(home) == "cannot_listen"


def test_a_taken_port_is_replaced_and_a_lost_address_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[str] = []

    async def visit(taken: int) -> list[list[str]]:
        listeners: list[socket.socket] = []

        async def serve(listener: socket.socket) -> None:
            listeners.append(listener)

        home = HomeNetwork(taken, serve, stopped.append)
        monkeypatch.setattr(listening, "home_addresses", lambda: ["127.0.0.2"])
        await home.open()
        before = await home.addresses()
        monkeypatch.setattr(listening, "home_addresses", list)  # the computer has left this network
        after = await home.addresses()
        for listener in listeners:
            listener.close()
        return [before, after]

    with listening.listen("127.0.0.2", (0,)) as other:
        port = other.getsockname()[1]
        [address], after = asyncio.run(visit(port))
    assert address.startswith("http://127.0.0.2:")
    assert urlsplit(address).port not in (port, 0)
    assert after == []
    assert stopped == ["127.0.0.2"]


def test_a_code_never_has_an_address_of_this_computer_only(tmp_path: Path) -> None:
    app = create_app(tmp_path / "farebox.db", Settings(static=tmp_path))
    with TestClient(app, base_url="http://127.0.0.1:8017", client=("127.0.0.1", 50000)) as page:
        code = new_table(page, [MINE, OPEN])["table"]["code"]
        refused = page.get(f"/api/tables/{code}/qr.svg")
        assert (refused.status_code, refused.json()["error"]) == (409, "no_home_network")


def test_addresses_at_home_are_private_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    own = [
        "203.0.113.9",
        "192.168.1.5",
        "127.0.1.1",
        "169.254.3.4",
        "10.8.0.2",
        "192.168.1.5",
        "fe80::1%eth0",
        "fd00::7",
        "2001:db8::5",
    ]
    monkeypatch.setattr(listening, "own_addresses", lambda: iter(own))
    assert listening.home_addresses() == ["192.168.1.5", "10.8.0.2", "fd00::7"]
