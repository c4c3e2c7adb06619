"""Banks of time: minutes for each player and the whole game, by a clock that is set by hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

from farebox.table.bot_turns import BotTurns
from farebox.table.deadlines import STAND_IN, waits_for_server
from farebox.table.errors import Refused
from farebox.table.game_log import GameLog
from farebox.table.lobby import starting
from farebox.table.lobby.new_table import check_options, new_place, new_row
from farebox.table.lobby.places import next_table, propose_opened
from farebox.table.messages.tables import NewPlace, TableOptions
from farebox.table.proposals import propose_action, propose_stand_in, propose_take_back, propose_undo
from farebox.table.table import HostedTable


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


def begun(
    clock: Clock, board: str = "first_journey_europe", hot_seat: bool = False, here: Collection[int] = (0, 1), **options: Any
) -> HostedTable:
    """A table of Ada and Bob, dealt; each has five minutes. `here`: those who have opened it."""
    wanted = [NewPlace(kind="mine", name=name) for name in ("Ada", "Bob")]
    places = [new_place("BBBBBBBB", seat, place, []) for seat, place in enumerate(wanted)]
    chosen = vars(TableOptions(board=board, first=0, bank_seconds=300, **options))
    table = HostedTable(new_row("BBBBBBBB", chosen, "host", places, clock.time(), hot_seat=hot_seat), clock=clock)
    if (opened := propose_opened(table, here)) is not None:
        table.apply_places(opened, waits=False)
    starting.fix(table)
    table.apply(starting.propose_deal(table))
    return table


def play(table: HostedTable, seat: int, action: str = "", bot: bool = False) -> None:
    view = table.view(seat)
    assert view is not None
    chosen = action or str(view.actions[0])
    table.apply(propose_action(table, seat, chosen, table.row.at, None, (lambda: True) if bot else None))


def actions(table: HostedTable, seat: int, kind: str) -> list[str]:
    view = table.view(seat)
    assert view is not None
    return [str(action) for action in view.actions if action.kind == kind]


def lefts(table: HostedTable) -> list[float]:
    return [clock.left for clock in table.data().clocks]


def running(table: HostedTable) -> list[int]:
    return [clock.seat for clock in table.data().clocks if clock.until is not None]


def test_a_bank_runs_only_while_its_player_is_to_act() -> None:
    clock = Clock()
    table = begun(clock)
    assert (lefts(table), running(table), table.left(), table.data().deadline) == ([300, 300], [0], 300, 1300)
    clock.now += 40
    assert table.left() == 260
    play(table, 0, "draw")
    assert (lefts(table), running(table), table.data().deadline) == ([260, 300], [1], 1340)
    clock.now += 10
    play(table, 1, "draw")
    assert (lefts(table), running(table), table.data().deadline) == ([260, 290], [0], 1310)


def test_in_the_opening_each_bank_runs_until_its_player_has_chosen() -> None:
    clock = Clock()
    table = begun(clock, "new_york")
    assert running(table) == [0, 1]
    clock.now += 20
    play(table, 1)
    assert (lefts(table), running(table)) == ([280, 280], [0])
    clock.now += 30
    play(table, 0)
    assert (lefts(table), running(table)) == ([250, 280], [0])


def test_on_one_device_the_first_tickets_cost_no_time() -> None:
    clock = Clock()
    table = begun(clock, "new_york", hot_seat=True)
    turns = BotTurns(table)
    assert (running(table), table.left(), turns.has_work()) == ([], None, False)
    clock.now += 500
    play(table, 0)
    play(table, 1)
    assert (lefts(table), running(table)) == ([300, 300], [0])


def opens(table: HostedTable, *seats: int) -> None:
    opened = propose_opened(table, seats)
    assert opened is not None
    table.apply_places(opened, waits=True)


def test_a_bank_begins_to_run_when_its_player_has_opened_the_table() -> None:
    clock = Clock()
    table = begun(clock, here=[])
    assert (lefts(table), running(table), table.left(), BotTurns(table).has_work()) == ([300, 300], [], None, False)
    clock.now += 70
    opens(table, 0)
    assert (lefts(table), running(table), table.data().deadline) == ([300, 300], [0], 1370)
    clock.now += 10
    play(table, 0, "draw")
    assert (lefts(table), running(table), table.left(), BotTurns(table).has_work()) == ([290, 300], [], None, False)
    clock.now += 100
    opens(table, 1)
    assert propose_opened(table, [0, 1]) is None  # only the first time counts
    clock.now += 5
    assert (running(table), table.left()) == ([1], 295)
    play(table, 1, "draw")
    assert (lefts(table), running(table)) == ([290, 295], [0])
    other = GameLog(replace(table.row))
    for _ in other.replay([one.row for one in table.log.entries]):
        pass
    assert [other.banks.left(seat) for seat in (0, 1)] == [290, 295]


def test_in_the_opening_who_has_not_opened_the_table_is_not_late_with_the_others() -> None:
    clock = Clock()
    table = begun(clock, "new_york", here=[0])
    turns = BotTurns(table)
    clock.now += 300
    assert (table.is_late(0), table.is_late(1), turns.end_time()) == (True, False, [0])
    play(table, 0, bot=True)
    assert (turns.next_seat(), turns.has_work(), lefts(table)) == (None, False, [0, 300])


def test_in_a_rematch_everybody_has_still_to_open_the_table() -> None:
    row = next_table(begun(Clock()))
    assert [place.opened for place in row.places] == [None, None]


def test_nobody_asks_who_has_opened_a_table_without_banks() -> None:
    clock = Clock()
    places = [new_place("BBBBBBBB", 0, NewPlace(kind="mine", name="Ada"), [])]
    chosen = vars(TableOptions(board="new_york", turn_seconds=60))
    assert propose_opened(HostedTable(new_row("BBBBBBBB", chosen, "host", places, clock.time(), hot_seat=False)), [0]) is None


def test_a_bot_plays_the_turns_of_a_player_whose_bank_is_empty() -> None:
    clock = Clock()
    table = begun(clock)
    turns = BotTurns(table)
    clock.now += 299
    assert (turns.end_time(), turns.next_seat(), turns.has_work()) == ([], None, True)
    clock.now += 1
    assert turns.end_time() == [0]
    assert (turns.next_seat(), turns.level(0), turns.level(1)) == (0, STAND_IN, None)
    clock.now += 2
    play(table, 0, "draw", bot=True)
    assert (lefts(table), turns.next_seat()) == ([0, 300], None)
    play(table, 1, "draw")
    assert (turns.next_seat(), turns.end_time()) == (0, [])  # the bot acts at once, without a second note


def test_only_the_seat_whose_bank_is_empty_is_late() -> None:
    clock = Clock()
    table = begun(clock, "new_york")
    clock.now += 200
    play(table, 1)
    table.apply(propose_undo(table, 1, table.row.at, "u"))
    clock.now += 60
    play(table, 1)
    clock.now += 40
    assert (table.is_late(0), table.is_late(1), BotTurns(table).end_time()) == (True, False, [0])


def test_a_bot_may_stand_in_at_once_for_a_player_whose_bank_is_empty() -> None:
    clock = Clock()
    table = begun(clock)
    clock.now += 5
    with pytest.raises(Refused, match="15 seconds"):
        propose_stand_in(table, 0, True)
    clock.now = 1300
    assert propose_stand_in(table, 0, True) is not None


def test_an_undo_costs_the_player_who_undoes_and_not_the_next_one() -> None:
    clock = Clock()
    table = begun(clock, "new_york")
    for seat in (0, 1):
        play(table, seat)
    while table.row.to_act != [0] or not (claims := actions(table, 0, "claim")):
        play(table, table.row.to_act[0], "blind")
    clock.now += 10
    play(table, 0, claims[0])
    clock.now += 4
    table.apply(propose_undo(table, 0, table.row.at, "u"))
    assert (lefts(table), running(table)) == ([286, 300], [0])


def test_a_take_back_gives_no_time_back() -> None:
    clock = Clock()
    table = begun(clock)
    table.row.places[1].kind = "bot"
    clock.now += 50
    play(table, 0, "draw")
    play(table, 1, "draw", bot=True)
    clock.now += 20
    table.apply(propose_take_back(table, 0, [0], table.row.at, "back"))
    assert (lefts(table), running(table)) == ([230], [0])


def test_a_clock_that_is_set_back_costs_and_gives_no_time() -> None:
    clock = Clock()
    table = begun(clock)
    clock.now -= 500
    play(table, 0, "draw")
    assert lefts(table) == [300, 300]


def test_another_process_that_replays_the_entries_knows_the_same_banks() -> None:
    clock = Clock()
    table = begun(clock)
    for seat in (0, 1, 0, 1, 0):
        clock.now += 7
        play(table, seat, "draw")
    other = HostedTable(replace(table.row), GameLog(replace(table.row)), clock=clock)
    for _ in other.log.replay([one.row for one in table.log.entries]):
        pass
    clock.now += 3
    assert (other.data().clocks, other.data().deadline, other.left()) == (
        table.data().clocks,
        table.data().deadline,
        table.left(),
    )
    assert lefts(other) == [279, 286]


def test_a_table_with_banks_waits_for_its_server() -> None:
    table = begun(Clock())
    row = table.row
    assert waits_for_server(row, row.places, "playing", [0])
    assert not waits_for_server(row, row.places, "over", [])


def test_a_table_has_one_kind_of_clock() -> None:
    with pytest.raises(Refused, match="not both"):
        check_options(TableOptions(board="new_york", turn_seconds=60, bank_seconds=300), 2)
