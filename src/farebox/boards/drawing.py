"""How a board is drawn: its layout file, completed for boards that have none or only a part of one.

The layout files in `data/` are the only source of drawings; the web draws from them too (web/src/lib/board/layout).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Any

from farebox.boards.board import Board, Location, Route

SIZE = (1500, 1000)  # of a board without a layout
GAP, PAD, BETWEEN, LONGEST = 4, 9, 7, 78  # between twins, around locations, between spaces; the longest space
SPACE, RADIUS, FONT_SIZE = 28, 24, 25  # where the layout gives none: width of a space, radius of a location, size of its name
LETTER = 0.58  # width of a bold letter, as a fraction of the font size


@dataclass(frozen=True)
class Space:
    """One space of a route: its center, its angle in degrees, its length along the route and its width."""

    x: float
    y: float
    angle: float
    len: float
    w: float


@dataclass(frozen=True)
class DrawnRoute:
    route: Route
    path: str  # SVG path from end to end
    spaces: tuple[Space, ...]


@dataclass(frozen=True)
class DrawnLocation:
    location: Location
    x: float
    y: float
    r: float
    label: tuple[float, float, float, float]  # x, y, width and height of the name's plate
    words: tuple[str, ...]  # the lines of the name
    font_size: float


@dataclass(frozen=True)
class Drawing:
    width: float
    height: float
    rounding: float  # of the corners of a space
    places: dict[str, DrawnLocation]
    lines: dict[str, DrawnRoute]
    background: dict[str, Any]


@lru_cache(32)
def drawing_of(board: Board) -> Drawing:
    """The drawing of a board; one without a layout has its locations on an ellipse."""
    layout = board.layout()
    _, _, width, height = layout.get("viewBox", (0, 0, *SIZE))
    given = {row["id"]: row for row in layout.get("locations", ())}
    count = len(board.locations)
    places = {
        location.id: _place(location, given.get(location.id) or _on_an_ellipse(i / count, width, height))
        for i, location in enumerate(board.locations)
    }
    drawn = layout.get("routes", [])
    return Drawing(
        width=width,
        height=height,
        rounding=layout.get("slot", {}).get("rx", 9),
        places=places,
        lines={route.id: _line(board, r, places, drawn[r] if r < len(drawn) else {}) for r, route in enumerate(board.routes)},
        background=layout.get("background", {"land": [f"M0 0H{width}V{height}H0Z"]}),
    )


def _on_an_ellipse(turn: float, width: float, height: float) -> dict[str, float]:
    return {"x": width / 2 + cos(2 * pi * turn) * width * 0.42, "y": height / 2 + sin(2 * pi * turn) * height * 0.42}


def _place(location: Location, row: dict[str, Any]) -> DrawnLocation:
    x, y, r = row["x"], row["y"], row.get("r", RADIUS)
    label = row.get("label", {})
    size = label.get("font_size", FONT_SIZE)
    words = tuple(label.get("lines") or (location.name,))
    width = max(map(len, words)) * size * LETTER + 2 * PAD
    box = (
        label.get("x", x + r + 5),
        label.get("y", y - size * 0.7),
        label.get("w", width),
        label.get("h", size * 1.4 * len(words)),
    )
    return DrawnLocation(location, x, y, r, box, words, size)


def _line(board: Board, number: int, places: dict[str, DrawnLocation], row: dict[str, Any]) -> DrawnRoute:
    """The layout's drawing of a route if it fits the route; otherwise spaces on a straight line, twins side by side."""
    route = board.routes[number]
    slots = row.get("slots", ())
    if (row.get("a"), row.get("b"), len(slots)) == (route.a, route.b, route.length) and "path" in row:
        return DrawnRoute(
            route, row["path"], tuple(Space(*(slot[key] for key in ("x", "y", "angle", "len", "w"))) for slot in slots)
        )
    a, b = places[route.a], places[route.b]
    long = hypot(b.x - a.x, b.y - a.y) or 1
    ux, uy = (b.x - a.x) / long, (b.y - a.y) / long
    aside = 0.0
    if route.twin is not None:
        aside = (SPACE + GAP) / 2 * (-1 if board.route_numbers[route.twin] > number else 1)
    start = a.r + PAD
    room = long - start - b.r - PAD
    length = max(8.0, min(LONGEST, (room - BETWEEN * (route.length - 1)) / route.length))
    step = min((room - length) / (route.length - 1), length + 15) if route.length > 1 else 0.0

    def point(t: float) -> tuple[float, float]:
        return a.x + ux * t - uy * aside, a.y + uy * t + ux * aside

    middles = [point(start + room / 2 + (i - (route.length - 1) / 2) * step) for i in range(route.length)]
    (x, y), (to_x, to_y) = point(0), point(long)
    path = f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
    return DrawnRoute(route, path, tuple(Space(*middle, degrees(atan2(uy, ux)), length, SPACE) for middle in middles))
