"""`farebox review`: under each costly decision stands why another action was better."""

from __future__ import annotations

import io

from rich.console import Console

from farebox import Action, Game, Position
from farebox.cli.games.review import _decisions
from farebox.review import Judgment, ReviewedDecision
from farebox.review.decisions import decisions_of
from farebox.review.reasons import reasons_for


def test_reasons_name_tickets_and_players() -> None:
    routes = "routes.0=times_square-empire_state_building.orange chelsea-empire_state_building.1"
    rival = "routes.1=chelsea-midtown_west soho-wall_street"
    game = Game.from_position(
        Position.parse(f"board=new_york; hand.0=6 pink, 6 blue; tickets.0=times_square-soho; {routes}; {rival}")
    )
    game.play("blind")
    game.abandon()
    decision, best = next(decisions_of(game)), Action.parse("claim chelsea-soho 4 pink")
    judgment = Judgment((), best, chance=0.4, cost=0.1, error=0.0, answered=0.4, all_chances=())
    one = ReviewedDecision(decision, judgment, None, tuple(reasons_for(game, decision, judgment)))
    console = Console(file=io.StringIO(), width=200)
    console.print(_decisions([one], ["Ada", "Bob"]))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "It would have completed Times Square – SoHo." in shown
    assert "Bob has routes on both sides of it: it would have kept them apart." in shown
