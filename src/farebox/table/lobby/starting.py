"""Starting a game: fix everything that the deal depends on, let the devices reveal their values, deal the cards."""

from __future__ import annotations

from farebox import RULES_VERSION, load_board
from farebox.table.game_log import Pending
from farebox.table.lobby import dealing
from farebox.table.rows import StoredEntry
from farebox.table.table import HostedTable


def fix(table: HostedTable) -> None:
    """Fix everything that the deal depends on, before any device reveals its value. Changes the row."""
    row = table.row
    row.deal = dealing.frozen(row.deal or dealing.new_deal(row.code), row.places)
    row.rules, row.board_digest = RULES_VERSION, load_board(row.options["board"]).digest
    row.status, row.since, row.waits = "dealing", table.clock.time(), True
    row.changed, row.edition = row.since, row.edition + 1


def is_complete(table: HostedTable) -> bool:
    """Whether every device has revealed its value."""
    return dealing.is_complete(table.row.deal or {})


def propose_deal(table: HostedTable) -> Pending:
    """Entry 0 of a table whose deal is fixed. Changes `first_seat` of the row."""
    row = table.row
    row.first_seat = dealing.deal_of(row).first_seat
    now = table.clock.time()
    entry = StoredEntry(code=row.code, number=0, kind="deal", seat=None, action="", by_bot=False, message=None, time=now)
    return table.log.propose(entry)


def reveal_left(table: HostedTable) -> float | None:
    """Seconds left for devices to reveal their values; None if the table is not dealing."""
    row = table.row
    if row.status != "dealing" or row.since is None:
        return None
    return min(dealing.REVEAL_SECONDS, max(0.0, row.since + dealing.REVEAL_SECONDS - table.clock.time()))
