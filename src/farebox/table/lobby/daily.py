"""The table of the daily deal: its boards, its seat for the player, its bots, and its deal (docs/daily.md)."""

from __future__ import annotations

from typing import Any

from farebox.game import daily
from farebox.game.deal import commitment_of
from farebox.table.messages.tables import NewPlace, Options
from farebox.table.messages.wire import Level

SEATS = {"new_york": 3, "first_journey_europe": 3}  # by board
SEAT = 0  # always the player's
LEVEL: Level = "casual"  # plays the same way on every server: it needs no compiler and no clock


def same_deal(day: str, board: str) -> str:
    """What the tables and results of one deal have in common."""
    return f"daily {day} {board}"


def options(board: str) -> Options:
    return Options(board=board, take_back=False, hints=False, chat="off")


def places(board: str, own: NewPlace) -> list[NewPlace]:
    return [own if seat == SEAT else NewPlace(kind="bot", level=LEVEL) for seat in range(SEATS[board])]


def deal(day: str, board: str) -> dict[str, Any]:
    """The deal as a table's row keeps it. No device has a part in it."""
    code, secret = daily.code_of(day), daily.secret_of(day, board)
    return {"secret": secret, "commitment": commitment_of(code, secret), "devices": [], "table": code}
