"""The short way to a position: a table opened and played over the protocol, then taken over by pages."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
NAMES = ("Ada", "Bob", "Cleo", "Dan")


class Shortcut:
    """A client that holds every seat of a table. While it is connected, nobody counts as away."""

    def __init__(self, base: str, opened: Data, wire: ClientConnection) -> None:
        self.base, self.wire = base, wire
        self.code: str = opened["table"]["code"]
        self.held: list[Data] = opened["held"]
        self.host: str = opened["host"]
        self.table: Data = opened["table"]
        self.views: dict[int, Data] = {}
        self.count = 0
        self._say({"type": "hello", "version": 2, "secrets": [one["secret"] for one in self.held]})
        self._hear("welcome")

    def _say(self, message: Data) -> None:
        self.wire.send(json.dumps(message))

    def _hear(self, kind: str) -> Data:
        while True:
            message: Data = json.loads(self.wire.recv(timeout=30))
            self.table = message.get("table", self.table)
            self.views |= {view["seat"]: view for view in message.get("views", [])}
            if message["type"] == kind:
                return message
            assert not message.get("problem"), message

    def hint(self, seat: int) -> str:
        self.count += 1
        self._say({"type": "hint", "id": f"h{self.count}", "seat": seat})
        return str(self._hear("hint")["action"]["text"])

    def act(self, seat: int, action: str) -> None:
        self.count += 1
        self._say({"type": "act", "id": f"a{self.count}", "seat": seat, "at": self.table["at"], "action": action})
        answer = self._hear("answer")
        assert answer["problem"] is None, answer

    def undo(self, seat: int) -> None:
        self.count += 1
        self._say({"type": "undo", "id": f"u{self.count}", "seat": seat, "at": self.table["at"]})
        answer = self._hear("answer")
        assert answer["problem"] is None, answer

    def say(self, seat: int, text: str) -> None:
        self._say({"type": "say", "seat": seat, "text": text})
        self._hear("said")

    def play(
        self,
        until: Callable[[Data, Data], bool] = lambda table, view: False,
        *,
        wise: bool = False,
        choose: Callable[[Data], str] | None = None,
    ) -> bool:
        """Play on until a view of the seat to act is the one wanted; at random, by hints, or as chosen. Whether it came."""
        while self.table["status"] == "playing":
            seats = [seat for seat in self.table["to_act"] if seat in self.views]
            if not seats:  # a bot's turn
                self._hear("update")
                continue
            if until(self.table, self.views[seats[0]]):
                return True
            self.act(seats[0], self.hint(seats[0]) if wise else (choose or self._any)(self.views[seats[0]]))
        return False

    def wait_for(self, seat: int) -> None:
        """Listen until others, such as pages and bots, have played on and it is this seat's turn again."""
        while True:
            self._hear("update")
            if self.table["to_act"] == [seat]:
                return

    def _any(self, view: Data) -> str:
        claims = [action for action in view["actions"] if action["kind"] == "claim"]
        action: Data = random.choice(claims or view["actions"])  # games end by claims
        return str(action["text"])

    def script(self, seats: Sequence[int], board: str = "") -> str:
        """What a page runs first to hold these seats."""
        held = [one for one in self.held if one["seat"] in seats]
        kept = {self.code: {"host": self.host, "held": held, "board": board, "opened": 0}}
        return f"if (location.host) localStorage.tables ??= {json.dumps(json.dumps(kept))}"


def ask(base: str, method: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}/api{path}", data, {"content-type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


@contextmanager
def shortcut(
    base: str, board: str, seats: int = 2, *, bots: int = 0, start: bool = True, names: Sequence[str] = NAMES, **options: Any
) -> Iterator[Shortcut]:
    """A table for so many players who all are this client, and so many bots."""
    places: list[Data] = [{"kind": "mine", "name": name} for name in names[:seats]]
    places += [{"kind": "bot", "name": f"Robo {i + 1}", "level": "casual"} for i in range(bots)]
    opened = ask(base, "POST", "/tables", {"options": {"board": board, "first": 0, **options}, "places": places, "start": start})
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{opened['table']['code']}/socket") as wire:
        yield Shortcut(base, opened, wire)
