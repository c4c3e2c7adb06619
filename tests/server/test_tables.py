"""Opening, joining, changing, starting, listing and following tables, by REST."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from farebox import Record, board_names
from farebox.server.storage.store import Store
from farebox.table.lobby import credentials
from table_client import BOT, MINE, OPEN, Data, bearer, new_table, play_on, secrets_of, server, wait_until, watch


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def refused(answer: Any, error: str, status: int) -> Data:
    problem: Data = answer.json()
    assert (problem["error"], answer.status_code) == (error, status), answer.text
    assert problem["message"]
    return problem


def post(client: TestClient, code: str, what: str, secret: str = "", **body: Any) -> Any:
    return client.post(f"/api/tables/{code}/{what}", json=body or None, headers=bearer(secret) if secret else {})


def test_boards(client: TestClient) -> None:
    boards = client.get("/api/boards").json()["boards"]
    assert [board["id"] for board in boards] == board_names()
    board = client.get("/api/boards/first_journey_europe").json()
    assert "tickets" in board["reconstructed"]
    assert board["bonus"]["east"]
    assert {"locations", "routes"} <= set(board["layout"])
    refused(client.get("/api/boards/..%2Fetc"), "not_found", 404)
    refused(client.get("/api/boards/atlantis"), "no_board", 404)


def test_a_table_is_opened_joined_and_begun(client: TestClient) -> None:
    opened = new_table(client, [MINE, OPEN])
    code = opened["table"]["code"]
    assert [place["kind"] for place in opened["table"]["places"]] == ["player", "open"]
    refused(post(client, code, "start", opened["host"]), "places_open", 409)
    joined = post(client, code, "join", name="  Bob\u202e\n the\x07 2nd ").json()
    assert joined["held"]["seat"] == 1
    assert joined["table"]["places"][1]["name"] == "Bob the 2nd"
    refused(post(client, code, "join", name="Carl"), "table_full", 409)
    refused(post(client, code, "start", joined["held"]["secret"]), "not_host", 403)
    refused(post(client, code, "start"), "not_your_seat", 403)
    table = post(client, code, "start", opened["host"]).json()
    assert table["status"] == "playing"
    assert table["first_seat"] in (0, 1)
    refused(post(client, code, "start", opened["host"]), "already_started", 409)
    refused(post(client, code, "join", name="Carl"), "already_started", 409)
    assert client.get(f"/api/tables/{code.lower()}").json() == table


def test_nothing_secret_is_shown_or_kept(client: TestClient, tmp_path: Path) -> None:
    opened = new_table(client, [MINE, MINE], start=True)
    secrets = [opened["host"], *secrets_of(opened)]
    shown = client.get(f"/api/tables/{opened['table']['code']}").text
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("farebox.db*"))
    for secret in secrets:
        assert len(secret) >= 32
        assert secret not in shown
        assert secret.encode() not in kept


@pytest.mark.parametrize("start", [False, True])
def test_a_code_that_is_taken_is_not_given_again(client: TestClient, monkeypatch: pytest.MonkeyPatch, start: bool) -> None:
    codes = iter(["BBBBBBBB", "BBBBBBBB", "CCCCCCCC"])
    monkeypatch.setattr(credentials, "new_code", lambda: next(codes))
    first, second = (new_table(client, [MINE, BOT], start=start) for _ in range(2))
    assert [first["table"]["code"], second["table"]["code"]] == ["BBBBBBBB", "CCCCCCCC"]
    for opened in (first, second):
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            assert list(me.views) == [0] or not start
    monkeypatch.setattr(credentials, "new_code", lambda: "BBBBBBBB")
    body = {"options": {"board": "new_york"}, "places": [MINE, BOT], "start": start}
    refused(client.post("/api/tables", json=body), "busy", 503)


def test_who_opens_a_table_finds_it_in_memory_and_later_it_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    whole = Store.whole

    async def counted(self: Store, code: str) -> Any:
        read.append(code)
        return await whole(self, code)

    monkeypatch.setattr(Store, "whole", counted)
    for linger, times in ((60, 0), (0, 2)):
        read.clear()
        with server(tmp_path, linger=linger) as client:
            opened = new_table(client, [MINE, MINE], start=True)
            for _ in range(2):
                if not linger:
                    wait_until(lambda: not client.app.state.rooms.live)  # type: ignore[attr-defined]
                with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
                    assert both.at == 0
        assert len(read) == times


def test_leaving_opens_the_place(client: TestClient) -> None:
    opened = new_table(client, [MINE, OPEN])
    code = opened["table"]["code"]
    joined = post(client, code, "join", name="Bob", seat=1).json()
    refused(post(client, code, "join", name="Eve", seat=0), "table_full", 409)
    table = post(client, code, "leave", joined["held"]["secret"]).json()
    empty = {
        "seat": 1,
        "kind": "open",
        "name": "",
        "level": None,
        "color": None,
        "avatar": None,
        "here": False,
        "stand_in": False,
        "bot_from": None,
        "playing_as": None,
    }
    assert table["places"][1] == empty
    refused(post(client, code, "leave", joined["held"]["secret"]), "not_your_seat", 403)
    refused(post(client, code, "join", name="Eve", seat=0), "seat_taken", 409)


def test_the_host_changes_places(client: TestClient) -> None:
    opened = new_table(client, [MINE, OPEN])
    code, host = opened["table"]["code"], opened["host"]

    def put(*places: Data, secret: str = host) -> Any:
        return client.put(f"/api/tables/{code}/places", json={"places": places}, headers=bearer(secret))

    bot = {"kind": "bot", "name": "Robo", "level": "strong"}
    table = put({"keep": 1}, bot, {"keep": 0}).json()
    assert [(p["kind"], p["name"], p["level"]) for p in table["places"]] == [
        ("open", "", None),
        ("bot", "Robo", "strong"),
        ("player", "Ada", None),
    ]
    assert put({"keep": 2}, {"keep": 1, "level": "casual"}).json()["places"][1]["level"] == "casual"
    with watch(client, code, secrets_of(opened)) as ada:
        assert ada.table["places"][0]["here"]
        put({"keep": 1}, {"keep": 0})
        moved = ada.hear_until("welcome")
        assert moved["seats"] == [1]  # the secret moves with the player
    refused(put({"keep": 0}, {"keep": 0}), "malformed", 422)
    refused(put({"keep": 3}, {"keep": 0}), "malformed", 422)
    refused(put({}, {"keep": 0}), "malformed", 422)
    refused(put({"keep": 0}), "malformed", 422)
    refused(put({"keep": 0}, {"keep": 1}, secret="x" * 32), "not_host", 403)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"board": "atlantis"}, "bad_options"),
        ({"board": "../secrets.toml"}, "bad_options"),
        ({"completion_cards": 2}, "bad_options"),
        ({"first": 3}, "bad_options"),
        ({"first": "me"}, "malformed"),
        ({"turn_seconds": 1}, "malformed"),
        ({"cheat": True}, "malformed"),
    ],
)
def test_options_that_cannot_be_played(client: TestClient, options: Data, error: str) -> None:
    body = {"options": {"board": "new_york", **options}, "places": [MINE, BOT]}
    refused(client.post("/api/tables", json=body), error, 422)


def test_what_is_malformed_or_too_long_or_nowhere(client: TestClient) -> None:
    refused(
        client.post("/api/tables", json={"options": {"board": "new_york"}, "places": [MINE, OPEN], "start": True}),
        "places_open",
        409,
    )
    refused(client.post("/api/tables", json={"options": {"board": "new_york"}, "places": [MINE] * 5}), "malformed", 422)
    refused(client.post("/api/tables", content=b"{"), "malformed", 422)
    refused(client.post("/api/tables", content=b"[" * 20_000), "too_long", 413)
    code = new_table(client, [MINE, OPEN])["table"]["code"]
    refused(post(client, code, "join", name=""), "malformed", 422)
    refused(post(client, code, "join", name="\u202e\x07"), "malformed", 422)
    refused(post(client, code, "join", name="\u200d \u200c"), "malformed", 422)
    refused(post(client, code, "join", name="x" * 25), "malformed", 422)
    refused(client.get("/api/tables/QQQQQQQQ"), "no_table", 404)
    refused(post(client, "QQQQQQQQ", "join", name="Bob"), "no_table", 404)
    refused(client.get("/api/nowhere"), "not_found", 404)
    refused(client.delete("/api/tables"), "not_found", 404)
    refused(client.get(f"/api/tables/{code}/record"), "not_over", 409)
    refused(post(client, code, "rematch", "y" * 32), "not_your_seat", 403)


def test_lists(client: TestClient) -> None:
    hidden = new_table(client, [MINE, BOT], start=True)["table"]["code"]
    waiting = new_table(client, [MINE, OPEN], listed=True)["table"]["code"]
    shown = new_table(client, [MINE, BOT], start=True, listed=True)["table"]["code"]
    assert [table["code"] for table in client.get("/api/tables").json()["tables"]] == [shown]
    asked = client.get(f"/api/tables?codes={waiting},QQQQQQQQ,{hidden.lower()},{waiting}").json()["tables"]
    assert [table["code"] for table in asked] == [waiting, hidden]
    assert client.get("/api/tables?codes=").json()["tables"] == []
    refused(client.get(f"/api/tables?codes={'A' * 2000}"), "malformed", 422)


def test_so_many_tables_an_hour_from_one_address(tmp_path: Path) -> None:
    with server(tmp_path, tables_per_hour=2) as client:
        for _ in range(2):
            new_table(client, [MINE, OPEN])
        refused(client.post("/api/tables", json={"options": {"board": "new_york"}, "places": [MINE, OPEN]}), "too_fast", 429)


def test_the_record_and_the_rematch(client: TestClient) -> None:
    places = [{"kind": "mine", "name": "Ada"}, {"kind": "mine", "name": "Bob | Co"}, {"kind": "mine", "name": "Cleo"}]
    opened = new_table(client, places, start=True, first=0, board="first_journey_usa", completion_cards=1)
    code, secrets = opened["table"]["code"], secrets_of(opened)
    refused(post(client, code, "rematch", secrets[0]), "not_over", 409)
    with watch(client, code, secrets) as all_three, watch(client, code) as spectator:
        assert all_three.table["hot_seat"]
        play_on(all_three, Random(1))
        record = client.get(f"/api/tables/{code}/record")
        assert record.headers["content-type"].startswith("text/plain")
        replayed = Record.parse(record.text).replay()
        assert replayed.over
        assert len(replayed.plays) == all_three.at
        after = post(client, code, "rematch", secrets[2]).json()
        assert post(client, code, "rematch", opened["host"]).json()["code"] == after["code"] != code
        assert all_three.hear_until("table")["table"]["rematch"] == after["code"]
        while spectator.table["rematch"] != after["code"]:
            spectator.hear()
    assert after["status"] == "playing"
    assert after["options"] == opened["table"]["options"]
    assert after["first_seat"] == 0
    assert [place["name"] for place in after["places"]] == ["Bob | Co", "Cleo", "Ada"]
    with watch(client, after["code"], [secrets[0]]) as ada:
        assert list(ada.views) == [2]
    refused(post(client, after["code"], "start", opened["host"]), "already_started", 409)


def test_the_first_seat_by_lot_is_drawn(client: TestClient) -> None:
    drawn = {new_table(client, [MINE, MINE], start=True)["table"]["first_seat"] for _ in range(40)}
    assert drawn == {0, 1}
    assert new_table(client, [MINE, MINE], start=True, first=1)["table"]["first_seat"] == 1


def test_the_code_as_a_picture(client: TestClient) -> None:
    code = new_table(client, [MINE, OPEN])["table"]["code"]
    picture = client.get(f"/api/tables/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    refused(client.get("/api/tables/QQQQQQQQ/qr.svg"), "no_table", 404)
    refused(client.get(f"/api/tables/{code}/qr.svg", headers={"host": "a" * 5000}), "too_long", 413)


def test_the_link_is_one_that_other_devices_find(tmp_path: Path) -> None:
    with server(tmp_path, address="http://192.0.2.7:8017/") as client:
        assert client.get("/api/server").json()["address"] == "http://192.0.2.7:8017/"
        code = new_table(client, [MINE, OPEN])["table"]["code"]
        path = f"/api/tables/{code}/qr.svg"
        away, here = client.get(path), client.get(path, headers={"host": "127.0.0.1:8017"})
        assert client.get(path, headers={"host": "192.0.2.7:8017"}).text == here.text != away.text


def test_pages_files_and_headers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Farebox</title>")
    (static / "assets" / "a.js").write_text("1")
    (static / "sw.js").write_text("2")
    with server(tmp_path) as client:
        for path in ("/", "/table/BCDFGHJK", "/rules", "/rules/new_york", "/watch", "/score-pad"):
            page = client.get(path)
            assert page.text == "<title>Farebox</title>"
            assert page.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        assert client.get("/sw.js").headers["cache-control"] == "no-cache"
        refused(client.get("/nothing.js"), "not_found", 404)
        refused(client.get("/..%2f..%2fetc/passwd"), "not_found", 404)
        api = client.get("/api/boards")
        assert api.headers["cache-control"] == "no-store"
        assert "content-security-policy" in api.headers
        paths = client.get("/api/openapi.json").json()["paths"]
        assert {"/api/tables", "/api/tables/{code}/join", "/api/tables/{code}/rematch"} <= set(paths)


def test_without_the_web_client_it_says_so(client: TestClient) -> None:
    page = client.get("/")
    assert page.status_code == 503
    assert "not built" in page.text
