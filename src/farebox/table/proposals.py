"""The rules of the table itself (not of the game): each function checks a request and returns what the host has to store.

`HostedTable.apply` applies it once it is stored. All functions here raise Refused, and none of them changes the table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from farebox import Game, IllegalAction
from farebox.table.errors import Refused
from farebox.table.game_log import Pending
from farebox.table.lobby import names
from farebox.table.rate import Rate
from farebox.table.rows import StoredEntry, StoredLine, StoredPlace
from farebox.table.table import HostedTable

UNDO_ENTRIES = 1000  # per table; with more entries, nothing can be undone or taken back
MOST_ENTRIES = 3000  # per table; with more entries, the game is abandoned
CHAT_RATE = (5, 10.0)  # lines per seat in this many seconds, however many clients hold it


def playing(table: HostedTable) -> Game:
    """The game, if it is being played."""
    if table.game is None:
        raise Refused("not_playing", "the game has not begun")
    if table.game.over:
        raise Refused("over", "the game is over")
    return table.game


def is_up_to_date(table: HostedTable, seat: int, at: int) -> bool:
    """Whether a client whose last entry is `at` knows everything that matters for this seat's choice.

    In the opening all seats choose at the same time, and the choices of the others do not matter.
    """
    if at == table.row.at:
        return True
    entries = table.log.entries
    since = entries[at + 1 :] if 0 <= at < len(entries) else []
    opening = table.game is not None and table.game.state.turn == 0
    return opening and bool(since) and all(one.turn == 0 and one.row.seat != seat for one in since)


def check_at(table: HostedTable, seat: int, at: int) -> None:
    if not is_up_to_date(table, seat, at):
        raise Refused("stale", f"the game has progressed to entry {table.row.at} since", at=table.row.at)


def is_repeated(table: HostedTable, seat: int, message: str | None, at: int) -> bool:
    """Whether this message was already accepted, and was sent again because the answer got lost."""
    return message is not None and table.log.accepted.get((seat, message), -1) > at


def propose_action(
    table: HostedTable, seat: int, action: str, at: int, message: str | None, bot_may: Callable[[], bool] | None
) -> Pending:
    """An action that a seat chose after seeing entry `at`. `bot_may`: for a bot, whether it still acts for the seat."""
    playing(table)
    check_at(table, seat, at)
    if seat not in table.row.to_act or (bot_may is not None and not bot_may()):
        raise Refused("not_your_turn", f"it is not seat {seat}'s turn", seat=seat)
    try:
        pending = table.log.propose(_next_entry(table, "play", seat, action, message, bot_may is not None))
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None
    pending.entry.action = str(pending.game.plays[-1].action)  # the full notation, even if the client sent a short form
    return pending


def propose_undo(table: HostedTable, seat: int, at: int, message: str) -> Pending:
    playing(table)
    if not table.row.options["undo"]:
        raise Refused("undo_off", "this table plays without undo")
    if table.row.at >= UNDO_ENTRIES:
        raise Refused("too_many_entries", "this table has too many entries to undo anything")
    check_at(table, seat, at)
    try:
        return table.log.propose(_next_entry(table, "undo", seat, "", message, False))
    except IllegalAction as error:
        raise Refused("cannot_undo", str(error)) from None


def propose_take_back(table: HostedTable, seat: int, held: Collection[int], at: int, message: str) -> Pending:
    """Go back to before a person's last decision. `held`: the seats of the device that asks."""
    playing(table)
    check_may_take_back(table, held)
    if table.row.at >= UNDO_ENTRIES:
        raise Refused("too_many_entries", "this table has too many entries to take anything back")
    if not _only_bots_since(table, at):
        check_at(table, seat, at)
    try:
        return table.log.propose(_next_entry(table, "take_back", seat, "", message, False))
    except IllegalAction as error:
        raise Refused("cannot_take_back", str(error)) from None


def check_may_take_back(table: HostedTable, held: Collection[int]) -> None:
    row = table.row
    if not (row.options["undo"] and row.options.get("take_back", True)):
        raise Refused("undo_off", "this table plays without taking back")
    if any(place.kind == "player" and place.seat not in held for place in row.places):
        raise Refused("others_play", "another player is on a different device, so revealed information cannot be taken back")


def _only_bots_since(table: HostedTable, at: int) -> bool:
    """Whether only bots have acted since entry `at`: their replies are taken back too, so they need not have been seen."""
    return 0 <= at < len(table.log.entries) and all(one.row.by_bot for one in table.log.entries[at + 1 :])


def propose_end(table: HostedTable) -> Pending | None:
    """The entry that abandons a game with absurdly many entries; None if the game may continue."""
    if table.row.at < MOST_ENTRIES or table.game is None or table.game.over:
        return None
    return table.log.propose(_next_entry(table, "abandon", None, "", None, False))


def _next_entry(table: HostedTable, kind: str, seat: int | None, action: str, message: str | None, by_bot: bool) -> StoredEntry:
    return StoredEntry(
        code=table.code,
        number=table.row.at + 1,
        kind=kind,
        seat=seat,
        action=action,
        by_bot=by_bot,
        message=message,
        time=table.clock.time(),
    )


def propose_stand_in(table: HostedTable, away: int, on: bool) -> list[StoredPlace] | None:
    """The places after a bot takes over a seat, or its player takes it back; None if nothing changes."""
    if away >= len(table.row.places) or table.row.places[away].kind != "player":
        raise Refused("malformed", f"seat {away} does not belong to a player")
    if on and away in table.viewers.here:
        raise Refused("player_back", "the player of that seat is connected", seat=away)
    if on:
        playing(table)
        _check_away(table, away)
    if table.row.places[away].stand_in == on:
        return None
    places = table.copied_places()
    places[away].stand_in = on
    return places


def _check_away(table: HostedTable, seat: int) -> None:
    """A bot stands in for a player who has been away for a while, or whose time is up."""
    left = math.ceil(table.viewers.absences.left(seat, table.grace_of(seat)))
    if left and not table.is_late(seat):
        raise Refused("not_away_yet", f"a bot may play for seat {seat} in {left} seconds", seat=seat, seconds=left)


def propose_line(table: HostedTable, seat: int, text: str, reaction: str | None) -> StoredLine:
    """A line of chat."""
    mode = table.row.options["chat"]
    text = names.plain(text)
    if mode == "off":
        raise Refused("chat_off", "this table plays without chat")
    if text and mode != "all":
        raise Refused("reactions_only", "this table has reactions only")
    if not text and reaction is None:
        raise Refused("malformed", "the line is empty")
    table.chat_rates.setdefault(seat, Rate(*CHAT_RATE, table.clock)).check()
    return StoredLine(code=table.code, seat=seat, text=text, reaction=reaction, time=table.clock.time())
