"""Who may do what at a table, and when. All of these raise Refused."""

from __future__ import annotations

from farebox.server.room import Room
from farebox.table import credentials
from farebox.table.errors import Refused, no_table


def checked(code: str) -> str:
    """A code as it is kept."""
    code = code.upper()
    if not credentials.is_code(code):
        raise no_table(code)
    return code


def check_host(room: Room, secret: str) -> None:
    if not credentials.proves(credentials.hashed(secret), room.row.host):
        raise Refused("not_host", "that is for whoever opened the table")


def check_seat(room: Room, secret: str) -> int:
    """The first seat that a secret proves."""
    held = credentials.proven([credentials.hashed(secret)], [place.secret for place in room.row.places])
    if not held:
        raise Refused("not_your_seat", "that is for whoever sits at the table")
    return held[0]


def check_waiting(room: Room) -> None:
    if room.status != "waiting":
        raise Refused("already_started", "the game has begun already")
