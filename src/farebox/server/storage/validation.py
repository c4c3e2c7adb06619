"""Checks that stored values have the right types, so that a damaged row is noticed before it is used."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from pydantic import TypeAdapter, ValidationError

from farebox.table.integrity import Unreadable, table_of
from farebox.table.messages.table_json import chat_line
from farebox.table.messages.tables import ChatLine, Table
from farebox.table.rows import StoredLine, StoredTable

TABLE_ADAPTER, CHAT_LINE_ADAPTER = TypeAdapter(Table), TypeAdapter(ChatLine)


def check_row(row: StoredTable) -> Table:
    """The table's public part. Raises Unreadable if its row or its places are damaged."""
    table = table_of(row)
    try:
        TABLE_ADAPTER.validate_python(asdict(table))
    except ValidationError as error:
        raise Unreadable(f"its row is damaged ({type(error).__name__})") from error
    return table


def valid_lines(rows: Iterable[StoredLine]) -> list[StoredLine]:
    """The lines of chat that are not damaged."""
    return [row for row in rows if _is_valid(row)]


def _is_valid(row: StoredLine) -> bool:
    try:
        CHAT_LINE_ADAPTER.validate_python(asdict(chat_line(row)))
    except ValidationError:
        return False
    return True
