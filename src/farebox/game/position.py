"""Positions: a whole state as `key=value` text, and any state set up by hand (docs/notation.md).

    board=new_york
    seats=2
    hand.0=2 red, taxi
    routes.1=chelsea-soho
    deck=red blue *

What is left out has a pleasant default; `*` stands for all cards or tickets not named elsewhere, shuffled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farebox.boards.board import Board, BoardError, load_board
from farebox.boards.limits import COLORS, WORD
from farebox.game.notation import (
    ENDINGS,
    PHASES,
    NotationError,
    find,
    find_route,
    find_ticket,
    members,
    owned_routes,
    read_cards,
    ticket_ids,
    words,
    write_cards,
    write_counts,
)
from farebox.rules import city, first_journey
from farebox.rules.cards import refill, shuffle_deck, sow
from farebox.rules.claim import claimable, open_routes
from farebox.rules.kernel import numbers
from farebox.rules.network import completed, join, joins_east_and_west
from farebox.rules.state import (
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
from farebox.rules.tickets import shuffle_tickets

REST = "*"
CHOICES = {"first": KEEP_FIRST, "second": KEEP_SECOND, "both": KEEP_BOTH}
TABLE_KEYS = """
    board seats first_seat completion_cards phase seat turn last_turns stuck pending ending
    display deck discard ticket_deck rng seed
