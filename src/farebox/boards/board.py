"""Boards: locations, routes, tickets and numbers, read from one TOML file each.

`load_board("new_york")` takes a board of the package, `load_board("my_europe.toml")` one of your own.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from farebox.boards.rulesets import RULESETS, Ruleset

FOLDER = Path(__file__).parent / "data"
GRAY = "gray"


class BoardError(ValueError):
    """A board file that cannot be used: the file, the key, and what is wrong."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(f"{file}: {key}: {problem}" if key else f"{file}: {problem}")
        self.file, self.key, self.problem = file, key, problem


@dataclass(frozen=True)
class Location:
    id: str  # as files, records and positions write it
    name: str  # as the board prints it
    attraction: bool = False


@dataclass(frozen=True)
class Route:
    id: str  # "chelsea-soho"; the routes of a double are "chelsea-greenwich_village.green" and "….red"
    a: int
    b: int
    length: int
    color: int | None  # None: gray
    twin: int | None  # the other route of a double


@dataclass(frozen=True)
class Ticket:
    id: str  # "chelsea-brooklyn"
    a: int
    b: int
    value: int  # 0 in First Journey
    printed: bool  # False: reconstructed, see Board.certainty


@dataclass(frozen=True)
class Bonus:
    name: str
    east: tuple[int, ...]
    west: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Board:
    id: str
    name: str
    ruleset: Ruleset
    seats: range
    pieces: int
    piece: str  # what a piece is called
    colors: tuple[str, ...]  # the six colors, without the wild
    wild: str  # what the wild card is called
    cards: tuple[int, ...]  # by color, the wild last
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    route_points: dict[int, int]
    bonus: Bonus | None
    certainty: str
    reconstructed: tuple[str, ...]  # what of the box is not certain: "tickets", "cards"
    digest: str = field(repr=False)  # of all that matters to the game
    layout_file: Path | None = field(default=None, repr=False)

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        return (*self.colors, self.wild)

    @cached_property
    def color_numbers(self) -> dict[str, int]:
        return {name: c for c, name in enumerate(self.card_names)}

    @cached_property
    def route_numbers(self) -> dict[str, int]:
        return {route.id: r for r, route in enumerate(self.routes)}

    @cached_property
    def ticket_numbers(self) -> dict[str, int]:
        return {ticket.id: t for t, ticket in enumerate(self.tickets)}

    def route_text(self, route: int) -> str:
        """The route as people read it: "Chelsea – SoHo (pink)"."""
        r = self.routes[route]
        text = f"{self.locations[r.a].name} – {self.locations[r.b].name}"
        if r.twin is None:
            return text
        half = r.id.rpartition(".")[2]
        color = GRAY if r.color is None else self.colors[r.color]
        return f"{text} ({f'{color} {half}' if half.isdigit() else color})"

    def ticket_text(self, ticket: int) -> str:
        t = self.tickets[ticket]
        return f"{self.locations[t.a].name} – {self.locations[t.b].name}"

    def layout(self) -> dict[str, Any]:
        """How to draw the board; empty when it has no layout file."""
        if self.layout_file is None:
            return {}
        layout: dict[str, Any] = json.loads(self.layout_file.read_text(encoding="utf-8"))
        return layout


def board_names() -> list[str]:
    """The boards of the package."""
    return list(_own_names())


@cache
def _own_names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load_board(name: str | Path) -> Board:
    """A board of the package by its name, or one of your own by the path of its TOML file. Checked; raises BoardError."""
    text = str(name)
    if text in _own_names():
        return _load_own(text)
    path = Path(name).absolute()
    if path.suffix != ".toml":
        raise BoardError(text, "", f"no such board; there are {', '.join(board_names())}, or give the path of a .toml file")
    return _load(path, _read(path))


