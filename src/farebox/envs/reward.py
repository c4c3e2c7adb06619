"""Rewards: what a seat gets at the end of a game; 0 before."""

from __future__ import annotations

from farebox.kernel.bits import popcount
from farebox.kernel.twins import rule
from farebox.rules.dispatch import standing
from farebox.rules.state import ABANDONED, BoardNumbers, State

REWARDS = ("win", "margin", "score", "rank")
WIN, MARGIN, SCORE, RANK = range(len(REWARDS))


@rule
def reward(b: BoardNumbers, s: State, p: int, kind: int) -> float:
    """The reward of seat p in a game that is over. `win` and `rank` add up to 0 over the seats.

    win: 1 for the winner, -1 shared by the others; winners who share a victory share the 1 and their part of the -1.
    margin: own total minus the best other one. score: own total. rank: seats beaten minus seats ahead, divided by
    the number of other seats.
    An abandoned game has no winner, and every reward is 0.
    """
    if s.ending == ABANDONED:
        return 0.0
    if kind == SCORE:
        return s.total[p] * 1.0
    if kind == MARGIN:
        best = -(1 << 30)
        for q in range(s.seats):
            if q != p:
                best = max(best, s.total[q])
        return (s.total[p] - best) * 1.0
    if kind == RANK:
        mine = standing(b, s, p, s.total[p])
        beaten = 0
        for q in range(s.seats):
            other = standing(b, s, q, s.total[q])
            if mine > other:
                beaten += 1
            if mine < other:
                beaten -= 1
        return beaten / (s.seats - 1)
    share = 0.0
    if (s.winners >> p) & 1:
        share = s.seats / popcount(s.winners)
    return (share - 1.0) / (s.seats - 1)


def reward_kind(name: str) -> int:
    """The number of a reward by its name."""
    if name not in REWARDS:
        raise ValueError(f"no reward is called {name!r}; choose from {', '.join(REWARDS)}")
    return REWARDS.index(name)
