"""Chat while the table waits: the lines stay with their players when they move, and are there in the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from table_client import MINE, Watcher, bearer, new_table, room_of, secrets_of, server, wait_until, watch

OPEN = {"kind": "open"}


def join(client: TestClient, code: str, name: str) -> str:
    return str(client.post(f"/api/tables/{code}/join", json={"name": name}).json()["held"]["secret"])


def change(client: TestClient, opened: dict[str, Any], *places: dict[str, Any]) -> None:
    url = f"/api/tables/{opened['table']['code']}/places"
    answer = client.put(url, json={"places": places}, headers=bearer(opened["host"]))
    assert answer.status_code == 200, answer.text


def stored(client: TestClient, code: str, secret: str) -> list[tuple[int | None, str]]:
    """The chat that somebody finds who opens the page now."""
    with watch(client, code, [secret]) as later:
        return [(line["seat"], line["text"]) for line in json.loads(later.texts[0])["chat"]]


def lines(watcher: Watcher) -> list[tuple[int | None, str]]:
    """The chat of the last welcome."""
    welcomes = [message for message in map(json.loads, watcher.texts) if message["type"] == "welcome"]
    return [(line["seat"], line["text"]) for line in welcomes[-1]["chat"]]


def test_lines_of_the_waiting_room_move_with_their_players_into_the_game(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, OPEN, OPEN])
        code, (ada,) = opened["table"]["code"], secrets_of(opened)
        bob, cleo = join(client, code, "Bob"), join(client, code, "Cleo")
        with watch(client, code, [ada]) as hers, watch(client, code, [bob]) as his, watch(client, code, [cleo]) as third:
            hers.say(type="say", seat=0, text="Hello!")
            his.say(type="say", seat=1, text="Here I am.")
            third.say(type="say", seat=2, text="Wrong table")
            wait_until(lambda: len(room_of(client, code).table.chat) == 3)
            change(client, opened, {"keep": 1}, {"keep": 0}, OPEN)  # Ada and Bob swap, and Cleo's seat is open again
            his.hear_until("welcome")
            assert sorted(lines(his), key=str) == [(0, "Here I am."), (1, "Hello!"), (None, "Wrong table")]
        join(client, code, "Dan")
        assert client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).status_code == 200
    with server(tmp_path) as client:
        assert sorted(stored(client, code, ada), key=str) == [(0, "Here I am."), (1, "Hello!"), (None, "Wrong table")]


def test_players_who_stay_keep_their_lines(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, OPEN, OPEN])
        code, (ada,) = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, [ada]) as hers:
            hers.say(type="say", seat=0, text="Anybody?")
            hers.hear_until("said")
            join(client, code, "Bob")
            hers.hear_until("table")
            assert lines(hers) == []  # no second welcome: nothing has moved
        assert stored(client, code, ada) == [(0, "Anybody?")]
