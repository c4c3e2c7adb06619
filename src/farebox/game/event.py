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
from farebox.rules.running.live import LiveState
from farebox.rules.state import KEEP_BOTH, KEEP_FIRST, NONE, PAYMENT, State

T = TypeVar("T")
PublicField = Annotated[T, Public()]  # everybody sees it
PrivateField = Annotated[T | None, Private()]  # only the event's seat sees it; None for the others
SecretField = Annotated[T | None, Secret()]  # nobody sees it; only the record has it


@dataclass(frozen=True)
class Event:
    """Something that happened. Every kind is a subclass with its own fields; None replaces what a viewer may not see."""

    kind: str = field(kw_only=True)
    seat: int | None  # None: it concerns the whole table

    revealing: ClassVar[bool] = False  # it reveals a card or a ticket to a player, so it cannot be undone
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
        """Whether it reveals a card, a ticket or another seat's choice to any player."""
        return self.revealing

    def _hidden_from(self, seat: int | None) -> dict[str, None]:
        if self._seen:
            return {}
        return self.hidden_from_others if seat is None or seat != self.seat else self.hidden_from_own


@dataclass(frozen=True)
class Dealt(Event):
    kind: Literal["deal"] = field(default="deal", kw_only=True)
    seat: int
    count: PublicField[int]
    cards: PrivateField[list[str]]
    tickets: PrivateField[list[str]]


@dataclass(frozen=True)
class CardTaken(Event):
    kind: Literal["take"] = field(default="take", kw_only=True)
    seat: int
    place: PublicField[int]
    card: PublicField[str]


@dataclass(frozen=True)
class BlindDrawn(Event):
    kind: Literal["blind"] = field(default="blind", kw_only=True)
    seat: int
    card: PrivateField[str]

    revealing = True


