"""Events: what was done and what chance answered, each knowing who may see what of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from farebox.boards.board import Board
from farebox.boards.limits import LENGTH
from farebox.game.action import payment_of
from farebox.game.notation import ENDINGS, members, ticket_ids
from farebox.rules import telling
from farebox.rules.kernel import LiveState
from farebox.rules.state import KEEP_BOTH, KEEP_FIRST, NONE, PAYMENT

NOBODY: frozenset[str] = frozenset()
REVEALING = {"blind", "turn_up", "offer", "completed", "ticket", "over"}


@dataclass(frozen=True)
class Event:
    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    secret: frozenset[str] = NOBODY  # entries of data for the seat's own eyes
    hidden: frozenset[str] = NOBODY  # entries of data for nobody's eyes, kept for the record

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) sees it: what it may not see is None."""
        return Event(self.kind, self.seat, self._data_for(seat))

    def _data_for(self, seat: int | None) -> dict[str, Any]:
        blind = self.hidden | (self.secret if seat is None or seat != self.seat else NOBODY)
        return {key: None if key in blind else value for key, value in self.data.items()}

    def reveals(self, actor: int) -> bool:
        """Whether it shows somebody a card, a ticket or another seat's choice."""
        return self.kind in REVEALING or (self.kind == "keep" and self.seat != actor)

    def to_dict(self, seat: int | None = None) -> dict[str, Any]:
        """For JSON, as a seat (None: a spectator) sees it."""
        return {"kind": self.kind, "seat": self.seat, **self._data_for(seat)}


def events_of(board: Board, state: LiveState) -> list[Event]:
    """What the rules have told since it was last asked, as events."""
    told, state.told = state.told, []
    orders, state.orders = state.orders, []
    return [_event(board, state, what, numbers, orders) for what, *numbers in told]


def _event(board: Board, state: LiveState, what: int, n: list[int], orders: list[list[int]]) -> Event:
    x, y, z, w = n
    card = board.card_names
    match what:
        case telling.TAKEN:
            return Event("take", x, {"place": y, "card": card[z]})
        case telling.BLIND_DRAWN:
            return Event("blind", x, {"card": card[y]}, frozenset({"card"}))
        case telling.TURNED_UP:
            return Event("turn_up", None, {"place": x, "card": card[y]})
        case telling.RESET:
            return Event("reset")
        case telling.SHUFFLED:
            order = [card[c] for c in reversed(orders.pop(0))]
            return Event("shuffle", None, {"cards": x, "order": order}, hidden=frozenset({"order"}))
        case telling.TICKETS_SHUFFLED:
            names = list(ticket_ids(board, reversed(orders.pop(0))))
            return Event("shuffle_tickets", None, {"tickets": x, "order": names}, hidden=frozenset({"order"}))
        case telling.CLAIMED:
            payment = payment_of(board, y, PAYMENT + z * LENGTH + w)
            return Event("claim", x, {"route": board.routes[y].id, "payment": dict(payment)})
        case telling.OFFERED:
            names = list(ticket_ids(board, (t for t in (y, z) if t != NONE)))
            return Event("offer", x, {"count": len(names), "tickets": names}, frozenset({"tickets"}))
        case telling.CHOSEN:
            offer = [t for t in (z, w) if t != NONE]
            kept = offer if y == KEEP_BOTH else [offer[y - KEEP_FIRST]]
            return Event("choose", x, {"tickets": list(ticket_ids(board, kept))}, frozenset({"tickets"}))
        case telling.KEPT:
            data = {"count": y.bit_count(), "tickets": list(ticket_ids(board, members(y)))}
            data["returned"] = list(ticket_ids(board, members(z)))
            return Event("keep", x, data, frozenset({"tickets", "returned"}))
        case telling.COMPLETED:
            return Event("completed", x, {"ticket": board.tickets[y].id})
        case telling.BONUS:
            return Event("bonus", x)
        case telling.TICKET_DRAWN:
            return Event("ticket", x, {"ticket": board.tickets[y].id}, frozenset({"ticket"}))
        case telling.GIVEN_UP:
            names = list(ticket_ids(board, members(y)))
            return Event("exchange", x, {"count": len(names), "tickets": names}, frozenset({"tickets"}))
        case telling.PASSED:
            return Event("pass", x)
        case telling.ENDING_ANNOUNCED:
            return Event("last_turns", x)
        case _:
            assert what == telling.GAME_OVER
            return Event("over", None, {"ending": ENDINGS[x], "winners": members(y)})
