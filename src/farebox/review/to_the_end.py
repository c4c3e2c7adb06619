"""Worlds played to the end by planners: what they think of a choice. No network is read, so its mistakes do not matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from farebox.bots.base import RULE_BOTS
from farebox.bots.neural.batched_play import BatchedPlay, shares_won
from farebox.bots.neural.worlds import Choice, imagine_worlds, reshuffle_worlds
from farebox.bots.search.workspace import make_workspace
from farebox.kernel.rng import seeded
from farebox.review.beliefs import sharpen
from farebox.review.decisions import Decision
from farebox.rules.running.compiled import compiled_rules

TO_THE_END = 100_000  # decisions: more than any game has
Shares = npt.NDArray[np.float64]


def played_by_planners(decision: Decision, choices: list[Choice], worlds: int, seed: int, *, open_hands: bool = False) -> Shares:
    """The seat's share of the win, (worlds, choices): the same worlds for all choices, by what the seat knew."""
    return next(played_bit_by_bit(decision, choices, [worlds], seed, open_hands=open_hands))


def played_bit_by_bit(
    decision: Decision, choices: list[Choice], counts: Sequence[int], seed: int, *, open_hands: bool = False
) -> Iterator[Shares]:
    """The same in the first `counts[0]` worlds, then in the first `counts[1]`, and so on, as long as the caller asks for more."""
    board, state = decision.view.board, decision.state(open_hands)
    worlds, width = counts[-1], len(choices)
    w = sharpen(make_workspace(board, state, decision.seat, 0, worlds * width), board, decision.habits)
    first, second = (np.array([choice[k] for choice in choices], np.int64) for k in (0, 1))
    fill = compiled_rules().twin(reshuffle_worlds if open_hands else imagine_worlds)
    fill(w, worlds, first, second, seeded(seed))
    play = BatchedPlay(board, w.states[1:], kind=RULE_BOTS["planner"], everywhere=True)
    play.choosers[:] = np.repeat([seeded(seed + 1 + world) for world in range(worlds)], width)
    for count in counts:
        play.advance(count * width)
        yield shares_won(play.states[: count * width], decision.seat).reshape(count, width)


def lead_of(both: Shares) -> tuple[float, float]:
    """The lead of the second choice over the first, and its standard error."""
    lead = both[:, 1] - both[:, 0]
    return float(lead.mean()), float(lead.std(ddof=1) / np.sqrt(len(lead)))
