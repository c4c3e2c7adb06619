"""What everybody saw after a decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from farebox.game.analysis import ViewAnalysis
from farebox.game.event import RouteClaimed
from farebox.game.game import Game, Play
from farebox.review.decisions import Decision
from farebox.review.reasons.reason import Reason
from farebox.rules.state import ABANDONED

SOON = 2  # rounds: who takes a route much later need not have wanted it then


class Later:
    """The rest of a game, as all seats saw it."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self._game, self._decision = game, decision
        self._ended = game.state.ending != ABANDONED

    def ends_within(self, rounds: int) -> bool:
        return self._ended and self._is_within(self._game.plays[-1], rounds)

    def _is_within(self, play: Play, rounds: int) -> bool:
        return play.turn - self._decision.play.turn <= rounds * len(self._game.seats)

    def never_completed(self, tickets: Iterable[str]) -> list[str]:
        """Those of the seat's own tickets that it had not completed when the game ended."""
        seat, wanted = self._decision.seat, list(tickets)
        done = ViewAnalysis(self._game.view(seat)).done(seat, wanted)
        return [ticket for ticket in wanted if self._ended and ticket not in done]

    def taken(self, route: str | None) -> Iterator[Reason]:
        """Another seat claimed the route soon."""
        for play in self._game.plays[self._decision.number + 1 :]:
            if not self._is_within(play, SOON):
                return
            for event in play.events:
                if isinstance(event, RouteClaimed) and event.route == route:
                    if event.seat != self._decision.seat:
                        yield Reason("taken_later", {"seat": event.seat, "turns": play.turn - self._decision.play.turn})
                    return
