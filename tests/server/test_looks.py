"""Colors and animals: chosen by players, never the same twice, and kept in rematches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from test_upgrades import change

from farebox import Record
from farebox.server.lobby import record_name
from farebox.table.lobby import looks
from farebox.table.rows import StoredPlace
from table_client import MINE, OPEN, Data, bearer, new_table, play_on, secrets_of, server, watch

FRIEND = {"kind": "mine", "name": "Bob"}
NAMELESS_BOT = {"kind": "bot", "level": "beginner"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def looks_of(table: Data) -> list[tuple[Any, Any]]:
    return [(place["color"], place["avatar"]) for place in table["places"]]


def join(client: TestClient, code: str, **body: Any) -> Data:
    answer = client.post(f"/api/tables/{code}/join", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_without_a_choice_everybody_has_the_color_of_the_seat_and_an_animal_of_their_own(client: TestClient) -> None:
    table = new_table(client, [MINE, FRIEND, NAMELESS_BOT, OPEN])["table"]
    assert looks_of(table) == [(0, "fox"), (1, "rabbit"), (2, "otter"), (None, None)]


def test_who_comes_second_to_a_color_gets_the_next_free_one(client: TestClient) -> None:
    code = new_table(client, [MINE | {"color": 2, "avatar": "cat"}, OPEN, OPEN])["table"]["code"]
    second = join(client, code, name="Bob", color=2, avatar="cat")
    assert looks_of(second["table"])[:2] == [(2, "cat"), (3, "bear")]
    third = join(client, code, name="Cleo", color=3, avatar="owl")
    assert looks_of(third["table"]) == [(2, "cat"), (3, "bear"), (0, "owl")]


def test_bots_yield_to_people(client: TestClient) -> None:
    code = new_table(client, [MINE, OPEN, NAMELESS_BOT | {"avatar": "otter"}])["table"]["code"]
    joined = join(client, code, color=2, avatar="otter")
    assert looks_of(joined["table"]) == [(0, "fox"), (2, "otter"), (3, "penguin")]


def test_a_look_is_changed_while_the_table_waits_and_only_then(client: TestClient) -> None:
    opened = new_table(client, [MINE, OPEN])
    code = opened["table"]["code"]
    bob = bearer(join(client, code, name="Bob")["held"]["secret"])

    def put(**look: Any) -> Any:
        return client.put(f"/api/tables/{code}/look", json=look, headers=bob)

    assert looks_of(put(color=3).json())[1] == (3, "rabbit")
    assert looks_of(put(avatar="frog").json())[1] == (3, "frog")
    assert looks_of(put(color=0, avatar="fox").json()) == [(0, "fox"), (1, "rabbit")]  # both are taken
    assert put(color=4).status_code == put(avatar="dragon").status_code == 422
    stranger = client.put(f"/api/tables/{code}/look", json={"color": 2}, headers=bearer("x" * 32))
    assert stranger.json()["error"] == "not_your_seat"
    client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"]))
    assert put(color=3).json()["error"] == "already_started"


def test_looks_move_with_their_players_and_go_with_them(client: TestClient) -> None:
    opened = new_table(client, [MINE, OPEN])
    code, host = opened["table"]["code"], bearer(opened["host"])
    bob = join(client, code, name="Bob", color=3, avatar="frog")["held"]["secret"]
    swapped = client.put(f"/api/tables/{code}/places", json={"places": [{"keep": 1}, {"keep": 0}]}, headers=host)
    assert looks_of(swapped.json()) == [(3, "frog"), (0, "fox")]
    left = client.post(f"/api/tables/{code}/leave", headers=bearer(bob))
    assert looks_of(left.json()) == [(None, None), (0, "fox")]


def test_a_rematch_keeps_colors_animals_and_missing_names(where: Path | str) -> None:
    places = [{"kind": "mine", "color": 3, "avatar": "owl"}, FRIEND | {"color": 3}, {"kind": "mine"}]
    with server(where) as client:
        opened = new_table(client, places, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            play_on(both, Random(2))
        again = client.post(f"/api/tables/{code}/rematch", headers=bearer(secrets[0])).json()
        record = client.get(f"/api/tables/{code}/record").text
    with server(where) as client:  # as stored
        before, after = (client.get(f"/api/tables/{one}").json() for one in (code, again["code"]))
    assert looks_of(before) == [(3, "owl"), (0, "fox"), (2, "rabbit")]
    assert looks_of(after) == [looks_of(before)[seat] for seat in (1, 2, 0)]
    assert [place["name"] for place in after["places"]] == ["Bob", "", ""]
    assert "\nplayers Owl | Bob | Rabbit\n" in record
    Record.parse(record).verify()


def test_a_damaged_look_makes_only_its_own_table_unavailable(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        codes = [new_table(client, [MINE, FRIEND])["table"]["code"] for _ in range(2)]
    spoil = text("update places set color = 9 where code = :code and seat = 0")
    change(tmp_path, lambda connection: connection.execute(spoil, {"code": codes[0]}))
    with server(tmp_path) as client:
        answers = [client.get(f"/api/tables/{code}") for code in codes]
        assert answers[0].json()["error"] == "unavailable"
        assert answers[1].status_code == 200


def test_there_is_always_a_free_color_and_animal() -> None:
    wishes = [("player", 3, "owl"), ("player", 3, "owl"), ("bot", 3, "owl"), ("bot", None, None)]
    places = [StoredPlace("", seat, kind, "", color=color, avatar=avatar) for seat, (kind, color, avatar) in enumerate(wishes)]
    looks.settle(places)
    assert [(place.color, place.avatar) for place in places] == [(3, "owl"), (0, "fox"), (1, "rabbit"), (2, "otter")]


def test_a_record_calls_bots_without_a_name_by_the_name_of_their_animal() -> None:
    assert record_name(StoredPlace("", 0, "bot", "", avatar="owl")) == "Hoot"
    assert record_name(StoredPlace("", 0, "bot", "Robo", avatar="owl")) == "Robo"
