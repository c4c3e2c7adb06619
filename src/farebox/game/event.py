"""Events: what players did and what chance decided. Every kind is declared once, here.

A kind is a class. Its fields are those in docs/protocol.md, and the mark of a field says who may see it. What a seat sees of an
event, its JSON, the schema of the protocol and the web client's types are all derived from these classes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar, get_args, get_type_hints

from farebox.boards.board import Board
from farebox.boards.limits import LENGTH
from farebox.game.action import payment_of
from farebox.game.text.names import ENDINGS, members, ticket_ids
from farebox.kernel.visibility import Private, Public, Secret, Visibility
from farebox.rules import events
from farebox.rules.live import LiveState
from farebox.rules.state import KEEP_BOTH, KEEP_FIRST, NONE, PAYMENT, State

T = TypeVar("T")
Open = Annotated[T, Public()]  # everybody sees it
Own = Annotated[T | None, Private()]  # only the event's seat sees it; None for the others
Unseen = Annotated[T | None, Secret()]  # nobody sees it; only the record has it


@dataclass(frozen=True)
class Event:
    """Something that happened. Every kind is a subclass with its own fields; None replaces what a viewer may not see."""

    kind: str = field(kw_only=True)
    seat: int | None  # None: it concerns the whole table

    revealing: ClassVar[bool] = False  # it reveals a card or a ticket to somebody, so it cannot be undone
    hidden_from_own: ClassVar[dict[str, None]]  # fields that its own seat may not see
    hidden_from_others: ClassVar[dict[str, None]]  # fields that other seats may not see
    _seen: ClassVar[bool] = False  # whether `seen_by` made it: then it contains nothing that its viewer may not see

    @property
    def data(self) -> dict[str, Any]:
        """The fields of this kind by name."""
        return {name: value for name, value in self.__dict__.items() if name not in ("kind", "seat", "_seen")}

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat (None: a spectator) sees it, with None for hidden fields."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update(self._hidden_from(seat), _seen=True)
        return new

    def to_dict(self, seat: int | None = None) -> dict[str, Any]:
        """The event for JSON, as a seat (None: a spectator) sees it."""
        out = {**self.__dict__, **self._hidden_from(seat)}
        out.pop("_seen", None)
        return out

    def reveals(self, actor: int) -> bool:
        """Whether it reveals a card, a ticket or another seat's choice to somebody."""
        return self.revealing

    def _hidden_from(self, seat: int | None) -> dict[str, None]:
        if self._seen:
            return {}
        return self.hidden_from_others if seat is None or seat != self.seat else self.hidden_from_own


@dataclass(frozen=True)
class Dealt(Event):
    kind: Literal["deal"] = field(default="deal", kw_only=True)
    seat: int
    count: Open[int]
    cards: Own[list[str]]
    tickets: Own[list[str]]


@dataclass(frozen=True)
class CardTaken(Event):
    kind: Literal["take"] = field(default="take", kw_only=True)
    seat: int
    place: Open[int]
    card: Open[str]


@dataclass(frozen=True)
class BlindDrawn(Event):
    kind: Literal["blind"] = field(default="blind", kw_only=True)
    seat: int
    card: Own[str]

    revealing = True


