"""A board as messages: a summary for the lobby, and the whole board for the map."""

from __future__ import annotations

from typing import Any, Literal

from farebox.table.messages.wire import Counts, Wire


class RulesetData(Wire):
    """The differences between the two games; `farebox.boards.rulesets` explains each field. 0: does not exist in this game."""

    id: Literal["new_york", "first_journey"]
    name: str
    clauses: str
    phases: list[str]
    endings: list[str]
    actions: list[str]
    options: list[str]
    cards_dealt: int
    cards_drawn: int
    display: int
    reset_wilds: int
    resets: int
    tickets_offered: int
    tickets_in_hand: int
    tickets_to_win: int
    last_pieces: int
    vehicle: str
    card: str
    score_rows: list[Literal["routes", "tickets", "attractions", "total", "completed"]]
    bonus: str


class BoardSummary(Wire):
    id: str
    name: str
    ruleset: RulesetData
    seats: list[int]
    pieces: int
    piece: str
    ticket_count: int
    attraction_count: int
    reconstructed: list[str]


class LocationData(Wire):
    id: str
    name: str
    attraction: bool


class RouteData(Wire):
    id: str
    a: str
    b: str
    length: int
    color: str  # "gray": payable with any one color
    twin: str | None
    points: int


class TicketData(Wire):
    id: str
    a: str
    b: str
    value: int
    printed: bool


class BonusData(Wire):
    name: str
    east: list[str]
    west: list[str]


class BoardData(BoardSummary):
    colors: list[str]
    wild: str
    cards: Counts
    locations: list[LocationData]
    routes: list[RouteData]
    tickets: list[TicketData]
    bonus: BonusData | None
    layout: dict[str, Any]
