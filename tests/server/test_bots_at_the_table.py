"""Bots at a table: they play by themselves, fail without harm, stand in, and act when time is up."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from threading import Event

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from farebox import Action, Game, View, board_names
from farebox.bots.base import Bot
from farebox.bots.registry import make_bot
from farebox.game.analysis import ViewAnalysis
from farebox.server.bots import pool
from farebox.server.rooms import Rooms
from farebox.server.storage.entry_writer import EntryWrite
from farebox.server.storage.store import Store
from farebox.table.hints import reason_for
from farebox.table.rows import StoredTable
from table_client import AT_ONCE, BOT, MINE, Watcher, bearer, new_table, room_of, secrets_of, server, wait_until, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]


def play_against_bots(me: Watcher, rng: Random) -> None:
    """Seat 0 plays at random until the game is over."""
    while me.table["status"] == "playing":
        if me.views[0]["actions"]:
            problem = me.act(0, rng.choice(me.actions(0)))
            assert problem is None or problem["error"] == "stale"
        else:
            me.hear()


@pytest.mark.parametrize("board", board_names())
def test_a_game_against_bots(tmp_path: Path, board: str) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT, {"kind": "bot", "level": "casual"}], board=board, start=True)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as me:
            play_against_bots(me, Random(1))
            assert {entry["seat"] for entry in me.entries if entry["by_bot"]} == {1, 2}
            assert [entry["number"] for entry in me.entries] == list(range(me.at + 1))
            assert not any(json.loads(text)["type"] == "note" for text in me.texts)
        assert "players Ada | Robo | Pip" in client.get(f"/api/tables/{code}/record").text


def test_bots_alone_play_to_the_end_with_nobody_watching(tmp_path: Path) -> None:
    with server(tmp_path, linger=0) as client:
        code = new_table(client, [BOT, BOT], start=True)["table"]["code"]
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["status"] == "over")
        wait_until(lambda: not client.app.state.rooms.live)  # type: ignore[attr-defined]  # nobody is there any more


class Faulty:
    """A bot that raises, cheats or sleeps."""

    def __init__(self, fault: str) -> None:
        self.name = self.fault = fault

    def choose(self, view: View) -> Action:
        if self.fault == "sleeps":
            time.sleep(1)
        if self.fault == "raises":
            raise RuntimeError("no idea")
        return Action("fly")


@pytest.mark.parametrize("fault", ["raises", "cheats", "sleeps"])
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path, fault: str) -> None:
    def make(level: str, seed: int) -> Bot:
        return Faulty(fault) if level in ("expert", "casual") else make_bot(level, seed)

    with server(tmp_path, make_bot=make, bot_seconds=0.2) as client:
        opened = new_table(client, [MINE, {"kind": "bot", "name": "Robo", "level": "expert"}], start=True)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            play_against_bots(me, Random(2))
            notes = [message for message in map(json.loads, me.texts) if message["type"] == "note"]
            assert notes == [{"type": "note", "code": "bot_replaced", "seat": 1}] * len(notes)
            assert len(notes) <= 2
        assert me.table["places"][1]["level"] == "expert"  # as everybody knows it


def test_when_every_bot_fails_some_legal_action_is_played(tmp_path: Path) -> None:
    with server(tmp_path, make_bot=lambda *_: Faulty("raises")) as client:
        code = new_table(client, [BOT, BOT], start=True)["table"]["code"]
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["at"] > 20)


def test_strong_bots_play_once_their_code_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "AFTER", 0.0)
    with server(tmp_path, compile=True) as client:
        tables = client.app.state.rooms  # type: ignore[attr-defined]
        wait_until(lambda: tables.bot_pool.compiled, 250)
        strong = {"kind": "bot", "level": "strong"}
        opened = new_table(client, [MINE, strong, strong], start=True)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            play_against_bots(me, Random(1))
            assert not any(json.loads(text)["type"] == "note" for text in me.texts)


class Busy:
    """A bot that computes for a while, in Python."""

    name = "busy"

    def choose(self, view: View) -> Action:
        end = time.monotonic() + 0.4
        while time.monotonic() < end:
            pass
        return view.actions[0]


def test_a_bot_that_thinks_holds_nobody_up(tmp_path: Path) -> None:
    with server(tmp_path, make_bot=lambda *_: Busy()) as client:
        for _ in range(3):
            new_table(client, [BOT, BOT], start=True)
        opened = new_table(client, TWO, start=True)
        waits = []
        with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
            for _ in range(30):
                asked = time.monotonic()
                both.say(type="ping")
                both.hear_until("pong")
                waits.append(time.monotonic() - asked)
    assert sorted(waits)[15] < 0.2


def test_bots_go_on_when_the_store_has_failed_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append, failures = Store.append, [1, 2]

    async def failing(self: Store, written: EntryWrite) -> None:
        if written.entry.number == 3 and failures:
            failures.pop()
            raise OperationalError("insert", {}, Exception("database is locked"))
        await append(self, written)

    monkeypatch.setattr(Store, "append", failing)
    with server(tmp_path) as client:
        code = new_table(client, [BOT, BOT], start=True)["table"]["code"]
        wait_until(lambda: client.get(f"/api/tables/{code}").json()["status"] == "over")
    assert failures == []


def begun(client: TestClient, **options: object) -> tuple[str, list[str]]:
    opened = new_table(client, TWO, start=True, first=0, **options)
    return opened["table"]["code"], secrets_of(opened)


def test_a_bot_stands_in_until_the_player_is_back(tmp_path: Path) -> None:
    with server(tmp_path, **AT_ONCE) as client:
        code, (first, second) = begun(client)
        with watch(client, code, [first]) as ada:
            with watch(client, code, [second]) as bob:
                ada.say(type="stand_in", seat=0, away=1, on=True)
                assert ada.hear_until("answer")["problem"]["error"] == "player_back"
                bob.say(type="stand_in", seat=0, away=0, on=True)
                assert bob.hear_until("answer")["problem"]["error"] == "not_your_seat"
            ada.say(type="stand_in", seat=0, away=1, on=True)
            ada.catch_up(1)  # the bot chooses its tickets
            assert ada.entries[-1]["by_bot"]
            assert ada.entries[-1]["seat"] == 1
            assert (ada.table["places"][1]["stand_in"], ada.table["places"][1]["level"]) == (True, "casual")
            assert ada.act(0, ada.actions(0)[0]) is None
            while ada.table["to_act"] != [0]:
                ada.hear()
            with watch(client, code, [second]) as bob:
                while bob.table["places"][1]["stand_in"]:
                    bob.hear()
                at = bob.at
                while ada.table["to_act"] == [0]:
                    assert ada.act(0, "blind") is None
                bob.catch_up(at + 2)
                assert bob.act(1, "blind") is None  # nobody plays for Bob any more
                assert not bob.entries[-1]["by_bot"]
            ada.catch_up(bob.at)
            ada.say(type="stand_in", seat=0, away=1, on=True)
            ada.catch_up(bob.at + 1)
            ada.say(type="stand_in", seat=0, away=1, on=False)
            while ada.table["places"][1]["stand_in"]:
                ada.hear()


class Waiting:
    """A bot that thinks until it is let go."""

    name = "waiting"

    def __init__(self) -> None:
        self.asked, self.go = Event(), Event()

    def choose(self, view: View) -> Action:
        self.asked.set()
        self.go.wait(20)
        return view.actions[0]


def test_a_bot_that_chose_for_a_player_who_is_just_back_does_not_act(tmp_path: Path) -> None:
    bot = Waiting()
    with server(tmp_path, make_bot=lambda *_: bot, **AT_ONCE) as client:
        code, (first, _) = begun(client)
        with watch(client, code, [first]) as ada:
            ada.say(type="stand_in", seat=0, away=1, on=True)
            assert bot.asked.wait(10)
            room = room_of(client, code)

            async def come_back() -> int:
                async with room.lock:
                    bot.go.set()
                    await asyncio.sleep(0.2)  # the bot has chosen and waits for its turn to act
                    places = room.table.copied_places()
                    places[1].stand_in = False
                    await room.set_places(places)
                await asyncio.sleep(0.2)
                return room.table.row.at

            assert client.portal is not None
            assert client.portal.call(come_back) == 0


def test_when_time_is_up_a_bot_plays_the_turn(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        code, secrets = begun(client, turn_seconds=10)
        with watch(client, code, secrets) as both:
            assert both.table["deadline"] == pytest.approx(time.time() + 10, abs=8)
            both.act(1, both.actions(1)[0])
            room = room_of(client, code)
            hurry(client, room)
            assert both.hear_until("note") == {"type": "note", "code": "time_up", "seat": 0}
            both.catch_up(2)
            assert both.entries[-1]["by_bot"]
            assert both.table["to_act"] == [0]
            assert both.table["deadline"] > time.time() + 5  # the first turn has its own time
            assert both.act(0, "blind") is None
            hurry(client, room)
            both.catch_up(4)
            assert both.entries[-1]["seat"] == 0
            assert both.entries[-1]["by_bot"]
            assert both.table["to_act"] == [1]


def hurry(client: TestClient, room: object) -> None:
    """Let the turn have begun long ago."""

    async def turn_back() -> None:
        room.table.row.since -= 100  # type: ignore[attr-defined]
        history = room.table.log  # type: ignore[attr-defined]
        history.began = {turn: began - 100 for turn, began in history.began.items()}
        room.on_change()  # type: ignore[attr-defined]

    assert client.portal is not None
    client.portal.call(turn_back)


def test_taking_back_wins_no_time(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        code, secrets = begun(client, turn_seconds=60, board="first_journey_usa")
        rng = Random(1)
        with watch(client, code, secrets) as both:
            while True:
                seat = both.table["to_act"][0]
                claims = [text for text in both.actions(seat) if text.startswith("claim")]
                before = both.table["deadline"]
                assert both.act(seat, rng.choice(claims or both.actions(seat))) is None
                if both.views[seat]["can_undo"]:
                    assert both.undo(seat) is None
                    assert both.table["deadline"] == before
                    break


def test_after_a_restart_bots_go_on_and_time_runs_on(tmp_path: Path) -> None:
    with server(tmp_path, bot_delay=1000) as client:
        bots = new_table(client, [BOT, BOT], start=True)["table"]["code"]
        opened = new_table(client, TWO, start=True, turn_seconds=10)
        timed = opened["table"]["code"]
        deadline = opened["table"]["deadline"]
    with server(tmp_path) as client:
        assert client.get(f"/api/tables/{timed}").json()["deadline"] == deadline
        with watch(client, timed, secrets_of(opened)) as both:
            wait_until(lambda: client.get(f"/api/tables/{bots}").json()["status"] == "over")
            assert both.hear_until("note")["code"] == "time_up"


def test_after_a_restart_only_tables_that_wait_for_the_server_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, load = [], Rooms._load

    async def counted(self: Rooms, code: str, new: StoredTable | None = None) -> None:
        loaded.append(code)
        await load(self, code, new)

    with server(tmp_path, bot_delay=1000) as client:
        waiting = {new_table(client, [BOT, MINE], start=True)["table"]["code"], begun(client, turn_seconds=1000)[0]}
        begun(client)
        new_table(client, [MINE, BOT])
    monkeypatch.setattr(Rooms, "_load", counted)
    with server(tmp_path, bot_delay=1000):
        wait_until(lambda: set(loaded) >= waiting)
        time.sleep(0.2)
        assert set(loaded) == waiting


def test_a_rematch_keeps_the_bots(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT, BOT], start=True, board="first_journey_usa")
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as me:
            play_against_bots(me, Random(3))
        after = client.post(f"/api/tables/{code}/rematch", headers=bearer(opened["host"])).json()
        assert [place["kind"] for place in after["places"]] == ["bot", "bot", "player"]
        with watch(client, after["code"], secrets_of(opened)) as me:
            assert list(me.views) == [2]


@pytest.mark.parametrize("board", board_names())
def test_every_bot_action_has_a_reason_and_every_outlook_holds(board: str) -> None:
    """Reasons fit their action; what an outlook calls done, open, short or blocked is so."""
    reasons = set()
    for seed in range(4):
        game = Game(board, 2, seed)
        bots = [make_bot("planner", seed), make_bot("greedy", seed)]
        while not game.over:
            view = game.view(game.seat)
            outlook = ViewAnalysis(view)
            for ticket in (*outlook.tickets, *outlook.offer):
                check_ticket(view, ticket.ticket, ticket.state, ticket.missing, ticket.path, ticket.free)
            action = bots[game.seat].choose(view)
            why = reason_for(view, action)
            reasons.add(why.reason)
            if action.kind in ("blind", "draw"):
                assert (why.ticket, why.card) == (None, None)  # what comes is hidden
            if why.reason == "points":
                assert worth(view, action) == max(worth(view, one) for one in view.actions if one.kind == action.kind) > 0
            if why.reason == "end":
                assert worth(view, action) > 0  # First Journey has no points to go for
            if why.reason == "more_tickets":
                assert view.last_turns is None
            assert (why.reason == "finish") == (action.kind == "claim" and bool(finished(outlook, action)))
            game.play(action)
    assert {"finish", "toward", "collect", "only"} & reasons >= {"finish", "toward", "collect"}


def worth(view: View, action: Action) -> int:
    """The points of a route, or the value of the only ticket kept."""
    board = view.board
    if action.kind == "claim":
        return board.route_points.get(board.routes[action.route or ""].length, 0)
    return board.tickets[action.tickets[0]].value if len(action.tickets) == 1 else 0


def finished(outlook: ViewAnalysis, action: Action) -> bool:
    look = next(route for route in outlook.routes if route.route == action.route)
    return bool(look.finishes) or (look.bonus and not any(action.route in t.free for t in outlook.tickets))


def check_ticket(view: View, name: str, state: str, missing: int, path: tuple[str, ...], free: tuple[str, ...]) -> None:
    board, own = view.board, set(view.me.routes)
    ticket = board.tickets[board.ticket_numbers[name]]
    routes = [board.routes[board.route_numbers[route]] for route in path]
    assert missing == sum(board.routes[board.route_numbers[route]].length for route in free)
    assert set(path) - own == set(free)
    if state == "blocked":
        assert path == ()
        return
    at = ticket.a
    for route in routes:
        assert at in (route.a, route.b)
        at = route.other(at)
    assert at == ticket.b
    assert (state == "done") == (not free)
    assert (state == "short") == (missing > view.me.pieces)
