"""A bank of time at a served table: it survives a restart, and at zero a bot plays on. The clock is set by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

from starlette.testclient import TestClient

from clock import Clock
from table_client import MINE, bearer, new_table, play_on, room_of, secrets_of, server, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]
BOARD = "first_journey_usa"


def look_at_the_clock(client: TestClient, code: str) -> None:
    """The clock was set: let the table's bots look again."""
    assert client.portal is not None
    client.portal.call(room_of(client, code).on_change)


def two_on_two_devices(client: TestClient) -> tuple[str, list[str]]:
    """Ada and Bob, who sat down on another device, with a minute each."""
    opened = new_table(client, [MINE, {"kind": "open"}], board=BOARD, first=0, bank_seconds=60)
    code = opened["table"]["code"]
    bob = client.post(f"/api/tables/{code}/join", json={"name": "Bob"}).json()
    started = client.post(f"/api/tables/{code}/start", headers={"Authorization": f"Bearer {opened['host']}"})
    assert started.status_code == 200, started.text
    return code, [*secrets_of(opened), bob["held"]["secret"]]


def test_a_bank_survives_a_restart_and_at_zero_a_bot_plays_on(tmp_path: Path) -> None:
    clock = Clock()
    with server(tmp_path, clock=clock) as client:
        code, secrets = two_on_two_devices(client)
        with watch(client, code, secrets) as both:
            assert [one["left"] for one in both.table["clocks"]] == [60, 60]
            clock.passed = 25.0
            assert both.act(0, "draw") is None
            clock.passed = 30.0
            assert both.act(1, "draw") is None
            assert [one["left"] for one in both.table["clocks"]] == [35, 55]
    with server(tmp_path, clock=clock) as client, watch(client, code, secrets) as both:
        assert [one["left"] for one in both.table["clocks"]] == [35, 55]
        assert [one["until"] is None for one in both.table["clocks"]] == [False, True]
        clock.passed = 65.0
        look_at_the_clock(client, code)
        assert both.hear_until("note") == {"type": "note", "code": "time_up", "seat": 0}
        both.catch_up(3)
        assert (both.entries[-1]["seat"], both.entries[-1]["by_bot"]) == (0, True)
        clock.passed = 70.0
        assert both.act(1, "draw") is None
        both.catch_up(5)  # the next turn of the empty bank is played at once
        assert (both.entries[-1]["seat"], both.entries[-1]["by_bot"]) == (0, True)
        assert [one["left"] for one in both.table["clocks"]] == [0, 50]


def test_the_clock_of_a_table_that_nobody_looks_at_goes_on_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    with server(tmp_path, clock=clock) as client:
        code, secrets = two_on_two_devices(client)
        with watch(client, code, secrets):
            pass  # both have opened it
    clock.passed = 100.0
    with server(tmp_path, clock=clock) as client, watch(client, code, secrets) as both:
        both.catch_up(1)
        assert (both.entries[-1]["seat"], both.entries[-1]["by_bot"]) == (0, True)


def test_in_a_rematch_a_bank_runs_only_once_its_player_has_opened_the_table(where: Path | str) -> None:
    """Bob still reads the results of the last game, and Ada has played."""
    clock = Clock()
    with server(where, clock=clock) as client:
        code, secrets = two_on_two_devices(client)
        with watch(client, code, secrets) as both:
            play_on(both, Random(1))
        rematch = client.post(f"/api/tables/{code}/rematch", headers=bearer(secrets[0])).json()["code"]  # Bob begins there
        with watch(client, rematch, secrets[:1]) as ada:
            clock.passed = 100.0
            look_at_the_clock(client, rematch)
            assert [(one["left"], one["until"]) for one in ada.table["clocks"]] == [(60, None), (60, None)]
            with watch(client, rematch, secrets[1:]) as bob:
                assert [one["until"] is None for one in bob.table["clocks"]] == [False, True]
                clock.passed = 110.0
                assert bob.act(0, "draw") is None
                assert [one["left"] for one in bob.table["clocks"]] == [50, 60]
    with server(where, clock=clock) as client, watch(client, rematch, secrets) as both:
        assert [one["left"] for one in both.table["clocks"]] == [50, 60]
        assert [one["until"] is None for one in both.table["clocks"]] == [True, False]


def test_a_turn_limit_and_a_bank_do_not_go_together(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        options = {"board": BOARD, "turn_seconds": 60, "bank_seconds": 300}
        answer = client.post("/api/tables", json={"options": options, "places": TWO})
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_options")