@dataclass(frozen=True)
class TurnedUp(Event):
    kind: Literal["turn_up"] = field(default="turn_up", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    place: Open[int]
    card: Open[str]

    revealing = True


@dataclass(frozen=True)
class DisplayReset(Event):
    kind: Literal["reset"] = field(default="reset", kw_only=True)
    seat: None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class DeckShuffled(Event):
    kind: Literal["shuffle"] = field(default="shuffle", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    cards: Open[int]
    order: Unseen[list[str]]  # from the top


@dataclass(frozen=True)
class TicketsShuffled(Event):
    kind: Literal["shuffle_tickets"] = field(default="shuffle_tickets", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    tickets: Open[int]
    order: Unseen[list[str]]  # from the top


@dataclass(frozen=True)
class RouteClaimed(Event):
    kind: Literal["claim"] = field(default="claim", kw_only=True)
    seat: int
    route: Open[str]
    payment: Open[dict[str, int]]


@dataclass(frozen=True)
class TicketsOffered(Event):
    kind: Literal["offer"] = field(default="offer", kw_only=True)
    seat: int
    count: Open[int]
    tickets: Own[list[str]]

    revealing = True


@dataclass(frozen=True)
class TicketsChosen(Event):
    """A choice of the opening. It takes effect once all have chosen."""

    kind: Literal["choose"] = field(default="choose", kw_only=True)
    seat: int
    tickets: Own[list[str]]


@dataclass(frozen=True)
class TicketsKept(Event):
    kind: Literal["keep"] = field(default="keep", kw_only=True)
    seat: int
    count: Open[int]
    tickets: Own[list[str]]
    returned: Own[list[str]]

    def reveals(self, actor: int) -> bool:
        return self.seat != actor  # in the opening the last choice reveals how many tickets the others kept


@dataclass(frozen=True)
class TicketCompleted(Event):
    kind: Literal["completed"] = field(default="completed", kw_only=True)
    seat: int
    ticket: Open[str]

    revealing = True


@dataclass(frozen=True)
class BonusCompleted(Event):
    kind: Literal["bonus"] = field(default="bonus", kw_only=True)
    seat: int


@dataclass(frozen=True)
class TicketDrawn(Event):
    kind: Literal["ticket"] = field(default="ticket", kw_only=True)
    seat: int
    ticket: Own[str]

    revealing = True


@dataclass(frozen=True)
class TicketsGivenUp(Event):
    kind: Literal["exchange"] = field(default="exchange", kw_only=True)
    seat: int
    count: Open[int]
    tickets: Own[list[str]]


@dataclass(frozen=True)
class TurnPassed(Event):
    kind: Literal["pass"] = field(default="pass", kw_only=True)
    seat: int


@dataclass(frozen=True)
class LastTurnsAnnounced(Event):
    kind: Literal["last_turns"] = field(default="last_turns", kw_only=True)
    seat: int


@dataclass(frozen=True)
class GameOver(Event):
    kind: Literal["over"] = field(default="over", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    ending: Open[str]
    winners: Open[list[int]]

    revealing = True


AnyEvent = (  # every kind; the type checker verifies that `match` statements are complete
    Dealt
    | CardTaken
    | BlindDrawn
    | TurnedUp
    | DisplayReset
    | DeckShuffled
    | TicketsShuffled
    | RouteClaimed
    | TicketsOffered
    | TicketsChosen
    | TicketsKept
    | TicketCompleted
    | BonusCompleted
    | TicketDrawn
    | TicketsGivenUp
    | TurnPassed
    | LastTurnsAnnounced
    | GameOver
)


def _marks(kind: type[Event]) -> dict[str, Visibility]:
    """The marks of a kind's fields. Raises TypeError if a field does not say who may see it."""
    hints = get_type_hints(kind, include_extras=True)
    names = [one.name for one in fields(kind) if one.name not in ("kind", "seat")]
    marks = {name: [mark for mark in getattr(hints[name], "__metadata__", ()) if isinstance(mark, Visibility)] for name in names}
    for name, found in marks.items():
        if len(found) != 1:
            raise TypeError(f"{kind.__name__}.{name} must say who may see it: Open, Own or Unseen")
    return {name: found[0] for name, found in marks.items()}


def _declared(kinds: tuple[type[Event], ...]) -> dict[str, type[Event]]:
    for kind in kinds:
        marks = _marks(kind)
        kind.hidden_from_own = dict.fromkeys(name for name, mark in marks.items() if isinstance(mark, Secret))
        kind.hidden_from_others = dict.fromkeys(name for name, mark in marks.items() if not isinstance(mark, Public))
    return {vars(kind)["kind"]: kind for kind in kinds}


EVENTS = _declared(get_args(AnyEvent))


# --- conversion from the numbers of the rules


def events_of(board: Board, state: LiveState) -> list[AnyEvent]:
    """The events that the rules have reported since the last call."""
    told, state.told = state.told, []
    orders, state.orders = state.orders, []
    return [TOLD[what](board, orders, *numbers) for what, *numbers in told]


def deal_events(board: Board, state: State) -> list[AnyEvent]:
    """The events of the deal: what each seat has in a newly dealt state."""
    dealt: list[AnyEvent] = []
    for p in range(state.seats):
        cards = [board.card_names[c] for c, n in enumerate(state.hand[p]) for _ in range(n)]
        dealt.append(Dealt(p, len(cards), cards, _tickets(board, state.tickets[p])))
    return dealt


def _tickets(board: Board, tickets: int) -> list[str]:
    return list(ticket_ids(board, members(tickets)))


def _claimed(board: Board, seat: int, route: int, color: int, wilds: int) -> RouteClaimed:
    payment = payment_of(board, route, PAYMENT + color * LENGTH + wilds)
    return RouteClaimed(seat, board.routes[route].id, dict(payment))


def _offered(board: Board, seat: int, *offer: int) -> TicketsOffered:
    tickets = list(ticket_ids(board, [t for t in offer if t != NONE]))
    return TicketsOffered(seat, len(tickets), tickets)


def _chosen(board: Board, seat: int, action: int, *offer: int) -> TicketsChosen:
    kept = offer if action == KEEP_BOTH else [offer[action - KEEP_FIRST]]
    return TicketsChosen(seat, list(ticket_ids(board, kept)))


Orders = list[list[int]]  # results of the shuffles, bottom first
TOLD: dict[int, Callable[[Board, Orders, int, int, int, int], AnyEvent]] = {
    events.TAKEN: lambda board, orders, x, y, z, w: CardTaken(x, y, board.card_names[z]),
    events.BLIND_DRAWN: lambda board, orders, x, y, z, w: BlindDrawn(x, board.card_names[y]),
    events.TURNED_UP: lambda board, orders, x, y, z, w: TurnedUp(x, board.card_names[y]),
    events.RESET: lambda board, orders, x, y, z, w: DisplayReset(),
    events.SHUFFLED: lambda board, orders, x, y, z, w: DeckShuffled(x, [board.card_names[c] for c in reversed(orders.pop(0))]),
    events.CLAIMED: lambda board, orders, x, y, z, w: _claimed(board, x, y, z, w),
    events.OFFERED: lambda board, orders, x, y, z, w: _offered(board, x, y, z),
    events.CHOSEN: lambda board, orders, x, y, z, w: _chosen(board, x, y, z, w),
    events.KEPT: lambda board, orders, x, y, z, w: TicketsKept(x, y.bit_count(), _tickets(board, y), _tickets(board, z)),
    events.COMPLETED: lambda board, orders, x, y, z, w: TicketCompleted(x, board.tickets[y].id),
    events.BONUS: lambda board, orders, x, y, z, w: BonusCompleted(x),
    events.TICKET_DRAWN: lambda board, orders, x, y, z, w: TicketDrawn(x, board.tickets[y].id),
    events.GIVEN_UP: lambda board, orders, x, y, z, w: TicketsGivenUp(x, y.bit_count(), _tickets(board, y)),
    events.TICKETS_SHUFFLED: lambda board, orders, x, y, z, w: TicketsShuffled(
        x, list(ticket_ids(board, reversed(orders.pop(0))))
    ),
    events.PASSED: lambda board, orders, x, y, z, w: TurnPassed(x),
    events.ENDING_ANNOUNCED: lambda board, orders, x, y, z, w: LastTurnsAnnounced(x),
    events.GAME_OVER: lambda board, orders, x, y, z, w: GameOver(ENDINGS[x], members(y)),
}
