"""Pictures of boards as SVG, with the routes that are claimed. No game in it: the caller says who claimed what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from farebox.boards.board import Board
from farebox.boards.drawing import Drawing, DrawnLocation, DrawnRoute, drawing_of

# The colors of the web's light theme (web/src/lib/core/styles/tokens.css); a test compares them.
PAINT = {
    "water": "#bfdce4",
    "water2": "#aed0da",
    "land": "#f4eddb",
    "land2": "#ebe2cb",
    "shore": "#d9cfb4",
    "street": "#fbf7ec",
    "park": "#cfe0b0",
    "deco2": "#b3a88c",
    "sign": "#14213a",
    "signt": "#ffffff",
    "node": "#ffffff",
    "nodei": "#14213a",
    "nodea": "#e2962a",
    "accent": "#ffc42e",
    "paper": "#f7f4ec",
    "ink": "#14213a",
    "ink2": "#4a5770",
    "line": "#dcd6c8",
}
CARD_COLORS = {
    "blue": ("#1f6fd6", "#124a96"),
    "green": ("#16925a", "#0c5f39"),
    "black": ("#2b303b", "#0d1017"),
    "pink": ("#e2559f", "#a22e6c"),
    "red": ("#d2322b", "#8d1a15"),
    "orange": ("#f28a1f", "#a85400"),
    "gray": ("#9aa2af", "#676e7b"),
    "yellow": ("#f6c81e", "#9b7800"),
    "white": ("#ffffff", "#717b8d"),
    "taxi": ("#ffc42e", "#a67600"),
    "loco": ("#7a4fd0", "#4a2a92"),
}
SEAT_COLORS = (("#6a3ae0", "#3d1a97"), ("#0096a8", "#00545f"), ("#8b4a28", "#4f2611"), ("#9fbf00", "#5a6d00"))
FONT_FAMILY = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
# Parts of a background in the order they are painted, with their attributes
GROUND = (
    ("land", 'fill="none" stroke="{water2}" stroke-width="26" stroke-linejoin="round"'),
    ("land", 'fill="{land}" stroke="{shore}" stroke-width="5" stroke-linejoin="round"'),
    ("hills", 'fill="{land2}"'),
    ("parks", 'fill="{park}"'),
    ("borders", 'fill="none" stroke="{deco2}" stroke-width="3" stroke-dasharray="12 9"'),
    ("rivers", 'fill="none" stroke="{water2}" stroke-width="5" stroke-linecap="round"'),
    ("ponds", 'fill="{water}" stroke="{water2}" stroke-width="2"'),
    ("lakes", 'fill="{water}" stroke="{shore}" stroke-width="4"'),
)
AFTER_STREETS = "hills"


class Picture(str):
    """An SVG document as text. A notebook shows it as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def card_colors(board: Board, name: str) -> tuple[str, str]:
    """The color of a card or a route, and of its edge."""
    if name == board.wild:
        return CARD_COLORS["taxi" if name == "taxi" else "loco"]
    return CARD_COLORS.get(name, CARD_COLORS["gray"])


def board_svg(
    board: Board,
    claimed: Mapping[str, int] | None = None,
    *,
    highlight: Iterable[str] = (),
    locations: Iterable[str] = (),
    size: int | None = None,
) -> Picture:
    """A picture of a board.

    `claimed` gives the seats of claimed routes; `highlight` (routes) and `locations` are marked; `size` is the width in pixels
    (default: as wide as the page allows).
    """
    drawing = drawing_of(board)
    return document(drawing.width, drawing.height, map_parts(board, claimed or {}, highlight, locations), size)


def document(width: float, height: float, parts: Iterable[str], size: int | None) -> Picture:
    """An SVG document around its parts."""
    scale = "" if size is None else f' width="{size}" height="{round(size * height / width)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"{scale} font-family="{FONT_FAMILY}">'
    return Picture("\n".join([head, *parts, "</svg>"]))


def map_parts(board: Board, claimed: Mapping[str, int], highlight: Iterable[str], locations: Iterable[str]) -> Iterator[str]:
    """The map of a board as SVG elements. Raises KeyError for a route or location that the board does not have."""
    drawing = drawing_of(board)
    yield from _ground(board, drawing)
    for line in [drawing.lines[route] for route in highlight]:
        yield f'<path d="{escape(line.path)}" fill="none" stroke="{PAINT["ink"]}" stroke-width="50" stroke-linecap="round"/>'
        yield f'<path d="{escape(line.path)}" fill="none" stroke="{PAINT["accent"]}" stroke-width="43" stroke-linecap="round"/>'
    owned = {drawing.lines[route].route.id: seat for route, seat in claimed.items()}
    for line in drawing.lines.values():
        seat = owned.get(line.route.id)
        yield from _spaces(board, line, drawing.rounding) if seat is None else _pieces(line, seat)
    lit = {drawing.places[location].location.id for location in locations}
    for place in drawing.places.values():
        yield from _place(place, place.location.id in lit)
    for place in drawing.places.values():
        yield from _plate(place)


