"""How many wilds New York's deck has, and what reviews believe: python benchmarks/wilds.py [GAMES]

Before every blind draw of a game with two seats: the share of wilds in the deck, and its mean in the worlds of a review, with and
without what the hands of the others tell. Prints believed minus true, in percent of the deck, by the share of pieces that the
opponent has placed. On average it should be 0: if the deck has fewer wilds than believed, all players seem to draw badly.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.bots.neural.worlds import imagine_worlds
from farebox.bots.search.workspace import make_workspace
from farebox.game.event import BlindDrawn
from farebox.kernel.rng import seeded
from farebox.review.beliefs import sharpen
from farebox.review.decisions import Decision, decisions_of
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, WILD
from review import play

SEED, WORLDS = 13_070_000, 32
PARTS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)


def believed(decision: Decision, usual_hands: tuple[float, ...]) -> float:
    """The mean share of wilds in the deck of imagined worlds."""
    board, seat = decision.view.board, decision.seat
    w = sharpen(make_workspace(board, decision.state(open_hands=False), seat, 0, WORLDS), board, usual_hands)
    none = np.full(1, NONE, np.int64)
    compiled_rules().twin(imagine_worlds)(w, WORLDS, none, none, seeded(decision.number))
    states: Any = w.states
    return float((states["deck"][1:, : decision.before.n_deck] == WILD).mean())


def differences(decision: Decision) -> tuple[float, float, float]:
    """The share of its pieces that the opponent has placed; believed minus true share of wilds, without and with its hands."""
    state = decision.before
    true = state.deck[: state.n_deck].count(WILD) / state.n_deck
    placed = 1 - state.pieces[1 - decision.seat] / decision.view.board.pieces
    return placed, believed(decision, ()) - true, believed(decision, decision.usual_hands) - true


def report(found: npt.NDArray[np.float64]) -> None:
    rows = [(f"{low:.0%} placed", found[(found[:, 0] >= low) & (found[:, 0] < high)]) for low, high in pairwise(PARTS)]
    for name, some in [*rows, ("all", found)]:
        mean, half = some[:, 1:].mean(axis=0), 1.96 * some[:, 1:].std(axis=0) / np.sqrt(len(some))
        figures = ", ".join(f"{100 * m:+.2f} ± {100 * h:.2f}" for m, h in zip(mean, half, strict=True))
        print(f"  {name}: {len(some)} draws, without and with hands {figures}")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for bot in ("champion", "planner"):
        played = (play("new_york", 2, SEED + number, bot) for number in range(games))
        draws = (one for game in played for one in decisions_of(game) if any(isinstance(e, BlindDrawn) for e in one.play.events))
        print(bot)
        report(np.array([differences(one) for one in draws]))


if __name__ == "__main__":
    main()
