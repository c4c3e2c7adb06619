"""The public part of a table and its places, lines of chat, and refusals."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.table.messages.wire import Avatar, Bounds, Color, Level, Name, Reaction, Seat, Wire


class TableOptions(Wire):
    """The options a table was opened with; they do not change."""

    board: str
    first: Literal["lot"] | Seat = "lot"  # who begins: drawn by lot, or a given seat (the youngest player's)
    completion_cards: Annotated[int, Bounds(ge=0, le=10)] = 0  # First Journey: cards drawn for a completed ticket
    turn_seconds: Annotated[int, Bounds(ge=10, le=604_800)] | None = None  # None: no time limit
    bank_seconds: Annotated[int, Bounds(ge=10, le=86_400)] | None = None  # per player, for the whole game; not with turn_seconds
    undo: bool = True
    take_back: bool = True  # with undo: alone or on one device, also after something was revealed
    hints: bool = True
    chat: Literal["all", "reactions", "off"] = "all"
    listed: bool = False  # whether the table is listed publicly under Watch


class PlayingAs(Wire):
    """The bot that really plays a seat, if it is not that of its level. No level plays as another in silence."""

    bot: Literal["champion", "casual", "beginner", "last_resort"]  # champion: without thinking ahead; last_resort: any action
    why: Literal["warming_up", "not_compiled", "failed"]  # it is being compiled; it is not compiled here; the bot failed


class Place(Wire):
    """The public part of one place at a table."""

    seat: int
    kind: Literal["open", "player", "bot"]
    name: str  # "" while open, and for a player or bot without a name: each client calls them by their animal in its own language
    color: Color | None = None  # of its pieces; None while open
    avatar: Avatar | None = None  # the animal of the player or bot; None while open
    level: Level | None = None  # the level of the bot, or of the stand-in
    here: bool = False  # a client that holds the seat is connected
    stand_in: bool = False  # a bot plays for a player who is away
    bot_from: float | None = None  # for a player who is away: when a bot may first stand in, in seconds since 1970
    playing_as: PlayingAs | None = None


class SeatClock(Wire):
    """The bank of time of one player."""

    seat: int
    left: float  # seconds left when the last entry was made
    until: float | None  # when it will be empty, in seconds since 1970; None: it does not run now


class DeviceData(Wire):
    """A device that takes part in the deal."""

    seats: list[int]
    hash: str  # its commitment
    revealed: bool  # whether it revealed its value in time; known once the cards are dealt


class DealData(Wire):
    """The public part of the deal before the game is over; the record has the rest (docs/security.md)."""

    commitment: str
    devices: list[DeviceData]  # empty until the game is started
    digest: str | None = None  # of the board; like the version of the rules, None until the game is started
    rules: int | None = None


class Continued(Wire):
    """The finished game that a table was played on from."""

    id: str  # of its record, which is that of its review
    number: int  # of its actions that were repeated
    turn: int | None = None  # in which it goes on; 0: the opening, None: not known


class SameDeal(Wire):
    """What others play with the same cards and bots: the daily deal of a day, or a challenge."""

    kind: Literal["daily", "challenge"]
    id: str  # 2026-11-17, or the id of the challenge


class Table(Wire):
    """The public part of a table."""

    code: str
    options: TableOptions
    status: Literal["waiting", "dealing", "playing", "over"]  # dealing: devices are revealing their values
    places: list[Place]
    first_seat: int | None  # None until the game begins
    at: int  # number of the last entry; 0 before the first
    to_act: list[int]
    deadline: float | None = None  # when the next player's time is up, in seconds since 1970
    clocks: list[SeatClock] = field(default_factory=list)  # the players' banks of time, at a live table that has them
    rematch: str | None = None  # code of the rematch's table; seat secrets are valid there too
    hot_seat: bool = False  # several places share one device
    deal: DealData | None = None
    continues: Continued | None = None
    same_deal: SameDeal | None = None
    created: float
    changed: float


class NewPlace(Wire):
    """A place of a new table: for a friend, for the player who opens it (several make a hot seat), or for a bot."""

    kind: Literal["open", "mine", "bot"]
    name: Name | None = None
    level: Level | None = None
    color: Color | None = None
    avatar: Avatar | None = None


class Held(Wire):
    """A seat and the secret that proves it. The client keeps it secret and never puts it in a URL's path or query."""

    seat: int
    secret: str


class ChangedPlace(Wire):
    keep: Seat | None = None
    kind: Literal["open", "bot"] | None = None
    name: Name | None = None
    level: Level | None = None


class Problem(Wire):
    """A refusal, over REST or the socket: a code that the client translates, and one clear line in English."""

    error: str
    message: str
    detail: dict[str, str | int] = field(default_factory=dict)


class ChatLine(Wire):
    seat: int | None  # None: its player left before the game began
    text: str = ""
    reaction: Reaction | None = None
    time: float