def _ground(board: Board, drawing: Drawing) -> Iterator[str]:
    yield f'<rect width="{drawing.width:g}" height="{drawing.height:g}" fill="{PAINT["water"]}"/>'
    for part, attributes in GROUND:
        if part == AFTER_STREETS:
            yield from _streets(board, drawing)
        for path in drawing.background.get(part) or ():
            yield f'<path d="{escape(path)}" {attributes.format(**PAINT)}/>'


def _streets(board: Board, drawing: Drawing) -> Iterator[str]:
    """Streets end at the shore of the main land."""
    avenues, land = drawing.background.get("avenues"), drawing.background.get("land_main")
    if avenues and land:
        clip = escape(f"farebox-{board.id}-land")
        yield f'<clipPath id="{clip}"><path d="{escape(land)}"/></clipPath>'
        for path in avenues:
            style = f'fill="none" stroke="{PAINT["street"]}" stroke-width="13" stroke-linecap="round"'
            yield f'<g clip-path="url(#{clip})"><path d="{escape(path)}" {style}/></g>'


def _spaces(board: Board, line: DrawnRoute, rounding: float) -> Iterator[str]:
    fill, edge = card_colors(board, line.route.color)
    name = escape(f"{line.route.id}: {line.route.length} {line.route.color}")
    yield f'<g fill="{fill}" stroke="{edge}" stroke-width="2.2" data-route="{escape(line.route.id)}"><title>{name}</title>'
    for q in line.spaces:
        box = f'x="{-q.len / 2:.1f}" y="{-q.w / 2:.1f}" width="{q.len:g}" height="{q.w:g}" rx="{rounding:g}"'
        yield f'<rect {box} transform="translate({q.x:.1f} {q.y:.1f}) rotate({q.angle:.1f})"/>'
    yield "</g>"


def _pieces(line: DrawnRoute, seat: int) -> Iterator[str]:
    fill, edge = SEAT_COLORS[seat]
    path = f'd="{escape(line.path)}" fill="none" stroke-linecap="round"'
    yield f'<g data-route="{escape(line.route.id)}" data-seat="{seat}"><title>{escape(line.route.id)}: seat {seat}</title>'
    yield f'<path {path} stroke="#fff" stroke-width="17"/><path {path} stroke="{fill}" stroke-width="11"/>'
    for q in line.spaces:
        long, wide = q.len - 2, q.w + 3
        box = f'x="{-long / 2:.1f}" y="{-wide / 2:.1f}" width="{long:g}" height="{wide:g}" rx="10"'
        digit = f'font-size="20" font-weight="700" fill="#fff" text-anchor="middle" transform="rotate({-q.angle:.1f})"'
        yield f'<g transform="translate({q.x:.1f} {q.y:.1f}) rotate({q.angle:.1f})">'
        yield f'<rect {box} fill="{fill}" stroke="{edge}" stroke-width="2.5"/><circle r="11.5" fill="{edge}"/>'
        yield f'<text y="7" {digit}>{seat}</text></g>'
    yield "</g>"


def _place(place: DrawnLocation, lit: bool) -> Iterator[str]:
    at = f'cx="{place.x:g}" cy="{place.y:g}"'
    if lit:
        yield f'<circle {at} r="{place.r + 9:g}" fill="none" stroke="{PAINT["ink"]}" stroke-width="13"/>'
        yield f'<circle {at} r="{place.r + 9:g}" fill="none" stroke="{PAINT["accent"]}" stroke-width="8"/>'
    edge = PAINT["nodea" if place.location.attraction else "nodei"]
    yield f'<circle {at} r="{place.r - 2:g}" fill="{PAINT["node"]}" stroke="{edge}" stroke-width="5"/>'
    yield f'<circle {at} r="6" fill="{PAINT["nodei"]}"/>'


def _plate(place: DrawnLocation) -> Iterator[str]:
    x, y, w, h = place.label
    yield f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="8" fill="{PAINT["sign"]}"/>'
    style = f'font-size="{place.font_size:g}" font-weight="700" fill="{PAINT["signt"]}" text-anchor="middle"'
    first = y + (h - place.font_size * 1.1 * len(place.words)) / 2
    for i, words in enumerate(place.words):
        yield f'<text x="{x + w / 2:.1f}" y="{first + place.font_size * (1.1 * i + 0.86):.1f}" {style}>{escape(words)}</text>'
