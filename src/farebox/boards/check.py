"""Checks of a board file: everything the rules rely on. An error names the key and the problem (board_files.ftl)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from farebox.boards import limits
from farebox.boards.board import GRAY, Board, BoardError
from farebox.boards.rulesets import RULESETS, Ruleset

ID_PATTERN = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
RESERVED = ("any", "none", "rest", GRAY)
RECONSTRUCTED = ("tickets", "cards")

REQUIRED: dict[str, type] = {
    "name": str,
    "ruleset": str,
    "seats": list,
    "pieces": int,
    "wild": str,
    "piece": str,
    "cards": dict,
    "locations": dict,
    "routes": list,
    "tickets": list,
}
NAME_KEYS = ("name", "piece")
OPTIONAL: dict[str, type] = {"certainty": str, "reconstructed": list}
TYPE_NAMES = {str: "text", int: "number", list: "list", dict: "table", bool: "bool"}  # in the message
SHOWN = 80  # characters of a value in an error message
ODD_SHOWN = 5
PLAIN_SPACES = "\u00a0\u202f"  # the only invisible characters of a name, beside spaces


def check_table(file: str, table: dict[str, Any]) -> None:
    """Raise BoardError for the first problem."""
    _Check(file, table).all()


def check_layout(file: str, board: Board) -> None:
    """Check that the layout has exactly the board's locations."""
    if board.layout_file is None:
        return
    try:
        layout = board.layout()
    except (OSError, ValueError, RecursionError):
        raise BoardError(file, "", "not_json") from None
    rows = layout.get("locations") if isinstance(layout, dict) else None
    if not isinstance(rows, list):
        raise BoardError(file, "locations", "kind", kind="list", value=shown(rows))
    drawn = [row["id"] for row in rows if isinstance(row, dict) and isinstance(row.get("id"), str)]
    known = [location.id for location in board.locations]
    if sorted(drawn) != sorted(known) or len(drawn) != len(rows):
        if odd := sorted({*drawn} ^ {*known}):
            raise BoardError(file, "locations", "drawn_locations", names=", ".join(plain(name) for name in odd[:ODD_SHOWN]))
        raise BoardError(file, "locations", "drawn_twice")


def is_name(text: str) -> bool:
    """Whether people can read it in one line: no control characters, and none that change the direction of writing."""
    return 1 <= len(text) <= limits.NAME and all(c.isprintable() or c in PLAIN_SPACES for c in text)


def plain(name: str) -> str:
    """A name from a file as part of an error message."""
    return name if name.isprintable() and len(name) <= SHOWN else shown(name)


