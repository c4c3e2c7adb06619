"""The socket: what is accepted, what is refused and changes nothing, who is told what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from farebox import Action, Game, View
from farebox.server.api.batching import Batching
from farebox.table.messages.wire import MESSAGE_BYTES
from table_client import MINE, OPEN, Data, Watcher, bearer, new_table, play_on, room_of, secrets_of, server, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def error(problem: Data | None) -> str:
    assert problem is not None
    assert problem["message"]
    return str(problem["error"])


def begun(client: TestClient, **options: Any) -> tuple[str, list[str]]:
    opened = new_table(client, TWO, start=True, **{"first": 0, **options})
    return opened["table"]["code"], secrets_of(opened)


def keep_all(*players: Watcher) -> None:
    """Everybody keeps both tickets of the opening."""
    for seat, player in enumerate(players):
        assert player.act(seat, player.actions(seat)[-1]) is None
    for player in players:
        player.catch_up(len(players))


def test_two_players_choose_at_the_same_time_and_take_turns(client: TestClient) -> None:
    code, (first, second) = begun(client)
    with watch(client, code, [first]) as ada, watch(client, code, [second]) as bob:
        assert list(ada.views) == [0]
        assert (ada.views[0]["phase"], ada.table["to_act"]) == ("opening", [0, 1])
        assert len(ada.views[0]["offer"]) == 2
        assert bob.act(1, bob.actions(1)[0], at=0) is None
        assert ada.act(0, ada.actions(0)[0], at=0) is None  # not stale: the choice of the other changes nothing
        bob.catch_up(2)
        assert ada.table["to_act"] == bob.table["to_act"] == [0]
        assert error(bob.act(1, "blind")) == "not_your_turn"
        assert error(ada.act(0, "blind", at=1)) == "stale"
        assert ada.act(0, "blind") is None
        bob.catch_up(3)
        mine, theirs = ada.entries[-1]["events"][0], bob.entries[-1]["events"][0]
        assert mine["kind"] == theirs["kind"] == "blind"
        assert mine["card"] is not None
        assert theirs["card"] is None
        assert error(ada.act(0, "take plaid")) == "illegal"
        assert error(ada.act(0, "fly to the moon")) == "illegal"
        assert error(ada.act(1, "blind")) == "not_your_seat"
        assert ada.at == 3


def test_what_is_said_twice_is_done_once(client: TestClient) -> None:
    code, secrets = begun(client)
    with watch(client, code, secrets) as both:
        keep_all(both, both)
        assert both.act(0, "blind", id="once") is None
        assert both.act(0, "blind", at=2, id="once") is None
        assert both.at == 3
        assert error(both.act(0, "blind", at=2, id="again")) == "stale"
        assert error(both.act(0, "blind", at=99, id="future")) == "stale"


def test_malformed_and_oversized_messages_are_answered(client: TestClient) -> None:
    code, secrets = begun(client)
    with watch(client, code, secrets) as both:
        for text in (
            "{",
            "[]",
            '"hello"',
            '{"type":"dance"}',
            '{"type":"act","id":"1","seat":0}',
            "[" * 4000,
            '{"type":"act"}' + " " * 10,
        ):
            both.session.send_text(text)
            answer = both.hear_until("answer")
            assert (answer["id"], error(answer["problem"])) == (None, "malformed")
        both.say(type="act", id="2", seat=7, at=0, action="blind")
        assert error(both.hear_until("answer")["problem"]) == "malformed"
        both.say(type="say", seat=0, text="x" * MESSAGE_BYTES)
        assert error(both.hear_until("answer")["problem"]) == "too_long"
        both.session.send_bytes(b"\x00")
        assert error(both.hear_until("answer")["problem"]) == "malformed"
        both.say(type="hello")
        assert error(both.hear_until("answer")["problem"]) == "malformed"
        both.say(type="ping")
        assert both.hear() == {"type": "pong"}
        assert both.at == 0
        assert len(room_of(client, code).table.log.entries) == 1


@pytest.mark.parametrize(
    ("first", "code", "problem"),
    [('{"type":"ping"}', 4400, "malformed"), ("{", 4400, "malformed"), ('{"type":"hello","version":2}', 4404, "no_table")],
)
def test_a_socket_without_hello_or_table_is_closed(client: TestClient, first: str, code: int, problem: str) -> None:
    with client.websocket_connect("/api/tables/QQQQQQQQ/socket") as session:
        session.send_text(first)
        assert json.loads(session.receive_text())["problem"]["error"] == problem
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
        assert closed.value.code == code


def test_a_table_that_waits_has_no_views_and_no_actions(client: TestClient) -> None:
    opened = new_table(client, [MINE, OPEN])
    code = opened["table"]["code"]
    with watch(client, code, secrets_of(opened)) as ada:
        assert ada.views == {}
        assert error(ada.act(0, "blind")) == "not_playing"
        assert error(ada.undo(0)) == "not_playing"
        joined = client.post(f"/api/tables/{code}/join", json={"name": "Bob"}).json()
        assert ada.hear()["table"]["places"][1]["name"] == "Bob"
        with watch(client, code, [joined["held"]["secret"]]):
            assert ada.hear()["table"]["places"][1]["here"]
            client.post(f"/api/tables/{code}/start", headers=bearer(opened["host"]))
            begun = ada.hear_until("update")
            assert [entry["kind"] for entry in begun["entries"]] == ["deal"]
            assert begun["views"][0]["actions"]
        assert ada.hear_until("table")["table"]["places"][1]["here"] is False


def test_reconnecting_catches_up(client: TestClient) -> None:
    code, secrets = begun(client)
    with watch(client, code, secrets) as both:
        keep_all(both, both)
        play_on(both, Random(2), 6)
        entries = both.entries
    with watch(client, code, secrets, at=3) as again:
        assert again.entries == entries[4:]
        assert again.views == both.views
    with watch(client, code, secrets, at=500) as lost:
        assert lost.entries == entries


def test_two_tabs_of_one_seat(client: TestClient) -> None:
    code, (first, second) = begun(client)
    with watch(client, code, [first]) as tab, watch(client, code, [first]) as other, watch(client, code, [second]) as bob:
        assert tab.act(0, tab.actions(0)[0]) is None
        other.catch_up(1)
        assert other.views == tab.views
        assert error(other.act(0, other.actions(0)[0] if other.actions(0) else "blind")) == "not_your_turn"
        assert bob.act(1, bob.actions(1)[0]) is None
        other.catch_up(2)
        assert other.act(0, "blind") is None
        tab.catch_up(3)
        assert tab.views == other.views
    with watch(client, code, [second]) as bob:
        with watch(client, code, [first]) as tab:
            with watch(client, code, [first]):
                pass
            bob.hear_until("table")
            bob.say(type="ping")
            bob.hear_until("pong")
            assert bob.table["places"][0]["here"]  # one tab is still there
        assert not bob.hear_until("table")["table"]["places"][0]["here"]


def test_undo_where_nothing_was_revealed(client: TestClient) -> None:
    code, secrets = begun(client)
    with watch(client, code, secrets) as both:
        assert both.act(0, both.actions(0)[0]) is None
        assert both.views[0]["can_undo"]
        assert not both.views[1]["can_undo"]
        assert error(both.undo(1)) == "cannot_undo"
        assert both.undo(0) is None
        assert (both.entries[-1]["kind"], both.entries[-1]["seat"], both.at) == ("undo", 0, 2)
        assert both.table["to_act"] == [0, 1]
        assert both.act(0, both.actions(0)[1]) is None
        assert both.act(1, both.actions(1)[1]) is None
        assert both.act(0, "blind") is None
        assert not both.views[0]["can_undo"]
        assert error(both.undo(0)) == "cannot_undo"


def test_a_table_without_undo_chat_and_hints(client: TestClient) -> None:
    code, secrets = begun(client, undo=False, chat="off", hints=False)
    with watch(client, code, secrets) as both:
        both.act(0, both.actions(0)[0])
        assert not both.views[0]["can_undo"]
        assert error(both.undo(0)) == "undo_off"
        assert error(both.ask(type="hint", seat=1)) == "hints_off"
        both.say(type="say", seat=0, reaction="wow")
        assert error(both.hear_until("answer")["problem"]) == "chat_off"


def test_chat_is_plain_short_and_slow(client: TestClient) -> None:
    code, (first, second) = begun(client)
    with watch(client, code, [first]) as ada, watch(client, code, [second]) as bob, watch(client, code) as spectator:
        ada.say(type="say", seat=0, text="  Hi\u0000 <b>Bob</b>\n\u202e! ")
        for listener in (ada, bob, spectator):
            line = listener.hear_until("said")["line"]
            assert (line["seat"], line["text"]) == (0, "Hi <b>Bob</b> !")
        bob.say(type="say", seat=1, reaction="laugh")
        assert ada.hear_until("said")["line"]["reaction"] == "laugh"
        for text in ("", "\u0007"):
            ada.say(type="say", seat=0, text=text)
            assert error(ada.hear_until("answer")["problem"]) == "malformed"
        ada.say(type="say", seat=0, text="x" * 201)
        assert error(ada.hear_until("answer")["problem"]) == "malformed"
        spectator.say(type="say", seat=0, text="let me")
        assert error(spectator.hear_until("answer")["problem"]) == "not_your_seat"
        for _ in range(6):
            bob.say(type="say", seat=1, text="again")
        assert error(bob.hear_until("answer")["problem"]) == "too_fast"
    with watch(client, code) as later:
        said = json.loads(later.texts[0])["chat"]
        assert [line["text"] for line in said[:2]] == ["Hi <b>Bob</b> !", ""]


def test_reactions_only(client: TestClient) -> None:
    code, secrets = begun(client, chat="reactions")
    with watch(client, code, secrets) as both:
        both.say(type="say", seat=0, text="psst")
        assert error(both.hear_until("answer")["problem"]) == "reactions_only"
        both.say(type="say", seat=0, reaction="thanks")
        assert both.hear_until("said")["line"]["reaction"] == "thanks"


def test_actions_have_a_rate(tmp_path: Path) -> None:
    with server(tmp_path, actions_per_second=20) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            for _ in range(21):
                both.say(type="ping")
            assert error(both.hear_until("answer")["problem"]) == "too_fast"


def test_a_spectator_sees_no_hidden_card_and_may_do_nothing(client: TestClient) -> None:
    code, secrets = begun(client)
    with watch(client, code, secrets) as both, watch(client, code, ["nobody's secret at all"]) as spectator:
        assert json.loads(spectator.texts[0])["seats"] == []
        view = spectator.views[None]
        assert [(p["hand"], p["ticket_list"], p["offer"]) for p in view["players"]] == [(None, None, None)] * 2
        assert (view["actions"], view["routes"], view["tickets"], view["offer"]) == ([], [], [], [])
        assert error(spectator.act(0, "blind")) == "not_your_seat"
        play_on(both, Random(3))
        spectator.catch_up(both.at)
        view = spectator.views[None]
        assert view["over"]
        assert all(score["ticket_list"] for score in view["scores"])
        assert error(both.act(0, "blind")) == "over"
        assert error(both.undo(0)) == "over"
        assert error(both.ask(type="hint", seat=0)) == "over"


def test_a_hint_is_a_legal_action_with_a_reason(client: TestClient) -> None:
    for board in ("new_york", "first_journey_europe"):
        code, secrets = begun(client, board=board)
        rng, reasons = Random(4), set()
        with watch(client, code, secrets) as both:
            while both.table["status"] == "playing":
                seat = both.table["to_act"][0]
                both.say(type="hint", id="h", seat=seat)
                hint = both.hear_until("hint")
                assert hint["id"] == "h"
                assert hint["action"] in both.views[seat]["actions"]
                reasons.add(hint["reason"])
                action = hint["action"]["text"] if rng.random() < 0.8 else rng.choice(both.actions(seat))
                assert both.act(seat, action) is None
        assert {"finish", "collect"} <= reasons


def test_views_on_the_wire_say_what_the_game_says(client: TestClient) -> None:
    code, secrets = begun(client)
    rng = Random(5)
    with watch(client, code, secrets) as both:
        while both.table["status"] == "playing":
            seat = rng.choice(both.table["to_act"])
            game: Game = room_of(client, code).table.game  # type: ignore[assignment]
            view = game.view(seat)
            wire = both.views[seat]
            assert [action["text"] for action in wire["actions"]] == [str(action) for action in view.actions]
            claimable = {route["route"]: route["ways"] for route in wire["routes"] if route["why"] is None}
            assert set(claimable) == set(view.costs)
            for route, ways in claimable.items():
                assert sorted(map(str, ways)) == sorted(map(str, view.costs[route]))
                assert [way.get("taxi", 0) for way in ways] == sorted(way.get("taxi", 0) for way in ways)
            assert both.act(seat, rng.choice(both.actions(seat))) is None


def test_a_seat_has_one_rate_of_chat_however_many_clients_hold_it(client: TestClient) -> None:
    code, secrets = begun(client)
    with watch(client, code):  # somebody stays
        for number in range(6):
            with watch(client, code, secrets) as both:
                both.say(type="say", seat=0, text=f"line {number}")
                message = both.hear()
                while message["type"] not in ("said", "answer"):
                    message = both.hear()
                assert message["type"] == ("said" if number < 5 else "answer")


class Slow:
    """A bot that thinks until it is let go."""

    name = "slow"

    def __init__(self) -> None:
        self.go = Event()

    def choose(self, view: View) -> Action:
        self.go.wait(20)
        return view.actions[0]


def test_who_waits_for_a_hint_is_heard(tmp_path: Path) -> None:
    slow = Slow()
    with server(tmp_path, make_bot=lambda *_: slow) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            for number in range(3):
                both.say(type="hint", id=f"h{number}", seat=0)
            assert error(both.ask(type="hint", seat=0)) == "too_fast"
            assert both.act(0, both.actions(0)[0]) is None
            assert not slow.go.is_set()
            slow.go.set()
            late = [both.hear_until("answer") for _ in range(3)]
            assert {(answer["id"], error(answer["problem"])) for answer in late} == {(f"h{n}", "stale") for n in range(3)}
            both.say(type="hint", id="new", seat=1)
            assert both.hear_until("hint")["id"] == "new"


class Confused:
    name = "confused"

    def choose(self, view: View) -> Action:
        raise StopIteration


def test_a_hint_that_fails_is_answered(tmp_path: Path) -> None:
    with server(tmp_path, make_bot=lambda *_: Confused()) as client:
        code, secrets = begun(client)
        with watch(client, code, secrets) as both:
            assert error(both.ask(type="hint", seat=0)) == "server"
            both.say(type="ping")
            assert both.hear_until("pong")


def test_a_message_that_fails_in_an_unforeseen_way_is_answered(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    code, secrets = begun(client)
    with watch(client, code, secrets) as both:
        with monkeypatch.context() as patch:
            patch.setattr(Game, "play", lambda *_: 1 // 0)
            assert error(both.act(0, both.actions(0)[0])) == "server"
        assert both.act(0, both.actions(0)[0]) is None


def test_who_comes_alone_goes_on_at_once_and_those_who_come_after_together() -> None:
    async def told() -> list[str]:
        beat, done = Batching(0.05), list[str]()

        async def come(name: str) -> None:
            await beat.wait()
            done.append(name)

        await come("first")
        done.append("meanwhile")
        others = [asyncio.create_task(come(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        done.append("they wait")
        others[0].cancel()  # one who leaves keeps nobody
        await others[1]
        await asyncio.sleep(0.06)
        await come("later")
        return done

    assert asyncio.run(told()) == ["first", "meanwhile", "they wait", "third", "later"]
