"""Games in lock step against opponents: bots that decide by rules are compiled and play until Python must choose.

Python chooses for the agent, which is seat 0, and for opponents that are not compiled.
"""

from __future__ import annotations

from typing import NamedTuple

from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.envs.actions import DEAL_NEXT
from farebox.envs.lock_step.games import FINISHED, TRUNCATED, Games, deal_next, show
from farebox.envs.reward import reward
from farebox.features.observation import clear, observe
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply
from farebox.rules.state import OVER, State

AGENT = 0  # its seat
PYTHON_PLAYS = -1  # the kind of a seat for which Python chooses
WAIT = -1  # instead of an action: do nothing
OWN = 1 << 54  # so that the generators of the opponents and of the deal differ


class Rounds(NamedTuple):
    """The games and their players. Compiled rules take it as one argument."""

    games: Games
    kinds: list[int]  # of each seat: PYTHON_PLAYS, or as `decide` names it
    choosers: list[list[int]]  # the random generators of each game's seats
    memories: list[PlanMemory]  # one for each thread
    last: list[list[int]]  # what the agent saw at the end of the last game


@inlined
def start_next(r: Rounds, s: State, i: int) -> None:
    """Deal the next game in row i. The opponents' generators follow from its seed."""
    deal_next(r.games, s, i)
    for p in range(r.games.seats):
        r.choosers[i][p] = seeded(r.games.seeds[i] + (p + 1) * OWN)


@inlined
def end_of(r: Rounds, s: State) -> int:
    """How the game has ended, as in `done`; 0 if it continues."""
    if s.phase == OVER:
        return FINISHED
    return TRUNCATED if s.turn > r.games.turns else 0


@inlined
def finish(r: Rounds, s: State, i: int, ended: int) -> None:
    """Write the rewards of the game in row i and what the agent sees at its end, and deal the next one."""
    g = r.games
    g.done[i] = ended
    if ended == FINISHED:
        for p in range(g.seats):
            g.rewards[i][p] = reward(g.boards[0], s, p, g.reward_kind)
    clear(r.last[i])
    observe(g.boards[0], s, AGENT, g.memory, g.at, r.last[i])
    start_next(r, s, i)


@inlined
def play_bots(r: Rounds, s: State, i: int, m: PlanMemory) -> None:
    """Play until Python must choose."""
    ended = end_of(r, s)
    while ended != 0 or r.kinds[s.seat] != PYTHON_PLAYS:
        if ended != 0:
            finish(r, s, i, ended)
        else:
            p = int(s.seat)
            r.choosers[i][p] = advance(r.choosers[i][p])
            forget(m)
            apply(r.games.boards[0], s, decide(r.games.boards[0], s, m, r.kinds[p], r.choosers[i][p]))
        ended = end_of(r, s)


@rule
def play_rounds(r: Rounds, actions: list[int], start: int, stop: int, part: int) -> None:
    """In games `start` to `stop - 1`, play a legal action of the seat to act, then the bots' until Python must choose."""
    g = r.games
    for i in range(start, stop):
        if actions[i] != WAIT:
            if actions[i] == DEAL_NEXT:
                start_next(r, g.states[i], i)
            else:
                apply(g.boards[0], g.states[i], actions[i])
            play_bots(r, g.states[i], i, r.memories[part])
            show(g, g.states[i], i, False)
