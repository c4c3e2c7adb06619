"""Taking back a decision through the replies of bots: alone or on one device, counted, bounded, and never with friends."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from farebox import Action, Game, Record, View
from farebox.table import game_log, proposals
from farebox.table.stored_record import stored_record
from table_client import BOT, MINE, OPEN, Data, Watcher, new_table, play_on, room_of, secrets_of, server, watch

TWO = [MINE, {"kind": "mine", "name": "Bob"}]
BOARDS = ("new_york", "first_journey_europe")


def until_my_turn(me: Watcher) -> None:
    while me.table["status"] == "playing" and me.table["to_act"] != [0]:
        me.hear()


def open_alone(me: Watcher) -> None:
    """Seat 0 makes its opening choice, if there is one, and waits for its turn."""
    if me.views[0]["phase"] == "opening":
        assert me.act(0, me.actions(0)[0]) is None
    until_my_turn(me)


@pytest.mark.parametrize("board", BOARDS)
def test_a_decision_is_taken_back_with_the_bots_replies(tmp_path: Path, board: str) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT, BOT], board=board, start=True, first=0)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as me:
            open_alone(me)
            before = me.views[0]
            state = room_of(client, code).table.game.state.copy()  # type: ignore[union-attr]
            draw = "blind" if board == "new_york" else "draw"
            assert me.act(0, draw) is None
            got = me.views[0]["players"][0]["hand"]
            if board == "new_york":
                assert me.act(0, "blind") is None
            until_my_turn(me)
            if board == "new_york":
                assert me.take_back(0) is None
            assert me.views[0]["can_take_back"]
            assert not me.views[0]["can_undo"]
            assert me.take_back(0) is None
            assert room_of(client, code).table.game.state == state  # type: ignore[union-attr]
            assert me.views[0] == before
            assert (me.entries[-1]["kind"], me.entries[-1]["seat"], me.entries[-1]["events"]) == ("take_back", 0, [])
            assert me.act(0, draw) is None
            assert me.views[0]["players"][0]["hand"] == got  # the same cards come again


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_with_many_take_backs_is_stored_recorded_and_verified(tmp_path: Path, board: str) -> None:
    rng, taken = Random(5), 0
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT], board=board, start=True)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as me:
            while me.table["status"] == "playing":
                if me.views[0]["can_take_back"] and taken < 25 and rng.random() < 0.4:
                    problem = me.take_back(0)
                    assert problem is None or problem["error"] in ("stale", "over")
                    taken += problem is None
                elif me.views[0]["actions"]:
                    problem = me.act(0, rng.choice(me.actions(0)))
                    assert problem is None or problem["error"] == "stale"
                else:
                    me.hear()
            assert me.take_back(0)["error"] == "over"  # type: ignore[index]
        text = client.get(f"/api/tables/{code}/record").text
        assert f"\ntaken_back {taken} 0\n" in text
        record = Record.parse(text)
        assert record.verify().over
        assert (record.taken_back, str(record)) == ((taken, 0), text)
        table = room_of(client, code).table
        turns = [line for line in text.splitlines() if "=" in line and line[0].isdigit()]
        old = stored_record(
            table.row, [one.row for one in table.log.entries], [place.name for place in table.row.places]
        ).splitlines()
        assert {line.partition(" ")[2] for line in turns} <= {line.partition(" ")[2] for line in old}
        assert f"taken_back {taken} 0" in old
    with server(tmp_path) as client, watch(client, code, secrets) as me:
        assert client.get(f"/api/tables/{code}/record").text == text


def test_taken_back_is_only_a_line_of_the_record_and_is_read_strictly() -> None:
    game = Game("first_journey_usa", 2, seed=1)
    text = str(game.record(["Ada", "Robo"]))
    assert "taken_back" not in text
    counted = text.replace("seed 1", "taken_back 3 0\nseed 1")
    assert Record.parse(counted).verify().state == game.state
    assert Record.parse(text.replace("seed 1", "taken_back 0 0\nseed 1")).taken_back == ()
    for wrong in ("taken_back 3", "taken_back 3 0 0", "taken_back 3 x", "taken_back 3 -1", "taken_back"):
        with pytest.raises(ValueError, match=r"line 6|line 7"):
            Record.parse(text.replace("seed 1", f"{wrong}\nseed 1"))


def test_on_one_device_people_go_back_through_each_other_s_decisions(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, board="first_journey_usa", start=True, first=0)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            first = both.views
            both.act(0, "draw")
            both.act(1, "draw")
            assert [both.views[seat]["can_take_back"] for seat in (0, 1)] == [False, True]
            assert both.take_back(0)["error"] == "cannot_take_back"  # type: ignore[index]
            assert both.take_back(1) is None
            assert both.take_back(0) is None
            assert both.views == first
            assert both.take_back(0)["error"] == "cannot_take_back"  # type: ignore[index]


def test_an_undo_after_a_take_back_never_needs_a_state_that_is_gone(tmp_path: Path) -> None:
    """Ada claims, Bob reveals something and takes it back: Ada's claim is the last action again, and its state was dropped."""
    with server(tmp_path) as client:
        opened = new_table(client, TWO, board="first_journey_usa", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as both:
            claim, before = claims_quietly(both, Random(3))
            assert both.act(1 - claim[0], "draw") is None
            assert both.take_back(1 - claim[0]) is None
            assert not both.views[claim[0]]["can_undo"]
            assert both.undo(claim[0])["error"] == "cannot_undo"  # type: ignore[index]
            assert both.take_back(claim[0]) is None
            assert both.views == before
            assert both.act(*claim) is None
            assert both.undo(claim[0]) is None
            assert both.views == before


def claims_quietly(both: Watcher, rng: Random) -> tuple[tuple[int, str], dict[int | None, Data]]:
    """Play until a claim reveals nothing: the claim, and the views before it."""
    while True:
        seat, before = both.table["to_act"][0], dict(both.views)
        claims = [text for text in both.actions(seat) if text.startswith("claim")]
        action = rng.choice(claims or both.actions(seat))
        assert both.act(seat, action) is None
        if both.views[seat]["can_undo"]:
            return (seat, action), before


def test_with_friends_nothing_that_was_revealed_is_taken_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, OPEN, BOT], board="first_journey_usa", first=0)
        code = opened["table"]["code"]
        joined = client.post(f"/api/tables/{code}/join", json={"name": "Bob"}).json()
        client.post(f"/api/tables/{code}/start", headers={"authorization": f"Bearer {opened['host']}"})
        with watch(client, code, secrets_of(opened)) as ada:
            assert ada.act(0, "draw") is None
            assert not ada.views[0]["can_take_back"]
            assert ada.take_back(0)["error"] == "others_play"  # type: ignore[index]
        with watch(client, code, [joined["held"]["secret"], *secrets_of(opened)]) as both:  # nor by a device that holds both
            assert both.take_back(0)["error"] == "cannot_take_back"  # type: ignore[index]


