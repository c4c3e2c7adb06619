"""Boards: locations, routes, tickets and numbers. Each board is read from one TOML file.

`load_board("new_york")` loads a board of the package, `load_board("my_europe.toml")` one of your own.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, SupportsIndex, TypeVar, overload

from farebox.boards.rulesets import RULESETS, Ruleset

BOARDS_FOLDER = Path(__file__).parent / "data"
GRAY = "gray"
PLACED = ("route_points", "bonus", "attraction", "value")  # keys with a place of their own in every digest


class HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=HasId)


class Named(tuple[T, ...], Generic[T]):
    """Parts of a board in order, accessed by number or by id, as in `board.routes["chelsea-soho"]`."""

    @cached_property
    def _by_id(self) -> dict[str, T]:
        return {item.id: item for item in self}

    @overload
    def __getitem__(self, key: str) -> T: ...
    @overload
    def __getitem__(self, key: SupportsIndex) -> T: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[T, ...]: ...
    def __getitem__(self, key: str | SupportsIndex | slice) -> T | tuple[T, ...]:
        return self._by_id[key] if isinstance(key, str) else super().__getitem__(key)

    def __contains__(self, item: object) -> bool:
        return item in self._by_id if isinstance(item, str) else super().__contains__(item)


class BoardError(ValueError):
    """A board file that cannot be used. The message names the file, the key and the problem.

    `code` and `values` say the same in every language: they are those of the message `board-problem-CODE`.
    """

    def __init__(self, file: str, key: str, code: str, **values: str | int) -> None:
        super().__init__(file, key, code)
        self.file, self.key, self.code, self.values = file, key, code, values

    @property
    def problem(self) -> str:
        from farebox.messages import text  # only here, because a web page knows the texts without Python

        return text("en", f"board-problem-{self.code.replace('_', '-')}", **self.values)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.problem) if part)


@dataclass(frozen=True)
class Location:
    id: str  # used in files, records and positions
    name: str  # as printed on the board
    attraction: bool = False


@dataclass(frozen=True)
class Route:
    id: str  # "chelsea-soho"; the routes of a double are "chelsea-greenwich_village.green" and "….red"
    a: str  # locations, by their ids
    b: str
    length: int
    color: str  # "gray": cards of any one color
    twin: str | None  # the other route of a double

    def other(self, location: str) -> str:
        """The other end of the route."""
        return self.b if location == self.a else self.a


@dataclass(frozen=True)
class Ticket:
    id: str  # "chelsea-brooklyn"
    a: str  # locations, by their ids
    b: str
    value: int  # 0 in First Journey
    printed: bool  # False: reconstructed, see Board.certainty

    def value_text(self, pattern: str) -> str:
        """The value in a pattern such as " ({})"; empty if the ticket has none."""
        return pattern.format(self.value) if self.value else ""


@dataclass(frozen=True)
class Bonus:
    name: str
    east: tuple[str, ...]  # locations, by their ids
    west: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Board:
    id: str
    name: str
    ruleset: Ruleset
    seats: range
    pieces: int
    piece: str  # name of a piece
    colors: tuple[str, ...]  # the six colors, without the wild
    wild: str  # name of the wild card
    cards: tuple[int, ...]  # number of cards by color, the wild last
    locations: Named[Location]
    routes: Named[Route]
    tickets: Named[Ticket]
    route_points: dict[int, int]
    bonuses: tuple[Bonus, ...]  # at most one
    certainty: str
    reconstructed: tuple[str, ...]  # parts of the box that are not certain: "tickets", "cards"
    digest: str = field(repr=False)  # hash of everything that affects the game
    layout_file: Path | None = field(default=None, repr=False)

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        return (*self.colors, self.wild)

    @property
    def bonus(self) -> Bonus | None:
        return next(iter(self.bonuses), None)

    @property
    def bonus_name(self) -> str:
        """The name of the bonus; empty if there is none."""
        return "".join(bonus.name for bonus in self.bonuses)

    @cached_property
    def color_numbers(self) -> dict[str, int]:
        return {name: c for c, name in enumerate(self.card_names)}

    @cached_property
    def location_numbers(self) -> dict[str, int]:
        return {location.id: v for v, location in enumerate(self.locations)}

    @cached_property
    def route_numbers(self) -> dict[str, int]:
        return {route.id: r for r, route in enumerate(self.routes)}

    @cached_property
    def ticket_numbers(self) -> dict[str, int]:
        return {ticket.id: t for t, ticket in enumerate(self.tickets)}

    @cached_property
    def _routes_at(self) -> dict[str, tuple[Route, ...]]:
        return {v.id: tuple(route for route in self.routes if v.id in (route.a, route.b)) for v in self.locations}

    def neighbors(self, location: str) -> tuple[tuple[Route, str], ...]:
        """The routes at a location, each with the location at its other end."""
        return tuple((route, route.other(location)) for route in self._routes_at[location])

    def route_text(self, route: int) -> str:
        """The route for people: "Chelsea – SoHo", or "Chelsea – Greenwich Village (green)" for one of a double."""
        r = self.routes[route]
        text = f"{self.locations[r.a].name} – {self.locations[r.b].name}"
        if r.twin is None:
            return text
        half = r.id.rpartition(".")[2]
        return f"{text} ({f'{r.color} {half}' if half.isdigit() else r.color})"

    def ticket_text(self, ticket: int) -> str:
        t = self.tickets[ticket]
        return f"{self.locations[t.a].name} – {self.locations[t.b].name}"

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from farebox.boards.svg import board_svg

        return board_svg(self)

    def layout(self) -> dict[str, Any]:
        """The drawing of the board; empty if it has no layout file."""
        if self.layout_file is None:
            return {}
        layout: dict[str, Any] = json.loads(self.layout_file.read_text(encoding="utf-8"))
        return layout


def board_names() -> list[str]:
    """The names of the boards in the package."""
    return list(_own_names())


@cache
def _own_names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in BOARDS_FOLDER.glob("*.toml")))


def load_board(name: str | Path) -> Board:
    """Load and check a board: one of the package by name, or your own by the path of its TOML file. Raises BoardError."""
    text = str(name)
    if text in _own_names():
        return _load_own(text)
    path = Path(name).absolute()
    if path.suffix != ".toml":
        raise BoardError(text, "", "no_board", boards=", ".join(board_names()))
    return _load(path, _read(path))


@cache
def _load_own(name: str) -> Board:
    """Files of the package do not change while the program runs, and servers load them often."""
    path = BOARDS_FOLDER / f"{name}.toml"
    return _load(path, _read(path))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except OSError as error:
        raise BoardError(str(path), "", "unreadable", reason=error.strerror or type(error).__name__) from None
    except UnicodeDecodeError:
        raise BoardError(str(path), "", "not_utf8") from None
    except ValueError:
        raise BoardError(str(path), "", "not_a_file") from None


@cache
def _load(path: Path, text: str) -> Board:
    """The same path and text give the same board; an edited file is loaded again."""
    from farebox.boards.check import check_layout, check_table

    file = _name(path)
    if re.search(r"[\s;#]", path.stem):
        raise BoardError(file, "", "file_name")
    table = _table(file, text)
    check_table(file, table)
    layout = path.with_name(f"{path.stem}.layout.json")
    board = _build(path.stem, table, layout if os.path.exists(layout) else None)
    check_layout(_name(layout), board)
    return board


def _table(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also too large numbers and too deep nesting
        if place := re.search(r"\(at line (\d+), column (\d+)\)", str(error)):
            raise BoardError(file, "", "not_toml_at", line=int(place[1]), column=int(place[2])) from error
        if "at end of document" in str(error):
            raise BoardError(file, "", "not_toml_end") from error
        raise BoardError(file, "", "not_toml") from error


def _name(path: Path) -> str:
    return path.name if path.parent == BOARDS_FOLDER else str(path)


def _build(board_id: str, table: dict[str, Any], layout: Path | None) -> Board:
    colors = tuple(name for name in table["cards"] if name != table["wild"])
    bonuses = [table["bonus"]] if "bonus" in table else []
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
        locations=Named(Location(i, x["name"], x.get("attraction", False)) for i, x in table["locations"].items()),
        routes=Named(_routes(table["routes"])),
        tickets=Named(_ticket(row, "tickets" not in table.get("reconstructed", [])) for row in table["tickets"]),
        route_points={int(length): points for length, points in table.get("route_points", {}).items()},
        bonuses=tuple(Bonus(bonus["name"], tuple(bonus["east"]), tuple(bonus["west"])) for bonus in bonuses),
        certainty=table.get("certainty", ""),
        reconstructed=tuple(table.get("reconstructed", ())),
        digest=_digest(table),
        layout_file=layout,
    )


def _routes(rows: list[dict[str, Any]]) -> Iterator[Route]:
    for row in rows:
        (a, b), names = row["between"], row["colors"]
        same = len(set(names)) < len(names)
        halves = [""] if len(names) == 1 else [f".{half + 1}" if same else f".{name}" for half, name in enumerate(names)]
        ids = [f"{a}-{b}{half}" for half in halves]
        for half, color in enumerate(names):
            yield Route(ids[half], a, b, row["length"], color, ids[1 - half] if len(ids) == 2 else None)


def _ticket(row: dict[str, Any], printed: bool) -> Ticket:
    a, b = row["between"]
    return Ticket(f"{a}-{b}", a, b, row.get("value", 0), row.get("printed", printed))


def _digest(table: dict[str, Any]) -> str:
    """A hash of everything that affects a game, including the order of the rows; display names and comments do not count.

    The keys in PLACED have a place of their own in every digest; all other keys of the ruleset follow, by name.
    """
    ruleset = RULESETS[table["ruleset"]]
    game = [
        ruleset.token,
        table["pieces"],
        table["wild"],
        list(table["cards"].items()),
        [(location, row.get("attraction", False)) for location, row in table["locations"].items()],
        [(row["between"], row["length"], row["colors"]) for row in table["routes"]],
        [(row["between"], row.get("value")) for row in table["tickets"]],
        sorted(table.get("route_points", {}).items()),
        [sorted(table.get("bonus", {}).get(side, [])) for side in ("east", "west")],
    ]
    rows = (
        (ruleset.board_keys, [table]),
        (ruleset.location_keys, table["locations"].values()),
        (ruleset.ticket_keys, table["tickets"]),
    )
    game += [(key, [row.get(key) for row in found]) for keys, found in rows for key in keys if key not in PLACED]
    return hashlib.sha256(json.dumps(game).encode()).hexdigest()[:12]


def board_text(name: str) -> str:
    """The TOML text of a board of the package, as it is now."""
    return _read(BOARDS_FOLDER / f"{name}.toml")


@cache
def parse_board(name: str, text: str) -> Board:
    """A board from its text, without a layout: an earlier edition of a board, say. Checked; raises BoardError."""
    from farebox.boards.check import check_table

    table = _table(name, text)
    check_table(name, table)
    return _build(name, table, None)
