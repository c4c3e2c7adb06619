"""Names in text: cards, tickets, routes, as records, positions and actions write them (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from farebox.boards.board import Board
from farebox.rules.state import KEEP as KEEP_PHASE
from farebox.rules.state import LAST_PIECE, LAST_TURNS, NOBODY_CAN_MOVE, OPENING, OVER, PAY, RUNNING, SECOND, SIXTH_TICKET, TURN

PHASES = {OPENING: "opening", TURN: "turn", SECOND: "second_card", PAY: "pay", KEEP_PHASE: "keep", OVER: "over"}
ENDINGS = {
    RUNNING: "",
    LAST_TURNS: "last_turns",
    NOBODY_CAN_MOVE: "nobody_can_move",
    SIXTH_TICKET: "sixth_ticket",
    LAST_PIECE: "last_piece",
}


class NotationError(ValueError):
    """Text that does not say what it should; one clear line."""


def find(names: Mapping[str, int], name: str, what: str) -> int:
    """The number of a name, or an error that offers the nearest one."""
    if name in names:
        return names[name]
    near = get_close_matches(name, names, n=1)
    raise NotationError(f"unknown {what} {name!r}" + (f"; did you mean {near[0]}?" if near else ""))


def find_route(board: Board, name: str) -> int:
    return find(board.route_numbers, _either_way(name, board.route_numbers), "route")


def find_ticket(board: Board, name: str) -> int:
    return find(board.ticket_numbers, _either_way(name, board.ticket_numbers), "ticket")


def _either_way(name: str, names: Mapping[str, int]) -> str:
    """Routes and tickets may be named from either end."""
    ends, dot, half = name.partition(".")
    a, _, b = ends.partition("-")
    turned = f"{b}-{a}{dot}{half}"
    return turned if name not in names and turned in names else name


def words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def read_cards(board: Board, text: str) -> list[int]:
    """Cards in order: names, a number before a name repeats it ("2 red, taxi")."""
    cards: list[int] = []
    times = 1
    pending = False
    for word in words(text):
        if word.isdecimal() and word.isascii():
            if pending:
                raise NotationError(f"two numbers in a row at {word!r}")
            times, pending = int(word), True
            if times > 1000:
                raise NotationError(f"{times} is too many cards")
        else:
            cards += [find(board.color_numbers, word, "card")] * times
            times, pending = 1, False
    if pending:
        raise NotationError(f"{times} of which card?")
    return cards


def write_cards(board: Board, cards: Iterable[int]) -> str:
    """Cards in order."""
    return " ".join(board.card_names[c] for c in cards)


def write_counts(board: Board, counts: Sequence[int]) -> str:
    """Cards by color: "2 red 1 taxi"."""
    return " ".join(f"{n} {board.card_names[c]}" for c, n in enumerate(counts) if n)


def members(number: int) -> list[int]:
    """A set of the rules as a list."""
    return [i for i in range(number.bit_length()) if number >> i & 1]


def ticket_ids(board: Board, tickets: Iterable[int]) -> tuple[str, ...]:
    return tuple(board.tickets[t].id for t in tickets)


def owned_routes(board: Board, words_of_set: Sequence[int]) -> list[int]:
    """A set of routes in words as a list."""
    from farebox.boards.limits import WORD

    return [r for r in range(len(board.routes)) if words_of_set[r // WORD] >> r % WORD & 1]
