"""Hints: the action that a strong bot would choose, and the reason in one word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from farebox import Action, View
from farebox.boards.board import GRAY
from farebox.game.analysis import TicketAnalysis, ViewAnalysis
from farebox.table.errors import Refused
from farebox.table.messages.socket import AskHint, Hint
from farebox.table.messages.table_json import action_data
from farebox.table.proposals import playing
from farebox.table.table import HostedTable

MOST_HINTS = 3  # pending hints per seat


@dataclass(frozen=True)
class HintReason:
    reason: str
    ticket: str | None = None
    card: str | None = None


def begin(table: HostedTable, seat: int) -> View:
    """The view that a bot thinks about for a hint; `end` must follow. Raises Refused."""
    if not table.row.options["hints"]:
        raise Refused("hints_off", "this table plays without hints")
    playing(table)
    view = table.view(seat)
    if view is None or not view.actions:
        raise Refused("not_your_turn", f"it is not seat {seat}'s turn", seat=seat)
    if table.hints.get(seat, 0) >= MOST_HINTS:
        raise Refused("too_fast", f"at most {MOST_HINTS} hints at once")
    table.hints[seat] = table.hints.get(seat, 0) + 1
    return view


def end(table: HostedTable, seat: int) -> None:
    table.hints[seat] -= 1


def hint(asked: AskHint, view: View, action: Action) -> Hint:
    why = reason_for(view, action)
    reason: Any = why.reason
    return Hint(id=asked.id, seat=asked.seat, action=action_data(action), reason=reason, ticket=why.ticket, card=why.card)


def reason_for(view: View, action: Action) -> HintReason:
    """Why an action is good, judging by the view alone."""
    analysis = ViewAnalysis(view)
    if len(view.actions) == 1 or action.kind == "pass":
        return HintReason("only")
    match action.kind:
        case "claim":
            return _claim(view, analysis, action.route or "")
        case "take":
            return _collect(view, analysis, action.card or "")
        case "blind" | "draw":
            return HintReason("collect")  # nobody knows which cards come
        case "keep":
            return _keep(view, action.tickets)
        case "exchange":
            hopeless = [t.ticket for t in analysis.tickets if t.state in ("short", "blocked")]
            return HintReason("hopeless", hopeless[0] if hopeless else None)
        case _:
            return _more_tickets(view)


def _claim(view: View, analysis: ViewAnalysis, route: str) -> HintReason:
    look = next(r for r in analysis.routes if r.route == route)
    if look.finishes:
        return HintReason("finish", look.finishes[0])
    for ticket in _nearest(analysis):
        if route in ticket.free or _twin(view, route) in ticket.free:
            return HintReason("toward", ticket.ticket)
    if look.bonus:
        return HintReason("finish")
    left = view.me.pieces - look.need
    if look.points and (view.last_turns is not None or left <= view.board.ruleset.last_pieces):
        return HintReason("end")
    most = max(one.points for one in analysis.routes if one.why is None)
    return HintReason("points" if look.points == most > 0 else "bot")


def _keep(view: View, tickets: Sequence[str]) -> HintReason:
    if len(tickets) > 1:
        return _more_tickets(view)
    values = {ticket: view.board.tickets[ticket].value for ticket in view.me.offer or ()}
    return HintReason("points" if values[tickets[0]] == max(values.values()) else "bot", tickets[0])


def _more_tickets(view: View) -> HintReason:
    return HintReason("more_tickets" if view.last_turns is None else "bot")


def _collect(view: View, analysis: ViewAnalysis, card: str) -> HintReason:
    board = view.board
    for ticket in _nearest(analysis):
        colors = {board.routes[route].color for route in ticket.free}
        if card == board.wild or colors & {GRAY, card}:
            return HintReason("collect", ticket.ticket, card)
    return HintReason("collect", None, card)


def _nearest(analysis: ViewAnalysis) -> list[TicketAnalysis]:
    """Tickets not completed yet, the one missing the fewest pieces first."""
    return sorted((t for t in analysis.tickets if t.state == "open"), key=lambda t: t.missing)


def _twin(view: View, route: str) -> str | None:
    return view.board.routes[route].twin
