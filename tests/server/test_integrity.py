"""Damage to what is stored of one table: that table is unavailable, and everything else goes on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from farebox.server import quarantine
from farebox.server.quarantine import Quarantine
from farebox.server.settings import Settings
from farebox.server.storage.pruning import prune
from farebox.table.integrity import Unreadable
from table_client import BOT, MINE, Data, bearer, new_table, play_on, room_of, secrets_of, server, wait_until, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]
BROKEN_ROWS = {
    "options that are no JSON": "update tables set options = '{' where code = :code",
    "options that are no object": "update tables set options = '[1]' where code = :code",
    "options that are null": "update tables set options = 'null' where code = :code",
    "options without a board": "update tables set options = '{}' where code = :code",
    "an unknown board": "update tables set options = json_set(options, '$.board', 'atlantis') where code = :code",
    "a board that is a path": "update tables set options = json_set(options, '$.board', '../new_york') where code = :code",
    "an absurd time": "update tables set options = json_set(options, '$.turn_seconds', 'soon') where code = :code",
    "a deal that is no JSON": "update tables set deal = 'x' where code = :code",
    "a deal that is no object": "update tables set deal = '3' where code = :code",
    "devices that are none": "update tables set deal = json_set(deal, '$.devices', 5) where code = :code",
    "a status that is none": "update tables set status = 'asleep' where code = :code",
    "to_act that is no JSON": "update tables set to_act = '[0' where code = :code",
    "to_act that is no list": "update tables set to_act = '{\"a\": 1}' where code = :code",
    "to_act of a seat that is not there": "update tables set to_act = '[7]' where code = :code",
    "a first seat that is not there": "update tables set first_seat = 9 where code = :code",
    "no places": "delete from places where code = :code",
    "a place that is missing": "delete from places where code = :code and seat = 0",
    "a kind of place that is none": "update places set kind = 'ghost' where code = :code",
    "a level that is none": "update places set level = 'god' where code = :code",
    "a name that is no text": "update places set name = cast(x'c328' as text) where code = :code",
    "options that are no text": "update tables set options = cast(x'c328' as text) where code = :code",
    "a time that is text": "update tables set changed = 'yesterday' where code = :code",
    "a number that is text": "update tables set at = 'many' where code = :code",
}
BROKEN_GAMES = {
    "a deal without its secret": "update tables set deal = json_remove(deal, '$.secret') where code = :code",
    "another secret": "update tables set deal = json_set(deal, '$.secret', '00') where code = :code",
    "a first seat that is missing": "update tables set first_seat = null where code = :code",
    "a gap in its entries": "delete from entries where code = :code and number = 2",
    "no deal among its entries": "delete from entries where code = :code and number = 0",
    "no entries": "delete from entries where code = :code",
    "its last entries missing": "delete from entries where code = :code and number > 3",
    "garbage as outcome": "update entries set outcome = 'xyz=,;' where code = :code and number = 3",
    "an outcome that is no text": "update entries set outcome = cast(x'c328' as text) where code = :code and number = 3",
    "an outcome that is a number": "update entries set outcome = 5 where code = :code and number = 0",
    "a kind of entry that is none": "update entries set kind = 'dance' where code = :code and number = 3",
    "an entry of no seat": "update entries set seat = null where code = :code and number = 3",
    "an entry of a seat that is not there": "update entries set seat = 7 where code = :code and number = 3",
    "an undo of nothing": "update entries set kind = 'undo' where code = :code and number = 1",
    "two deals": "update entries set kind = 'deal' where code = :code and number = 3",
}


def damage(folder: Path, statement: str, code: str) -> None:
    database = sqlite3.connect(folder / "farebox.db")
    with database:
        assert database.execute(statement, {"code": code}).rowcount
    database.close()


def played(client: TestClient) -> Data:
    opened = new_table(client, TWO, start=True, listed=True, turn_seconds=1000)
    with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
        play_on(both, Random(4), 9)
    return opened


def asked_for(client: TestClient, opened: Data) -> dict[str, object]:
    """What each way of asking for a table is answered with: its error, if there is one."""
    code, found = opened["table"]["code"], dict[str, object]()
    with client.websocket_connect(f"/api/tables/{code}/socket") as socket:
        socket.send_text(json.dumps({"type": "hello", "version": 2, "secrets": secrets_of(opened)}))
        found["socket"] = json.loads(socket.receive_text()).get("problem", {}).get("error")
    found["record"] = client.get(f"/api/tables/{code}/record").json().get("error")
    found["rematch"] = client.post(f"/api/tables/{code}/rematch", headers=bearer(opened["host"])).json().get("error")
    found["table"] = client.get(f"/api/tables/{code}").json().get("error")
    return found


def test_damage_makes_only_its_table_unavailable(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with server(tmp_path) as client:
        broken = {name: played(client) for name in {**BROKEN_ROWS, **BROKEN_GAMES}}
        whole, bots = played(client), new_table(client, [MINE, BOT])
    for name, statement in {**BROKEN_ROWS, **BROKEN_GAMES}.items():
        damage(tmp_path, statement, broken[name]["table"]["code"])
    with server(tmp_path) as client:
        assert client.get("/api/ready").status_code == 200
        never = dict.fromkeys(("socket", "record", "rematch"), "unavailable")
        for _ in range(2):
            found = {name: asked_for(client, opened) for name, opened in broken.items()}
            assert found == {name: {**never, "table": "unavailable" if name in BROKEN_ROWS else None} for name in broken}
        shown = {broken[name]["table"]["code"] for name in BROKEN_GAMES} | {whole["table"]["code"]}
        assert {table["code"] for table in client.get("/api/tables").json()["tables"]} == shown
        codes = [opened["table"]["code"] for opened in (*broken.values(), whole)]
        asked = client.get(f"/api/tables?codes={','.join(codes)}").json()["tables"]
        assert [table["code"] for table in asked] == [code for code in codes if code in shown]
        check_the_rest(client, whole, bots)
    for opened in broken.values():
        code = opened["table"]["code"]
        assert len([1 for one in caplog.records if f"{code} cannot be opened" in one.getMessage()]) == 1  # then it is set aside
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def check_the_rest(client: TestClient, whole: Data, bots: Data) -> None:
    """Counting and pruning work, a game can begin, and one that was begun goes on to its end."""
    tables = client.app.state.rooms  # type: ignore[attr-defined]
    assert client.portal is not None
    assert client.portal.call(tables.store.counts)
    client.portal.call(prune, tables.store, Settings(keep_waiting=1, keep_playing=1, keep_over=1), ())
    started = client.post(f"/api/tables/{bots['table']['code']}/start", headers=bearer(bots["host"]))
    assert started.status_code == 200
    with watch(client, whole["table"]["code"], secrets_of(whole)) as both:
        play_on(both, Random(4))
        assert both.table["status"] == "over"


def test_what_follows_from_the_entries_is_taken_from_them(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = played(client)
        code = opened["table"]["code"]
        table = client.get(f"/api/tables/{code}").json()
    damage(tmp_path, "update tables set to_act = '[]', status = 'over', since = null where code = :code", code)
    with server(tmp_path) as client, watch(client, code, secrets_of(opened)) as both:
        kept = ("status", "to_act", "deadline", "at")
        assert {name: both.table[name] for name in kept} == {name: table[name] for name in kept}
        play_on(both, Random(4))


def test_a_line_of_chat_that_is_damaged_is_left_out(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = played(client)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
            for line in ("one", "two"):
                both.say(type="say", seat=0, text=line)
                both.hear_until("said")
    damage(tmp_path, "update chat set reaction = 'explode' where code = :code and text = 'one'", opened["table"]["code"])
    with server(tmp_path) as client, watch(client, opened["table"]["code"], secrets_of(opened)) as both:
        assert [line["text"] for line in json.loads(both.texts[0])["chat"]] == ["two"]


def test_damage_to_a_table_that_is_live_is_refused_without_another_look(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = played(client)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as both:
            damage(tmp_path, "update entries set outcome = 'xyz' where code = :code and number = 3", code)
            room = room_of(client, code)
            for _ in range(2):
                room.needs_reload = True  # it looks again before anything is done
                assert both.act(both.table["to_act"][0], "blind")["error"] == "unavailable"
            assert both.table["status"] == "playing"


def test_a_place_in_the_list_is_kept_for_those_that_can_be_read(tmp_path: Path) -> None:
    """Several broken rows among many, wherever they are."""
    with server(tmp_path, bot_delay=1000) as client:
        codes = [new_table(client, [BOT, BOT], start=True, listed=True)["table"]["code"] for _ in range(9)]
    for code in (codes[0], codes[4], codes[8]):
        damage(tmp_path, "update tables set options = '{' where code = :code", code)
    with server(tmp_path, unwatched_tables=100) as client:
        readable = [code for code in codes if code not in (codes[0], codes[4], codes[8])]
        asked = client.get(f"/api/tables?codes={','.join(codes)}").json()["tables"]
        assert [table["code"] for table in asked] == readable
        wait_until(lambda: all(client.get(f"/api/tables/{code}").json()["status"] == "over" for code in readable))


def test_the_quarantine_is_bounded_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarantine, "MOST_REMEMBERED", 3)
    aside = Quarantine()
    for code in "ABCDE":
        aside.add(code, Unreadable("it is broken"))
    assert list(aside._tables) == ["C", "D", "E"]
    with pytest.raises(Exception, match="it is broken"):
        aside.check("C")
    aside.check("A")
    monkeypatch.setattr(quarantine, "QUARANTINE_SECONDS", 0.0)
    aside.check("C")
