"""Names in text: cards, tickets and routes in records, positions and actions (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache

from farebox.boards.board import Board
from farebox.boards.limits import CARDS, WORD
from farebox.rules.state import (
    ABANDONED,
    LAST_PIECE,
    LAST_TURNS,
    NOBODY_CAN_MOVE,
    OPENING,
    OVER,
    PAY,
    RUNNING,
    SECOND,
    SIXTH_TICKET,
    TURN,
)
from farebox.rules.state import KEEP as KEEP_PHASE

PHASES = {OPENING: "opening", TURN: "turn", SECOND: "second_card", PAY: "pay", KEEP_PHASE: "keep", OVER: "over"}
ENDINGS = {
    RUNNING: "",
    LAST_TURNS: "last_turns",
    NOBODY_CAN_MOVE: "nobody_can_move",
    SIXTH_TICKET: "sixth_ticket",
    LAST_PIECE: "last_piece",
    ABANDONED: "abandoned",
}
LONG = 60  # characters: a longer name is not a typo


class NotationError(ValueError):
    """The text cannot be read; the message says why in one line."""


def shown(text: str) -> str:
    """Text as quoted in an error message: in one line, shortened if it is long."""
    return repr(text if len(text) <= LONG else f"{text[:LONG]}…")


def find(names: Mapping[str, int], name: str, what: str) -> int:
    """The number of a name. Raises NotationError, which suggests the most similar name."""
    if name in names:
        return names[name]
    small = {known.lower(): known for known in names}
    near = get_close_matches(name.lower(), small, n=1) if len(name) <= LONG else []
    raise NotationError(f"unknown {what} {shown(name)}" + (f"; did you mean {small[near[0]]}?" if near else ""))


def find_route(board: Board, name: str) -> int:
    names = _from_either_end(board, "route")
    if name not in names:
        halves = [known for known in names if known.startswith(f"{name}.")]
        if halves:
            raise NotationError(f"{name} is a double route: say {' or '.join(sorted(halves))}")
    return find(names, name, "route")


def find_ticket(board: Board, name: str) -> int:
    return find(_from_either_end(board, "ticket"), name, "ticket")


@cache
def _from_either_end(board: Board, what: str) -> dict[str, int]:
    """The numbers of routes or tickets by name; both orders of the ends are accepted."""
    names = board.route_numbers if what == "route" else board.ticket_numbers
    return {**{_turned(name): number for name, number in names.items()}, **names}


def _turned(name: str) -> str:
    ends, dot, half = name.partition(".")
    a, _, b = ends.partition("-")
    return f"{b}-{a}{dot}{half}"


def words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def whole(text: str) -> int | None:
    """Read a number in plain digits; None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 19 else None


def counted(names: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Names, each with the number before it, or 1."""
    number: int | None = None
    for word in names:
        value = whole(word)
        if value is None and word.lstrip("+-").isdecimal():
            raise NotationError(f"{shown(word)} is not a number of cards")
        if value is None:
            yield 1 if number is None else number, word
        elif number is not None:
            raise NotationError(f"two numbers in a row at {word!r}")
        number = value
    if number is not None:
        raise NotationError(f"{number} of which card?")


def read_cards(board: Board, text: str) -> list[int]:
    """Read cards in order; a number before a name repeats it ("2 red, taxi")."""
    cards: list[int] = []
    for number, name in counted(words(text)):
        card = find(board.color_numbers, name, "card")
        if len(cards) + number > CARDS:
            raise NotationError(f"{number} {name} is more than any box holds")
        cards += [card] * number
    return cards


def write_cards(board: Board, cards: Iterable[int]) -> str:
    """Write cards in order."""
    return " ".join(board.card_names[c] for c in cards)


def write_counts(board: Board, counts: Sequence[int]) -> str:
    """Write numbers of cards by color: "2 red 1 taxi"."""
    return " ".join(f"{n} {board.card_names[c]}" for c, n in enumerate(counts) if n)


def members(number: int) -> list[int]:
    """The members of a set, as a list."""
    found = []
    while number:
        lowest = number & -number
        found.append(lowest.bit_length() - 1)
        number ^= lowest
    return found


def ticket_ids(board: Board, tickets: Iterable[int]) -> tuple[str, ...]:
    return tuple([board.tickets[t].id for t in tickets])


def owned_routes(words_of_set: Sequence[int]) -> list[int]:
    """The members of a set of routes, which has several words, as a list."""
    return [word * WORD + r for word, routes in enumerate(words_of_set) for r in members(routes)]
