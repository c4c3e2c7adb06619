"""Checks of a board file: everything the rules rely on. An error names the key and the problem."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
OPTIONAL: dict[str, type] = {"certainty": str, "reconstructed": list}
TYPE_NAMES = {str: "text", int: "a whole number", list: "a list", dict: "a table", bool: "true or false"}


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
        raise BoardError(file, "", "is not JSON") from None
    rows = layout.get("locations") if isinstance(layout, dict) else None
    if not isinstance(rows, list):
        raise BoardError(file, "locations", "must be a list")
    drawn = [row["id"] for row in rows if isinstance(row, dict) and isinstance(row.get("id"), str)]
    known = [location.id for location in board.locations]
    if sorted(drawn) != sorted(known) or len(drawn) != len(rows):
        odd = ", ".join(sorted({*drawn} ^ {*known})) or "an entry that is repeated or has no id"
        raise BoardError(file, "locations", f"must be exactly those of the board; check {odd}")


def unknown_location(name: object, known: Iterable[str]) -> str:
    """Says that a name is not a location, and which one may be meant."""
    near = get_close_matches(name, known, n=1) if isinstance(name, str) else []
    return f"unknown location {shown(name)}" + (f"; did you mean {near[0]}?" if near else "")


def shown(value: Any) -> str:
    """A value as shown in an error message, shortened."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # too large numbers and too deep nesting
        return "this value"
    return text if len(text) <= 80 else f"{text[:80]}…"


