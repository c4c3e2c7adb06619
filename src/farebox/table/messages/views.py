"""A view and the entries of a game, as messages. `view_json` writes the same JSON without creating these objects."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from farebox.game.event import AnyEvent
from farebox.table.messages.wire import Counts, Tagged, Wire


class ActionData(Wire):
    kind: Literal["take", "blind", "draw", "claim", "tickets", "exchange", "keep", "pass"]
    text: str  # its notation, which `act` sends
    card: str | None = None
    route: str | None = None
    payment: Counts = field(default_factory=dict)
    tickets: list[str] = field(default_factory=list)


class SeatData(Wire):
    """What the viewer knows about one seat. None: hidden from the viewer."""

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
    ticket_list: list[str]  # at the final scoring all tickets are public
    done: list[str]  # the completed ones
    attraction_list: list[str]


class TicketAnalysisData(Wire):
    """The progress of one of the viewer's tickets. `path`: a shortest path over the viewer's own and open routes."""

    ticket: str
    state: Literal["done", "open", "short", "blocked"]  # short: the path needs more pieces than the viewer has
    missing: int  # pieces still to place; 0 when done or blocked
    path: list[str]  # route ids; empty when blocked
    free: list[str]  # those of `path` not yet claimed


class RouteAnalysisData(Wire):
    """An unclaimed route, for the seat to act. `why` says why it cannot be claimed now; None if it can."""

    route: str
    why: Literal["closed", "pieces", "cards", "not_now"] | None
    ways: list[Counts] = field(default_factory=list)  # ways to pay, fewest wild cards first
    points: int = 0
    finishes: list[str] = field(default_factory=list)  # the viewer's tickets that this claim completes
    bonus: bool = False  # whether this claim completes the bonus
    have: int = 0  # cards (of the color, wild ones included) or pieces in hand, to explain `why`
    need: int = 0


class ViewData(Wire):
    """What one seat knows (seat None: a spectator) and every action it can take, so that the client needs no rules."""

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
    routes: list[RouteAnalysisData]  # for a spectator and after the game, only those closed to everybody
    tickets: list[TicketAnalysisData]  # the viewer's; after the end, `scores` has those of every seat
    offer: list[TicketAnalysisData]  # the tickets offered to the viewer, before it chooses
    attractions: list[list[str]]  # by seat: the attractions that its routes touch
    scores: list[ScoreData]  # empty until the game is over
    can_undo: bool
    can_take_back: bool  # the seat made the last decision of a person; the device must hold the seats of all people


EventData = Annotated[AnyEvent, Tagged("kind")]  # only what the viewer may know (docs/protocol.md)


class Entry(Wire):
    number: int
    kind: Literal["deal", "play", "undo", "take_back", "abandon"]  # entry 0 is the deal; abandon: the server ended the game
    seat: int | None
    turn: int
    by_bot: bool = False
    events: list[EventData]
