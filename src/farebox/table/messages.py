"""The messages of a table: the table and its places as everybody sees them, and what the socket carries in both directions.

Numbers: `at` is the number of a table's last entry. An entry is an accepted action or an undo. A client says with
every action which entry it saw last, so a stale or repeated action is answered and not played.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.table.view_messages import ActionData, Entry, ViewData
from farebox.table.wire import ACTION, CHAT, Bounds, Count, Level, MessageId, Name, Reaction, Seat, Secret, Wire

VERSION = 1  # of the protocol; a client that speaks an older one has to reload its page


# --- a table and its places ---------------------------------------------------------------------------------------


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


# --- what a client says on the socket --------------------------------------------------------------------------------


class Hello(Wire):
    """First message: the secrets of the seats held (none: a spectator) and the last entry seen (-1: none)."""

    type: Literal["hello"] = "hello"
    secrets: Annotated[list[Secret], Bounds(max_length=4)] = field(default_factory=list)
    at: Count = -1
    version: Count = 1  # of the protocol that the client speaks


class Act(Wire):
    type: Literal["act"] = "act"
    id: MessageId  # the client's own; comes back with the answer
    seat: Seat
    at: Count
    action: Annotated[str, Bounds(min_length=1, max_length=ACTION)]


class Undo(Wire):
    type: Literal["undo"] = "undo"
    id: MessageId
    seat: Seat
    at: Count


class AskHint(Wire):
    type: Literal["hint"] = "hint"
    id: MessageId
    seat: Seat


class Say(Wire):
    type: Literal["say"] = "say"
    seat: Seat
    text: Annotated[str, Bounds(max_length=CHAT)] = ""
    reaction: Reaction | None = None


class StandIn(Wire):
    """A player at the table lets a bot play for one who is away, or ends it. Coming back ends it too."""

    type: Literal["stand_in"] = "stand_in"
    seat: Seat  # who asks
    away: Seat
    on: bool


class Ping(Wire):
    type: Literal["ping"] = "ping"


# --- what the table says on the socket ---------------------------------------------------------------------------------


class Welcome(Wire):
    """Answer to hello. `entries` are those after the last one seen."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    table: Table
    seats: list[int]  # the seats whose secrets were right
    entries: list[Entry]
    views: list[ViewData]  # one a seat held, or the spectator's; empty while the table waits
    chat: list[ChatLine]


class Update(Wire):
    """The game went on."""

    type: Literal["update"] = "update"
    table: Table
    entries: list[Entry]
    views: list[ViewData]


class Changed(Wire):
    """The table changed, not the game: somebody sat down, went away, came back."""

    type: Literal["table"] = "table"
    table: Table


class Said(Wire):
    type: Literal["said"] = "said"
    line: ChatLine


class Answer(Wire):
    """To act, undo and hint, by their id; also to a message that cannot be read (id None)."""

    type: Literal["answer"] = "answer"
    id: str | None
    problem: Problem | None = None  # None: accepted


class Hint(Wire):
    type: Literal["hint"] = "hint"
    id: str
    seat: int
    action: ActionData
    reason: Literal["finish", "toward", "collect", "points", "more_tickets", "hopeless", "end", "only"]
    ticket: str | None = None  # the ticket the reason speaks of
    card: str | None = None  # the color it collects


class Note(Wire):
    """The table says something: `bot_replaced` (a bot failed, a simpler one plays on), `time_up`, `closing`."""

    type: Literal["note"] = "note"
    code: Literal["bot_replaced", "time_up", "closing"]
    seat: int | None = None


class Pong(Wire):
    type: Literal["pong"] = "pong"
