"""Upgrades: databases of earlier releases are brought up to date with their games, and nothing is reinterpreted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import Connection, text
from starlette.testclient import TestClient

from farebox import Record, load_board
from farebox.boards import board
from farebox.server import replay
from farebox.server.reviews import review_process
from farebox.server.storage import migrations
from farebox.server.storage import reviews as storage
from farebox.server.storage.database import make_engine
from farebox.server.storage.entry_writer import EntryWrite
from farebox.server.storage.migrations.upgrade import HEAD
from farebox.server.storage.models import Base
from farebox.server.storage.store import Store
from farebox.table.lobby.new_table import new_row
from farebox.table.rows import StoredEntry, StoredPlace, StoredPosition
from running_server import running
from table_client import BOT, MINE, Watcher, bearer, new_table, play_on, room_of, secrets_of, server, wait_until, watch

DATA = Path(__file__).parent / "data"
OLD = json.loads((DATA / "games_of_schema_2.json").read_text("utf-8"))  # the release before deals
BEFORE = json.loads((DATA / "games_of_schema_3.json").read_text("utf-8"))  # the release before boards were stored
LAST = json.loads((DATA / "games_of_schema_9.json").read_text("utf-8"))  # with challenges and reviews (write_games.py)
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
    write_games(connection, "0002", OLD)


def write_games(connection: Connection, revision: str, games: Any) -> None:
    at_revision(connection, revision)
    for name, rows in games["rows"].items():
        if rows:
            connection.execute(Base.metadata.tables[name].insert(), rows)


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


def test_games_of_the_schema_before_boards_go_on_and_verify(where: Path | str) -> None:
    change(where, lambda connection: write_games(connection, "0003", BEFORE))
    playing, over, waiting = (BEFORE["known"][name] for name in ("playing", "over", "waiting"))
    with server(where) as client:
        assert client.get(f"/api/tables/{over['code']}/record").text == BEFORE["record"]
        with watch(client, playing["code"], playing["secrets"]) as everybody:
            play_on(everybody, Random(5))
        Record.parse(client.get(f"/api/tables/{playing['code']}/record").text).verify()
        assert client.get(f"/api/tables/{waiting['code']}").json()["status"] == "waiting"
    digests = change(where, lambda connection: connection.execute(text("select digest from boards")).scalars().all())
    assert set(digests) == {load_board(name).digest for name in ("new_york", "first_journey_usa")}


def test_games_challenges_and_reviews_of_schema_9_go_on(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    change(where, lambda connection: write_games(connection, "0009", LAST))
    monkeypatch.setattr(review_process, "WORKER_COMMAND", ["false"])
    made = next(row["quick"] for row in LAST["rows"]["reviews"] if row["quick"])
    monkeypatch.setattr(storage, "REVIEW_VERSION", f"{made.partition(chr(10))[0]}\n")  # others are made again
    known = LAST["known"]
    with server(where) as client:
        assert client.get(f"/api/tables/{known['over']['code']}/record").text == LAST["record"]
        with watch(client, known["playing"]["code"], known["playing"]["secrets"]) as both:
            assert both.at == 30
            both.say(type="say", seat=1, text="Hello again")
            assert both.hear_until("said")["line"]["text"] == "Hello again"
            play_on(both, Random(5))
        Record.parse(client.get(f"/api/tables/{known['playing']['code']}/record").text).verify()
        assert client.get(f"/api/tables/{known['waiting']['code']}").json()["status"] == "waiting"
        review = client.get(f"/api/reviews/{known['review']['id']}").json()
        assert review["record"] == LAST["record"]
        assert [player["name"] for player in review["players"]] == ["Ada", "Robo"]
        assert len(review["review"]["decisions"]) == review["done"] == review["of"]
        challenge = f"/api/challenges/{known['challenge']['id']}"
        assert client.get(challenge).json()["name"] == "Ada"
        query: Any = {"params": {"table": known["over"]["code"]}, "headers": bearer(known["over"]["secrets"][0])}
        results = client.get(f"{challenge}/results", **query).json()
        assert [one["name"] for one in results["results"]] == ["Cleo"]
        assert results["offered"]["review"] == known["review"]["id"]
        with watch(client, known["accepted"]["code"], known["accepted"]["secrets"]) as dan:
            assert dan.table["same_deal"] == {"kind": "challenge", "id": known["challenge"]["id"]}
            wait_until_own_turn(dan)
            assert dan.act(0, dan.actions(0)[0]) is None


def wait_until_own_turn(watcher: Watcher) -> None:
    while not watcher.actions(0):
        watcher.hear()


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


def test_a_game_whose_board_was_not_stored_before_it_was_edited_is_unavailable(
    where: Path | str, edited: Callable[[], None]
) -> None:
    change(where, lambda connection: write_games(connection, "0003", BEFORE))
    edited()
    playing, over = BEFORE["known"]["playing"], BEFORE["known"]["over"]
    with server(where) as client:
        answer = client.get(f"/api/tables/{playing['code']}/record")
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
        assert "begun on another edition of its board" in answer.json()["message"]
        assert client.get(f"/api/tables/{over['code']}/record").text == BEFORE["record"]  # of a board that was not edited


def spectators_view(client: TestClient, code: str) -> Any:
    with watch(client, code) as spectator:
        return spectator.views[None]


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
        seen = [spectators_view(client, code) for code in codes]
        assert client.get(f"/api/tables/{codes[0]}/position").status_code == 404  # it is live
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
        for code, view in zip(codes, seen, strict=True):
            position = client.get(f"/api/tables/{code}/position").json()
            assert (position["table"]["code"], position["view"]) == (code, view)
        assert client.get(f"/api/tables/{codes[0]}/board").json()["id"] == "new_york"
    *lines, result = record.replace("\nrules 1\n", "\nrules 0\n").splitlines()
    assert result.startswith("result ")
    assert old.splitlines()[:-1] == lines  # every action with its outcome, and the decks
    assert old.splitlines()[-1].startswith("# played with version 0 of the rules")
    change(where, lambda connection: connection.execute(text("update tables set rules = 99")))
    with server(where) as client:  # newer rules, after a downgrade: what they hide is not known here
        answer = client.get(unfinished)
        assert (answer.status_code, answer.json()["error"]) == (409, "old_rules")


def test_a_killed_server_has_stored_positions(where: Path | str) -> None:
    """SIGKILL while a game goes on, and an upgrade to other rules: its position and its record can be read."""
    with running(where, FAREBOX_POSITION_SECONDS="0.2") as (process, address):
        body = {"options": {"board": "new_york"}, "places": [MINE, BOT], "start": True}
        request = Request(f"{address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=30) as answer:
            opened = json.load(answer)
        code, stored = opened["table"]["code"], text("select 1 from positions where code = :code and at = 1")  # the bot's action
        wait_until(lambda: change(where, lambda c: c.execute(stored, {"code": code}).first()) is not None)
        process.kill()
        process.wait()
    change(where, lambda connection: connection.execute(text("update tables set rules = 0")))
    with server(where) as later:
        position = later.get(f"/api/tables/{code}/position").json()
        assert position["view"]["players"][1]["cards"] == 2
        assert position["table"]["status"] == "playing"
        record = later.get(f"/api/tables/{code}/record", headers=bearer(opened["held"][0]["secret"])).text
        assert "\nrules 0\n" in record
        assert "\n1 keep ?" in record


def test_positions_are_stored_while_games_go_on(where: Path | str) -> None:
    """Of many tables in several transactions; one that was deleted does not keep the others from it."""
    with server(where, position_seconds=0.2) as client:
        codes = [new_table(client, TWO, start=True)["table"]["code"] for _ in range(12)]
        change(where, lambda connection: delete_table(connection, codes[3]))
        left = sorted(set(codes) - {codes[3]})
        stored = text("select code from positions order by code")

        def kept() -> list[str]:
            return list(change(where, lambda connection: connection.execute(stored).scalars().all()))

        wait_until(lambda: kept() == left)


def delete_table(connection: Connection, code: str) -> None:
    for name in ("entries", "chat", "places", "positions"):
        connection.execute(text(f"delete from {name} where code = :code"), {"code": code})
    connection.execute(text("delete from tables where code = :code"), {"code": code})


def test_entries_are_written_after_storing_positions_was_cancelled(tmp_path: Path) -> None:
    """A transaction that was cancelled halfway would stay open in SQLite, and lock the file."""

    async def run() -> None:
        store = Store(tmp_path / "farebox.db")
        await store.open()
        places = [StoredPlace("TABLE", seat, "bot", "Robo", "casual") for seat in range(2)]
        await store.add(new_row("TABLE", {"listed": False}, "", places, 0.0, hot_seat=False))
        for number in range(40):
            positions = [StoredPosition("TABLE", 10 * number + i, "x" * 2000) for i in range(10)]
            storing = asyncio.create_task(store.keep_positions(positions))
            await asyncio.sleep(number / 10_000)
            storing.cancel()
            await asyncio.gather(storing, return_exceptions=True)
            entry = StoredEntry("TABLE", number, "play", 0, "blind", False, None, 0.0, "red")
            await store.append(EntryWrite(entry, [0], None, "playing", False))
        await store.close()

    asyncio.run(run())
