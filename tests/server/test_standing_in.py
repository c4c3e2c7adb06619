"""When a bot may stand in: after a while away, longer while the first tickets are to be chosen, or when time is up."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from clock import Clock
from farebox.table.absence import Absences
from table_client import MINE, Watcher, new_table, room_of, secrets_of, server, wait_until, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]


@pytest.fixture
def clock() -> Clock:
    return Clock()


def stand_in(watcher: Watcher) -> dict[str, object] | None:
    """Ask that a bot plays for seat 1; the problem, None once it does."""
    watcher.say(type="stand_in", seat=0, away=1, on=True)
    while not watcher.table["places"][1]["stand_in"]:
        message = watcher.hear()
        if message["type"] == "answer":
            return dict(message["problem"])
    return None


def begun(client: TestClient, **options: object) -> tuple[str, list[str]]:
    opened = new_table(client, TWO, start=True, **options)
    return opened["table"]["code"], secrets_of(opened)


def choose_tickets(client: TestClient, code: str, secrets: list[str]) -> None:
    with watch(client, code, secrets) as both:
        for seat in (0, 1):
            assert both.act(seat, both.actions(seat)[0]) is None


def test_a_bot_may_stand_in_after_twenty_seconds_away(tmp_path: Path, clock: Clock) -> None:
    with server(tmp_path, clock=clock) as client:
        code, secrets = begun(client)
        choose_tickets(client, code, secrets)
        clock.passed = 15.0
        with watch(client, code, secrets[:1]) as ada:
            with watch(client, code, secrets[1:]):  # back for a moment: it counts from when they left
                pass
            wait_until(lambda: not room_of(client, code).table.viewers.here - {0})
            clock.passed = 34.5
            refused = stand_in(ada)
            assert refused is not None
            assert (refused["error"], refused["detail"]) == ("not_away_yet", {"seat": 1, "seconds": 1})
            assert not ada.table["places"][1]["stand_in"]
            clock.passed = 35.0
            assert stand_in(ada) is None
            assert ada.table["places"][1]["bot_from"] is None


def test_while_tickets_are_to_be_chosen_it_takes_two_minutes(tmp_path: Path, clock: Clock) -> None:
    with server(tmp_path, clock=clock) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets[:1]) as ada:
            from_when = ada.table["places"][1]["bot_from"]
            assert ada.table["places"][0]["bot_from"] is None
            clock.passed = 119.5
            refused = stand_in(ada)
            assert refused is not None
            assert refused["detail"] == {"seat": 1, "seconds": 1}
            clock.passed = 120.0
            assert clock.time() - from_when == pytest.approx(0.0, abs=1.0)
            assert stand_in(ada) is None


def test_a_seat_that_has_chosen_needs_no_two_minutes(tmp_path: Path, clock: Clock) -> None:
    with server(tmp_path, clock=clock) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets[1:]) as bob:
            assert bob.act(1, bob.actions(1)[0]) is None
        with watch(client, code, secrets[:1]) as ada:
            wait_until(lambda: room_of(client, code).table.viewers.here == {0})
            clock.passed = 20.0
            assert stand_in(ada) is None


def test_when_the_clock_ran_out_nobody_waits_longer(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    from farebox.server.bots.runner import BotRunner

    monkeypatch.setattr(BotRunner, "_time_is_up", lambda self: None)  # else a bot has chosen already
    with server(tmp_path, clock=clock, bot_delay=1000) as client:
        code, secrets = begun(client, turn_seconds=60)
        with watch(client, code, secrets[:1]) as ada:
            assert stand_in(ada) is not None
            room = room_of(client, code)
            monkeypatch.setattr(room.table, "_turn_left", lambda seat, seconds: 0.0)
            assert stand_in(ada) is None


def test_after_a_restart_it_counts_from_then(tmp_path: Path, clock: Clock) -> None:
    with server(tmp_path, clock=clock) as client:
        code, secrets = begun(client)
        choose_tickets(client, code, secrets)
    clock.passed = 1000.0
    with server(tmp_path, clock=clock) as client, watch(client, code, secrets[:1]) as ada:
        refused = stand_in(ada)
        assert refused is not None
        assert refused["detail"] == {"seat": 1, "seconds": 20}
        clock.passed = 1020.0
        assert stand_in(ada) is None


def test_a_clock_that_is_put_back_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    absences = Absences([0, 1], time)
    absences.update([0, 1], {1})
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert absences.left(0, 0.0) == 0.0
    assert absences.until(1, 20.0) is None
