"""Deals at a table: committed to, revealed, dealt and, once the game is over, checked by anybody."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from farebox import RULES_VERSION, Record, load_board
from farebox.game.deal import DealError, commitment_of, hashed
from farebox.server.storage.store import Store
from farebox.table.lobby import dealing
from postgres_server import Postgres
from table_client import (
    BOT,
    MINE,
    OPEN,
    VALUE,
    Data,
    bearer,
    new_table,
    reveal,
    room_of,
    secrets_of,
    server,
    wait_until,
    watch,
)

OTHER = "c3" * 32
TWO = [MINE, {"kind": "mine", "name": "Bob"}]


def finished_record(client: TestClient, code: str, secrets: list[str]) -> Record:
    rng = Random(7)
    with watch(client, code, secrets) as people:
        while people.table["status"] == "playing":
            mine = [seat for seat in people.table["to_act"] if seat in people.views]
            if mine:
                people.act(seat := rng.choice(mine), rng.choice(people.actions(seat)))
            else:
                people.hear()
    wait_until(lambda: client.get(f"/api/tables/{code}").json()["status"] == "over")
    return Record.parse(client.get(f"/api/tables/{code}/record").text)


def devices_of(record: Record) -> list[str]:
    return record.deal.split()[4:]


def test_a_table_publishes_its_commitment_when_it_is_opened_and_keeps_to_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, device=VALUE)
        code, table = opened["table"]["code"], opened["table"]
        assert table["deal"]["devices"] == []
        started = client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).json()
        assert started["status"] == "dealing"
        assert started["first_seat"] is None
        assert started["deal"]["commitment"] == table["deal"]["commitment"]
        assert started["deal"]["devices"] == [{"seats": [0, 1], "hash": hashed(VALUE), "revealed": False}]
        dealt = reveal(client, code, secrets_of(opened)[1], VALUE)
        assert (dealt["status"], dealt["deal"]["devices"][0]["revealed"]) == ("playing", True)
        record = finished_record(client, code, secrets_of(opened))
        record.verify()
        found_code, first, commitment, secret, *_ = record.deal.split()
        assert (found_code, first, commitment) == (code, "lot", table["deal"]["commitment"])
        assert commitment_of(code, secret) == commitment
        assert devices_of(record) == [f"0+1:{hashed(VALUE)}:{VALUE}"]
        assert record.options.first_seat == dealt["first_seat"]


def test_a_table_started_at_once_waits_for_the_value_of_its_device(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body = {"options": {"board": "first_journey_usa"}, "places": [MINE, BOT], "start": True, "device": hashed(VALUE)}
        opened = client.post("/api/tables", json=body).json()
        code, (secret,) = opened["table"]["code"], secrets_of(opened)
        assert opened["table"]["status"] == "dealing"
        with watch(client, code, [secret]) as me:
            assert me.views == {}
            assert me.act(0, "draw")["error"] == "not_playing"
            assert client.post(f"/api/tables/{code}/join", json={"name": "Eve"}).json()["error"] == "already_started"
            assert reveal(client, code, secret, VALUE)["status"] == "playing"
            me.hear_until("update")
            assert me.views


def test_without_devices_the_cards_are_dealt_at_once(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        assert opened["table"]["status"] == "playing"
        record = finished_record(client, opened["table"]["code"], secrets_of(opened))
        record.verify()
        assert devices_of(record) == []


def with_a_friend(client: TestClient, bots: int = 1, **more: Any) -> tuple[str, list[str], Data]:
    """A table started by Ada, at which Bob has joined and a bot sits."""
    opened = new_table(client, [MINE, OPEN, *bots * [BOT]], device=VALUE, **more)
    code = opened["table"]["code"]
    joined = client.post(f"/api/tables/{code}/join", json={"name": "Bob", "device": hashed(OTHER)}).json()
    started = client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).json()
    assert started["status"] == "dealing"
    return code, [*secrets_of(opened), joined["held"]["secret"]], opened


def test_every_device_has_a_part_and_the_last_value_deals(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        code, (ada, bob), _ = with_a_friend(client)
        assert reveal(client, code, bob, OTHER)["status"] == "dealing"
        assert reveal(client, code, bob, OTHER)["status"] == "dealing"  # said again
        assert reveal(client, code, ada, VALUE)["status"] == "playing"
        assert reveal(client, code, ada, VALUE)["status"] == "playing"
        record = finished_record(client, code, [ada, bob])
        record.verify()
        assert devices_of(record) == [f"0:{hashed(VALUE)}:{VALUE}", f"1:{hashed(OTHER)}:{OTHER}"]


def test_a_value_that_was_not_committed_to_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        code, (ada, bob), opened = with_a_friend(client)
        for secret, value, error in (
            (ada, OTHER, "wrong_value"),  # Bob's
            (bob, VALUE, "wrong_value"),
            (ada, "00" * 32, "wrong_value"),
            (opened["host"], VALUE, "not_your_seat"),
            ("x" * 32, VALUE, "not_your_seat"),
            (ada, "zz" * 32, "malformed"),
            (ada, VALUE[:-2], "malformed"),
        ):
            answer = client.post(f"/api/tables/{code}/reveal", json={"value": value}, headers=bearer(secret))
            assert answer.json()["error"] == error
        assert client.get(f"/api/tables/{code}").json()["status"] == "dealing"


@pytest.mark.parametrize("clock", [{}, {"turn_seconds": 60}, {"bank_seconds": 300}], ids=["none", "turns", "bank"])
@pytest.mark.parametrize("bots", [0, 1])
def test_bots_and_clocks_wait_while_the_deal_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, clock: dict[str, int], bots: int
) -> None:
    """Looking again and again without waiting would freeze the server for ever."""
    begin = Store.begin

    async def slowly(store: Store, row: Any, *rest: Any) -> None:
        room_of(client, row.code).on_change()  # somebody looks at the table just now
        await asyncio.sleep(0.2)
        await begin(store, row, *rest)

    monkeypatch.setattr(Store, "begin", slowly)
    with server(tmp_path) as client:
        code, (ada, bob), _ = with_a_friend(client, bots, **clock)
        reveal(client, code, bob, OTHER)
        assert reveal(client, code, ada, VALUE)["status"] == "playing"
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["to_act"] == [0, 1])  # a bot has chosen its tickets
    assert caplog.messages == []


def test_a_device_that_does_not_reveal_in_time_is_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "REVEAL_SECONDS", 0.3)
    with server(tmp_path) as client:
        code, (ada, bob), _ = with_a_friend(client)
        reveal(client, code, ada, VALUE)
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["status"] == "playing")
        table = client.get(f"/api/tables/{code}").json()
        assert [device["revealed"] for device in table["deal"]["devices"]] == [True, False]
        assert reveal(client, code, bob, OTHER)["deal"] == table["deal"]  # too late: it changes nothing
        record = finished_record(client, code, [ada, bob])
        record.verify()
        assert devices_of(record) == [f"0:{hashed(VALUE)}:{VALUE}", f"1:{hashed(OTHER)}:-"]


def test_a_server_that_ends_while_it_deals_goes_on_when_it_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        code, (ada, _), _ = with_a_friend(client)
        reveal(client, code, ada, VALUE)
    monkeypatch.setattr(dealing, "REVEAL_SECONDS", 0.1)
    with server(tmp_path) as client:
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["status"] == "playing")
        assert [d["revealed"] for d in client.get(f"/api/tables/{code}").json()["deal"]["devices"]] == [True, False]


def test_a_rematch_has_a_deal_of_its_own_with_values_that_were_not_known_before(tmp_path: Path) -> None:
    third = "d4" * 32
    with server(tmp_path) as client:
        code, (ada, bob), _ = with_a_friend(client)
        reveal(client, code, ada, VALUE)
        reveal(client, code, bob, OTHER)
        first = finished_record(client, code, [ada, bob])
        committed = client.put(f"/api/tables/{code}/device", json={"device": hashed(third)}, headers=bearer(bob))
        assert committed.json()["status"] == "over"
        assert client.get(f"/api/tables/{code}/record").text == str(first)  # it stays what it was
        after = client.post(f"/api/tables/{code}/rematch", headers=bearer(ada)).json()
        assert after["status"] == "dealing"
        assert [(d["seats"], d["hash"]) for d in after["deal"]["devices"]] == [([0], hashed(third))]  # Ada's old one is known
        assert reveal(client, after["code"], bob, third)["status"] == "playing"
        record = finished_record(client, after["code"], [ada, bob])
        record.verify()
        assert record.deal.split()[2] != first.deal.split()[2]


def test_a_device_commits_before_the_game_and_not_during_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT])
        code, (secret,) = opened["table"]["code"], secrets_of(opened)

        def commit(value: str) -> Any:
            return client.put(f"/api/tables/{code}/device", json={"device": value}, headers=bearer(secret))

        assert commit(hashed(VALUE)).status_code == 200
        assert commit("0" * 63).status_code == 422
        assert client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).json()["status"] == "dealing"
        assert commit(hashed(OTHER)).json()["error"] == "already_started"
        assert reveal(client, code, secret, VALUE)["status"] == "playing"
        assert commit(hashed(OTHER)).json()["error"] == "already_started"


def test_what_is_fixed_is_told_before_a_device_reveals(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        code, (ada, bob), _ = with_a_friend(client)
        table = client.get(f"/api/tables/{code}").json()
        assert table["deal"]["digest"] == load_board(table["options"]["board"]).digest
        assert table["deal"]["rules"] == RULES_VERSION
        told = table["deal"] | {"devices": [{**device, "revealed": True} for device in table["deal"]["devices"]]}
        reveal(client, code, ada, VALUE)
        assert reveal(client, code, bob, OTHER)["deal"] == told


def test_three_devices_and_an_absent_one_are_all_in_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "REVEAL_SECONDS", 0.3)
    values = [f"{k}" * 64 for k in range(4)]
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, OPEN, OPEN, OPEN], device=values[0], board="first_journey_usa")
        code, secrets = opened["table"]["code"], secrets_of(opened)
        for seat in (1, 2, 3):
            joined = client.post(f"/api/tables/{code}/join", json={"name": f"P{seat}", "device": hashed(values[seat])}).json()
            secrets.append(joined["held"]["secret"])
        client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"]))
        for seat in (3, 0, 1):  # in any order
            reveal(client, code, secrets[seat], values[seat])
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["status"] == "playing")
        record = finished_record(client, code, secrets)
        record.verify()
        given = [f"{k}:{hashed(values[k])}:{'-' if k == 2 else values[k]}" for k in range(4)]
        assert devices_of(record) == given
        for changed in (given[::-1], given[:3], [*given[:2], f"2:{hashed(values[2])}:{values[2]}", given[3]]):
            with pytest.raises(ValueError, match="the deal gives"):
                Record.parse(str(record).replace(" ".join(given), " ".join(changed))).verify()


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_what_was_told_of_a_deal_stays_in_the_store(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = tmp_path if where == "sqlite" else request.getfixturevalue("postgres").new_database()
    with server(database) as client:

        def refused(change: Any) -> bool:
            """Whether the store refuses a changed deal, and keeps what it has."""
            store, row = room_of(client, code).store, room_of(client, code).table.row
            deal = json.loads(json.dumps(row.deal))
            change(deal)

            async def write() -> Any:
                with pytest.raises(DealError):
                    await store.freeze(replace(row, deal=deal, edition=row.edition + 1), row.status, row.edition)
                return await store.table(code)

            return bool(client.portal.call(write).deal == row.deal)

        def ours(deal: Data) -> None:
            deal["secret"] = "5" * 64
            deal["commitment"] = commitment_of(code, deal["secret"])

        opened = new_table(client, [MINE, OPEN], device=VALUE)
        code = opened["table"]["code"]
        joined = client.post(f"/api/tables/{code}/join", json={"name": "Bob", "device": hashed(OTHER)}).json()
        assert refused(ours)
        assert refused(lambda deal: deal.update(devices=[{"seats": [0], "hash": hashed(VALUE), "value": VALUE}]))
        client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"]))
        assert refused(ours)
        assert refused(lambda deal: deal.update(devices=None))
        assert refused(lambda deal: deal["devices"].pop())
        assert refused(lambda deal: deal["devices"][1].update(hash=hashed("5" * 64)))
        assert refused(lambda deal: deal["devices"][1].update(seats=[0]))
        assert refused(lambda deal: deal["devices"][1].update(value="5" * 64))
        reveal(client, code, joined["held"]["secret"], OTHER)
        assert refused(lambda deal: deal["devices"][1].update(value=None))
        assert refused(ours)
        assert reveal(client, code, secrets_of(opened)[0], VALUE)["status"] == "playing"
        assert refused(ours)


def test_several_processes_agree_on_the_deal(postgres: Postgres) -> None:
    database = postgres.new_database()
    with server(database) as one, server(database) as two:
        code, (ada, bob), _ = with_a_friend(one)
        with watch(one, code, [ada]) as here, watch(two, code, [bob]) as there:
            assert reveal(two, code, bob, OTHER)["status"] == "dealing"
            assert reveal(one, code, ada, VALUE)["status"] == "playing"
            here.hear_until("update")
            there.hear_until("update")
            assert here.table["first_seat"] == there.table["first_seat"]
            assert here.entries[0]["events"][0]["cards"]
            assert room_of(one, code).table.game.state == room_of(two, code).table.game.state


def test_nothing_that_decides_the_cards_is_said_or_logged_while_the_game_runs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    said: list[str] = []
    with server(tmp_path) as client:
        code, (ada, bob), opened = with_a_friend(client)
        said += [json.dumps(reveal(client, code, ada, VALUE)), json.dumps(reveal(client, code, bob, OTHER))]
        room = room_of(client, code)
        deal = room.table.row.deal
        assert deal is not None
        with watch(client, code, [ada]) as me, watch(client, code) as spectator:
            for wrong in ("fly", "claim nowhere", "take x" * 20):
                me.act(0, wrong)
            for secret in (ada, bob, opened["host"]):
                for asked in ("GET ", "GET /record", "POST /reveal", "PUT /device", "POST /start", "POST /rematch"):
                    method, path = asked.split(" ")
                    body = None if method == "GET" else {"value": "1", "device": "2"}
                    said.append(client.request(method, f"/api/tables/{code}{path}", json=body, headers=bearer(secret)).text)
            said += [client.get("/api/tables", params={"codes": code}).text, client.get("/metrics").text]
            spectator.say(type="ping")
            spectator.hear_until("pong")
            said += [*me.texts, *spectator.texts]
        said += [
            repr(room.table.row),
            repr(room.table.game),
            repr(room.table.game and room.table.game.deal),
            repr(room.table.log.entries[0].row),
        ]
        assert room.table.game is not None
        assert room.table.game.deal is not None
        decides = [deal["secret"], VALUE, OTHER, room.table.game.deal._key.hex(), hashlib.sha256(VALUE.encode()).hexdigest()]
        said += [repr(vars(record)) for record in caplog.records if not record.name.startswith(("aiosqlite", "httpx"))]
        assert len(said) > 25
        for part in decides:
            assert not [text for text in said if part in text]
        assert not [
            text
            for text in said
            if room.table.row.deal
            and room.table.log.entries[0].row.outcome
            and room.table.log.entries[0].row.outcome[:60] in text
        ]
