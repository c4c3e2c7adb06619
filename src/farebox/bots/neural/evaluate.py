"""Each seat's chance to win: the champion's evaluation of every position of a game, from what the seat to act can see."""

from __future__ import annotations

from dataclasses import dataclass

from farebox.bots.neural.champion import champion_of, win_chances
from farebox.game.action import Action
from farebox.game.game import Game
from farebox.game.view import View


@dataclass(frozen=True)
class PositionEvaluation:
    """A position as the seat to act sees it, and what happened next."""

    turn: int  # 0 in the opening
    seat: int  # the seat to act
    action: Action | None  # its choice; None: the current position of an unfinished game
    chances: tuple[float, ...]  # each seat's chance to win
    change: float | None  # of the seat's own chance until its next decision or the end; None: not yet known


def evaluate_game(game: Game) -> list[PositionEvaluation]:
    """All positions of a game. Raises NoChampionError on a board without a champion.

    Seats know different things, so what a seat sees is compared only with what the same seat sees later.
    """
    positions = [(play.turn, play.seat, play.action, chances_of(View(game.board, play.before, play.seat))) for play in game.plays]
    later: dict[int, float] = {}
    if game.over:
        # An abandoned game has no result, so it is not known what the last decisions led to.
        later = {p: (1 / len(game.winners) if p in game.winners else 0.0) for p in game.seats if game.winners}
    else:
        later = {game.seat: chances_of(game.view(game.seat))[game.seat]}
    evaluations = []
    for turn, seat, action, chances in reversed(positions):
        change = later[seat] - chances[seat] if seat in later else None
        evaluations.append(PositionEvaluation(turn, seat, action, chances, change))
        later[seat] = chances[seat]
    evaluations.reverse()
    if not game.over:
        evaluations.append(PositionEvaluation(game.state.turn, game.seat, None, chances_of(game.view(game.seat)), None))
    return evaluations


def chances_of(view: View) -> tuple[float, ...]:
    """How likely each seat is to win, as seen by the view's seat, whose turn it must be."""
    if view.seat not in view.to_act:
        raise ValueError(f"it is not seat {view.seat}'s turn; only the view of a seat to act can be evaluated")
    state = view.sealed()
    return tuple(win_chances(champion_of(view.board, view.seats), view.board, state, state.seat))


def biggest_swings(evaluations: list[PositionEvaluation], count: int = 3) -> set[int]:
    """Where the chances of the seat to act changed most."""
    known = [k for k, position in enumerate(evaluations) if position.change]
    return set(sorted(known, key=lambda k: -abs(evaluations[k].change or 0.0))[:count])
