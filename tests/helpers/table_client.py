"""Clients of a table for tests: they speak the protocol as anybody would."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from pydantic import TypeAdapter
from starlette.testclient import TestClient, WebSocketTestSession

from farebox.game.deal import hashed
from farebox.server.api.protocol import ServerMessage
from farebox.server.app import create_app
from farebox.server.room import Room
from farebox.server.settings import Settings

Data = dict[str, Any]
MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
MINE = {"kind": "mine", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "name": "Robo", "level": "beginner"}
VALUE = "5a" * 32  # of a device that has a part in the deal


MUCH = {
    "actions_per_second": 1e6,
    "tables_per_hour": 1e6,
    "requests_per_minute": 1e6,
    "sockets_per_address": 1e6,
    "messages_per_address": 1e6,
    "unfinished_per_address": 1e6,
    "misses_per_minute": 1e6,
    "reviews_per_hour": 1e6,
    "deep_reviews_per_hour": 1e6,
    "tries_per_hour": 1e6,
}


AT_ONCE = {"stand_in_after": 0.0, "stand_in_opening": 0.0}  # a bot may stand in as soon as somebody is away


@contextmanager
def server(folder: Path | str, **settings: Any) -> Iterator[TestClient]:
    """A server on the database of a folder, or on PostgreSQL; quick bots, and as much of everything as one likes."""
    options = {"bot_delay": 0.0, "static": Path("/nowhere") if isinstance(folder, str) else folder / "static", **MUCH, **settings}
    app = create_app(folder if isinstance(folder, str) else folder / "farebox.db", Settings(**options))
    with TestClient(app, base_url="http://table.test") as client:
        yield client


def room_of(client: TestClient, code: str) -> Room:
    """The room itself, for what no client may see."""
    room: Room = client.app.state.rooms.live[code][0]  # type: ignore[attr-defined]
    return room


def wait_until(true: Callable[[], bool], seconds: float = 30.0, pause: float = 0.02) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(pause)


def new_table(
    client: TestClient,
    places: Sequence[Data],
    *,
    board: str = "new_york",
    start: bool = False,
    device: str | None = None,
    **options: Any,
) -> Data:
    """Open a table. With `device`, commit to that value, and reveal it if the table starts at once."""
    body: Data = {"options": {"board": board, **options}, "places": list(places), "start": start}
    body |= {"device": hashed(device)} if device else {}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    opened = dict(answer.json())
    if device and start:
        opened["table"] = reveal(client, opened["table"]["code"], opened["held"][0]["secret"], device)
    return opened


def reveal(client: TestClient, code: str, secret: str, value: str) -> Data:
    answer = client.post(f"/api/tables/{code}/reveal", json={"value": value}, headers=bearer(secret))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def secrets_of(opened: Data) -> list[str]:
    return [held["secret"] for held in opened["held"]]


class Watcher:
    """A socket at a table. Keeps what it was told: all texts, the last table, views by seat, and the last entry."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.texts: list[str] = []
        self.views: dict[int | None, Data] = {}
        self.table: Data = {}
        self.entries: list[Data] = []
        self.said = 0

    def hear(self) -> Data:
        text = self.session.receive_text()
        self.texts.append(text)
        MESSAGES.validate_json(text)  # what is written without the models is what they say
        message: Data = json.loads(text)
        self.table = message.get("table", self.table)
        self.entries += message.get("entries", [])
        for view in message.get("views", []):
            self.views[view["seat"]] = view
        return message

    def hear_until(self, kind: str) -> Data:
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def say(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def ask(self, **message: Any) -> Data | None:
        """Say something that is answered; the problem, None if it was accepted."""
        self.said += 1
        self.say(**{"id": f"m{self.said}", **message})
        problem: Data | None = self.hear_until("answer")["problem"]
        return problem

    def act(self, seat: int, action: str, at: int | None = None, **more: Any) -> Data | None:
        return self.ask(type="act", seat=seat, action=action, at=self.at if at is None else at, **more)

    def undo(self, seat: int) -> Data | None:
        return self.ask(type="undo", seat=seat, at=self.at)

    def take_back(self, seat: int, at: int | None = None, **more: Any) -> Data | None:
        return self.ask(type="take_back", seat=seat, at=self.at if at is None else at, **more)

    @property
    def at(self) -> int:
        return int(self.table["at"])

    def actions(self, seat: int) -> list[str]:
        return [action["text"] for action in self.views[seat]["actions"]]

    def catch_up(self, at: int) -> None:
        while self.at < at:
            self.hear()


@contextmanager
def watch(client: TestClient, code: str, secrets: Sequence[str] = (), at: int = -1) -> Iterator[Watcher]:
    with client.websocket_connect(f"/api/tables/{code}/socket") as session:
        watcher = Watcher(session)
        watcher.say(type="hello", version=2, secrets=list(secrets), at=at)
        assert watcher.hear()["type"] == "welcome"
        yield watcher


def play_on(watcher: Watcher, rng: Random, most: int = 10_000) -> int:
    """One client that holds every seat plays at random; how many actions it took."""
    played = 0
    while watcher.table["status"] == "playing" and played < most:
        seat = rng.choice(watcher.table["to_act"])
        assert watcher.act(seat, rng.choice(watcher.actions(seat))) is None
        played += 1
    return played
