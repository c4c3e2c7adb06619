"""A page without a browser: the host of its tables, and what its worker does."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from farebox.page.host import Host
from farebox.page.networks import Networks
from farebox.page.requests import answer


@dataclass
class Page:
    """What the worker does: it stores what the host gives it, and delivers the messages."""

    host: Host
    rows: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)  # as pages list them
    entries: dict[str, list[str]] = field(default_factory=dict)
    heard: list[dict[str, Any]] = field(default_factory=list)

    def take(self) -> None:
        writes, messages = self.host.take()
        for code, row, entry, table in writes:
            self.rows[code], self.tables[code] = row, table
            if entry:
                assert json.loads(entry)["number"] == len(self.entries.setdefault(code, []))
                self.entries[code].append(entry)
        self.heard += [json.loads(text) for _, text in messages]

    def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        status, text = answer(self.host, method, path, secret, "" if body is None else json.dumps(body))
        self.take()
        assert status < 300, text
        return text if path.endswith("/record") else json.loads(text)

    def send(self, **message: Any) -> None:
        self.host.hear(1, json.dumps(message))
        self.take()

    def run(self) -> None:
        while self.host.wait() == 0.0:
            self.host.step()
            self.take()

    @property
    def last(self) -> dict[str, Any]:
        """The last message that has the views."""
        return next(one for one in reversed(self.heard) if "views" in one)


def new_page(networks: Networks | None = None) -> Page:
    return Page(Host(networks or Networks({}, lambda board, seats, row: ())))


def open_table(page: Page, *, board: str = "new_york", kinds: str = "mine bot", **options: Any) -> dict[str, Any]:
    places = [{"kind": kind, "level": "casual" if kind == "bot" else None} for kind in kinds.split()]
    opened: dict[str, Any] = page.ask(
        "POST", "/tables", {"options": {"board": board, **options}, "places": places, "start": True}
    )
    page.host.connect(1, opened["table"]["code"])
    page.send(type="hello", version=2, secrets=[held["secret"] for held in opened["held"]], at=-1)
    page.run()
    return opened


def act_by_hint(page: Page) -> bool:
    """Let one of the seats on this device do what a hint says. Returns False when the game is over."""
    views = [view for view in page.last["views"] if view["actions"]]
    if page.last["table"]["status"] == "over":
        return False
    seat = views[0]["seat"]
    page.send(type="hint", id="h", seat=seat)
    page.run()
    hint = page.heard[-1]
    assert hint["type"] == "hint"
    page.send(type="act", id=f"a{len(page.heard)}", seat=seat, at=page.last["table"]["at"], action=hint["action"]["text"])
    page.run()
    return True
