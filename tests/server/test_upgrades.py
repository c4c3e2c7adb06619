"""Upgrades: databases are brought up to date with their games, and nothing is reinterpreted."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text

from farebox import Record, load_board
from farebox.boards import board
from farebox.server import replay
from farebox.server.storage.database import make_engine
from farebox.server.storage.migrations import upgrade
from farebox_process import run
from table_client import MINE, OPEN, bearer, new_table, play_on, room_of, secrets_of, server, watch

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


NEXT_STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "{number}", "{before}", None, None


def upgrade() -> None:
    op.add_column("tables", sa.Column("wish", sa.String(8), nullable=True))
    op.execute("update tables set wish = 'tea' where status = 'playing'")
"""
TABLES = "select status, wish from tables order by status"
VERSION = "select version_num from alembic_version"


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Call it to add a step to the migrations; it returns the number of the step."""

    def add() -> str:
        folder = tmp_path_factory.mktemp("release") / "migrations 100%"
        shutil.copytree(upgrade.MIGRATIONS, folder)
        before = upgrade.steps()[-1]
        number = f"{int(before) + 1:04}"
        (folder / "versions" / f"{number}_wish.py").write_text(NEXT_STEP.format(number=number, before=before), "utf-8")
        monkeypatch.setattr(upgrade, "MIGRATIONS", folder)
        return number

    return add


def test_games_go_on_after_an_upgrade(where: Path | str, next_release: Callable[[], str]) -> None:
    """Once there is a release, the database is one that the release before stored, and the step is the new one."""
    with server(where) as client:
        over, playing = (new_table(client, TWO, start=True) for _ in range(2))
        waiting = new_table(client, [MINE, OPEN])["table"]["code"]
        for one, most in ((over, 10_000), (playing, 20)):
            with watch(client, one["table"]["code"], secrets_of(one)) as both:
                play_on(both, Random(5), most)
        record = client.get(f"/api/tables/{over['table']['code']}/record").text
    number = next_release()
    with server(where) as client:
        assert client.get(f"/api/tables/{over['table']['code']}/record").text == record
        code = playing["table"]["code"]
        with watch(client, code, secrets_of(playing)) as both:
            assert both.at == 20
            play_on(both, Random(5))
        Record.parse(client.get(f"/api/tables/{code}/record").text).verify()
        assert client.get(f"/api/tables/{waiting}").json()["status"] == "waiting"
    assert change(where, lambda c: c.execute(text(VERSION)).scalar()) == number
    assert [tuple(row) for row in change(where, lambda c: c.execute(text(TABLES)).all())] == [
        ("over", None),
        ("over", "tea"),
        ("waiting", None),
    ]


@pytest.mark.parametrize(
    ("number", "why"),
    [
        ("9999", "was made by a newer Farebox: update this one, or use another database"),
        ("0003", "was made before the first release of Farebox and cannot be opened: use another database"),
    ],
)
def test_a_database_of_another_schema_ends_the_start_with_one_sentence(where: Path | str, number: str, why: str) -> None:
    with server(where):
        pass
    change(where, lambda c: c.execute(text("update alembic_version set version_num = :number"), {"number": number}))
    database = where if isinstance(where, str) else str(where / "farebox.db")
    made = run("serve", "--no-browser", "--port", "0", "--database", database)
    assert made.returncode == 2
    *_, last = made.stderr.splitlines()
    assert last.endswith(why)
    assert "Traceback" not in made.stderr


# Games of rules, boards or outcomes that are not what they were


SPOILT = {
    "rules that are missing": ("update tables set rules = null where code = :code", "version of its rules was not stored"),
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
                socket.send_text(json.dumps({"type": "hello", "version": 2, "secrets": secrets, "at": -1}))
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


# Boards and rules that have changed since a game began


def edit_board(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The package's New York with one more card of a color, as a later release may have it."""
    for file in board.BOARDS_FOLDER.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    edited = (folder / "new_york.toml").read_text("utf-8").replace("pieces = 15", "pieces = 16")
    (folder / "new_york.toml").write_text(edited, "utf-8")
    monkeypatch.setattr(board, "BOARDS_FOLDER", folder)
    board._load_own.cache_clear()