"""
SEAT_KEYS = "hand known tickets offer choice routes pieces returned"


class Position:
    """Keys and values that describe a state. Reading them is strict: what is wrong is said in one line."""

    def __init__(self, values: Mapping[str, Any], board: Board | None = None) -> None:
        """Values by key, as text; `board` if it is not named there."""
        self.values = {key: str(value) for key, value in values.items()}
        try:
            self.board = board or load_board(self.values.get("board", ""))
        except BoardError as error:
            raise NotationError(f"board: {error}") from None

    @classmethod
    def parse(cls, text: str, board: Board | None = None) -> Position:
        values: dict[str, str] = {}
        for number, line in enumerate(text.replace(";", "\n").splitlines(), 1):
            line = line.partition("#")[0].strip()
            if not line:
                continue
            key, equals, value = (part.strip() for part in line.partition("="))
            if not equals:
                raise NotationError(f"line {number}: {line!r} is not key=value")
            if key in values:
                raise NotationError(f"line {number}: {key} stands there twice")
            values[key] = value
        return cls(values, board)

    def __str__(self) -> str:
        return "\n".join(f"{key}={value}" for key, value in self.values.items()) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.values == other.values

    __hash__ = None  # type: ignore[assignment]  # values may be changed

    @classmethod
    def of(cls, board: Board, s: State) -> Position:
        """The position of a state; `.state()` gives the state back, to the last field."""
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
        if board.family == "city":
            out["display"] = " ".join("-" if c == NONE else board.card_names[c] for c in s.display)
        out["deck"] = write_cards(board, reversed(s.deck[: s.n_deck]))
        out["discard"] = write_counts(board, s.discard)
        out["ticket_deck"] = " ".join(ticket_ids(board, reversed(s.ticket_deck[: s.n_ticket_deck])))
        out["rng"] = s.rng
        return cls(out, board)

    def state(self) -> State:
        """The state described; NotationError where it cannot be."""
        return _Reader(self.board, self.values).state()


def _seat_values(board: Board, s: State, p: int) -> dict[str, str]:
    placed = sum(board.routes[r].length for r in owned_routes(board, s.owned[p]))
    choice = {number: name for name, number in CHOICES.items()}.get(s.choice[p], "")
    return {
        "hand": write_counts(board, s.hand[p]),
        "known": write_counts(board, s.known[p]),
        "tickets": " ".join(ticket_ids(board, members(s.tickets[p]))),
        "offer": " ".join(ticket_ids(board, (t for t in s.offer[p] if t != NONE))),
        "choice": choice,
        "routes": " ".join(board.routes[r].id for r in owned_routes(board, s.owned[p])),
        "pieces": "" if s.pieces[p] == board.pieces - placed else str(s.pieces[p]),
        "returned": " ".join(ticket_ids(board, members(s.returned[p]))),
    }


class _Reader:
    """Builds a state from a position's values, part by part; every complaint names its key."""

    def __init__(self, board: Board, values: dict[str, str]) -> None:
        self.board, self.values, self.city = board, values, board.family == "city"
        self.b = numbers(board)
        self.s = State()

    def state(self) -> State:
        s = self.s
        self.table()
        for p in range(s.seats):
            self.network(p)
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
        try:
            value = int(text)
        except ValueError:
            raise self.fail(key, f"{text!r} is not a number") from None
        if not low <= value <= high:
            raise self.fail(key, f"must be from {low} to {high}, not {value}")
        return value

    def table(self) -> None:
        s = self.s
        s.seats = self.number("seats", 2, self.board.seats[0], self.board.seats[-1])
        known = {*TABLE_KEYS.split(), *(f"{key}.{p}" for key in SEAT_KEYS.split() for p in range(s.seats))}
        for key in self.values:
            if key not in known:
                find(dict.fromkeys(known, 0), key, "key")
        s.first_seat = self.number("first_seat", 0, 0, s.seats - 1)
        s.completion_cards = self.number("completion_cards", 0, 0, 0 if self.city else 10)
        s.seat = self.number("seat", s.first_seat, 0, s.seats - 1)
        s.last_turns = self.number("last_turns", NONE, NONE, s.seats if self.city else NONE)
        s.stuck = self.number("stuck", 0, 0, s.seats)
        s.turn = self.number("turn", 1, 0, 30000)
        s.rng = self.number("rng", sow(self.number("seed", 0, 0, (1 << 53) - 1)), 1, (1 << 62) - 1)
        s.pending = NONE
        phases = {name: number for number, name in PHASES.items() if self.city or number in (TURN, PAY, OVER)}
        s.phase = self.named("phase", phases, TURN)
        open_routes(self.b, s)

    def named(self, key: str, names: Mapping[str, int], default: int) -> int:
        text = self.values.get(key, "")
        if not text:
            return default
        if text not in names:
            raise self.fail(key, f"{text!r} is none of {', '.join(name for name in names if name)}")
        return names[text]

    def listed(self, key: str, read: Any) -> list[int]:
        try:
            return [read(self.board, word) for word in words(self.values.get(key, "")) if word != REST]
        except NotationError as error:
            raise self.fail(key, str(error)) from None

    def network(self, p: int) -> None:
        """Routes owned, pieces, and what follows: open routes, connected locations, the bonus."""
        s = self.s
        for v in range(self.b.n_locations):
            s.network[p][v] = v
        left = self.board.pieces
        for r in self.listed(f"routes.{p}", find_route):
            route, bit = self.board.routes[r], 1 << r % WORD
            if not s.open[p][r // WORD] & bit:
                raise self.fail(f"routes.{p}", f"{route.id} cannot be claimed: it, or its twin, is claimed already")
            left -= route.length
            s.owned[p][r // WORD] |= bit
            for q in range(s.seats):
                s.open[q][r // WORD] &= ~bit
                if route.twin is not None and (q == p or (self.city and s.seats == 2)):
                    s.open[q][route.twin // WORD] &= ~(1 << route.twin % WORD)
            join(self.b, s, p, route.a, route.b)
        if left < 0:
            raise self.fail(f"routes.{p}", f"take {self.board.pieces - left} pieces; a seat has {self.board.pieces}")
        s.pieces[p] = self.number(f"pieces.{p}", left, 0, left)
        s.bonus[p] = int(not self.city and joins_east_and_west(self.b, s, p))

    def tickets(self) -> None:
        s, board = self.s, self.board
        places = [f"{key}.{p}" for p in range(s.seats) for key in ("tickets", "offer")] + ["ticket_deck"]
        if not self.city:
            places += [f"returned.{p}" for p in range(s.seats)]
        lists = {key: self.listed(key, find_ticket) for key in places}
        self.share_out(lists, list(range(len(board.tickets))), "ticket_deck", [t.id for t in board.tickets])
        for p in range(s.seats):
            s.tickets[p] = sum(1 << t for t in lists[f"tickets.{p}"])
            offer = lists[f"offer.{p}"]
            if len(offer) > OFFER:
                raise self.fail(f"offer.{p}", f"is at most {OFFER} tickets")
            returned = lists.get(f"returned.{p}") or self.listed(f"returned.{p}", find_ticket)
            s.returned[p] = sum(1 << t for t in set(returned))
            if self.city and not set(returned) <= set(lists["ticket_deck"]):
                raise self.fail(f"returned.{p}", "these tickets are not in the ticket deck")
            if not self.city:
                self.completed(p)
            s.offer[p] = (offer + [NONE] * OFFER)[:OFFER]
        for p in range(s.seats, len(s.offer)):
            s.offer[p] = [NONE] * OFFER
        deck = lists["ticket_deck"]
        s.n_ticket_deck = len(deck)
        s.ticket_deck[: len(deck)] = reversed(deck)
        if not self.city and not deck and any(s.returned):
            raise self.fail("ticket_deck", "is renewed at once when tickets were given up (FJ-SWAP-1)")

    def completed(self, p: int) -> None:
        s = self.s
        done = completed(self.b, s, p)
        s.done[p] = done.bit_count() + s.bonus[p]
        if (s.tickets[p] & ~done).bit_count() > first_journey.TICKETS_IN_HAND:
            raise self.fail(f"tickets.{p}", f"at most {first_journey.TICKETS_IN_HAND} may be uncompleted")

    def share_out(self, lists: dict[str, list[int]], box: list[int], default: str, names: list[str]) -> None:
        """Everything in the box lies in exactly one place; `*` takes what no place names, in random order."""
        left = list(box)
        for key, things in lists.items():
            for thing in things:
                if thing == NONE:
                    continue
                if thing not in left:
                    raise self.fail(key, f"there is no {names[thing]} left for it in the box")
                left.remove(thing)
        wanting = [key for key in lists if REST in words(self.values.get(key, ""))]
        if not wanting and not self.values.get(default) and default not in self.values:
            wanting = [default]
        if len(wanting) > 1:
            raise self.fail(wanting[1], f"{REST} may stand in one place only; it stands in {wanting[0]} too")
        if left and not wanting:
            raise NotationError(f"{names[left[0]]} and {len(left) - 1} more are nowhere; write {REST} where the rest lies")
        if left:
            lists[wanting[0]] += self.shuffled(left)

    def shuffled(self, things: list[int]) -> list[int]:
        scratch = State()
        scratch.rng = self.s.rng
        if len(things) <= len(scratch.ticket_deck):
            scratch.ticket_deck[: len(things)], scratch.n_ticket_deck = things, len(things)
            shuffle_tickets(scratch)
            return scratch.ticket_deck[: len(things)]
        scratch.deck[: len(things)], scratch.n_deck = things, len(things)
        shuffle_deck(scratch)
        return scratch.deck[: len(things)]

    def cards(self) -> None:
        s, board = self.s, self.board
        lists: dict[str, list[int]] = {}
        for key in ["deck", "discard", *(f"hand.{p}" for p in range(s.seats))]:
            lists[key] = self.card_list(key)
        display = self.display()
        lists["display"] = display or []
        box = [c for c, n in enumerate(board.cards) for _ in range(n)]
        self.share_out(lists, box, "deck", list(board.card_names))
        deck = lists["deck"]
        s.n_deck = len(deck)
        s.deck[: len(deck)] = reversed(deck)
        s.discard = [lists["discard"].count(c) for c in range(COLORS)]
        if not deck and any(s.discard):
            raise self.fail("deck", "is renewed at once when there are discards (NY-DECK-1)")
        for p in range(s.seats):
            s.hand[p] = [lists[f"hand.{p}"].count(c) for c in range(COLORS)]
            known = self.card_list(f"known.{p}")
            s.known[p] = [known.count(c) for c in range(COLORS)]
            if any(k > n for k, n in zip(s.known[p], s.hand[p], strict=True)):
                raise self.fail(f"known.{p}", "is more than the hand")
        s.display = display or [NONE] * DISPLAY
        if self.city and display is None:
            refill(s)
        elif deck and self.city and NONE in s.display:
            raise self.fail("display", "is filled up at once while the deck has cards (NY-DISPLAY-2)")

    def card_list(self, key: str) -> list[int]:
        text = " ".join(word for word in words(self.values.get(key, "")) if word != REST)
        try:
            return read_cards(self.board, text)
        except NotationError as error:
            raise self.fail(key, str(error)) from None

    def display(self) -> list[int] | None:
        """The display as given, or None where it is to be turned up from the deck."""
        if "display" not in self.values:
            return None
        names = {**self.board.color_numbers, "-": NONE}
        try:
            cards = [find(names, word, "card") for word in words(self.values["display"])]
        except NotationError as error:
            raise self.fail("display", str(error)) from None
        if len(cards) > DISPLAY or (cards and not self.city):
            raise self.fail("display", f"is at most {DISPLAY if self.city else 0} cards")
        return cards + [NONE] * (DISPLAY - len(cards))

    def phase(self) -> None:
        """What belongs to the phase is there, and nothing else is."""
        s = self.s
        for p in range(s.seats):
            s.choice[p] = self.named(f"choice.{p}", {"": 0, **CHOICES}, 0)
            offered = s.offer[p][0] != NONE
            expected = s.phase == OPENING or (s.phase == KEEP and p == s.seat)
            if offered != expected:
                raise self.fail(f"offer.{p}", "is missing" if expected else f"there is none in phase {PHASES[s.phase]}")
            if s.choice[p] and s.phase != OPENING:
                raise self.fail(f"choice.{p}", "belongs to the opening")
        if s.phase == OPENING and s.choice[s.seat]:
            raise self.fail("seat", f"{s.seat} has chosen already")
        pending = self.listed("pending", find_route)
        if (len(pending) == 1) != (s.phase == PAY):
            raise self.fail("pending", "is the one route to be paid in phase pay, and nothing else")
        if pending:
            s.pending = pending[0]
            if s.pending not in self.claimable():
                raise self.fail("pending", f"seat {s.seat} cannot claim {self.values['pending']}")
        if s.phase == SECOND and not city.cards_to_take(s, True):
            raise self.fail("phase", "no second card may be taken")

    def claimable(self) -> list[int]:
        return owned_routes(self.board, claimable(self.b, self.s, self.s.seat))

    def end(self) -> None:
        ending = self.named("ending", {name: number for number, name in ENDINGS.items() if name}, 0)
        if not ending:
            raise self.fail("ending", "is missing: why is the game over?")
        if self.city:
            city.end_game(self.b, self.s, ending)
        else:
            first_journey.end_game(self.s, ending)
