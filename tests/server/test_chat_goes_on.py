"""Chat goes on: from the waiting room into the game, and into the rematch. Lines stay with their players, who move."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from farebox.server.storage import store
from table_client import MINE, Watcher, bearer, new_table, play_on, room_of, secrets_of, server, wait_until, watch

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


def test_lines_of_the_waiting_room_move_with_their_players_into_the_game(where: Path | str) -> None:
    with server(where) as client:
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
    with server(where) as client:
        assert sorted(stored(client, code, ada), key=str) == [(0, "Here I am."), (1, "Hello!"), (None, "Wrong table")]


def test_players_who_stay_keep_their_lines(where: Path | str) -> None:
    with server(where) as client:
        opened = new_table(client, [MINE, OPEN, OPEN])
        code, (ada,) = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, [ada]) as hers:
            hers.say(type="say", seat=0, text="Anybody?")
            hers.hear_until("said")
            join(client, code, "Bob")
            hers.hear_until("table")
            assert lines(hers) == []  # no second welcome: nothing has moved
        assert stored(client, code, ada) == [(0, "Anybody?")]


def finished(client: TestClient) -> tuple[str, list[str]]:
    """A game that is over: its code, and the secrets of Ada, Bob and Cleo."""
    opened = new_table(client, [MINE, OPEN, OPEN], board="first_journey_usa")
    code, secrets = opened["table"]["code"], secrets_of(opened)
    secrets += [join(client, code, name) for name in ("Bob", "Cleo")]
    assert client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).status_code == 200
    with watch(client, code, secrets) as everybody:
        play_on(everybody, Random(1))
    return code, secrets


def test_only_lines_that_are_still_read_are_kept(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHAT_READ", 3)
    with server(where) as client:
        tables = [new_table(client, [MINE, OPEN]) for _ in "12"]
        for opened in tables:
            with watch(client, opened["table"]["code"], secrets_of(opened)) as hers:
                for number in range(5):
                    hers.say(type="say", seat=0, text=f"line {number}")
                    wait_until(lambda number=number: len(room_of(client, hers.table["code"]).table.chat) > number)
        rows = client.portal.call(client.app.state.rooms.store.read, text("select text from chat order by id"))
        assert [row.text for row in rows] == 2 * ["line 2", "line 3", "line 4"]


def rematch(client: TestClient, code: str, secret: str) -> str:
    return str(client.post(f"/api/tables/{code}/rematch", headers=bearer(secret)).json()["code"])


def test_the_chat_goes_on_in_the_rematch(where: Path | str) -> None:
    with server(where) as client:
        code, secrets = finished(client)
        with watch(client, code, secrets) as everybody:
            for seat, text in enumerate(("Well played!", "Again?", "Yes")):
                everybody.say(type="say", seat=seat, text=text)
                everybody.hear_until("said")
            everybody.say(type="say", seat=2, reaction="thanks")
            everybody.hear_until("said")
        after = rematch(client, code, secrets[1])
        assert rematch(client, code, secrets[0]) == after  # copied once
        copied = [(2, "Well played!"), (0, "Again?"), (1, "Yes"), (1, "")]  # everybody has moved one seat on
        assert stored(client, after, secrets[0]) == copied
        with watch(client, after, secrets) as everybody:
            everybody.say(type="say", seat=0, text="Here we are")
            everybody.hear_until("said")
        assert len(stored(client, code, secrets[0])) == 4  # the old table keeps its own
    with server(where) as client:
        assert stored(client, after, secrets[0]) == [*copied, (0, "Here we are")]


def test_only_the_last_lines_go_on_in_the_rematch(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHAT_READ", 2)
    with server(where) as client:
        code, secrets = finished(client)
        with watch(client, code, secrets) as everybody:
            for text in ("one", "two", "three"):
                everybody.say(type="say", seat=0, text=text)
                everybody.hear_until("said")
        assert stored(client, rematch(client, code, secrets[0]), secrets[0]) == [(2, "two"), (2, "three")]
