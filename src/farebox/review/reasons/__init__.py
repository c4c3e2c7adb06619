"""Why another action was better, in facts.

The facts come from what the seat knew, and from what everybody saw later in the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from farebox.boards.board import Board
from farebox.game.action import Action
from farebox.game.analysis import ViewAnalysis
from farebox.game.game import Game
from farebox.review.decisions import Decision
from farebox.review.judgment import Judgment
from farebox.review.reasons.cards import DRAWN, better_card
from farebox.review.reasons.later import Later
from farebox.review.reasons.reason import REASONS, Reason
from farebox.review.reasons.routes import better_route, no_hurry
from farebox.review.reasons.tickets import better_tickets, new_tickets, poor_tickets, too_many_tickets

__all__ = ["REASONS", "Reason", "reasons_for"]


def reasons_for(game: Game, decision: Decision, judgment: Judgment) -> Iterator[Reason]:
    """Why the best action was better; nothing if the decision cost nothing."""
    if not judgment.cost:
        return
    played, better = decision.play.action, judgment.best
    outlook, later = ViewAnalysis(decision.view), Later(game, decision)
    if better.kind == "claim" and better.route == played.route:
        yield from _wasted_wilds(game.board, played, better)
    elif better.kind == "claim":
        yield from better_route(outlook, later, played, better)
    elif better.kind in DRAWN:
        yield from better_card(outlook, played, better)
    elif better.kind == "keep":
        yield from better_tickets(outlook, played, better)
    elif better.kind == "exchange":
        yield from poor_tickets(outlook)
    if better.kind in ("exchange", "tickets"):
        yield from new_tickets(outlook)
    if played.kind == "claim" and better.route != played.route and no_hurry(decision.view, played):
        yield Reason("twin_free", {})
    if played.kind in ("tickets", "keep"):
        yield from too_many_tickets(outlook, later, played, better)


def _wasted_wilds(board: Board, played: Action, better: Action) -> Iterator[Reason]:
    wasted = dict(played.payment).get(board.wild, 0) - dict(better.payment).get(board.wild, 0)
    if wasted > 0:
        yield Reason("wasted_wild", {"count": wasted})