@dataclass(frozen=True)
class TurnedUp(Event):
    kind: Literal["turn_up"] = field(default="turn_up", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    place: PublicField[int]
    card: PublicField[str]

    revealing = True


@dataclass(frozen=True)
class DisplayReset(Event):
    kind: Literal["reset"] = field(default="reset", kw_only=True)
    seat: None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class DeckShuffled(Event):
    kind: Literal["shuffle"] = field(default="shuffle", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    cards: PublicField[int]
    order: SecretField[list[str]]  # from the top


@dataclass(frozen=True)
class TicketsShuffled(Event):
    kind: Literal["shuffle_tickets"] = field(default="shuffle_tickets", kw_only=True)
    seat: None = field(default=None, kw_only=True)
    tickets: PublicField[int]
    order: SecretField[list[str]]  # from the top


@dataclass(frozen=True)
class RouteClaimed(Event):
    kind: Literal["claim"] = field(default="claim", kw_only=True)
    seat: int
    route: PublicField[str]
    payment: PublicField[dict[str, int]]


@dataclass(frozen=True)
class TicketsOffered(Event):
    kind: Literal["offer"] = field(default="offer", kw_only=True)
    seat: int
    count: PublicField[int]
    tickets: PrivateField[list[str]]

    revealing = True


@dataclass(frozen=True)
class TicketsChosen(Event):
    """A choice of the opening. It takes effect once all have chosen."""

    kind: Literal["choose"] = field(default="choose", kw_only=True)
    seat: int
    tickets: PrivateField[list[str]]


@dataclass(frozen=True)
class TicketsKept(Event):
    kind: Literal["keep"] = field(default="keep", kw_only=True)
    seat: int
    count: PublicField[int]
    tickets: PrivateField[list[str]]
    returned: PrivateField[list[str]]

    def reveals(self, actor: int) -> bool:
        return self.seat != actor  # in the opening the last choice reveals how many tickets the others kept


@dataclass(frozen=True)
class TicketCompleted(Event):
    kind: Literal["completed"] = field(default="completed", kw_only=True)
    seat: int
    ticket: PublicField[str]

    revealing = True


@dataclass(frozen=True)
class BonusCompleted(Event):
    kind: Literal["bonus"] = field(default="bonus", kw_only=True)
    seat: int


@dataclass(frozen=True)
class TicketDrawn(Event):
    kind: Literal["ticket"] = field(default="ticket", kw_only=True)
    seat: int
    ticket: PrivateField[str]

    revealing = True


@dataclass(frozen=True)
class TicketsGivenUp(Event):
    kind: Literal["exchange"] = field(default="exchange", kw_only=True)
    seat: int
    count: PublicField[int]
    tickets: PrivateField[list[str]]


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
    ending: PublicField[str]
    winners: PublicField[list[int]]

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
            raise TypeError(f"{kind.__name__}.{name} must say who may see it: PublicField, PrivateField or SecretField")
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
    return [FROM_NUMBERS[what](board, orders, *numbers) for what, *numbers in told]


def deal_events(board: Board, state: State) -> list[AnyEvent]:
    """The events of the deal: what each seat has in a newly dealt state."""
    dealt: list[AnyEvent] = []
    for p in range(state.seats):
        cards = [board.card_names[c] for c, n in enumerate(state.hand[p]) for _ in range(n)]
        dealt.append(Dealt(p, len(cards), cards, _tickets(board, state.tickets[p])))
    return dealt


Orders = list[list[int]]  # results of the shuffles, bottom first


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


def _shuffled(board: Board, orders: Orders, cards: int) -> DeckShuffled:
    return DeckShuffled(cards, [board.card_names[c] for c in reversed(orders.pop(0))])


def _tickets_shuffled(board: Board, orders: Orders, tickets: int) -> TicketsShuffled:
    return TicketsShuffled(tickets, list(ticket_ids(board, reversed(orders.pop(0)))))


# By the number of its kind in `rules.events`, how an event is made of the numbers reported with it (0 fills the rest).
FROM_NUMBERS: dict[int, Callable[[Board, Orders, int, int, int, int], AnyEvent]] = {
    events.CARD_TAKEN: lambda board, _, seat, place, card, _0: CardTaken(seat, place, board.card_names[card]),
    events.BLIND_DRAWN: lambda board, _, seat, card, _0, _1: BlindDrawn(seat, board.card_names[card]),
    events.TURNED_UP: lambda board, _, place, card, _0, _1: TurnedUp(place, board.card_names[card]),
    events.DISPLAY_RESET: lambda *_: DisplayReset(),
    events.DECK_SHUFFLED: lambda board, orders, cards, *_: _shuffled(board, orders, cards),
    events.ROUTE_CLAIMED: lambda board, _, seat, route, color, wilds: _claimed(board, seat, route, color, wilds),
    events.TICKETS_OFFERED: lambda board, _, seat, first, second, _0: _offered(board, seat, first, second),
    events.TICKETS_CHOSEN: lambda board, _, seat, action, first, second: _chosen(board, seat, action, first, second),
    events.TICKETS_KEPT: lambda board, _, seat, kept, given, _0: TicketsKept(
        seat, kept.bit_count(), _tickets(board, kept), _tickets(board, given)
    ),
    events.TICKET_COMPLETED: lambda board, _, seat, ticket, *_0: TicketCompleted(seat, board.tickets[ticket].id),
    events.BONUS_COMPLETED: lambda board, _, seat, *_0: BonusCompleted(seat),
    events.TICKET_DRAWN: lambda board, _, seat, ticket, *_0: TicketDrawn(seat, board.tickets[ticket].id),
    events.TICKETS_GIVEN_UP: lambda board, _, seat, tickets, *_0: TicketsGivenUp(
        seat, tickets.bit_count(), _tickets(board, tickets)
    ),
    events.TICKETS_SHUFFLED: lambda board, orders, tickets, *_: _tickets_shuffled(board, orders, tickets),
    events.TURN_PASSED: lambda board, _, seat, *_0: TurnPassed(seat),
    events.LAST_TURNS_ANNOUNCED: lambda board, _, seat, *_0: LastTurnsAnnounced(seat),
    events.GAME_OVER: lambda board, _, ending, winners, *_0: GameOver(ENDINGS[ending], members(winners)),
}
