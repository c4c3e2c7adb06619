"""The short way out of a socket writes what the long one would; uvicorn and websockets are those it was written for."""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from farebox.server.api.fast_websocket import FastWebSocket, frame_head

RAISING_THE_CAP = """
To raise the cap of uvicorn or websockets in pyproject.toml, compare both versions of
- uvicorn/protocols/websockets/websockets_sansio_impl.py: every method that FastWebSocket overrides, and who calls it;
- websockets/protocol.py and http11.py: what `conn` has (events, parser, extensions, send_close, data_to_send);
then run tests/server/test_fast_websocket.py, test_flood.py, test_leftovers.py, test_wire.py and `farebox load --games 500`."""
OVERRIDDEN = ("connection_lost", "data_received", "handle_connect", "handle_events", "send", "send_receive_event_to_app")
USED = (
    "close_sent",
    "conn",
    "handshake_complete",
    "handshake_initiated",
    "queue",
    "read_paused",
    "scope",
    "transport",
    "writable",
)
OF_THE_CONNECTION = ("data_to_send", "events", "extensions", "parser", "send_close", "state")


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_packages_whose_private_classes_are_used_are_capped(package: str) -> None:
    extras = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    (cap,) = (one.specifier for one in map(Requirement, extras["server"]) if one.name == package)
    assert any(part.operator == "<" for part in cap), RAISING_THE_CAP
    assert cap.contains(version(package)), RAISING_THE_CAP


def test_what_is_overridden_and_used_is_there() -> None:
    theirs = vars(WebSocketsSansIOProtocol)
    attributes = set(re.findall(r"self\.(\w+)(?:: [^=]+)? = ", inspect.getsource(WebSocketsSansIOProtocol)))
    assert set(OVERRIDDEN) == {name for name in vars(FastWebSocket) if name in theirs and not name.startswith("__")}, (
        RAISING_THE_CAP
    )
    assert set(USED) <= attributes, RAISING_THE_CAP
    assert all(hasattr(ServerProtocol(), name) for name in OF_THE_CONNECTION), RAISING_THE_CAP


@pytest.mark.parametrize("n", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_as_websockets_makes_it(n: int) -> None:
    assert frame_head(n) + bytes(n) == Frame(Opcode.TEXT, bytes(n)).serialize(mask=False)
