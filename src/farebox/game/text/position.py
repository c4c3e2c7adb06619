"""Positions: a complete state as `key=value` text, written by a game or by hand (docs/notation.md).

    board=new_york
    seats=2
    hand.0=2 red, taxi
    routes.1=chelsea-soho
    deck=red blue *

Keys that are left out have defaults; `*` means all cards or tickets not named elsewhere, shuffled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from farebox.boards.board import Board, board_names, load_board
from farebox.boards.limits import COLORS, TURNS, WORD
from farebox.boards.rulesets import RULESETS
from farebox.game.game import MOST_COMPLETION_CARDS, SEEDS
from farebox.game.text.names import (
    ENDINGS,
    PHASES,
    NotationError,
    find,
    find_route,
    find_ticket,
    members,
    owned_routes,
    read_cards,
    shown,
    ticket_ids,
    whole,
    words,
    write_cards,
    write_counts,
)
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.cards import shuffle
from farebox.rules.claiming import claimable, open_routes, take_route
from farebox.rules.dispatch import end_game, states_of
from farebox.rules.new_york import cards_to_take
from farebox.rules.running.live import OUTSIDE_SHUFFLES
from farebox.rules.state import (
    ABANDONED,
    DISPLAY,
    KEEP,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    NONE,
    OFFER,
    OPENING,
    OVER,
    PAY,
    SECOND,
    TURN,
    State,
)

REST = "*"
CHOICES = {"first": KEEP_FIRST, "second": KEEP_SECOND, "both": KEEP_BOTH}
TABLE_KEYS = """
    board seats first_seat completion_cards phase seat turn last_turns stuck pending ending
    display deck discard ticket_deck rng seed
