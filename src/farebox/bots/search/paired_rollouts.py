"""Paired rollouts: all of a seat's actions are tried in the same imagined worlds, and those that fall behind are dropped.

In First Journey, luck outweighs the difference between two actions, so a tree of actions learns little from games
with different deals. Here every action is played out by hurried planners in the same worlds, and what counts is
how much better it does there than the planner's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from farebox.bots.heuristic.first_journey import BLIND_CARD_PRICE
from farebox.bots.heuristic.future_tickets import weigh_future
from farebox.bots.heuristic.plan import forget
from farebox.bots.search.belief import believe
from farebox.bots.search.tree import play_out, play_payment, playout_value
from farebox.bots.search.workspace import Workspace
from farebox.features.links import link_open_routes
from farebox.kernel.rng import advance
from farebox.kernel.twins import rule
from farebox.rules.dispatch import apply
from farebox.rules.hidden import redeal
from farebox.rules.state import copy_state

WORLDS_PER_ROUND = 16
DOUBT = 0.02  # how much worse than the planner's an action is assumed to be before any rollout
BELIEF = 0.05  # standard deviation of that assumption
HASTY = 100  # worlds: with this many the doubt is doubled, with fewer it is greater, since the best of many is often just lucky
BEHIND = 2.0  # standard errors
FINEST = 0.005  # the smallest standard error assumed


@rule
def estimate_future(w: Workspace, x: int) -> None:
    """What each route is worth to each seat for future tickets, in one world consistent with states[0]; states[1] is scratch."""
    b = w.boards[0]
    m = w.memories[0]
    copy_state(w.states, 0, 1)
    redeal(b, w.states[1], w.viewer, x)
    for p in range(w.states[1].seats):
        link_open_routes(b, w.states[1], p, m, BLIND_CARD_PRICE)
        weigh_future(b, w.states[1], p, m)


@rule
def try_actions(w: Workspace, actions: list[int], won: list[list[int]], x: int) -> None:
    """The viewer's result of each action in each world, in thousandths; states[0] is sealed, the next two are scratch."""
    b = w.boards[0]
    m = w.memories[0]
    for world in range(len(won)):
        copy_state(w.states, 0, 1)
        x = advance(x)
        redeal(b, w.states[1], w.viewer, x)
        x = believe(b, w.states[1], w.viewer, w.weights, advance(x))
        for k in range(len(actions)):
            copy_state(w.states, 1, 2)
            s = w.states[2]
            apply(b, s, actions[k])
            forget(m)
            play_payment(b, s, m, x)
            play_out(b, s, m, x)
            won[world][k] = playout_value(s, w.viewer, w.margin_weight)


@dataclass
class ActionTrials:
    """The results of the remaining actions, all in the same worlds."""

    actions: list[int]
    planners: int  # the planner's own action
    won: npt.NDArray[np.float64] = field(init=False)  # one row per world

    def __post_init__(self) -> None:
        self.won = np.zeros((0, len(self.actions)))

    def add(self, thousandths: list[npt.NDArray[np.int64]]) -> None:
        """Add the results of more worlds, and drop actions that are behind the best by more than chance explains."""
        self.won = np.concatenate([self.won, *(won / 1000 for won in thousandths)])
        scores = self.scores()
        lead = self.won[:, [int(scores.argmax())]] - self.won
        good = scores.max() - scores < BEHIND * np.maximum(np.sqrt(lead.var(0) / len(lead)), FINEST)
        self.won = self.won[:, good]
        self.actions = [action for action, keep in zip(self.actions, good, strict=True) if keep]

    def scores(self) -> npt.NDArray[np.float64]:
        """How much better than the planner's each action seems to be; with more worlds, their results count more."""
        if self.planners not in self.actions:
            mean: npt.NDArray[np.float64] = self.won.mean(0)
            return mean
        own = self.actions.index(self.planners)
        ahead = self.won - self.won[:, [own]]
        doubt = ahead.var(0) / len(ahead)
        worse = DOUBT * (1 + HASTY / len(ahead))
        scores: npt.NDArray[np.float64] = (BELIEF**2 * ahead.mean(0) - worse * doubt) / (BELIEF**2 + doubt)
        scores[own] = 0.0
        return scores

    def best(self) -> int:
        return self.actions[int(self.scores().argmax())] if len(self.won) else self.planners
