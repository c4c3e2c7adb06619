"""When a turn's time is up, and whether a table waits for its host: for a bot to act, or for a turn to time out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from farebox.table.banks import Banks
from farebox.table.messages.wire import Level
from farebox.table.rows import AWAITED, StoredPlace, StoredTable

STAND_IN: Level = "casual"  # the level of the bot that plays for a player who is away or out of time


def has_clock(row: StoredTable) -> bool:
    """Whether players have limited time: for each turn, or a bank for the whole game."""
    return bool(row.options.get("turn_seconds") or row.options.get("bank_seconds"))


def seats_on_the_clock(row: StoredTable) -> list[int]:
    """The players whose time is running, at a table with a clock."""
    if row.status != "playing" or not has_clock(row):
        return []
    places = [row.places[seat] for seat in row.to_act]
    return [place.seat for place in places if place.kind == "player" and not place.stand_in and place.opened != AWAITED]


def turn_until(row: StoredTable, seat: int) -> float | None:
    """When the limit of a turn is up for a seat on the clock. It begins when the player has come to the table."""
    seconds = row.options.get("turn_seconds")
    return max(row.since, row.places[seat].opened or 0.0) + seconds if seconds and row.since is not None else None


def deadline(row: StoredTable, banks: Banks | None = None) -> float | None:
    """When the time of a player who is to act is up; None if there is no limit, or a bot is to act.

    Without `banks` the answer for a table with banks is unknown, and None.
    """
    banked = banks is not None and banks.seconds is not None
    ends = [banks.until(seat) if banks is not None and banked else turn_until(row, seat) for seat in seats_on_the_clock(row)]
    return min((until for until in ends if until is not None), default=None)


def waits_for_server(row: StoredTable, places: Sequence[StoredPlace], status: str, to_act: Iterable[int]) -> bool:
    """Whether a table with these places and this status waits for devices, a bot, or a player whose time is running."""
    acting = [places[seat] for seat in to_act]
    if status != "playing":
        return status == "dealing"
    return any(place.kind == "bot" or place.stand_in or has_clock(row) for place in acting)
