"""Actions: what a player chooses, in names, and the steps of the rules that an action consists of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from farebox.boards.board import GRAY, Board
from farebox.boards.limits import LENGTH, WORD
from farebox.game.text.names import NotationError, counted, find, find_route, find_ticket, members, shown, words, write_counts
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import payments
from farebox.rules.state import (
    ALL_WILD,
    BLIND,
    CLAIM,
    KEEP,
    KEEP_BOTH,
    KEEP_FIRST,
    NEW_TICKETS,
    NONE,
    OPENING,
    OVER,
    PASS,
    PAY,
    PAYMENT,
    SECOND,
    WILD,
    State,
)

PLAIN_ACTIONS = {"blind": BLIND, "draw": BLIND, "tickets": NEW_TICKETS, "exchange": NEW_TICKETS, "pass": PASS}
ACTION_KINDS = ("take", "blind", "draw", "claim", "tickets", "exchange", "keep", "pass")
WHY_NOT = {
    "blind": "the deck is empty",
    "draw": "the deck is empty",
    "tickets": "no ticket is left to draw",
    "exchange": "an exchange needs two tickets in hand",
    "pass": "only a seat that can neither draw nor claim may pass",
}


class IllegalAction(ValueError):  # noqa: N818 -- reads better where it is raised
    """The action may not be played now; the message says why. The game is unchanged."""


@dataclass(frozen=True)
class Action:
    """What a player chooses. `str(action)` is its notation: "claim chelsea-soho 3 pink 1 taxi"."""

    kind: str  # take, blind, claim, tickets, keep, pass; in First Journey draw, claim, exchange, pass
    card: str | None = None  # take
    route: str | None = None  # claim
    payment: tuple[tuple[str, int], ...] = ()  # claim: (card, number) pairs; optional if there is only one way to pay
    tickets: tuple[str, ...] = ()  # keep

    def __str__(self) -> str:
        parts = [self.kind, self.card, self.route]
        parts += [f"{n} {card}" for card, n in self.payment]
        parts += self.tickets
        return " ".join(part for part in parts if part)

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action from its notation. Its names are checked when it is played."""
        kind, *rest = words(text) or [""]
        if kind not in ACTION_KINDS:
            raise NotationError(f"unknown action {shown(kind)}; actions are {', '.join(ACTION_KINDS)}")
        if kind == "take" and len(rest) == 1:
            return cls(kind, card=rest[0])
        if kind == "keep" and rest:
            return cls(kind, tickets=tuple(rest))
        if kind == "claim" and rest:
            return cls(kind, route=rest[0], payment=_read_payment(rest[1:]))
        if kind not in PLAIN_ACTIONS:
            raise NotationError(f"{kind} what?" if not rest else f"cannot read {shown(text.strip())}")
        if rest:
            raise NotationError(f"{kind} takes nothing after it, not {shown(' '.join(rest))}")
        return cls(kind)

    def to_dict(self) -> dict[str, Any]:
        """The action for JSON, without its empty fields."""
        out: dict[str, Any] = {"kind": self.kind}
        if self.card:
            out["card"] = self.card
        if self.route:
            out["route"] = self.route
        if self.payment:
            out["payment"] = dict(self.payment)
        if self.tickets:
            out["tickets"] = list(self.tickets)
        return out


def _read_payment(rest: list[str]) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for number, card in counted(rest):
        counts[card] = counts.get(card, 0) + number
    return tuple(counts.items())


def read_action(action: object) -> Action:
    """Read an Action or its notation; raises IllegalAction for anything else. An Action is written out and read again."""
    if not isinstance(action, Action | str):
        raise IllegalAction(f"an action must be an Action or its notation, not {type(action).__name__}")
    try:
        return Action.parse(str(action))
    except NotationError as error:
        raise IllegalAction(str(error)) from None
    except (TypeError, ValueError):
        raise IllegalAction("malformed Action: fields must be names, and the payment must be pairs of card and number") from None


