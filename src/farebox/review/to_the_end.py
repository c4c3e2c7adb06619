"""Worlds played to the end: what planners think of a choice, and what a deal is worth if champions play it.

No network is read here, so what one thinks too well of does not matter.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from farebox.bots.base import RULE_BOTS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.neural.batched_play import play_bots, shares_won
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.worlds import Choice, ImaginedWorlds, imagine_worlds, reshuffle_worlds
from farebox.bots.search.workspace import make_workspace
from farebox.game.game import Game
from farebox.kernel.rng import seeded
from farebox.kernel.twins import rule
from farebox.review.beliefs import sharpen
from farebox.review.decisions import Decision
from farebox.rules.compiled import compiled_rules
from farebox.rules.state import NONE, BoardNumbers, State

TO_THE_END = 100_000  # decisions: more than any game has
DEAL = 1 << 41  # separates the worlds of a deal from those of its decisions
Shares = npt.NDArray[np.float64]


def played_by_planners(decision: Decision, choices: list[Choice], worlds: int, seed: int, *, open_hands: bool = False) -> Shares:
    """The seat's share of the win, (worlds, choices): the same worlds for all choices, by what the seat knew."""
    board, state = decision.view.board, decision.state(open_hands)
    w = sharpen(make_workspace(board, state, decision.seat, 0, worlds * len(choices)), board)
    first, second = (np.array([choice[k] for choice in choices], np.int64) for k in (0, 1))
    twin = compiled_rules().twin
    twin(reshuffle_worlds if open_hands else imagine_worlds)(w, worlds, first, second, seeded(seed))
    twin(play_to_end)(w.boards, w.states, w.memories, RULE_BOTS["planner"], seeded(seed + 1))
    return shares_won(w.states[1:], decision.seat).reshape(worlds, len(choices))


@rule
def play_to_end(boards: list[BoardNumbers], states: list[State], memories: list[PlanMemory], kind: int, x: int) -> None:
    for i in range(1, len(states)):
        x = play_bots(boards[0], states[i], NONE, memories[0], NONE, kind, x)


def lead_of(both: Shares) -> tuple[float, float]:
    """The lead of the second choice over the first, and its standard error."""
    lead = both[:, 1] - both[:, 0]
    return float(lead.mean()), float(lead.std(ddof=1) / np.sqrt(len(lead)))


def chances_of_deal(game: Game, worlds: int) -> list[float]:
    """How often each seat wins with the hands and tickets that were dealt, if champions play and the decks lie otherwise."""
    board, start = game.board, game.plays[0].before.copy()
    imagined = ImaginedWorlds(champion_of(board, start.seats), board, start, start.seat, worlds, 1, open_hands=True)
    shares: Shares = imagined.play_to_own_turn([(NONE, NONE)], seeded(DEAL), TO_THE_END)[:, 0].mean(axis=0)
    return [float(share) for share in shares]
