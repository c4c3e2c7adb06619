"""Permissions: what each player may do at a table, and when. All functions here raise Refused."""

from __future__ import annotations

from farebox.table.errors import Refused, no_table
from farebox.table.lobby import credentials
from farebox.table.rows import StoredTable


def checked(code: str) -> str:
    """A code as it is stored."""
    code = code.upper()
    if not credentials.is_code(code):
        raise no_table(code)
    return code


def is_host(row: StoredTable, secret: str) -> bool:
    return credentials.proves(credentials.hashed(secret), row.host)


def check_host(row: StoredTable, secret: str) -> None:
    if not is_host(row, secret):
        raise Refused("not_host", "only the host of the table may do that")


def check_seats(row: StoredTable, secret: str) -> tuple[int, ...]:
    """The seats that a secret proves. Refused if there are none."""
    held = credentials.proven([credentials.hashed(secret)], [place.secret for place in row.places])
    if not held:
        raise Refused("not_your_seat", "only players of the table may do that")
    return held


def check_waiting(row: StoredTable) -> None:
    if row.status != "waiting":
        raise Refused("already_started", "the game has already begun")
