"""Last positions: what spectators saw of a table when it was last live.

A table is replayed from its entries, which needs the rules it was begun with. Once a release no longer has those rules,
the table's last position is shown. It is stored when a table is left, when the server stops, and from time to time in
between, because a server that is killed stores nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

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
from farebox.table.rows import StoredPosition
from farebox.table.table import HostedTable

log = logging.getLogger("farebox")
TIMEOUT = 5.0  # seconds
MOST_AT_ONCE = 10  # positions per transaction
PAUSE = 0.05  # seconds between transactions while games go on


async def keep(store: Store, tables: Iterable[HostedTable], pause: float = 0.0) -> None:
    """Store the present positions of tables, unless they are stored already.

    An action that arrives meanwhile waits for one view, or on SQLite for one transaction, not for all of them.
    """
    changed = sorted((table for table in tables if table.game is not None and table.kept_at != table.row.at), key=_code)
    try:
        for first in range(0, len(changed), MOST_AT_ONCE):
            await _keep_some(store, changed[first : first + MOST_AT_ONCE])
            await asyncio.sleep(pause)
    except Exception as error:  # nothing of the games is lost: they are in the entries
        log.info("the last positions of some tables were not stored: %s", error)


async def _keep_some(store: Store, tables: list[HostedTable]) -> None:
    positions = []
    for table in tables:
        positions.append(StoredPosition(table.code, table.row.at, table.public_view()))
        await asyncio.sleep(0)
    async with asyncio.timeout(TIMEOUT):
        await store.keep_positions(positions)
    for table, position in zip(tables, positions, strict=True):
        table.kept_at = position.at


def _code(table: HostedTable) -> str:
    return table.code


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