def test_a_hot_seat_player_who_moved_to_another_device_cannot_take_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, TWO, board="first_journey_usa", start=True, first=0)
        code, (first, second) = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, [first]) as ada, watch(client, code, [second]):
            assert ada.act(0, "draw") is None
            assert ada.take_back(0)["error"] == "others_play"  # type: ignore[index]
            assert ada.take_back(1)["error"] == "not_your_seat"  # type: ignore[index]


@pytest.mark.parametrize("off", [{"take_back": False}, {"undo": False}])
def test_a_table_may_play_without(tmp_path: Path, off: dict[str, bool]) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT], board="first_journey_usa", start=True, first=0, **off)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            assert me.act(0, "draw") is None
            assert not me.views[0]["can_take_back"]
            assert me.take_back(0)["error"] == "undo_off"  # type: ignore[index]


def test_bots_replies_that_were_not_seen_do_not_matter_and_a_lost_answer_is_repeated(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT, BOT], board="first_journey_usa", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            assert me.act(0, "draw", at=0) is None
            until_my_turn(me)
            assert me.take_back(0, at=1, id="again") is None  # as seen right after the action
            at = me.at
            assert me.take_back(0, at=1, id="again") is None
            assert me.at == at
            assert me.act(0, "draw") is None
            assert me.take_back(0, at=at - 1)["error"] == "stale"  # type: ignore[index]


