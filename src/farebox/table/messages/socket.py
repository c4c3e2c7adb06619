"""What the socket carries, in both directions.

Numbers: `at` is the number of a table's last entry. An entry is an accepted action or an undo. A client says with
every action which entry it saw last, so a stale or repeated action is answered and not played.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.table.messages.tables import ChatLine, Problem, Table
from farebox.table.messages.views import ActionData, Entry, ViewData
from farebox.table.messages.wire import ACTION, CHAT, VERSION, Bounds, Count, MessageId, Reaction, Seat, Secret, Wire

# --- from a client


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


# --- from the table


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