@cache
def _load_own(name: str) -> Board:
    """What comes with the package does not change while it runs, and servers ask for it all the time."""
    path = FOLDER / f"{name}.toml"
    return _load(path, _read(path))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark before the text
    except OSError as error:
        raise BoardError(str(path), "", error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BoardError(str(path), "", "is not UTF-8 text") from None
    except ValueError:
        raise BoardError(str(path), "", "is not the name of a file") from None


@cache
def _load(path: Path, text: str) -> Board:
    """The same file with the same text is the same board; a file that was edited is read again."""
    from farebox.boards.check import check_layout, check_table

    file = _name(path)
    if re.search(r"[\s;#]", path.stem):
        raise BoardError(file, "", "must be named without spaces, ; and #: records and positions write the name")
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nesting beyond what Python reads
        raise BoardError(file, "", f"is not TOML: {error}") from None
    check_table(file, table)
    layout = path.with_name(f"{path.stem}.layout.json")
    board = _build(path.stem, table, layout if os.path.exists(layout) else None)
    check_layout(_name(layout), board)
    return board


def _name(path: Path) -> str:
    return path.name if path.parent == FOLDER else str(path)


def _build(board_id: str, table: dict[str, Any], layout: Path | None) -> Board:
    at = {name: i for i, name in enumerate(table["locations"])}
    colors = tuple(name for name in table["cards"] if name != table["wild"])
    bonus = table.get("bonus")
    return Board(
        id=board_id,
        name=table["name"],
        ruleset=RULESETS[table["ruleset"]],
        seats=range(table["seats"][0], table["seats"][1] + 1),
        pieces=table["pieces"],
        piece=table["piece"],
        colors=colors,
        wild=table["wild"],
        cards=tuple(table["cards"][name] for name in (*colors, table["wild"])),
        locations=tuple(Location(i, x["name"], x.get("attraction", False)) for i, x in table["locations"].items()),
        routes=tuple(_routes(table["routes"], at, colors)),
        tickets=tuple(_ticket(row, at, "tickets" not in table.get("reconstructed", [])) for row in table["tickets"]),
        route_points={int(length): points for length, points in table.get("route_points", {}).items()},
        bonus=Bonus(bonus["name"], tuple(at[x] for x in bonus["east"]), tuple(at[x] for x in bonus["west"])) if bonus else None,
        certainty=table.get("certainty", ""),
        reconstructed=tuple(table.get("reconstructed", ())),
        digest=_digest(table),
        layout_file=layout,
    )


def _routes(rows: list[dict[str, Any]], at: dict[str, int], colors: tuple[str, ...]) -> list[Route]:
    routes: list[Route] = []
    for row in rows:
        (a, b), names = row["between"], row["colors"]
        first = len(routes)
        for half, name in enumerate(names):
            suffix = "" if len(names) == 1 else f".{half + 1}" if names[0] == names[1] else f".{name}"
            twin = first + 1 - half if len(names) == 2 else None
            color = None if name == GRAY else colors.index(name)
            routes.append(Route(f"{a}-{b}{suffix}", at[a], at[b], row["length"], color, twin))
    return routes


def _ticket(row: dict[str, Any], at: dict[str, int], printed: bool) -> Ticket:
    a, b = row["between"]
    return Ticket(f"{a}-{b}", at[a], at[b], row.get("value", 0), row.get("printed", printed))


def _digest(table: dict[str, Any]) -> str:
    """Of what decides a game: other names, comments and certainty make no other game; other orders deal other cards."""
    game = [
        RULESETS[table["ruleset"]].token,
        table["pieces"],
        table["wild"],
        list(table["cards"].items()),
        [(location, row.get("attraction", False)) for location, row in table["locations"].items()],
        [(row["between"], row["length"], row["colors"]) for row in table["routes"]],
        [(row["between"], row.get("value")) for row in table["tickets"]],
        sorted(table.get("route_points", {}).items()),
        [sorted(table.get("bonus", {}).get(side, [])) for side in ("east", "west")],
    ]
    return hashlib.sha256(json.dumps(game).encode()).hexdigest()[:12]


def board_text(name: str) -> str:
    """The TOML text of a board of the package, as it is now."""
    return _read(FOLDER / f"{name}.toml")


@cache
def parse_board(name: str, text: str) -> Board:
    """A board from its text, without a layout: an earlier edition of a board, say. Checked; raises BoardError."""
    from farebox.boards.check import check_table

    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoardError(name, "", f"is not TOML: {error}") from None
    check_table(name, table)
    return _build(name, table, None)
