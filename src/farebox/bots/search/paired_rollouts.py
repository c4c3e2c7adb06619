"""Trials: a seat's actions tried in the same imagined worlds, those that fall behind dropped.

In First Journey luck outweighs what one action is worth more than another, so a tree of actions learns little from games
that were dealt differently. Here every action is played out by hurried planners in the same worlds, and what counts is
by how much it does better there than the planner's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from farebox.bots.heuristic.first_journey import CARD_PRICE
from farebox.bots.heuristic.future_tickets import weigh_future
from farebox.bots.heuristic.plan import Mind, forget, price_routes
from farebox.bots.search.belief import believe
from farebox.bots.search.tree import play_payment, playout_planned, reward
from farebox.kernel.rng import advance
from farebox.kernel.twins import rule
from farebox.rules.dispatch import apply
from farebox.rules.hidden import redeal
from farebox.rules.state import BoardNumbers, State, copy_state

WORLDS = 16  # a round
DOUBT = 0.02  # by so much an action is thought worse than the planner's, before any trial
BELIEF = 0.05  # standard deviation of that thought
HASTY = 100  # worlds: after that many one doubts twice as much, after fewer even more, as the best of many is often just lucky
BEHIND = 2.0  # standard errors
FINEST = 0.005  # a difference no trial can be sure of


@rule
def foresee(boards: list[BoardNumbers], states: list[State], minds: list[Mind], viewer: int, x: int) -> None:
    """What each route is worth to each seat for tickets to come, in one world behind states[0]; states[1] is scratch."""
    b = boards[0]
    m = minds[0]
    copy_state(states, 0, 1)
    redeal(b, states[1], viewer, x)
    for p in range(states[1].seats):
        price_routes(b, states[1], p, m, CARD_PRICE)
        weigh_future(b, states[1], p, m)


# fmt: off
@rule
def try_actions(
    boards: list[BoardNumbers], states: list[State], minds: list[Mind], weights: list[list[int]], viewer: int,
    actions: list[int], won: list[list[int]], x: int,
) -> None:
    """What each action brings the viewer in each world, in thousandths; states[0] is sealed, the next two are scratch."""
    b = boards[0]
    m = minds[0]
    for w in range(len(won)):
        copy_state(states, 0, 1)
        x = advance(x)
        redeal(b, states[1], viewer, x)
        x = believe(b, states[1], viewer, weights, advance(x))
        for k in range(len(actions)):
            copy_state(states, 1, 2)
            s = states[2]
            apply(b, s, actions[k])
            forget(m)
            play_payment(b, s, m, x)
            playout_planned(b, s, m, x)
            won[w][k] = reward(b, s, viewer)
# fmt: on


@dataclass
class Tally:
    """How the actions did that are still tried, all of them in the same worlds."""

    actions: list[int]
    planners: int  # the planner's own one
    won: npt.NDArray[np.float64] = field(init=False)  # a row a world

    def __post_init__(self) -> None:
        self.won = np.zeros((0, len(self.actions)))

    def add(self, thousandths: list[npt.NDArray[np.int64]]) -> None:
        """What came of some more worlds. Whatever is behind the best by more than chance explains is tried no more."""
        self.won = np.concatenate([self.won, *(won / 1000 for won in thousandths)])
        scores = self.scores()
        lead = self.won[:, [int(scores.argmax())]] - self.won
        good = scores.max() - scores < BEHIND * np.maximum(np.sqrt(lead.var(0) / len(lead)), FINEST)
        self.won = self.won[:, good]
        self.actions = [action for action, keep in zip(self.actions, good, strict=True) if keep]

    def scores(self) -> npt.NDArray[np.float64]:
        """By how much each is thought better than the planner's: what the worlds say, the more the more of them there are."""
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
