"""Last positions: what spectators saw of a table when it was last live.

A table is replayed from its entries, which needs the rules it was begun with. Once a release no longer has
those rules, only the last position is shown.
"""

from __future__ import annotations

from pydantic_core import to_json

from farebox.server.quarantine import unavailable
from farebox.server.replay import board_of
from farebox.server.storage.store import Store
from farebox.server.storage.validation import check_row
from farebox.table.errors import Refused, no_table
from farebox.table.integrity import OldRules, Unreadable, check_rules
from farebox.table.lobby.permissions import checked
from farebox.table.messages import board_json
from farebox.table.messages.boards import BoardData
from farebox.table.table import HostedTable


async def keep(store: Store, table: HostedTable) -> None:
    """Store the current position, unless it is already stored."""
    if table.game is not None and table.kept_at != table.row.at:
        at, view = table.row.at, table.public_view()
        await store.keep_position(table.code, at, view)
        table.kept_at = at


async def board_of_table(store: Store, code: str) -> BoardData:
    """The board that a table is played on, even if its file has been edited since."""
    row = await store.table(checked(code))
    if row is None:
        raise no_table(code)
    try:
        return board_json.board_data(await board_of(store, row))
    except Unreadable as error:
        raise unavailable(str(error)) from None


async def last_position(store: Store, code: str) -> str:
    """The last position of a table whose rules this server does not have, as JSON."""
    code = checked(code)
    row = await store.table(code)
    if row is None:
        raise no_table(code)
    try:
        check_rules(row)
    except OldRules:
        pass
    except Unreadable as error:
        raise unavailable(str(error)) from None
    else:
        raise Refused("not_found", "this table is live: open its socket")
    found = await store.position(code)
    if found is None:
        raise Refused("not_found", "no position of this table was stored")
    at, view = found
    return f'{{"table":{to_json(check_row(row)).decode()},"at":{at},"view":{view}}}'
