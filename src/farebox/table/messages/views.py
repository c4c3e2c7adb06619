"""A view and the entries of a game, as messages. `view_json` writes them without making these objects."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.game.event import AnyEvent
from farebox.table.messages.wire import Counts, Tagged, Wire


class ActionData(Wire):
    kind: Literal["take", "blind", "draw", "claim", "tickets", "exchange", "keep", "pass"]
    text: str  # its notation: what `act` sends
    card: str | None = None
    route: str | None = None
    payment: Counts = field(default_factory=dict)
    tickets: list[str] = field(default_factory=list)


class SeatData(Wire):
    """What the viewer knows of one seat. None: not for the viewer's eyes."""

    seat: int
    pieces: int
    cards: int
    hand: Counts | None
    known: Counts
    tickets: int
    ticket_list: list[str] | None
    completed: list[str]
    bonus: bool
    offer: list[str] | None
    has_chosen: bool
    routes: list[str]
    route_points: int


class ScoreData(Wire):
    seat: int
    routes: int
    tickets: int
    attractions: int
    total: int
    completed: int
    rank: int
    ticket_list: list[str]  # the score pad lays all tickets open
    done: list[str]  # those of them that are completed
    attraction_list: list[str]


class TicketOutlook(Wire):
    """How a ticket of the viewer stands. `path`: the routes of a shortest way, own ones first to last, free ones included."""

    ticket: str
    state: Literal["done", "open", "blocked"]
    missing: int  # pieces still to place; 0 when done or blocked
    path: list[str]  # route ids; empty when blocked
    free: list[str]  # those of `path` not yet claimed


class RouteOutlook(Wire):
    """A route nobody has claimed, for the seat to act. `why` is None when it can be claimed now."""

    route: str
    why: Literal["closed", "pieces", "cards", "not_now"] | None
    ways: list[Counts] = field(default_factory=list)  # ways to pay, fewest wild cards first
    points: int = 0
    finishes: list[str] = field(default_factory=list)  # tickets of the viewer that this claim completes
    bonus: bool = False  # completes the bonus
    have: int = 0  # cards (of the color, wild included) or pieces in hand, for the reason
    need: int = 0


class ViewData(Wire):
    """What one seat knows (seat None: a spectator), and all that can be done: the client holds no rules."""

    seat: int | None
    phase: str
    turn: int
    to_act: list[int]
    display: list[str | None]
    deck: int
    discard: Counts
    ticket_deck: int
    given_up: int
    pending: str | None
    last_turns: int | None
    over: bool
    ending: str
    winners: list[int]
    players: list[SeatData]
    actions: list[ActionData]
    routes: list[RouteOutlook]  # for a spectator only those closed to everybody
    tickets: list[TicketOutlook]  # of the viewer; after the end of every seat's own in `scores`
    offer: list[TicketOutlook]  # of the tickets offered to the viewer, before it chooses
    attractions: list[list[str]]  # by seat: the attractions its routes touch
    scores: list[ScoreData]  # once over
    can_undo: bool


EventData = Annotated[AnyEvent, Tagged("kind")]  # what happened, as far as the viewer may know (docs/protocol.md)


class Entry(Wire):
    number: int
    kind: Literal["deal", "play", "undo", "abandon"]  # entry 0 is the deal; abandon: the server ended the game
    seat: int | None
    turn: int
    by_bot: bool = False
    events: list[EventData]