"""
SEAT_KEYS = "hand known tickets offer choice routes pieces returned"
SOME_KEYS = {key for ruleset in RULESETS.values() for key in ruleset.position_keys}  # keys that only some rulesets have
PHASE_NUMBERS = {name: number for number, name in PHASES.items()}
ENDING_NUMBERS = {name: number for number, name in ENDINGS.items()}


class Position:
    """Keys and values that describe a state. Reading is strict, and an error is one clear line."""

    def __init__(self, values: Mapping[str, Any], board: Board | None = None) -> None:
        """`values` by key, as text; `board` is needed if it is not one of the package."""
        self.values: dict[str, str] = {str(key): str(value) for key, value in values.items()}
        name = self.values.setdefault("board", board.id if board else "")
        if board is None and name not in board_names():
            raise NotationError(f"board: must be {', '.join(board_names())} or the one passed as an argument, not {shown(name)}")
        if board is not None and name != board.id:
            raise NotationError(f"board: says {shown(name)}, but {board.id} was passed as an argument")
        self.board: Board = board or load_board(name)

    @classmethod
    def parse(cls, text: str, board: Board | None = None) -> Position:
        """Read `key=value` text, separated by newlines or `;`. A comment starts with `#`."""
        values: dict[str, str] = {}
        for number, line in enumerate(text.splitlines(), 1):
            for part in filter(str.strip, line.partition("#")[0].split(";")):
                key, equals, value = (piece.strip() for piece in part.partition("="))
                if not equals:
                    raise NotationError(f"line {number}: {shown(part.strip())} is not key=value")
                if key in values:
                    raise NotationError(f"line {number}: {key} is repeated")
                values[key] = value
        return cls(values, board)

    def __str__(self) -> str:
        return "\n".join(f"{key}={value}" for key, value in self.values.items()) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.values == other.values

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # values are mutable

    @classmethod
    def of(cls, board: Board, s: State) -> Position:
        """The position of a state; its `.state()` equals the state in every field."""
        out: dict[str, Any] = {"board": board.id, "seats": s.seats, "phase": PHASES[s.phase], "seat": s.seat, "turn": s.turn}
        for key, value, default in (
            ("first_seat", s.first_seat, 0),
            ("completion_cards", s.completion_cards, 0),
            ("last_turns", s.last_turns, NONE),
            ("stuck", s.stuck, 0),
        ):
            if value != default:
                out[key] = value
        if s.pending != NONE:
            out["pending"] = board.routes[s.pending].id
        if s.ending:
            out["ending"] = ENDINGS[s.ending]
        for p in range(s.seats):
            for key, text in _seat_values(board, s, p).items():
                if text or key == "hand":
                    out[f"{key}.{p}"] = text
        out["display"] = " ".join("-" if c == NONE else board.card_names[c] for c in s.display)
        out["deck"] = write_cards(board, reversed(s.deck[: s.n_deck]))
        out["discard"] = write_counts(board, s.discard)
        out["ticket_deck"] = " ".join(ticket_ids(board, reversed(s.ticket_deck[: s.n_ticket_deck])))
        out["rng"] = s.rng
        unknown = SOME_KEYS - {*board.ruleset.position_keys}
        return cls({key: value for key, value in out.items() if key not in unknown}, board)

    def state(self) -> State:
        """The described state. Raises NotationError if there is no such state."""
        return _Reader(self.board, self.values).state()


def _seat_values(board: Board, s: State, p: int) -> dict[str, str]:
    placed = sum(board.routes[r].length for r in owned_routes(s.owned[p]))
    choice = {number: name for name, number in CHOICES.items()}.get(s.choice[p], "")
    return {
        "hand": write_counts(board, s.hand[p]),
        "known": write_counts(board, s.known[p]),
        "tickets": " ".join(ticket_ids(board, members(s.tickets[p]))),
        "offer": " ".join(ticket_ids(board, (t for t in s.offer[p] if t != NONE))),
        "choice": choice,
        "routes": " ".join(board.routes[r].id for r in owned_routes(s.owned[p])),
        "pieces": "" if s.pieces[p] == board.pieces - placed else str(s.pieces[p]),
        "returned": " ".join(ticket_ids(board, members(s.returned[p]))),
    }


class _Reader:
    """Builds a state from a position's values, part by part; every error names its key."""

    def __init__(self, board: Board, values: dict[str, str]) -> None:
        self.board, self.values, self.ruleset = board, values, board.ruleset
        self.b = board_numbers(board)
        self.s = State()

    def state(self) -> State:
        s = self.s
        self.table()
        for p in range(s.seats):
            self.connections(p)
        self.tickets()
        self.cards()
        self.phase()
        if s.phase == OVER:
            self.end()
        return s

    def fail(self, key: str, problem: str) -> NotationError:
        return NotationError(f"{key}: {problem}")

    def number(self, key: str, default: int, low: int, high: int) -> int:
        text = self.values.get(key, "")
        if not text:
            return default
        value = whole(text)
        if value is None or not low <= value <= high:
            raise self.fail(key, f"must be a number from {low} to {high}, not {shown(text)}")
        return value

    def table(self) -> None:
        s = self.s
        s.seats = self.number("seats", self.board.seats[0], self.board.seats[0], self.board.seats[-1])
        self.keys()
        s.phase = self.named("phase", {name: PHASE_NUMBERS[name] for name in self.ruleset.phases}, TURN)
        opening, over = s.phase == OPENING, s.phase == OVER
        s.first_seat = self.number("first_seat", 0, 0, s.seats - 1)
        s.completion_cards = self.number("completion_cards", 0, 0, MOST_COMPLETION_CARDS)
        s.seat = self.number("seat", s.first_seat, 0, s.seats - 1)
        s.last_turns = self.number("last_turns", NONE, 0 if over else 1, s.seats)
        s.stuck = self.number("stuck", 0, 0, s.seats if over or s.phase == KEEP else s.seats - 1)
        first = 0 if opening else 1
        abandoned = over and self.values.get("ending") == ENDINGS[ABANDONED]
        low = self.ruleset.first_turn if abandoned else first  # also in the opening
        s.turn = self.number("turn", first, low, 0 if opening else TURNS)
        s.rng = self.number("rng", seeded(self.number("seed", 0, 0, SEEDS - 1)), 1, OUTSIDE_SHUFFLES)
        open_routes(self.b, s)

    def keys(self) -> None:
        seat_keys = SEAT_KEYS.split()
        known = {*TABLE_KEYS.split(), *(f"{key}.{p}" for key in seat_keys for p in range(self.s.seats))}
        for key, value in self.values.items():
            name, _, seat = key.partition(".")
            if name in seat_keys and whole(seat) is not None and key not in known:
                raise self.fail(key, f"there is no seat {seat}; seats is {self.s.seats}")
            find(dict.fromkeys(known, 0), key, "key")
            if value and name in SOME_KEYS and name not in self.ruleset.position_keys:
                raise self.fail(key, f"is not used in {self.board.name}")

    def named(self, key: str, names: Mapping[str, int], default: int) -> int:
        text = self.values.get(key, "")
        if not text:
            return default
        if text not in names:
            raise self.fail(key, f"{text!r} is not one of {', '.join(name for name in names if name)}")
        return names[text]

    def words(self, key: str, rest: bool) -> list[str]:
        """The words of a value, without a `*` at the end if `rest` allows one."""
        found = words(self.values.get(key, ""))
        if rest and found[-1:] == [REST]:
            found.pop()
        if REST in found:
            raise NotationError(f"{REST} may appear only once, at the end" if rest else f"{REST} is not allowed here")
        return found

    def listed(self, key: str, read: Any, rest: bool = False) -> list[int]:
        try:
            return [read(self.board, word) for word in self.words(key, rest)]
        except NotationError as error:
            raise self.fail(key, str(error)) from None

    def connections(self, p: int) -> None:
        """Read the routes and pieces of a seat; open routes and connected locations follow from them."""
        s = self.s
        for v in range(self.b.n_locations):
            s.connection[p][v] = v
        left = self.board.pieces
        for r in self.listed(f"routes.{p}", find_route):
            route = self.board.routes[r]
            if not s.open[p][r // WORD] >> r % WORD & 1:
                raise self.fail(f"routes.{p}", f"{route.id} cannot be claimed: it or its twin is already claimed")
            left -= route.length
            take_route(self.b, s, p, r)
        if left < 0:
            raise self.fail(f"routes.{p}", f"need {self.board.pieces - left} pieces; a seat has {self.board.pieces}")
        s.pieces[p] = self.number(f"pieces.{p}", left, 0, left)

    def tickets(self) -> None:
        s, board = self.s, self.board
        places = [f"{key}.{p}" for p in range(s.seats) for key in self.ruleset.ticket_places] + ["ticket_deck"]
        lists = {key: self.listed(key, find_ticket, rest=True) for key in places}
        self.share_out(lists, list(range(len(board.tickets))), "ticket_deck", [t.id for t in board.tickets])
        for p in range(s.seats):
            s.tickets[p] = sum(1 << t for t in lists[f"tickets.{p}"])
            offer = lists.get(f"offer.{p}", [])
            if len(offer) > OFFER:
                raise self.fail(f"offer.{p}", f"must be at most {OFFER} tickets")
            returned = lists.get(f"returned.{p}") or self.listed(f"returned.{p}", find_ticket)
            s.returned[p] = sum(1 << t for t in set(returned))
            s.offer[p] = (offer + [NONE] * OFFER)[:OFFER]
        for p in range(s.seats, len(s.offer)):
            s.offer[p] = [NONE] * OFFER
        deck = lists["ticket_deck"]
        s.n_ticket_deck = len(deck)
        s.ticket_deck[: len(deck)] = reversed(deck)
        states_of(self.b).count_completed(self.b, s)
        if problem := states_of(self.b).ticket_problem(s):
            raise self.fail(*problem)

    def share_out(self, lists: dict[str, list[int]], box: list[int], default: str, names: list[str]) -> None:
        """Check that everything in the box is in exactly one place; `*` gets everything not named, in random order."""
        left = list(box)
        for key, things in lists.items():
            for thing in things:
                if thing == NONE:
                    continue
                if thing not in left:
                    raise self.fail(key, f"the box has no more {names[thing]}")
                left.remove(thing)
        wanting = [key for key in lists if words(self.values.get(key, ""))[-1:] == [REST]]
        if not wanting and default not in self.values:
            wanting = [default]
        if len(wanting) > 1:
            raise self.fail(wanting[1], f"{REST} may appear in one place only; it is also in {wanting[0]}")
        if left and not wanting:
            raise self.fail(
                default, f"{names[left[0]]} and {len(left) - 1} more are missing; write {REST} where the rest belongs"
            )
        if left:
            lists[wanting[0]] += self.shuffled(left)

    def shuffled(self, things: list[int]) -> list[int]:
        scratch = State()
        scratch.rng = self.s.rng
        things = list(things)
        shuffle(scratch, things, len(things))
        return things

    def cards(self) -> None:
        s, board = self.s, self.board
        display = self.display()
        places = ["deck", "discard", *(f"hand.{p}" for p in range(s.seats))]
        lists = {**{key: self.card_list(key, rest=True) for key in places}, "display": display or []}
        box = [c for c, n in enumerate(board.cards) for _ in range(n)]
        self.share_out(lists, box, "deck", list(board.card_names))
        deck = lists["deck"]
        s.n_deck = len(deck)
        s.deck[: len(deck)] = reversed(deck)
        s.discard = [lists["discard"].count(c) for c in range(COLORS)]
        if not deck and any(s.discard):
            raise self.fail("deck", f"cannot be empty while there are discards ({self.ruleset.clauses}-DECK-1)")
        for p in range(s.seats):
            s.hand[p] = [lists[f"hand.{p}"].count(c) for c in range(COLORS)]
            known = self.card_list(f"known.{p}")
            s.known[p] = [known.count(c) for c in range(COLORS)]
            if any(k > n for k, n in zip(s.known[p], s.hand[p], strict=True)):
                raise self.fail(f"known.{p}", "is not part of the hand")
        s.display = display or [NONE] * DISPLAY
        if display is None:
            states_of(self.b).lay_display(s)
        elif problem := states_of(self.b).display_problem(s):
            raise self.fail(*problem)

    def card_list(self, key: str, rest: bool = False) -> list[int]:
        try:
            return read_cards(self.board, " ".join(self.words(key, rest)))
        except NotationError as error:
            raise self.fail(key, str(error)) from None

    def display(self) -> list[int] | None:
        """The display as given, or None if it is to be turned up from the deck."""
        if "display" not in self.values:
            return None
        names = {**self.board.color_numbers, "-": NONE}
        try:
            cards = [find(names, word, "card") for word in self.words("display", rest=False)]
        except NotationError as error:
            raise self.fail("display", str(error)) from None
        if len(cards) > DISPLAY:
            raise self.fail("display", f"must be at most {DISPLAY} cards")
        return cards + [NONE] * (DISPLAY - len(cards))

    def phase(self) -> None:
        """Check that the values the phase needs are there, and no others."""
        s = self.s
        for p in range(s.seats):
            s.choice[p] = self.named(f"choice.{p}", {"": 0, **CHOICES}, 0)
            offered = s.offer[p][0] != NONE
            expected = s.phase == OPENING or (s.phase == KEEP and p == s.seat)
            if offered != expected:
                raise self.fail(f"offer.{p}", "is missing" if expected else f"must be empty in phase {PHASES[s.phase]}")
            if s.choice[p] and s.phase != OPENING:
                raise self.fail(f"choice.{p}", "belongs to the opening")
            if s.choice[p] > KEEP_FIRST and s.offer[p][1] == NONE:
                raise self.fail(f"choice.{p}", "there is only one ticket to choose from")
        if s.phase == OPENING and not self.values.get("seat") and 0 in s.choice[: s.seats]:
            s.seat = s.choice.index(0)
        if s.phase == OPENING and s.choice[s.seat]:
            raise self.fail("seat", f"seat {s.seat} has already chosen")
        if s.phase != OVER and self.values.get("ending"):
            raise self.fail("ending", "belongs to phase over")
        pending = self.listed("pending", find_route)
        if len(pending) != (s.phase == PAY):
            raise self.fail("pending", "must be one route in phase pay, and empty otherwise")
        if s.phase == PAY and pending[0] not in owned_routes(claimable(self.b, s, s.seat)):
            raise self.fail("pending", f"seat {s.seat} cannot claim {self.values['pending']}")
        s.pending = pending[0] if pending else NONE
        if s.phase == SECOND and not cards_to_take(s, True):
            raise self.fail("phase", "no second card may be taken")

    def end(self) -> None:
        ending = self.named("ending", {name: ENDING_NUMBERS[name] for name in self.ruleset.endings}, 0)
        if not ending:
            raise self.fail("ending", "is missing: why is the game over?")
        end_game(self.b, self.s, ending)