@pytest.fixture
def edited(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], None]]:
    """Call it to edit the board."""
    yield lambda: edit_board(monkeypatch, tmp_path_factory.mktemp("boards"))
    monkeypatch.undo()
    board._load_own.cache_clear()


def test_an_edited_board_changes_no_game(where: Path | str, edited: Callable[[], None]) -> None:
    with server(where) as client:
        opened = new_table(client, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            play_on(both, Random(4), 9)
    began = load_board("new_york")
    edited()
    assert load_board("new_york").digest != began.digest
    with server(where) as client:
        with watch(client, code, secrets) as both:
            assert both.views[0]["players"][0]["pieces"] <= began.pieces
            play_on(both, Random(4))
        record = Record.parse(client.get(f"/api/tables/{code}/record").text)
        assert record.digest == began.digest
        record.replay(began)
        with watch(client, new := new_table(client, TWO, start=True)["table"]["code"]) as spectator:
            assert (new != code, spectator.views[None]["players"][0]["pieces"]) == (True, 16)


def test_the_board_of_a_table_is_the_one_it_was_begun_on(where: Path | str, edited: Callable[[], None]) -> None:
    with server(where) as client:
        code = new_table(client, TWO, start=True)["table"]["code"]
        board = client.get("/api/boards/new_york").json()
    edited()
    with server(where) as client:
        assert client.get("/api/boards/new_york").json() != board
        assert client.get(f"/api/tables/{code}/board").json() == board
        assert client.get("/api/tables/ABCDEFGH/board").json()["error"] == "no_table"


def test_tables_of_other_rules_can_be_read_and_not_played(where: Path | str) -> None:
    with server(where) as client:
        opened = [new_table(client, TWO, start=True) for _ in range(2)]
        codes = [one["table"]["code"] for one in opened]
        for one, most in zip(opened, (10_000, 9), strict=True):
            with watch(client, one["table"]["code"], secrets_of(one)) as both:
                assert both.act(0, both.actions(0)[0]) is None
                assert both.undo(0) is None
                play_on(both, Random(4), most)
        record = client.get(f"/api/tables/{codes[0]}/record").text
        game = room_of(client, codes[1]).table.game
        assert game is not None
        known = {seat: str(Record.seen_by(game, seat, ["Ada", "Bob"])) for seat in (None, 0, 1)}
        assert known[None] != known[0] != known[1]
    change(where, lambda connection: connection.execute(text("update tables set rules = 0")))
    with server(where) as client:
        statuses = [table["status"] for table in client.get("/api/tables", params={"codes": ",".join(codes)}).json()["tables"]]
        assert statuses == ["over", "playing"]
        for one in opened:
            with client.websocket_connect(f"/api/tables/{one['table']['code']}/socket") as socket:
                socket.send_text(json.dumps({"type": "hello", "version": 2, "secrets": secrets_of(one), "at": -1}))
                problem = json.loads(socket.receive_text())["problem"]
                assert problem["error"] == "old_rules"
                assert "begun with version 0 of the rules; this server plays version 1" in problem["message"]
        unfinished = f"/api/tables/{codes[1]}/record"
        for seat, text_seen in known.items():  # it is not over: what the reader has not seen is hidden
            headers = {} if seat is None else bearer(secrets_of(opened[1])[seat])
            *lines, why = client.get(unfinished, headers=headers).text.splitlines()
            assert lines == text_seen.replace("\nrules 1\n", "\nrules 0\n").splitlines()
            assert why.startswith("# played with version 0 of the rules")
        assert client.get(unfinished, headers=bearer(secrets_of(opened[0])[0])).json()["error"] == "not_your_seat"
        old = client.get(f"/api/tables/{codes[0]}/record").text
        assert client.get(f"/api/tables/{codes[0]}/board").json()["id"] == "new_york"
    *lines, result = record.replace("\nrules 1\n", "\nrules 0\n").splitlines()
    assert result.startswith("result ")
    assert old.splitlines()[:-1] == lines  # every action with its outcome, and the decks
    assert old.splitlines()[-1].startswith("# played with version 0 of the rules")
    change(where, lambda connection: connection.execute(text("update tables set rules = 99")))
    with server(where) as client:  # newer rules, after a downgrade: what they hide is not known here
        answer = client.get(unfinished)
        assert (answer.status_code, answer.json()["error"]) == (409, "old_rules")
