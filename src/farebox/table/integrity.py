"""Checks stored tables before they are used: a damaged table becomes unavailable, and no other is affected."""

from __future__ import annotations

from collections.abc import Sequence

from farebox import RULES_VERSION, Board, load_board
from farebox.game.deal import commitment_of
from farebox.table.lobby import dealing
from farebox.table.messages.table_json import table_data
from farebox.table.messages.tables import Table
from farebox.table.rows import StoredEntry, StoredTable

FEWEST_SEATS = 2


class Unreadable(Exception):  # noqa: N818 -- a table, not an error of the program
    """A stored game cannot be continued; the message says why in one sentence."""


class OldRules(Unreadable):
    """The game was played by rules that this program does not have: it can be read as text but not played."""


def check_rules(row: StoredTable) -> None:
    """Raises OldRules, or Unreadable if the version is missing."""
    if row.rules is None:
        raise Unreadable("the version of its rules was not stored")
    if row.rules != RULES_VERSION:
        raise OldRules(f"it was begun with version {row.rules} of the rules; this server plays version {RULES_VERSION}")


def table_of(row: StoredTable, board: Board | None = None) -> Table:
    """The table's public part. `board`: if it is stored. Raises Unreadable if its row or its places are damaged."""
    seats = range(len(row.places))
    if len(seats) < FEWEST_SEATS or [place.seat for place in row.places] != list(seats):
        raise Unreadable("some of its places are missing")
    try:
        table = table_data(row)
        board or load_board(row.options["board"])
    except Exception as error:
        raise Unreadable(f"its row is damaged ({type(error).__name__})") from error
    if not set(table.to_act) <= set(seats) or (row.first_seat is not None and row.first_seat not in seats):
        raise Unreadable("its row names seats that do not exist")
    return table


def check(row: StoredTable, entries: Sequence[StoredEntry], board: Board | None = None) -> None:
    """Raises Unreadable if a table cannot be continued from what is stored."""
    table_of(row, board)
    _check_deal(row)
    numbers = [entry.number for entry in entries]
    if numbers != list(range(len(numbers))):
        missing = next(i for i, number in enumerate(numbers) if i != number)
        raise Unreadable(f"entry {missing} is missing")
    if row.status in ("playing", "over") and row.at >= len(numbers):
        raise Unreadable(f"entry {len(numbers)} is missing")


def _check_deal(row: StoredTable) -> None:
    if row.deal is None:
        if row.status == "dealing":
            raise Unreadable("its deal is missing")
        return
    try:
        holds = commitment_of(dealing.code_of(row), row.deal["secret"]) == row.deal["commitment"]
        dealing.is_complete({"devices": row.deal["devices"] or ()})
    except Exception as error:
        raise Unreadable(f"its deal is damaged ({type(error).__name__})") from error
    if not holds or (row.status == "dealing" and row.deal["devices"] is None):
        raise Unreadable("its deal is damaged")
