"""The places of a table that waits for its players: joining, leaving, changing them, and setting up a rematch.

Each function checks a request and returns places to store; none of them changes the table. All of them raise Refused.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from farebox.table.errors import Refused
from farebox.table.lobby import credentials, dealing, looks, names
from farebox.table.lobby.new_table import changed_place, check_options, new_row, tell_apart
from farebox.table.lobby.permissions import check_host, check_seats, check_waiting
from farebox.table.messages.tables import ChangedPlace, Held, TableOptions
from farebox.table.rows import AWAITED, StoredPlace, StoredTable
from farebox.table.table import HostedTable


def check_no_open_place(table: HostedTable) -> None:
    if any(place.kind == "open" for place in table.row.places):
        raise Refused("places_open", "a place is still open")


def plain_name(name: str | None) -> str:
    plain = names.plain(name or "")
    if name is not None and not plain:
        raise Refused("malformed", "a name needs visible characters: letters, digits or symbols")
    return plain


def propose_join(
    table: HostedTable, name: str, seat: int | None, device: str | None, color: int | None = None, avatar: str | None = None
) -> tuple[list[StoredPlace], Held]:
    """Seat a player at an open place: the given one, or the first. A bot gives up a look that the player requests."""
    check_waiting(table.row)
    free = [place.seat for place in table.row.places if place.kind == "open"]
    if not free:
        raise Refused("table_full", "every place is taken")
    if seat is not None and seat not in free:
        raise Refused("seat_taken", "that place is taken", seat=seat)
    secret, places = credentials.new_secret(), table.copied_places()
    place = places[free[0] if seat is None else seat]
    place.name = names.distinct(name, [one.name for one in places if one.name]) if name else ""
    place.kind, place.secret, place.device = "player", credentials.hashed(secret), device
    place.color, place.avatar = color, avatar
    return tell_apart(places, table.row.places), Held(seat=place.seat, secret=secret)


def propose_look(table: HostedTable, secret: str, color: int | None, avatar: str | None) -> list[StoredPlace]:
    """A player chooses a color, an animal or both. What another player has is not given away: the next free one is."""
    held = check_seats(table.row, secret)[0]
    check_waiting(table.row)
    places = table.copied_places()
    place = places[held]
    place.color, place.avatar = place.color if color is None else color, avatar or place.avatar
    others = [one for one in table.row.places if one.seat != held]
    return tell_apart(places, others)


def propose_leave(table: HostedTable, secret: str) -> list[StoredPlace]:
    held = check_seats(table.row, secret)[0]
    check_waiting(table.row)
    places = table.copied_places()
    places[held] = StoredPlace(code=table.code, seat=held, kind="open", name="")
    return places


def propose_opened(table: HostedTable, seats: Collection[int]) -> list[StoredPlace] | None:
    """The places after players have opened the table, on which their clocks depend; None if nothing changes."""
    not_yet = AWAITED if table.log.banks.seconds is None else None
    new = [seat for seat in seats if table.row.places[seat].opened == not_yet]
    if not new or table.row.status == "over":
        return None
    places = table.copied_places()
    for seat in new:
        places[seat].opened = table.clock.time()
    return places


def propose_commitment(table: HostedTable, secret: str, device: str) -> list[StoredPlace]:
    """A device commits to a value for the next deal: of this table, or of the rematch once this game is over."""
    check_seats(table.row, secret)
    if table.row.status not in ("waiting", "over"):
        raise Refused("already_started", "the game has already begun")
    places = table.copied_places()
    for place in places:
        if credentials.proves(credentials.hashed(secret), place.secret):
            place.device = device
    return places


def propose_places(table: HostedTable, secret: str, wanted: Sequence[ChangedPlace]) -> list[StoredPlace]:
    check_host(table.row, secret)
    check_waiting(table.row)
    check_options(TableOptions(**table.row.options), len(wanted))
    kept = [place.keep for place in wanted if place.keep is not None]
    if len(set(kept)) < len(kept) or any(seat >= len(table.row.places) for seat in kept):
        raise Refused("malformed", "a place can be kept only once, and must exist")
    places = [changed_place(table.row, seat, place) for seat, place in enumerate(wanted)]
    return tell_apart(places, table.row.places)


def moved_seats(before: Sequence[StoredPlace], after: Sequence[StoredPlace]) -> dict[int, int | None]:
    """The new seats of players who have moved, by their old ones; None: the player has left. Their chat moves with them."""
    now = {place.secret: place.seat for place in after if place.secret}
    return {place.seat: now.get(place.secret) for place in before if place.secret and now.get(place.secret) != place.seat}


def next_table(table: HostedTable) -> StoredTable:
    """The table of a rematch: the same players and options, everybody moved by one seat and in the same color."""
    row, code, places = table.row, credentials.new_code(), table.copied_places()
    for place in places:
        place.device, place.color = dealing.next_commitment(row, place), looks.color_of(place)
        place.code, place.seat, place.stand_in = code, (place.seat - 1) % len(places), False
        place.opened = AWAITED if place.kind == "player" and row.options.get("turn_seconds") else None
    places.sort(key=lambda place: place.seat)
    return new_row(code, row.options, row.host, places, table.clock.time(), hot_seat=row.hot_seat)
