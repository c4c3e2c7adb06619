"""Upgrades: databases of earlier releases are brought up to date with their games, and nothing is reinterpreted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text

from farebox import Record
from farebox.server import replay
from farebox.server.storage import migrations
from farebox.server.storage.database import make_engine
from farebox.server.storage.migrations.upgrade import HEAD
from farebox.server.storage.models import Base
from postgres_server import Postgres
from table_client import MINE, bearer, new_table, play_on, secrets_of, server, wait_until, watch

OLD = json.loads((Path(__file__).parent / "data" / "games_of_schema_2.json").read_text("utf-8"))  # the release before deals
TWO = [MINE, {"kind": "mine", "name": "Bob"}]


def change(where: Path | str, work: Callable[[Connection], Any]) -> Any:
    """Do something to a database, in one transaction."""

    async def run() -> Any:
        engine = make_engine(where if isinstance(where, str) else where / "farebox.db")
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def at_revision(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def write_old_games(connection: Connection) -> None:
    """A database as the second schema left it."""
    at_revision(connection, "0002")
    for name, rows in OLD["rows"].items():
        if rows:
            connection.execute(Base.metadata.tables[name].insert(), rows)


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Path | str:
    return tmp_path if request.param == "sqlite" else postgres.new_database()


def test_games_of_the_schema_before_deals_go_on_and_verify(where: Path | str) -> None:
    change(where, write_old_games)
    playing, over, bots, waiting = (OLD["known"][name] for name in ("playing", "over", "bots", "waiting"))
    with server(where) as client:
        assert client.get(f"/api/tables/{over['code']}/record").text == OLD["record"]
        Record.parse(OLD["record"]).verify()
        with watch(client, playing["code"], playing["secrets"]) as everybody:
            kinds = [row["kind"] for row in OLD["rows"]["entries"] if row["code"] == playing["code"]]
            assert [entry["kind"] for entry in everybody.entries] == kinds
            play_on(everybody, Random(5))
        record = client.get(f"/api/tables/{playing['code']}/record").text
        assert "\nseed " in record
        Record.parse(record).verify()
        with watch(client, bots["code"], bots["secrets"]) as person:
            wait_until(lambda: 0 in client.get(f"/api/tables/{bots['code']}").json()["to_act"])
            assert person.table["status"] == "playing"
        assert client.get(f"/api/tables/{waiting['code']}").json()["status"] == "waiting"


def test_a_table_that_waited_through_the_upgrade_is_dealt_like_a_new_one(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO)
        code = opened["table"]["code"]
    change(tmp_path, lambda connection: connection.execute(text("update tables set deal = null")))
    with server(tmp_path) as client:
        assert client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"])).json()["status"] == "playing"
        with watch(client, code, secrets_of(opened)) as both:
            play_on(both, Random(1))
        Record.parse(client.get(f"/api/tables/{code}/record").text).verify()


def test_the_first_schema_is_upgraded_to_the_last(where: Path | str) -> None:
    change(where, lambda connection: at_revision(connection, "0001"))
    with server(where) as client:
        assert client.get("/api/ready").json() == {"well": True}
    assert change(where, lambda c: c.execute(text("select version_num from alembic_version")).scalar()) == HEAD


# Games of rules, boards or outcomes that are not what they were


SPOILT = {
    "other rules": ("update tables set rules = 99 where code = :code", "begun with version 99 of the rules"),
    "an edited board": ("update tables set board_digest = 'abc' where code = :code", "begun on another edition of its board"),
    "another outcome": ("update entries set outcome = 'red' where code = :code and number = 3", "entry 3 "),
    "an outcome that is missing": ("update entries set outcome = null where code = :code and number = 3", "not stored"),
    "another shuffle": ("update entries set outcome = 'deck red, tickets' where code = :code and number = 0", "entry 0 cannot"),
    "an action that is none": ("update entries set action = 'fly' where code = :code and number = 4", "entry 4 cannot be played"),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_table_that_cannot_be_read_is_alone_with_that(name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    statement, why = SPOILT[name]
    with server(tmp_path) as client:
        codes = []
        for _ in range(2):
            opened = new_table(client, TWO, start=True, listed=True, turn_seconds=1000)
            codes.append((opened["table"]["code"], secrets_of(opened)))
            with watch(client, *codes[-1]) as both:
                play_on(both, Random(4), 9)
    (spoilt, secrets), (whole, theirs) = codes
    change(tmp_path, lambda connection: connection.execute(text(statement), {"code": spoilt}))
    with server(tmp_path) as client:  # it starts, and serves everything else
        for _ in range(2):
            with client.websocket_connect(f"/api/tables/{spoilt}/socket") as socket:
                socket.send_text(json.dumps({"type": "hello", "secrets": secrets, "at": -1}))
                problem = json.loads(socket.receive_text())["problem"]
                assert problem["error"] == "unavailable"
                assert problem["message"].startswith("this table cannot be opened: ")
                assert why in problem["message"]
            answer = client.get(f"/api/tables/{spoilt}/record")
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
        assert {table["code"] for table in client.get("/api/tables").json()["tables"]} == {spoilt, whole}
        with watch(client, whole, theirs) as both:
            play_on(both, Random(4))
            assert both.table["status"] == "over"
    said = [one.getMessage() for one in caplog.records if spoilt in one.getMessage()]
    assert said
    assert not any(one.exc_info for one in caplog.records)
    assert len([line for line in said if line.startswith(f"table {spoilt} cannot be opened")]) == 1  # then it is set aside


def test_a_table_that_takes_too_long_to_read_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, start=True)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
            play_on(both, Random(4))
    monkeypatch.setattr(replay, "SLICE", 0.0)
    monkeypatch.setattr(replay, "LOAD_SECONDS", 0.001)
    with server(tmp_path) as client:
        answer = client.get(f"/api/tables/{opened['table']['code']}/record")
        assert answer.status_code == 503
        assert "take too long to read" in answer.json()["message"]
