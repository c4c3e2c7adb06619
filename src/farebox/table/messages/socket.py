"""The messages of the socket, in both directions.

`at` is the number of a table's last entry. An entry is an accepted action, an undo or a take-back. A client says with
every action which entry it saw last, so a stale or repeated action is answered but not played.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.table.messages.tables import ChatLine, Problem, Table
from farebox.table.messages.views import ActionData, Entry, ViewData
from farebox.table.messages.wire import (
    ACTION_LENGTH,
    CHAT_LENGTH,
    PROTOCOL_VERSION,
    Bounds,
    Count,
    MessageId,
    Reaction,
    Seat,
    SecretText,
    Wire,
)

# --- from a client


class Hello(Wire):
    """The client's first message: the secrets of its seats (empty for a spectator) and the last entry it has seen (-1: none)."""

    type: Literal["hello"] = "hello"
    secrets: Annotated[list[SecretText], Bounds(max_length=4)] = field(default_factory=list)
    at: Count = -1
    version: Count = 1  # the client's protocol version


class Act(Wire):
    type: Literal["act"] = "act"
    id: MessageId  # chosen by the client; repeated in the answer
    seat: Seat
    at: Count
    action: Annotated[str, Bounds(min_length=1, max_length=ACTION_LENGTH)]


class Undo(Wire):
    type: Literal["undo"] = "undo"
    id: MessageId
    seat: Seat
    at: Count


class TakeBack(Wire):
    """Take back a person's last decision and all replies of bots; only where this device holds the seats of all people."""

    type: Literal["take_back"] = "take_back"
    id: MessageId
    seat: Seat  # whose decision
    at: Count


class AskHint(Wire):
    type: Literal["hint"] = "hint"
    id: MessageId
    seat: Seat


class Say(Wire):
    type: Literal["say"] = "say"
    seat: Seat
    text: Annotated[str, Bounds(max_length=CHAT_LENGTH)] = ""
    reaction: Reaction | None = None


class StandIn(Wire):
    """Let a bot play for a player who is away, or stop it. It also stops when that player returns."""

    type: Literal["stand_in"] = "stand_in"
    seat: Seat  # the player who asks
    away: Seat
    on: bool


class Ping(Wire):
    type: Literal["ping"] = "ping"


# --- from the table


class Welcome(Wire):
    """The answer to hello. `entries` has those after the last one the client has seen."""

    type: Literal["welcome"] = "welcome"
    version: int = PROTOCOL_VERSION
    table: Table
    seats: list[int]  # the seats whose secrets were valid
    entries: list[Entry]
    views: list[ViewData]  # one per seat held, or the spectator's; empty while the table waits
    chat: list[ChatLine]


class Update(Wire):
    """New entries of the game, and the views after them."""

    type: Literal["update"] = "update"
    table: Table
    entries: list[Entry]
    views: list[ViewData]


class Changed(Wire):
    """The table changed, but not the game: a player joined, left or reconnected."""

    type: Literal["table"] = "table"
    table: Table


class Said(Wire):
    type: Literal["said"] = "said"
    line: ChatLine


class Answer(Wire):
    """The answer to act, undo, take_back and hint, with the same id; also to a message that cannot be parsed (id None)."""

    type: Literal["answer"] = "answer"
    id: str | None
    problem: Problem | None = None  # None: accepted


class Hint(Wire):
    type: Literal["hint"] = "hint"
    id: str
    seat: int
    action: ActionData
    reason: Literal["finish", "toward", "collect", "points", "more_tickets", "hopeless", "end", "only", "bot"]  # bot: no fact
    ticket: str | None = None  # the ticket that the reason refers to
    card: str | None = None  # the color to collect


class Note(Wire):
    """A notice to all viewers: `bot_replaced` (a bot failed, and a simpler one took over), `time_up`, `closing`."""

    type: Literal["note"] = "note"
    code: Literal["bot_replaced", "time_up", "closing"]
    seat: int | None = None


class Pong(Wire):
    type: Literal["pong"] = "pong"
