"""A table without a server: proposals are applied at once, viewers are lists of texts, and the clock is set by hand."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from farebox import Record
from farebox.table import proposals
from farebox.table.bot_turns import BotTurns
from farebox.table.deadlines import STAND_IN
from farebox.table.errors import Refused
from farebox.table.game_log import GameLog
from farebox.table.lobby import credentials, starting
from farebox.table.lobby.new_table import new_place, new_row
from farebox.table.lobby.places import next_table, propose_opened
from farebox.table.messages.encoding import encode
from farebox.table.messages.tables import Held, NewPlace, TableOptions
from farebox.table.proposals import propose_action, propose_line, propose_stand_in, propose_take_back, propose_undo
from farebox.table.table import HostedTable

BOARDS = ("new_york", "first_journey_europe")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


class Person:
    def __init__(self, *secrets: str) -> None:
        self.seats: tuple[int, ...] = ()
        self.secrets = tuple(map(credentials.hashed, secrets))
        self.texts: list[str] = []

    def send(self, text: str) -> None:
        self.texts.append(text)

    def last(self) -> dict[str, Any]:
        return dict(json.loads(self.texts[-1]))


def begun(board: str, clock: Clock, **options: Any) -> tuple[HostedTable, list[Held]]:
    """A table with two players, dealt."""
    held: list[Held] = []
    wanted = [NewPlace(kind="mine", name=name) for name in ("Ada", "Bob")]
    places = [new_place("BBBBBBBB", seat, place, held) for seat, place in enumerate(wanted)]
    row = new_row("BBBBBBBB", vars(TableOptions(board=board, **options)), "host", places, clock.time(), hot_seat=False)
    table = HostedTable(row, clock=clock)
    starting.fix(table)
    assert starting.is_complete(table)
    table.apply(starting.propose_deal(table))
    return table, held


def play(table: HostedTable, rng: Random) -> None:
    seat = rng.choice(table.row.to_act)
    view = table.view(seat)
    assert view is not None
    table.apply(propose_action(table, seat, str(rng.choice(view.actions)), table.row.at, None, None))


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_is_played_and_replayed_without_a_host(board: str) -> None:
    table, held = begun(board, Clock())
    ada, spectator = Person(held[0].secret), Person()
    for viewer in (ada, spectator):
        table.join(viewer, -1)
    rng = Random(1)
    while table.row.status == "playing":
        play(table, rng)
    assert table.game is not None
    assert [json.loads(text)["type"] for text in ada.texts[:2]] == ["welcome", "table"]
    assert ada.last()["views"][0]["seat"] == 0
    assert spectator.last()["views"][0]["seat"] is None
    assert len(ada.texts) >= len(table.log.entries)
    Record.parse(str(table.game.record(["Ada", "Bob"]))).verify()
    again = GameLog(table.row)
    for _ in again.replay([one.row for one in table.log.entries]):
        pass
    assert again.game is not None
    assert again.game.state == table.game.state


def test_a_proposal_changes_nothing_until_it_is_applied() -> None:
    table, _ = begun("new_york", Clock())
    view = table.view(0)
    assert view is not None
    before = table.text()
    pending = propose_action(table, 0, str(view.actions[0]), 0, "m", None)
    assert (table.text(), len(table.log.entries)) == (before, 1)
    table.apply(pending)
    assert (table.row.at, len(table.log.entries)) == (1, 2)
    assert proposals.is_repeated(table, 0, "m", 0)
    with pytest.raises(Refused, match="progressed"):
        propose_action(table, 0, str(view.actions[0]), 0, None, None)
    table.apply(propose_undo(table, 0, 1, "n"))
    assert table.view(0).actions == view.actions  # type: ignore[union-attr]


@pytest.mark.parametrize("repeated", [0, 1])
def test_actions_of_the_game_that_is_played_on_cannot_be_taken_back(repeated: int) -> None:
    """An opening choice could be, if it were made here."""
    table, _ = begun("new_york", Clock())
    table.row.continues = {"id": "0" * 20, "number": repeated, "turn": 0}
    table.row.places[1].kind = "bot"
    view = table.view(0)
    assert view is not None
    table.apply(propose_action(table, 0, str(view.actions[0]), 0, None, None))
    assert table.log.can_undo(0) == (not repeated)
    if not repeated:
        assert (propose_undo(table, 0, 1, "n").game.plays, propose_take_back(table, 0, [0], 1, "n").game.plays) == ([], [])
        return
    with pytest.raises(Refused, match="it can only be taken back now"):
        propose_undo(table, 0, 1, "n")
    with pytest.raises(Refused, match="did not make the last decision"):
        propose_take_back(table, 0, [0], 1, "n")


def test_another_host_follows_a_take_back_entry_by_entry() -> None:
    """Alone with a bot: what the second host has after each entry is what the first has."""
    clock = Clock()
    table, _ = begun("first_journey_europe", clock, turn_seconds=60, first=0)
    table.row.places[1].kind = "bot"
    other = HostedTable(replace(table.row), GameLog(replace(table.row)), clock=clock)
    for _ in other.log.replay([one.row for one in table.log.entries]):
        pass
    assert table.game is not None
    dealt = table.game.state
    for seat in (0, 1):
        table.apply(propose_action(table, seat, "draw", table.row.at, None, (lambda: True) if seat else None))
    clock.now += 30
    table.apply(propose_take_back(table, 0, [0], table.row.at, "back"))
    assert table.game.state == dealt
    assert (table.left(), table.row.since, table.log.taken_back) == (60.0, clock.now, {0: 1})
    for entry in [one.row for one in table.log.entries[1:]]:
        other.apply(other.log.pending(*other.log.play_again(entry)))
    assert other.game is not None
    assert (other.game.state, other.text(), other.left()) == (table.game.state, table.text(), 60.0)


def test_a_turn_that_ran_out_of_time_is_the_player_s_again_once_it_is_taken_back() -> None:
    clock = Clock()
    table, _ = begun("first_journey_europe", clock, turn_seconds=60, first=0)
    table.row.places[1].kind = "bot"
    turns = BotTurns(table)
    table.apply(propose_action(table, 0, "draw", 0, None, None))
    table.apply(propose_action(table, 1, "draw", 1, None, lambda: True))
    clock.now += 60
    assert turns.end_time() == [0]
    table.apply(propose_action(table, 0, "draw", 2, None, lambda: True))  # a bot acts for the player
    table.apply(propose_take_back(table, 0, [0], 3, "back"))
    assert (table.row.to_act, turns.next_seat()) == ([0], None)  # before the player's own last decision
    for seat, bot in ((0, False), (1, True)):
        table.apply(propose_action(table, seat, "draw", table.row.at, None, (lambda: True) if bot else None))
    assert (table.row.to_act, turns.next_seat()) == ([0], None)  # the turn that had run out


def test_a_bot_plays_for_a_player_whose_time_is_up() -> None:
    clock = Clock()
    table, _ = begun("new_york", clock, turn_seconds=60)
    turns = BotTurns(table)
    assert (turns.has_work(), turns.next_seat(), table.left()) == (True, None, 60.0)
    clock.now += 59
    assert turns.end_time() == []
    clock.now += 1
    assert turns.end_time() == [0, 1]
    assert (turns.next_seat(), turns.level(0)) == (0, STAND_IN)


def test_a_bot_stands_in_for_a_player_who_has_been_away_long_enough() -> None:
    clock = Clock()
    table, held = begun("new_york", clock)
    table.join(Person(held[0].secret), -1)
    with pytest.raises(Refused) as early:
        propose_stand_in(table, 1, True)
    assert early.value.problem.detail == {"seat": 1, "seconds": 120}
    clock.now += 120
    places = propose_stand_in(table, 1, True)
    assert places is not None
    table.apply_places(places, waits=True)
    assert BotTurns(table).next_seat() == 1
    with pytest.raises(Refused, match="is connected"):
        propose_stand_in(table, 0, True)


def test_chat_has_a_rate_by_the_clock_of_the_table() -> None:
    clock = Clock()
    table, _ = begun("new_york", clock)
    for _ in range(5):
        table.add_line(propose_line(table, 0, "hello", None))
    with pytest.raises(Refused, match="at most 5"):
        propose_line(table, 0, "hello", None)
    clock.now += 10.1
    propose_line(table, 0, "hello", None)
    assert len(table.chat) == 5


@pytest.mark.parametrize("board", BOARDS)
def test_python_s_encoder_writes_what_pydantic_s_writes(board: str) -> None:
    table, held = begun(board, Clock())
    other = HostedTable(table.row, table.log, clock=table.clock, encode=lambda data: to_json(data).decode())
    ours, theirs = Person(held[1].secret), Person(held[1].secret)
    for _ in range(20):
        table.join(ours, -1)
        other.join(theirs, -1)
        assert ours.texts == theirs.texts
        play(table, Random(2))
        other._views = {}
        ours.texts, theirs.texts = [], []
    assert encode(table.data()) == other.encode(table.data())


def test_in_a_rematch_the_limit_of_a_turn_begins_when_its_player_opens_the_table() -> None:
    clock = Clock()
    before, _ = begun("new_york", clock, turn_seconds=60)
    table, other = (HostedTable(next_table(before), clock=clock) for _ in range(2))
    starting.fix(table)
    table.apply(starting.propose_deal(table))
    turns = BotTurns(table)
    clock.now += 500
    assert (table.left(), table.data().deadline, turns.has_work(), turns.end_time()) == (None, None, False, [])
    for seat, left in ((0, 60.0), (1, 20.0)):
        opened = propose_opened(table, [seat])
        assert opened is not None
        table.apply_places(opened, waits=True)
        assert propose_opened(table, [seat]) is None  # only the first time counts
        assert table.left() == left
        clock.now += 40
    assert (table.data().deadline, turns.end_time()) == (1560, [0])  # the second has 20 seconds more
    clock.now += 20
    assert turns.end_time() == [1]
    log = GameLog(replace(table.row))
    for _ in log.replay([one.row for one in table.log.entries]):
        pass
    other.reload(log)
    assert other.left() == table.left() == 0.0
