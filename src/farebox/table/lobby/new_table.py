"""The rows of a new table and of its places."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from farebox import Board, board_names, load_board
from farebox import Options as GameOptions
from farebox.table.deadlines import STAND_IN
from farebox.table.errors import Refused
from farebox.table.lobby import credentials, dealing, looks, names
from farebox.table.messages.tables import ChangedPlace, Held, NewPlace, TableOptions
from farebox.table.rows import StoredPlace, StoredTable


def check_options(options: TableOptions, n: int, board: Board | None = None) -> None:
    """Raises Refused if a table cannot be played with these options. `board`: if it is not one of the package."""
    if board is None and options.board not in board_names():
        raise Refused("bad_options", f"there is no such board; there are {', '.join(board_names())}")
    if options.turn_seconds is not None and options.bank_seconds is not None:
        raise Refused("bad_options", "a table has a time limit for each turn or a bank of time, not both")
    first = 0 if options.first == "lot" else options.first
    try:
        GameOptions(n, 0, first, options.completion_cards).check(board or load_board(options.board))
    except ValueError as error:
        raise Refused("bad_options", str(error)) from None


def new_row(
    code: str, options: dict[str, object], host: str, places: list[StoredPlace], now: float, *, hot_seat: bool
) -> StoredTable:
    return StoredTable(
        code=code,
        options=options,
        status="waiting",
        listed=bool(options["listed"]),
        hot_seat=hot_seat,
        host=host,
        deal=dealing.new_deal(code),
        at=0,
        to_act=[],
        since=None,
        rematch=None,
        edition=0,
        waits=False,
        driver=None,
        created=now,
        changed=now,
        places=places,
    )


def new_place(code: str, seat: int, place: NewPlace, held: list[Held], device: str | None = None) -> StoredPlace:
    kind = {"mine": "player"}.get(place.kind, place.kind)
    row = StoredPlace(code=code, seat=seat, kind=kind, name="", level=None, secret=None, stand_in=False)
    if kind != "open":
        row.name, row.color, row.avatar = names.plain(place.name or ""), place.color, place.avatar
    if kind == "bot":
        row.level = place.level or STAND_IN
    if kind == "player":
        held.append(Held(seat=seat, secret=credentials.new_secret()))
        row.secret, row.device = credentials.hashed(held[-1].secret), device
    return row


def changed_place(table: StoredTable, seat: int, wanted: ChangedPlace) -> StoredPlace:
    if wanted.keep is None:
        if wanted.kind is None:
            raise Refused("malformed", "a place must be kept, open, or for a bot")
        new = NewPlace(kind=wanted.kind, name=wanted.name, level=wanted.level)
        return new_place(table.code, seat, new, [])
    kept = table.places[wanted.keep]
    place = replace(kept, seat=seat, color=looks.color_of(kept))
    if place.kind == "bot":
        place.level = wanted.level or place.level
        place.name = names.plain(wanted.name or "") or place.name
    return place


def tell_apart(places: list[StoredPlace], before: Collection[StoredPlace] = ()) -> list[StoredPlace]:
    """The places, no two with the same name, color or animal.

    Players who were already seated keep theirs; people come before bots.
    """
    secrets, taken = {place.secret for place in before if place.secret}, list[str]()
    order = sorted(places, key=lambda one: (one.secret not in secrets, one.kind != "player", one.seat))
    for place in order:
        if place.name:
            place.name = names.distinct(place.name, taken)
            taken.append(place.name)
    looks.settle(order)
    return places
