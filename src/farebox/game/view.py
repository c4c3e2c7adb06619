"""Views: what a seat may know, and nothing else.

A view reads everything from a veiled state, in which stand-ins replace all hidden values (`rules.hidden.veiled`). The stand-ins
do not depend on the hidden values, so a view cannot leak them. Bots that need a full state get the veiled one with all hidden
cards and tickets dealt again (`rules.hidden.redeal`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from farebox.boards.board import Board
from farebox.game.action import Action, legal_actions, payment_of, ways_to_pay
from farebox.game.score import Score, scores
from farebox.game.text.names import ENDINGS, PHASES, members, owned_routes, ticket_ids
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import hands_are_shown, legal, states_of, tickets_face_up
from farebox.rules.hidden import redeal, veiled
from farebox.rules.new_york import route_points
from farebox.rules.state import NONE, OPENING, OVER, State

if TYPE_CHECKING:
    from farebox.boards.svg import Picture
    from farebox.game.analysis import Path, TicketAnalysis, ViewAnalysis

SEALED = seeded(0)  # the generator's number for all sealed states


@dataclass(frozen=True)
class SeatView:
    """What a viewer knows of one seat; None for what the viewer may not see."""

    seat: int
    pieces: int
    cards: int
    hand: dict[str, int] | None
    known: dict[str, int]  # cards that everybody knows are in the hand: taken face up and not paid since
    tickets: int  # New York: all tickets kept; First Journey: tickets not completed
    ticket_list: tuple[str, ...] | None
    completed: tuple[str, ...]  # First Journey: completed tickets, which are face up
    bonus: bool
    offer: tuple[str, ...] | None
    has_chosen: bool  # opening: whether this seat has made its choice
    routes: tuple[str, ...]
    route_points: int


class View:
    """What one seat (None: a spectator) knows. The state passed in must not change afterwards."""

    def __init__(self, board: Board, state: State, seat: int | None) -> None:
        if seat is not None and seat not in range(state.seats):
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {state.seats - 1}")
        self.board = board
        self.seat = seat
        self._numbers = board_numbers(board)
        self._viewer = NONE if seat is None else seat
        self._state = veiled(self._numbers, state, self._viewer)
        if self._state.phase == OPENING and seat is not None and self._state.choice[seat] == 0:
            self._state.seat = seat  # the opening choices are simultaneous (NY-SETUP-3)

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def first_seat(self) -> int:
        return self._state.first_seat

    @property
    def completion_cards(self) -> int:
        return self._state.completion_cards

    @property
    def phase(self) -> str:
        return PHASES[self._state.phase]

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 in the opening."""
        return self._state.turn

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: one, or in the opening all that have not chosen."""
        return to_act(self._state)

    @property
    def display(self) -> tuple[str | None, ...]:
        """The face-up cards, with None for a gap; empty in First Journey."""
        shown = self._state.display[: self.board.ruleset.display]
        return tuple(None if c == NONE else self.board.card_names[c] for c in shown)

    @property
    def deck(self) -> int:
        return self._state.n_deck

    @property
    def discard(self) -> dict[str, int]:
        return self._cards(self._state.discard)

    @property
    def ticket_deck(self) -> int:
        return self._state.n_ticket_deck

    @property
    def given_up(self) -> int:
        """First Journey: the number of tickets in the pile of tickets given up."""
        return states_of(self._numbers).tickets_given_up(self._numbers, self._state)

    @property
    def returned(self) -> dict[str, int]:
        """New York: the tickets this seat put back, each with the number of tickets above it in the ticket deck."""
        places = states_of(self._numbers).own_tickets_in_deck(self._numbers, self._state, self._viewer)
        top = self._state.n_ticket_deck - 1
        return {self.board.tickets[t].id: top - i for t, i in sorted((t, i) for i, t in places.items())}

    @property
    def pending(self) -> str | None:
        """The route that is chosen but not yet paid for."""
        return None if self._state.pending == NONE else self.board.routes[self._state.pending].id

    @property
    def last_turns(self) -> int | None:
        """The number of turns left, once the end is announced."""
        return None if self._state.last_turns == NONE else self._state.last_turns

    @property
    def over(self) -> bool:
        return self._state.phase == OVER

    @property
    def ending(self) -> str:
        return ENDINGS[self._state.ending]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(members(self._state.winners))

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """The score pad, once the game is over."""
        return scores(self.board, self._state) if self.over else ()

    @cached_property
    def players(self) -> tuple[SeatView, ...]:
        return tuple([self._seat_view(p) for p in range(self.seats)])

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.players[self.seat]

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions of this seat; empty when it is not its turn."""
        return tuple(legal_actions(self.board, self._state)) if self.seat in self.to_act else ()

    @cached_property
    def costs(self) -> dict[str, tuple[dict[str, int], ...]]:
        """The ways to pay for every route that this seat can claim now; empty when it is not its turn."""
        if self.seat not in self.to_act or self.phase != "turn":
            return {}
        _, routes, more = legal(self._numbers, self._state)
        claimable = owned_routes((routes, more))
        return {
            self.board.routes[r].id: tuple(
                dict(payment_of(self.board, r, way)) for way in ways_to_pay(self.board, self._state, r)
            )
            for r in claimable
        }

    @cached_property
    def analysis(self) -> ViewAnalysis:
        """The analysis of this view: tickets, and what each unclaimed route costs and brings."""
        from farebox.game.analysis import ViewAnalysis

        return ViewAnalysis(self)

    @property
    def ticket_analysis(self) -> tuple[TicketAnalysis, ...]:
        """What each ticket of this seat still needs, over routes that are its own or free; offered tickets come last."""
        return (*self.analysis.tickets, *self.analysis.offer)

    def path(self, a: str, b: str) -> Path | None:
        """A shortest path between two locations, over this seat's own routes and those it may still claim, if there is one."""
        return self.analysis.path(a, b)

    def sealed(self) -> State:
        """A full state that fits this view, always the same one, for bots to compute with. It contains no more than the view."""
        return self._sealed.copy()

    @cached_property
    def _sealed(self) -> State:
        return self._dealt(SEALED)

    def imagine(self, rng: Random) -> State:
        """A random full state that fits this view: a possible true state."""
        return self._dealt(seeded(rng.getrandbits(50)))

    def _dealt(self, x: int) -> State:
        state = self._state.copy()
        redeal(self._numbers, state, self._viewer, x)
        return state

    def __str__(self) -> str:
        """The view as readable text."""
        from farebox.game.text.text_board import view_text

        return view_text(self)

    def svg(self, *, size: int | None = None) -> Picture:
        """A picture of this view; `size` is its width in pixels."""
        from farebox.game.picture import view_svg

        return view_svg(self, size=size)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()

    def to_dict(self) -> dict[str, Any]:
        """The view for JSON."""
        names = """
            first_seat completion_cards phase turn to_act display deck discard ticket_deck given_up returned pending
            last_turns over ending winners
        """
        out: dict[str, Any] = {"board": self.board.id, "seat": self.seat, "seats": self.seats}
        out |= {name: getattr(self, name) for name in names.split()}
        out["players"] = [dict(vars(player)) for player in self.players]  # nothing in it is nested, and asdict is slow
        out["actions"] = [action.to_dict() for action in self.actions]
        out["costs"] = self.costs
        out["ticket_analysis"] = [dict(vars(ticket)) for ticket in self.ticket_analysis]
        out["scores"] = [dict(vars(score)) for score in self.scores]
        return out

    def _seat_view(self, p: int) -> SeatView:
        s, board = self._state, self.board
        mine = p == self.seat
        done = tickets_face_up(self._numbers, s, p)
        held = s.tickets[p] & ~done
        routes, points = claimed(board, *s.owned[p])
        seen = SeatView.__new__(SeatView)  # made several times per action, and __init__ of a frozen dataclass is slow
        seen.__dict__.update(
            seat=p,
            pieces=s.pieces[p],
            cards=sum(s.hand[p]),
            hand=self._cards(s.hand[p]) if mine else None,
            known=self._cards(s.known[p]),
            tickets=held.bit_count(),
            ticket_list=ticket_ids(board, members(held)) if mine or hands_are_shown(self._numbers, s) else None,
            completed=ticket_ids(board, members(done)) if done else (),
            bonus=bool(s.bonus[p]),
            offer=ticket_ids(board, [t for t in s.offer[p] if t != NONE]) if mine else None,
            has_chosen=s.phase == OPENING and s.choice[p] != 0,
            routes=routes,
            route_points=points,
        )
        return seen

    def _cards(self, counts: list[int]) -> dict[str, int]:
        return {self.board.card_names[c]: n for c, n in enumerate(counts) if n}


def to_act(s: State) -> tuple[int, ...]:
    if s.phase == OPENING:
        return tuple(p for p in range(s.seats) if s.choice[p] == 0)
    return () if s.phase == OVER else (s.seat,)


@lru_cache(1 << 12)
def claimed(board: Board, *words_of_set: int) -> tuple[tuple[str, ...], int]:
    """The names and points of a set of routes; cached because all views of a table need the same."""
    state = State.__new__(State)
    state.owned = [list(words_of_set)]  # the only field that `route_points` reads
    return tuple(board.routes[r].id for r in owned_routes(words_of_set)), route_points(board_numbers(board), state, 0)
