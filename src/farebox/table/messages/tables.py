"""A table and its places as everybody sees them, lines of chat, and refusals."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.table.messages.wire import Bounds, Level, Name, Reaction, Seat, Wire


class Options(Wire):
    """How a table plays. Fixed when it is opened."""

    board: str
    first: Literal["lot"] | Seat = "lot"  # who begins: by lot, or the seat the table names (the youngest)
    completion_cards: Annotated[int, Bounds(ge=0, le=10)] = 0  # First Journey: cards drawn for a completed ticket
    turn_seconds: Annotated[int, Bounds(ge=10, le=604_800)] | None = None  # None: all the time in the world
    undo: bool = True
    hints: bool = True
    chat: Literal["all", "reactions", "off"] = "all"
    listed: bool = False  # whether strangers find it under Watch


class Place(Wire):
    """One place at a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "player", "bot"]
    name: str  # "" while open
    level: Level | None = None  # of a bot, or of the bot that stands in
    here: bool = False  # a client that holds the seat is connected
    stand_in: bool = False  # a bot plays for a player who is away
    bot_from: float | None = None  # of a player who is away: from when one may, in seconds since 1970


class DeviceData(Wire):
    """A device that has a part in the deal."""

    seats: list[int]
    hash: str  # what it has committed to
    revealed: bool  # once dealt: whether it revealed its value in time


class DealData(Wire):
    """What everybody knows of the deal before the game is over; its record has the rest (docs/security.md)."""

    commitment: str
    devices: list[DeviceData]  # once the game is started


class Table(Wire):
    """A table as everybody sees it."""

    code: str
    options: Options
    status: Literal["waiting", "dealing", "playing", "over"]  # dealing: devices reveal their values
    places: list[Place]
    first_seat: int | None  # once begun
    at: int  # number of the last entry; 0 before the first
    to_act: list[int]
    deadline: float | None = None  # seconds since 1970 when the turn's time is up
    rematch: str | None = None  # code of the table that follows; a seat's secret holds there too
    hot_seat: bool = False  # several places are held on one device
    deal: DealData | None = None
    created: float
    changed: float


class NewPlace(Wire):
    """A place when a table is opened: for a friend, for whoever opens it (any number: hot seat), or for a bot."""

    kind: Literal["open", "mine", "bot"]
    name: Name | None = None
    level: Level | None = None


class Held(Wire):
    """A seat and the secret that proves it. Kept by the client, never shown to others, never in a URL's path or query."""

    seat: int
    secret: str


class ChangedPlace(Wire):
    keep: Seat | None = None
    kind: Literal["open", "bot"] | None = None
    name: Name | None = None
    level: Level | None = None


class Problem(Wire):
    """Every refusal, REST and socket: a code for the messages, and one clear line in English."""

    error: str
    message: str
    detail: dict[str, str | int] = field(default_factory=dict)


class ChatLine(Wire):
    seat: int | None  # None: the table itself speaks
    text: str = ""
    reaction: Reaction | None = None
    time: float
