"""The protocol between a table and its clients, typed once.

The messages themselves are plain dataclasses in `farebox.table`; this module has the REST requests and responses, and the two
unions of socket messages. pydantic validates all of them. The JSON Schema is exported from this module, and the web's
TypeScript is generated from that. docs/protocol.md describes the protocol in words.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from pydantic import Field

from farebox.table.messages.boards import BoardSummary
from farebox.table.messages.socket import (
    Act,
    Answer,
    AskHint,
    Changed,
    Hello,
    Hint,
    Note,
    Ping,
    Pong,
    Said,
    Say,
    StandIn,
    TakeBack,
    Undo,
    Update,
    Welcome,
)
from farebox.table.messages.tables import ChangedPlace, Held, NewPlace, Table, TableOptions
from farebox.table.messages.wire import Avatar, Bounds, Color, Hash, Name, Seat, Wire


class FromReview(Wire):
    """A moment of a reviewed game: before the action with this number, with this seat for the player who asks"""

    id: Annotated[str, Bounds(max_length=40)]
    number: Annotated[int, Bounds(ge=0, le=10_000)]
    seat: Seat


class NewTable(Wire):
    """POST /api/tables"""

    options: TableOptions | None = None  # needed, unless it is a daily deal or a challenge
    places: Annotated[list[NewPlace], Bounds(max_length=4)] = field(
        default_factory=list
    )  # 2 to 4; with `daily`: only the player's, or empty
    start: bool = False  # start at once; refused while a place is open
    device: Hash | None = None  # what this device commits to for the deal
    from_review: FromReview | None = None  # play on from there at once; board, first and completion_cards are those of that game
    daily: Annotated[str, Bounds(max_length=40)] | None = None  # a board: play its deal of today (in UTC) at once
    challenge: Annotated[str, Bounds(max_length=16)] | None = None  # the id of a challenge: play it at once
    browser: Hash | None = None  # with these two: the browser's own random value, of whose results the first counts


class Opened(Wire):
    """The response to POST /api/tables and to a rematch"""

    table: Table
    host: str | None  # the host's secret, which allows changing places and starting
    held: list[Held]


class Join(Wire):
    """POST /api/tables/{code}/join"""

    name: Name | None = None  # None: each client calls the player by the animal
    seat: Seat | None = None  # None: the first open place
    device: Hash | None = None  # what this device commits to for the deal
    color: Color | None = None  # taken by another player, or None: the next free one
    avatar: Avatar | None = None


class Look(Wire):
    """PUT /api/tables/{code}/look, with a seat's secret, while the table waits. None: as it is."""

    color: Color | None = None  # taken by another player: the next free one
    avatar: Avatar | None = None


class Commit(Wire):
    """PUT /api/tables/{code}/device, with a seat's secret: for the next deal, which is the rematch's once the game is over"""

    device: Hash


class Reveal(Wire):
    """POST /api/tables/{code}/reveal, with a seat's secret, while the table is dealing"""

    value: Hash  # its SHA-256 is the device's commitment


class Joined(Wire):
    table: Table
    held: Held


class ChangePlaces(Wire):
    """PUT /api/tables/{code}/places, with the host's secret, while the table waits: the new places in order.

    `keep` is the current place whose player or bot moves here; a bot's level may change.
    """

    places: Annotated[list[ChangedPlace], Bounds(min_length=2, max_length=4)]


class Tables(Wire):
    """GET /api/tables: those listed for watching, or those requested by code"""

    tables: list[Table]


class ServerData(Wire):
    """GET /api/server"""

    version: str
    protocol: int  # version; a page with an older one must reload
    address: str | None  # the server's address in the local network; None: unknown, or the same as the page's


class HomeNetworkData(Wire):
    """GET /api/home-network"""

    can_change: bool  # whether this page may open and close it: it is on the computer that runs the server
    addresses: list[str]  # which other devices can open; empty: closed, or the page's own address works for them


class ChangeHomeNetwork(Wire):
    """PUT /api/home-network, from a page on the computer that runs the server"""

    open: bool


class Health(Wire):
    """GET /api/health, GET /api/ready"""

    well: bool


class Boards(Wire):
    """GET /api/boards; GET /api/boards/{id} returns the whole board with its layout (BoardData)"""

    boards: list[BoardSummary]


ClientMessage = Annotated[Hello | Act | Undo | TakeBack | AskHint | Say | StandIn | Ping, Field(discriminator="type")]


ServerMessage = Annotated[Welcome | Update | Changed | Said | Answer | Hint | Note | Pong, Field(discriminator="type")]
