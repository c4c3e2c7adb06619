"""Many processes on one PostgreSQL: every one serves every table, and none is missed when it dies."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from farebox import Record
from farebox.server.cluster import peers
from farebox_process import run
from postgres_server import Postgres
from running_server import running
from table_client import BOT, MINE, bearer, new_table, play_on, room_of, secrets_of, server, wait_until, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]
OPEN = {"kind": "open"}


def status(client: TestClient, code: str) -> str:
    return str(client.get(f"/api/tables/{code}").json()["status"])


def test_a_game_between_two_processes(database: str) -> None:
    rng = Random(1)
    with server(database) as one, server(database) as two:
        opened = new_table(one, TWO, start=True, board="first_journey_usa")
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(one, code, secrets[:1]) as ada, watch(two, code, secrets[1:]) as bob, watch(two, code) as spectator:
            players = [ada, bob]
            while ada.table["status"] == "playing":
                seat = rng.choice(ada.table["to_act"])
                assert players[seat].act(seat, rng.choice(players[seat].actions(seat))) is None
                for watcher in (*players, spectator):
                    watcher.catch_up(players[seat].at)
            assert [entry["number"] for entry in bob.entries] == list(range(bob.at + 1))
            assert ada.views[0]["winners"] == bob.views[1]["winners"] != []
            ada.say(type="say", seat=0, text="well done")
            assert bob.hear_until("said")["line"]["text"] == "well done"
            after = two.post(f"/api/tables/{code}/rematch", headers=bearer(secrets[1])).json()
            assert ada.hear_until("table")["table"]["rematch"] == after["code"]
        records = [client.get(f"/api/tables/{code}/record").text for client in (one, two)]
    assert records[0] == records[1]
    Record.parse(records[0]).verify()


def test_who_is_there_is_known_everywhere(database: str) -> None:
    with server(database) as one, server(database) as two:
        opened = new_table(one, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(one, code, secrets[:1]) as ada:
            with watch(two, code, secrets[1:]) as bob:
                while not ada.table["places"][1]["here"]:
                    ada.hear()
                while not bob.table["places"][0]["here"]:
                    bob.hear()
                ada.say(type="stand_in", seat=0, away=1, on=True)
                assert ada.hear_until("answer")["problem"]["error"] == "player_back"
            while ada.table["places"][1]["here"]:
                ada.hear()


def test_how_long_somebody_is_away_counts_from_the_process_they_left(database: str) -> None:
    passed = [0.0]
    clock = SimpleNamespace(time=lambda: passed[0], monotonic=lambda: passed[0])
    with server(database, stand_in_opening=20, clock=clock) as one, server(database, stand_in_opening=20, clock=clock) as two:
        opened = new_table(one, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(one, code, secrets[:1]) as ada:
            with watch(two, code, secrets[1:]):
                while not ada.table["places"][1]["here"]:
                    ada.hear()
                passed[0] = 50.0
            while ada.table["places"][1]["here"]:
                ada.hear()
            assert ada.table["places"][1]["bot_from"] == 70.0
            passed[0] = 69.5
            ada.say(type="stand_in", seat=0, away=1, on=True)
            assert ada.hear_until("answer")["problem"]["error"] == "not_away_yet"
            passed[0] = 70.0
            ada.say(type="stand_in", seat=0, away=1, on=True)
            while not ada.table["places"][1]["stand_in"]:
                ada.hear()


def test_places_taken_at_the_same_moment(database: str) -> None:
    """Two processes, eight people, three places: three sit down, each at a place of their own."""
    with server(database) as one, server(database) as two:
        opened = new_table(one, [MINE, OPEN, OPEN, OPEN])
        code = opened["table"]["code"]
        with watch(one, code), watch(two, code):  # both have the table in hand
            answers: list[Any] = []

            def join(client: TestClient, name: str) -> None:
                answers.append(client.post(f"/api/tables/{code}/join", json={"name": name}))

            threads = [threading.Thread(target=join, args=((one, two)[n % 2], f"P{n}")) for n in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        seats = [answer.json()["held"]["seat"] for answer in answers if answer.status_code == 200]
        assert sorted(seats) == [1, 2, 3]
        assert {answer.json()["error"] for answer in answers if answer.status_code != 200} == {"table_full"}


def test_two_processes_do_the_same_thing_at_the_same_moment(database: str) -> None:
    """Of all who act on one entry, one is obeyed; the others hear that they are late, or that it was they themselves."""
    rng = Random(2)
    with server(database) as one, server(database) as two:
        opened = new_table(one, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(one, code, secrets) as here, watch(two, code, secrets) as there:
            for turn in range(25):
                at = max(here.at, there.at)
                here.catch_up(at)
                there.catch_up(at)
                seat = here.table["to_act"][0]
                actions = here.actions(seat)
                same = turn % 2 == 0
                chosen = rng.choice(actions)
                here.say(type="act", id=f"a{turn}", seat=seat, at=at, action=chosen)
                other = chosen if same else rng.choice(actions)
                there.say(type="act", id=f"a{turn}" if same else f"b{turn}", seat=seat, at=at, action=other)
                problems = [watcher.hear_until("answer")["problem"] for watcher in (here, there)]
                if same:
                    assert problems == [None, None]
                else:
                    assert sorted(p["error"] if p else "" for p in problems) == ["", "stale"]
                wait_until(lambda at=at: room_of(one, code).table.row.at == room_of(two, code).table.row.at == at + 1)  # type: ignore[misc]


async def nothing() -> None:
    pass


def test_a_killed_process_s_bots_are_taken_over(database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "BEAT_SECONDS", 0.2)
    with server(database, bot_delay=1000) as one, server(database) as two:
        codes = [new_table(one, [BOT, BOT], start=True)["table"]["code"] for _ in range(3)]
        name = database.rpartition("/")[2]
        wait_until(lambda: all(driver for (driver,) in postgres.sql("select driver from tables", name)))
        time.sleep(0.5)
        assert all(status(two, code) == "playing" for code in codes)  # they are not its own
        ones = one.app.state.rooms.cluster  # type: ignore[attr-defined]
        me, ones.look_round = ones.me, nothing  # it would find its own tables again
        postgres.sql(f"update processes set id = 'buried', seen = seen - 100 where id = '{me}'", name)  # as if it were dead
        postgres.sql("update tables set driver = 'buried'", name)
        wait_until(lambda: all(status(two, code) == "over" for code in codes))


def test_a_process_that_ends_hands_its_bots_over_at_once(database: str) -> None:
    with server(database) as two:
        with server(database, bot_delay=1000) as one:
            code = new_table(one, [BOT, BOT], start=True)["table"]["code"]
            wait_until(lambda: one.app.state.rooms.cluster.drives(code))  # type: ignore[attr-defined]
        wait_until(lambda: status(two, code) == "over")


def test_a_line_that_is_cut_is_mended_and_nothing_is_missed(database: str, postgres: Postgres) -> None:
    name = database.rpartition("/")[2]
    with server(database) as one, server(database) as two:
        opened = new_table(one, TWO, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        who = f"application_name = 'farebox listener' and datname = '{name}'"
        cut = f"select pg_terminate_backend(pid) from pg_stat_activity where {who}"
        with watch(one, code, secrets) as here, watch(two, code) as there:
            rng = Random(3)
            for _ in range(3):
                postgres.sql(cut)
                assert play_on(here, rng, 5) == 5
                there.catch_up(here.at)  # heard, or looked up when the line stands again
            assert [entry["number"] for entry in there.entries] == list(range(there.at + 1))
            wait_until(lambda: two.get("/api/ready").status_code == 200)


def test_many_starts_at_once_migrate_once(database: str) -> None:
    with ExitStack() as stack:
        clients = [stack.enter_context(server(database)) for _ in range(3)]
        assert all(client.get("/api/ready").json() == {"well": True} for client in clients)


def test_a_second_server_on_one_file_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as (_, _), running(tmp_path) as (second, _):
        assert second.stdout is not None
        assert "another server has" in second.stdout.readline()


def test_load_says_what_a_server_refuses(tmp_path: Path) -> None:
    def load(base: str, *words: str) -> str:
        done = run("load", "--url", base, "--games", "2", "--seconds", "1", *words, timeout=100)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        return done.stderr

    with running(tmp_path, FAREBOX_TABLES_PER_HOUR="1") as (_, base):
        assert "New York has 2 to 4 seats, not 9" in load(base, "--seats", "9")
        assert "there is no such board" in load(base, "--board", "atlantis")
        assert "/api/tables refuses: at most 1 in 3600 seconds" in load(base)


def test_a_table_that_cannot_be_handed_back_is_one_line_in_the_log(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with server(database) as client:
        peers = client.app.state.rooms.peers  # type: ignore[attr-defined]  # of FastAPI

        async def cut(*words: object, **more: object) -> list[Any]:
            raise ConnectionResetError

        monkeypatch.setattr(peers, "_run", cut)
        peers._driven.add("ABCDEF")
        client.portal.call(peers.release, "ABCDEF")
        monkeypatch.undo()
    assert [one.getMessage() for one in caplog.records if "released" in one.getMessage()] == [
        "table ABCDEF could not be released: the database is away (ConnectionResetError)"
    ]