def shown(value: Any) -> str:
    """A value as shown in an error message, shortened."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # too large numbers and too deep nesting
        return "this value"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@dataclass
class _Check:
    file: str
    table: dict[str, Any]
    ruleset: Ruleset = field(init=False)

    def fail(self, key: str, code: str, **values: str | int) -> None:
        raise BoardError(self.file, key, code, **values)

    def all(self) -> None:
        self.ruleset = self.known_ruleset()
        self.keys("", self.table, {**REQUIRED, **dict.fromkeys(self.ruleset.board_keys, dict)}, OPTIONAL)
        self.reconstructed()
        self.seats()
        self.number("pieces", self.table["pieces"], 1, limits.PIECES)
        self.cards()
        self.locations()
        self.routes()
        self.tickets()
        for key in self.ruleset.board_keys:
            getattr(self, key)()

    def known_ruleset(self) -> Ruleset:
        ruleset = self.table.get("ruleset")
        if not isinstance(ruleset, str) or ruleset not in RULESETS:
            self.fail("ruleset", "ruleset", choices=", ".join(RULESETS), value=shown(ruleset))
        return RULESETS[str(ruleset)]

    def keys(self, at: str, table: Any, required: dict[str, type], optional: dict[str, type]) -> None:
        """Check that the table has the required keys, no unknown ones, and values of the right kind."""
        if not isinstance(table, dict):
            self.fail(at, "kind", kind="table", value=shown(table))
        for key in required:
            if key not in table:
                self.fail(f"{at}.{key}".lstrip("."), "missing")
        for key, value in table.items():
            kind = {**required, **optional}.get(key)
            here = f"{at}.{plain(key)}".lstrip(".")
            if kind is None:
                self.fail(here, "unknown_key")
            elif not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                self.fail(here, "kind", kind=TYPE_NAMES[kind], value=shown(value))
            elif isinstance(value, str):
                self.text(key, here, value)

    def text(self, key: str, here: str, value: str) -> None:
        if key in NAME_KEYS and not is_name(value):
            self.fail(here, "name", most=limits.NAME)
        if len(value) > limits.SENTENCE:
            self.fail(here, "sentence", most=limits.SENTENCE)

    def number(self, key: str, value: Any, low: int, high: int) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(key, "number", low=low, high=high, value=shown(value))

    def reconstructed(self) -> None:
        for part in self.table.get("reconstructed", []):
            if part not in RECONSTRUCTED:
                self.fail("reconstructed", "choice", value=shown(part), choices=", ".join(RECONSTRUCTED))

    def seats(self) -> None:
        seats = self.table["seats"]
        if len(seats) != 2:
            self.fail("seats", "seats", value=shown(seats))
        self.number("seats[0]", seats[0], 2, limits.SEATS)
        self.number("seats[1]", seats[1], seats[0], limits.SEATS)

    def cards(self) -> None:
        cards, wild = self.table["cards"], self.table["wild"]
        if wild not in cards:
            self.fail("wild", "no_card", value=shown(wild))
        if len(cards) != limits.COLORS:
            self.fail("cards", "colors", colors=limits.COLORS - 1, count=len(cards))
        for name, count in cards.items():
            if not ID_PATTERN.fullmatch(name) or name in RESERVED or name.isdigit() or len(name) > limits.NAME:
                self.fail(f"cards.{plain(name)}", "card_name")
            self.number(f"cards.{name}", count, 1, limits.CARDS)
        total = sum(cards.values())
        if total > limits.CARDS:
            self.fail("cards", "many_cards", count=total, most=limits.CARDS)
        displays = self.ruleset.display * (self.ruleset.resets + 1)  # NY-DISPLAY-2: the deck must last for the resets
        needed = self.ruleset.cards_dealt * self.table["seats"][1] + displays + 1
        if total < needed:
            self.fail("cards", "few_cards", count=total, needed=needed)

    def locations(self) -> None:
        locations = self.table["locations"]
        if not 2 <= len(locations) <= limits.LOCATIONS:
            self.fail("locations", "locations", most=limits.LOCATIONS, count=len(locations))
        optional: dict[str, type] = dict.fromkeys(self.ruleset.location_keys, bool)
        for name, row in locations.items():
            if not ID_PATTERN.fullmatch(name) or len(name) > limits.NAME:
                self.fail(f"locations.{plain(name)}", "location_id", most=limits.NAME)
            self.keys(f"locations.{name}", row, {"name": str}, optional)

    def between(self, key: str, row: dict[str, Any]) -> tuple[str, str]:
        ends = row["between"]
        if len(ends) != 2:
            self.fail(f"{key}.between", "ends", value=shown(ends))
        for end in ends:
            self.location(f"{key}.between", end)
        if ends[0] == ends[1]:
            self.fail(f"{key}.between", "same_end", location=ends[0])
        return ends[0], ends[1]

    def location(self, key: str, name: object) -> None:
        """Check that a location exists; the error may name a similar one."""
        known = self.table["locations"]
        if isinstance(name, str) and name in known:
            return
        if near := get_close_matches(name, known, n=1) if isinstance(name, str) else []:
            self.fail(key, "unknown_location_near", value=shown(name), near=near[0])
        self.fail(key, "unknown_location", value=shown(name))

    def routes(self) -> None:
        seen: dict[frozenset[str], tuple[str, int]] = {}
        colors = [*(name for name in self.table["cards"] if name != self.table["wild"]), *self.ruleset.route_colors]
        for key, row in self.rows("routes", {"between": list, "length": int, "colors": list}, {}):
            pair = frozenset(self.between(key, row))
            self.number(f"{key}.length", row["length"], 1, limits.LENGTH)
            if pair in seen:
                other, length = seen[pair]
                if length != row["length"]:
                    self.fail(key, "twin_length", other=other, length=length)
                self.fail(key, "twin", other=other)
            seen[pair] = key, row["length"]
            if len(row["colors"]) not in (1, 2):
                self.fail(f"{key}.colors", "route_colors", value=shown(row["colors"]))
            for color in row["colors"]:
                if color not in colors:
                    self.fail(f"{key}.colors", "choice", value=shown(color), choices=", ".join(colors))
        count = sum(len(row["colors"]) for row in self.table["routes"])
        if not 1 <= count <= limits.ROUTES:
            self.fail("routes", "routes", count=count, most=limits.ROUTES)

    def rows(self, name: str, required: dict[str, type], optional: dict[str, type]) -> Iterator[tuple[str, dict[str, Any]]]:
        for i, row in enumerate(self.table[name]):
            self.keys(f"{name}[{i}]", row, required, optional)
            yield f"{name}[{i}]", row

    def tickets(self) -> None:
        seen: dict[frozenset[str], str] = {}
        parts = self.connected_parts()
        required: dict[str, type] = {"between": list, **dict.fromkeys(self.ruleset.ticket_keys, int)}
        for key, row in self.rows("tickets", required, {"printed": bool}):
            a, b = self.between(key, row)
            if frozenset((a, b)) in seen:
                self.fail(key, "same_ticket", a=a, b=b, other=seen[frozenset((a, b))])
            seen[frozenset((a, b))] = key
            if parts[a] != parts[b]:
                self.fail(key, "no_path", a=a, b=b)
            for name in self.ruleset.ticket_keys:
                self.number(f"{key}.{name}", row[name], 1, 100)
        seats = self.table["seats"][1]
        count, needed = len(seen), self.ruleset.tickets_per_seat * seats
        if not needed <= count <= limits.TICKETS:
            self.fail("tickets", "tickets", count=count, seats=seats, needed=needed, most=limits.TICKETS)

    def connected_parts(self) -> dict[str, str]:
        part = {name: name for name in self.table["locations"]}
        for row in self.table["routes"]:
            keep, drop = (part[end] for end in row["between"])
            part = {name: keep if old == drop else old for name, old in part.items()}
        return part

    def route_points(self) -> None:
        points = self.table["route_points"]
        for length in sorted({row["length"] for row in self.table["routes"]}):
            if str(length) not in points:
                self.fail("route_points", "no_points", length=length)
        for length, value in points.items():
            if length not in map(str, range(1, limits.LENGTH + 1)):
                self.fail(f"route_points.{plain(length)}", "length", most=limits.LENGTH)
            self.number(f"route_points.{length}", value, 0, 100)

    def bonus(self) -> None:
        bonus = self.table["bonus"]
        self.keys("bonus", bonus, {"name": str, "east": list, "west": list}, {})
        parts = self.connected_parts()
        for side in ("east", "west"):
            for location in bonus[side]:
                self.location(f"bonus.{side}", location)
        if both := set(bonus["east"]) & set(bonus["west"]):
            self.fail("bonus", "both_sides", location=min(both))
        if not any(parts[a] == parts[b] for a in bonus["east"] for b in bonus["west"]):
            self.fail("bonus", "no_bonus_path")