@dataclass
class _Check:
    file: str
    table: dict[str, Any]
    ruleset: Ruleset = field(init=False)

    def fail(self, key: str, problem: str) -> None:
        raise BoardError(self.file, key, problem)

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
            self.fail("ruleset", f"must be one of {', '.join(RULESETS)}, not {shown(ruleset)}")
        return RULESETS[str(ruleset)]

    def keys(self, at: str, table: Any, required: dict[str, type], optional: dict[str, type]) -> None:
        """Check that the table has the required keys, no unknown ones, and values of the right kind."""
        if not isinstance(table, dict):
            self.fail(at, "must be a table")
        for key in required:
            if key not in table:
                self.fail(f"{at}.{key}".lstrip("."), "is missing")
        for key, value in table.items():
            kind = {**required, **optional}.get(key)
            here = f"{at}.{key}".lstrip(".")
            if kind is None:
                self.fail(here, "is not a known key")
            elif not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                self.fail(here, f"must be {TYPE_NAMES[kind]}, not {shown(value)}")

    def number(self, key: str, value: Any, low: int, high: int) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(key, f"must be a whole number from {low} to {high}, not {shown(value)}")

    def reconstructed(self) -> None:
        for part in self.table.get("reconstructed", []):
            if part not in RECONSTRUCTED:
                self.fail("reconstructed", f"{shown(part)} is not one of {', '.join(RECONSTRUCTED)}")

    def seats(self) -> None:
        seats = self.table["seats"]
        if len(seats) != 2:
            self.fail("seats", f"must be [fewest, most], not {shown(seats)}")
        self.number("seats[0]", seats[0], 2, limits.SEATS)
        self.number("seats[1]", seats[1], seats[0], limits.SEATS)

    def cards(self) -> None:
        cards, wild = self.table["cards"], self.table["wild"]
        if wild not in cards:
            self.fail("wild", f"{wild!r} is not one of the cards")
        if len(cards) != limits.COLORS:
            self.fail("cards", f"must have {limits.COLORS - 1} colors and the wild, not {len(cards)} kinds")
        for name, count in cards.items():
            if not ID_PATTERN.fullmatch(name) or name in RESERVED or name.isdigit():
                self.fail(f"cards.{name}", "is not a valid name for a card")
            self.number(f"cards.{name}", count, 1, limits.CARDS)
        total = sum(cards.values())
        if total > limits.CARDS:
            self.fail("cards", f"has {total} cards; the rules allow at most {limits.CARDS}")
        displays = self.ruleset.display * (self.ruleset.resets + 1)  # NY-DISPLAY-2: the deck must last for the resets
        needed = self.ruleset.cards_dealt * self.table["seats"][1] + displays + 1
        if total < needed:
            self.fail("cards", f"has {total} cards; the deal needs {needed}")

    def locations(self) -> None:
        locations = self.table["locations"]
        if not 2 <= len(locations) <= limits.LOCATIONS:
            self.fail("locations", f"must have 2 to {limits.LOCATIONS} locations, not {len(locations)}")
        optional: dict[str, type] = dict.fromkeys(self.ruleset.location_keys, bool)
        for name, row in locations.items():
            if not ID_PATTERN.fullmatch(name):
                self.fail(f"locations.{name}", "must consist of lowercase letters, digits and _")
            self.keys(f"locations.{name}", row, {"name": str}, optional)

    def between(self, key: str, row: dict[str, Any]) -> tuple[str, str]:
        ends = row["between"]
        if len(ends) != 2:
            self.fail(f"{key}.between", f"must be two locations, not {shown(ends)}")
        for end in ends:
            if not isinstance(end, str) or end not in self.table["locations"]:
                self.fail(f"{key}.between", unknown_location(end, self.table["locations"]))
        if ends[0] == ends[1]:
            self.fail(f"{key}.between", f"{ends[0]} is named twice")
        return ends[0], ends[1]

    def routes(self) -> None:
        seen: dict[frozenset[str], tuple[str, int]] = {}
        colors = [*(name for name in self.table["cards"] if name != self.table["wild"]), *self.ruleset.route_colors]
        for key, row in self.rows("routes", {"between": list, "length": int, "colors": list}, {}):
            pair = frozenset(self.between(key, row))
            self.number(f"{key}.length", row["length"], 1, limits.LENGTH)
            if pair in seen:
                other, length = seen[pair]
                problem = f"its twin {other} has length {length}" if length != row["length"] else f"is already in {other}"
                self.fail(key, f"{problem}; write a double route as one row with two colors")
            seen[pair] = key, row["length"]
            if len(row["colors"]) not in (1, 2):
                self.fail(f"{key}.colors", f"must be one color, or two for a double route, not {shown(row['colors'])}")
            for color in row["colors"]:
                if color not in colors:
                    self.fail(f"{key}.colors", f"{shown(color)} is not one of {', '.join(colors)}")
        count = sum(len(row["colors"]) for row in self.table["routes"])
        if not 1 <= count <= limits.ROUTES:
            self.fail("routes", f"has {count} routes; the rules allow 1 to {limits.ROUTES}")

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
                self.fail(key, f"{a} and {b} are already in {seen[frozenset((a, b))]}")
            seen[frozenset((a, b))] = key
            if parts[a] != parts[b]:
                self.fail(key, f"no routes lead from {a} to {b}")
            for name in self.ruleset.ticket_keys:
                self.number(f"{key}.{name}", row[name], 1, 100)
        count, needed = len(seen), self.ruleset.tickets_per_seat * self.table["seats"][1]
        if not needed <= count <= limits.TICKETS:
            need = f"{self.table['seats'][1]} seats need at least {needed}, the rules allow at most {limits.TICKETS}"
            self.fail("tickets", f"has {count} tickets; {need}")

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
                self.fail("route_points", f"has no points for length {length}")
        for length, value in points.items():
            if length not in map(str, range(1, limits.LENGTH + 1)):
                self.fail(f"route_points.{length}", f"is not a length from 1 to {limits.LENGTH}")
            self.number(f"route_points.{length}", value, 0, 100)

    def bonus(self) -> None:
        bonus = self.table["bonus"]
        self.keys("bonus", bonus, {"name": str, "east": list, "west": list}, {})
        parts = self.connected_parts()
        for side in ("east", "west"):
            for location in bonus[side]:
                if not isinstance(location, str) or location not in parts:
                    self.fail(f"bonus.{side}", unknown_location(location, parts))
        if both := set(bonus["east"]) & set(bonus["west"]):
            self.fail("bonus", f"{min(both)} is both east and west")
        if not any(parts[a] == parts[b] for a in bonus["east"] for b in bonus["west"]):
            self.fail("bonus", "no routes lead from east to west")
