"""A board as messages: a summary for the lobby, and all of it for the map."""

from __future__ import annotations

from typing import Any, Literal

from farebox.table.messages.wire import Counts, Wire


class BoardSummary(Wire):
    id: str
    name: str
    ruleset: Literal["new_york", "first_journey"]
    seats: list[int]
    pieces: int
    piece: str
    tickets: int
    attractions: int
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
    color: str  # "gray": any one color
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


class BoardData(Wire):
    id: str
    name: str
    ruleset: Literal["new_york", "first_journey"]
    seats: list[int]
    pieces: int
    piece: str
    colors: list[str]
    wild: str
    cards: Counts
    locations: list[LocationData]
    routes: list[RouteData]
    tickets: list[TicketData]
    bonus: BonusData | None
    reconstructed: list[str]
    layout: dict[str, Any]
