"""The table of the daily deal: its boards, its seat for the player, its bots, and its deal (docs/daily.md)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from farebox.game import daily
from farebox.game.deal import commitment_of
from farebox.table.clock import DAY
from farebox.table.errors import Refused
from farebox.table.messages.same_deals import DailyDeal
from farebox.table.messages.tables import NewPlace, TableOptions
from farebox.table.messages.wire import Level

DAILY_SEATS = {"new_york": 3, "first_journey_europe": 3, "first_journey_usa": 3}  # by board
PLACE = 1000  # more than the points between two results
DAILY_SEAT = 0  # always the player's
DAILY_LEVEL: Level = "casual"  # plays the same way on every server: it needs no compiler and no clock


def day_of(now: float) -> str:
    """The day of a time, in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def until(now: float) -> float:
    """When the next day begins."""
    return datetime.combine(date.fromisoformat(day_of(now)), datetime.min.time(), UTC).timestamp() + DAY


def checked(board: str) -> str:
    if board not in DAILY_SEATS:
        raise Refused("no_daily", f"there is no daily deal of this board; there is one of {', '.join(DAILY_SEATS)}")
    return board


def described(day: str, board: str) -> DailyDeal:
    """A deal without results."""
    return DailyDeal(date=day, board=board, seats=DAILY_SEATS[board], seat=DAILY_SEAT, level=DAILY_LEVEL, par=None, results=[])


def place_of(seat: int, totals: Sequence[int], winners: Sequence[int]) -> int:
    """The place of a seat in its game, from 1. Only the tie of the winners is broken: others with equal totals share a place."""
    if seat in winners:
        return 1
    return 1 + len(winners) + sum(total > totals[seat] for p, total in enumerate(totals) if p not in winners)


def standing(seat: int, totals: Sequence[int], winners: Sequence[int]) -> int:
    """Sorts results of one deal: the best place first, then the most points."""
    return PLACE * place_of(seat, totals, winners) - totals[seat]


def own_place(places: list[NewPlace]) -> NewPlace:
    """The player's name and look."""
    if len(places) > 1 or any(place.kind != "mine" for place in places):
        raise Refused("malformed", "only the place of the player can be chosen here")
    return places[0] if places else NewPlace(kind="mine")


def same_deal(day: str, board: str) -> str:
    """What the tables and results of one deal have in common."""
    return f"daily {day} {board}"


def options(board: str) -> TableOptions:
    return TableOptions(board=board, take_back=False, hints=False, chat="off")


def places(board: str, own: NewPlace) -> list[NewPlace]:
    return [own if seat == DAILY_SEAT else NewPlace(kind="bot", level=DAILY_LEVEL) for seat in range(DAILY_SEATS[board])]


def deal(day: str, board: str) -> dict[str, Any]:
    """The deal as a table's row keeps it. No device has a part in it."""
    code, secret = daily.code_of(day), daily.secret_of(day, board)
    return {"secret": secret, "commitment": commitment_of(code, secret), "devices": [], "table": code}