def test_the_bounds_hold_for_take_backs_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals, "UNDO_ENTRIES", 8)
    with server(tmp_path, bot_delay=1000) as client:
        opened = new_table(client, [MINE, BOT], board="first_journey_usa", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            for _ in range(4):
                assert me.act(0, "draw") is None
                assert me.take_back(0) is None
            assert me.act(0, "draw") is None
            assert me.take_back(0)["error"] == "too_many_entries"  # type: ignore[index]


def test_only_the_last_decisions_are_kept_and_loading_plays_each_entry_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plays, play = Counter[str](), Game.play

    def counted(self: Game, *words: object, **more: object) -> object:
        plays["all"] += 1
        return play(self, *words, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(game_log, "DECISIONS_KEPT", 5)
    with server(tmp_path) as client:
        opened = new_table(client, TWO, board="first_journey_usa", start=True, first=0)
        code, secrets = opened["table"]["code"], secrets_of(opened)
        with watch(client, code, secrets) as both:
            play_on(both, Random(1), 8)
            for _ in range(3):
                assert both.take_back(both.entries[-1]["seat"] if both.entries[-1]["kind"] == "play" else able(both)) is None
    monkeypatch.setattr(Game, "play", counted)
    with server(tmp_path) as client, watch(client, code, secrets) as both:
        assert plays == {"all": 8}
        for _ in range(2):
            assert both.take_back(able(both)) is None
        assert not any(view["can_take_back"] for view in both.views.values())
        assert both.take_back(0)["error"] == "cannot_take_back"  # type: ignore[index]


def able(both: Watcher) -> int:
    """The seat whose decision can be taken back."""
    return next(seat for seat, view in both.views.items() if seat is not None and view["can_take_back"])


def test_bots_do_not_remember_what_was_taken_back(tmp_path: Path) -> None:
    """A bot that could remember is another one after a take-back, and sees only the game as it is now."""
    asked: list[tuple[object, int]] = []

    class First:
        name = "first"

        def choose(self, view: View) -> Action:
            asked.append((self, view.turn))
            return view.actions[0]

    with server(tmp_path, make_bot=lambda *_: First()) as client:
        opened = new_table(client, [MINE, BOT], board="first_journey_usa", start=True, first=0)
        with watch(client, opened["table"]["code"], secrets_of(opened)) as me:
            for back in (False, True, False):
                if back:
                    assert me.take_back(0) is None
                assert me.act(0, "draw") is None
                until_my_turn(me)
    (one, _), (two, _), (three, _) = asked
    assert one is not two
    assert two is three
    assert [turn for _, turn in asked] == [2, 2, 4]


def test_a_turn_taken_back_has_its_whole_time_and_no_bot_plays_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        opened = new_table(client, [MINE, BOT], board="first_journey_usa", start=True, first=0, turn_seconds=60)
        code = opened["table"]["code"]
        with watch(client, code, secrets_of(opened)) as me:
            room = room_of(client, code)
            room.table.log.began = {turn: began - 100 for turn, began in room.table.log.began.items()}
            assert me.act(0, "draw") is None
            until_my_turn(me)
            assert me.take_back(0) is None
            assert me.table["to_act"] == [0]
            assert me.table["deadline"] - me.table["changed"] == 60