def wilds_of(length: int, step: int) -> int:
    """The number of wild cards in a payment step for a route of this length."""
    return length if step == ALL_WILD else (step - PAYMENT) % LENGTH


def payment_of(board: Board, route: int, step: int) -> tuple[tuple[str, int], ...]:
    """The cards of a payment step for a route."""
    return price_of(board, board.routes[route].length, step)


@cache
def price_of(board: Board, length: int, step: int) -> tuple[tuple[str, int], ...]:
    """The cards of a payment step for a route of this length."""
    wilds = wilds_of(length, step)
    counts = ((board.card_names[(step - PAYMENT) // LENGTH], length - wilds), (board.wild, wilds))
    return tuple((card, n) for card, n in counts if n)


def ways_to_pay(board: Board, state: State, route: int) -> list[int]:
    """The payment steps with which the seat to act can pay for a route."""
    return members(payments(board_numbers(board), state, state.seat, route))


def legal_steps(board: Board, state: State) -> list[int]:
    """The legal steps of the seat to act."""
    choices, routes, more = dispatch.legal(board_numbers(board), state)
    return [*members(choices), *(CLAIM + r for r in members(routes)), *(CLAIM + WORD + r for r in members(more))]


def legal_actions(board: Board, state: State) -> list[Action]:
    """All legal actions of the seat to act, with a separate claim for every way to pay."""
    actions: list[Action] = []
    for step in legal_steps(board, state):
        if step >= CLAIM:
            route = step - CLAIM
            actions += [claim_action(board, route, way) for way in ways_to_pay(board, state, route)]
        else:
            actions.append(_action_of(board, state, step))
    return actions


@cache
def claim_action(board: Board, route: int, way: int) -> Action:
    return Action("claim", route=board.routes[route].id, payment=payment_of(board, route, way))


def action_of_steps(board: Board, state: State, steps: Sequence[int]) -> Action:
    """The action that consists of these steps: a claim and its payment, or a single step."""
    if steps[0] < CLAIM:
        return _action_of(board, state, steps[0])
    route = steps[0] - CLAIM
    return claim_action(board, route, steps[1] if len(steps) > 1 else ways_to_pay(board, state, route)[0])


@cache
def _plain_action(board: Board, step: int) -> Action:
    """An action that is the same in every state."""
    if step < BLIND:
        return Action("take", card=board.card_names[step])
    return Action(next(kind for kind in board.ruleset.actions if PLAIN_ACTIONS.get(kind) == step))


def _action_of(board: Board, state: State, step: int) -> Action:
    if step <= PASS:
        return _plain_action(board, step)
    if step >= PAYMENT:
        return claim_action(board, state.pending, step)
    offer = state.offer[state.seat]
    kept = offer if step == KEEP_BOTH else [offer[step - KEEP_FIRST]]
    return Action("keep", tickets=tuple(board.tickets[t].id for t in kept))


def _is_legal(board: Board, state: State, step: int) -> bool:
    choices, *routes = dispatch.legal(board_numbers(board), state)
    if step < CLAIM:
        return bool(choices >> step & 1)
    word, route = divmod(step - CLAIM, WORD)
    return bool(routes[word] >> route & 1)


def steps_of(board: Board, state: State, action: Action) -> tuple[list[int], Action]:
    """The steps of an action, and the action in full, its payment included. IllegalAction says why it may not be played."""
    try:
        steps = _steps(board, state, action)
        if not _is_legal(board, state, steps[0]):
            raise IllegalAction(_why_not(board, state, steps[0]))
        if steps[0] >= CLAIM:
            steps += _payment_step(board, state, action, ways_to_pay(board, state, steps[0] - CLAIM))
    except NotationError as error:
        raise IllegalAction(str(error)) from None
    return steps, action_of_steps(board, state, steps)


def _steps(board: Board, state: State, action: Action) -> list[int]:
    if action.kind not in board.ruleset.actions:
        raise IllegalAction(f"{board.name} has no action {action.kind!r}; it has {', '.join(board.ruleset.actions)}")
    if state.phase == PAY and action.kind == "claim":
        if find_route(board, action.route or "") != state.pending:
            raise IllegalAction(f"{board.routes[state.pending].id} is chosen and must be paid now")
        ways = ways_to_pay(board, state, state.pending)
        return _payment_step(board, state, action, ways) or ways
    if action.kind == "take":
        return [find(board.color_numbers, action.card or "", "card")]
    if action.kind == "claim":
        return [CLAIM + find_route(board, action.route or "")]
    if action.kind == "keep":
        return [_keep_step(board, state, action)]
    return [PLAIN_ACTIONS[action.kind]]


def _keep_step(board: Board, state: State, action: Action) -> int:
    if state.phase not in (OPENING, KEEP):
        raise IllegalAction("there are no tickets to choose from now")
    offer = [t for t in state.offer[state.seat] if t != NONE]
    kept = {find_ticket(board, name) for name in action.tickets}
    if not kept or not kept <= set(offer):
        which = "one or both of " if len(offer) > 1 else ""
        raise IllegalAction(f"keep {which}{' '.join(board.tickets[t].id for t in offer)}")
    if len(kept) == 2:
        return KEEP_BOTH
    return KEEP_FIRST + offer.index(kept.pop())


def _payment_step(board: Board, state: State, action: Action, ways: Sequence[int]) -> list[int]:
    """The payment as a list of one step; empty if there is only one way to pay."""
    route = find_route(board, action.route or "")
    if not action.payment:
        if len(ways) == 1:
            return []
        raise IllegalAction(f"say how to pay {action.route}: {_read_out(board, route, ways)}")
    wanted = {card: n for card, n in action.payment if n}
    for card in wanted:
        find(board.color_numbers, card, "card")
    for way in ways:
        if dict(payment_of(board, route, way)) == wanted:
            return [way] if len(ways) > 1 or state.phase == PAY else []
    raise IllegalAction(f"{action.route} cannot be paid that way; ways to pay: {_read_out(board, route, ways)}")


def _read_out(board: Board, route: int, ways: Sequence[int]) -> str:
    return ", or ".join(" ".join(f"{n} {card}" for card, n in payment_of(board, route, way)) for way in ways)


def _why_not(board: Board, state: State, step: int) -> str:
    """Why a step is not legal, in one line."""
    if state.phase == OVER:
        return "the game is over"
    if state.phase in (OPENING, KEEP):
        return "the tickets drawn must be chosen first: keep one or both"
    if state.phase == PAY:
        return f"{board.routes[state.pending].id} must be paid first"
    if state.phase == SECOND and step > BLIND:
        return "a second card must be taken first (NY-DRAW-1)"
    if step < BLIND and step not in state.display:
        return f"no {board.card_names[step]} card is face up"
    if step == WILD:
        return f"a face-up {board.wild} cannot be the second card (NY-DRAW-4)"
    if step < CLAIM:
        return WHY_NOT[_plain_action(board, step).kind]
    return _why_not_claim(board, state, step - CLAIM)


def _why_not_claim(board: Board, state: State, route: int) -> str:
    p, r = state.seat, board.routes[route]
    word, bit = route // WORD, 1 << route % WORD
    for q in range(state.seats):
        if state.owned[q][word] & bit:
            return f"{r.id} is already claimed by seat {q}"
    if not state.open[p][word] & bit:
        twin = board_numbers(board).twin[route]
        own = twin != NONE and state.owned[p][twin // WORD] >> twin % WORD & 1
        clause = f"{board.ruleset.clauses}-DOUBLE-{1 if own else 2}"
        return f"{r.id} is closed: the other route of the double is claimed ({clause})"
    if state.pieces[p] < r.length:
        return f"{r.id} takes {r.length} pieces, seat {p} has {state.pieces[p]}"
    color = "one color" if r.color == GRAY else r.color
    held = write_counts(board, state.hand[p]) or "no cards"
    return f"{r.id} costs {r.length} cards of {color} or {board.wild}; in hand: {held}"
