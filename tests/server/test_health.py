"""A database whose file is gone, or that takes nothing: /api/ready says so, and nothing is acknowledged that is not stored."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from farebox.server.storage import store
from farebox.server.storage.entry_writer import EntryWrite, EntryWriter
from farebox.server.storage.store import Store
from postgres_server import Postgres
from table_client import MINE, Watcher, new_table, room_of, secrets_of, server, wait_until, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    shutil.copy(file, file.with_name("copy.db"))
    os.replace(file.with_name("copy.db"), file)


def delete_log(file: Path) -> None:
    file.with_name("farebox.db-wal").unlink()


def begun(client: TestClient) -> tuple[str, list[str]]:
    opened = new_table(client, TWO, start=True)
    return opened["table"]["code"], secrets_of(opened)


def act(both: Watcher, **more: Any) -> Any:
    seat = both.table["to_act"][0]
    return both.act(seat, both.actions(seat)[0], **more)


@pytest.mark.parametrize("harm", [delete, replace, delete_log])
def test_a_file_that_is_gone_takes_nothing_any_more(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    with server(tmp_path) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            assert act(both) is None
            assert client.get("/api/ready").status_code == 200
            harm(tmp_path / "farebox.db")
            answer = client.get("/api/ready")
            assert (answer.status_code, answer.json()) == (503, {"well": False})
            at = both.at
            assert act(both)["error"] == "server"
            assert both.at == at
            both.say(type="say", seat=0, text="hello")
            assert both.hear_until("answer")["problem"]["error"] == "server"
            opened = client.post("/api/tables", json={"options": {"board": "new_york"}, "places": TWO, "start": True})
            assert (opened.status_code, opened.json()["error"]) == (503, "server")
        assert client.get("/api/health").status_code == 200


def test_a_file_that_comes_back_goes_on(tmp_path: Path) -> None:
    file, aside = tmp_path / "farebox.db", tmp_path / "aside.db"
    with server(tmp_path) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            os.rename(file, aside)
            assert act(both)["error"] == "server"
            assert client.get("/api/ready").status_code == 503
            os.rename(aside, file)
            wait_until(lambda: client.get("/api/ready").status_code == 200)
            assert act(both) is None


def test_a_file_that_goes_while_something_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It went into a file without a name: it is refused, and refused again when it is said again."""
    append = EntryWriter.append

    async def harmed(self: EntryWriter, written: EntryWrite) -> None:
        await append(self, written)
        (tmp_path / "farebox.db").unlink(missing_ok=True)

    with server(tmp_path) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            monkeypatch.setattr(EntryWriter, "append", harmed)
            for _ in range(2):
                assert act(both, id="again")["error"] == "server"
            assert both.at == 0
        assert room_of(client, code).table.row.at == 0


def test_asking_whether_it_is_ready_writes_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writing, written = Store._writing, []

    def counted(self: Store) -> Any:
        written.append(1)
        return writing(self)

    monkeypatch.setattr(store, "CHECKED", 1000.0)
    with server(tmp_path) as client:
        monkeypatch.setattr(Store, "_writing", counted)
        for _ in range(20):
            assert client.get("/api/ready").status_code == 200
    assert len(written) == 1


def test_a_write_that_failed_shows_until_one_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: EntryWriter, written: EntryWrite) -> None:
        raise OSError("no space left on device")

    with server(tmp_path) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            monkeypatch.setattr(store, "CHECKED", 1000.0)
            with monkeypatch.context() as patch:
                patch.setattr(EntryWriter, "append", full)
                assert act(both)["error"] == "server"
            assert client.get("/api/ready").status_code == 503
            assert act(both) is None
            assert client.get("/api/ready").status_code == 200


def test_a_database_that_only_reads_is_not_ready(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHECKED", 0.5)
    with server(postgres.address()) as client:
        assert client.portal is not None
        engine = client.app.state.rooms.store.engine  # type: ignore[attr-defined]

        async def set_to(value: str) -> None:
            async with engine.connect() as connection:
                alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await alone.execute(text(f"alter system set default_transaction_read_only = {value}"))
                await alone.execute(text("select pg_reload_conf()"))

        wait_until(lambda: client.get("/api/ready").status_code == 200)
        client.portal.call(set_to, "on")
        try:
            wait_until(lambda: client.get("/api/ready").status_code == 503)
        finally:
            client.portal.call(set_to, "off")
        wait_until(lambda: client.get("/api/ready").status_code == 200)
