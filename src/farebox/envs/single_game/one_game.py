"""One game for a single-game environment: rules over arrays of one element, which a call from Python passes at little cost.

`play_one` and `play_round` do all that a step needs, so that a step is one call. `row` gets the observation, `mask` the legal
actions.
"""

from __future__ import annotations

from typing import Annotated

from farebox.boards.limits import SEATS, WORD
from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.envs.actions import DEAL_NEXT
from farebox.envs.reward import reward
from farebox.features.legal_sets import is_member
from farebox.features.observation import clear, observe, write_mask
from farebox.kernel.bits import lowest
from farebox.kernel.fields import Fields, Long
from farebox.kernel.rng import advance
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.state import CLAIM, NONE, OVER, BoardNumbers, State

# What a call returns: the seat to act, plus one of these
GAME_RUNNING, GAME_FINISHED, GAME_TRUNCATED = 0, 8, 16
ILLEGAL = -1  # alone: the action is not legal, and nothing was changed

# Instead of an action
LOOK = -1  # or DEAL_NEXT


class TableNumbers(Fields):
    """The data of an environment besides the state of its game."""

    words: Annotated[list[int], "i8", 3]  # the legal actions of the seat to act, as `legal` returns them
    chooser: Annotated[list[int], "i8", SEATS]  # the random generators of the opponents
    kind: Annotated[list[int], "i8", SEATS]  # the opponents, as `decide` names them
    viewer: Long  # whose observation is written; NONE: that of the seat to act
    seats: Long  # of the next deal
    seed: Long  # of the next deal
    memory: Long
    turns: Long  # a longer game is truncated
    shows: Long  # 1: every step writes an observation and a mask


@inlined
def outcome(t: TableNumbers, s: State) -> int:
    """The seat to act, and whether the game continues."""
    if s.phase == OVER:
        return s.seat + GAME_FINISHED
    return s.seat + (GAME_TRUNCATED if s.turn > t.turns else GAME_RUNNING)


@inlined
def show_game(b: BoardNumbers, s: State, t: TableNumbers, viewer: int, at: list[int], row: list[int], mask: list[int]) -> int:
    """Write what `viewer` sees and what the seat to act may do. Returns the outcome."""
    found = outcome(t, s)
    choices, routes, more = legal(b, s)
    if found >= GAME_TRUNCATED:
        choices = 0
        routes = 0
        more = 0
    t.words[0] = choices
    t.words[1] = routes
    t.words[2] = more
    if t.shows == 1:
        clear(row)
        clear(mask)
        write_mask(choices, routes, more, mask)
        observe(b, s, viewer, t.memory, at, row)
    return found


@inlined
def may_play(b: BoardNumbers, t: TableNumbers, action: int) -> bool:
    """Whether the seat to act may play this action."""
    if action < 0 or action >= CLAIM + b.n_routes:
        return False
    return is_member(action, t.words[0], t.words[1], t.words[2])


@rule
def play_one(
    boards: list[BoardNumbers],
    states: list[State],
    tables: list[TableNumbers],
    at: list[int],
    row: list[int],
    mask: list[int],
    action: int,
) -> int:
    """Play an action of the seat to act, if it is legal, or DEAL_NEXT, or just LOOK."""
    b = boards[0]
    s = states[0]
    t = tables[0]
    if action == DEAL_NEXT:
        deal(b, s, t.seats, t.seed, t.seed % t.seats, 0)
    elif action != LOOK:
        if not may_play(b, t, action):
            return ILLEGAL
        apply(b, s, action)
    return show_game(b, s, t, s.seat if t.viewer == NONE else t.viewer, at, row, mask)


@rule
def play_round(
    boards: list[BoardNumbers],
    states: list[State],
    tables: list[TableNumbers],
    memories: list[PlanMemory],
    at: list[int],
    row: list[int],
    mask: list[int],
    action: int,
) -> int:
    """Play an action of the viewer, if it is legal, then the opponents' until the viewer is to act; LOOK: only theirs."""
    b = boards[0]
    s = states[0]
    t = tables[0]
    m = memories[0]
    if action != LOOK:
        if not may_play(b, t, action):
            return ILLEGAL
        apply(b, s, action)
    while s.seat != t.viewer and outcome(t, s) < GAME_FINISHED:
        p = int(s.seat)
        t.chooser[p] = advance(t.chooser[p])
        forget(m)
        apply(b, s, decide(b, s, m, t.kind[p], t.chooser[p]))
    return show_game(b, s, t, t.viewer, at, row, mask)


@rule
def list_legal(tables: list[TableNumbers], actions: list[int]) -> int:
    """Write the legal actions in order. Returns their number."""
    n = 0
    for w in range(3):
        left = tables[0].words[w]
        while left != 0:
            actions[n] = lowest(left) + (CLAIM + (w - 1) * WORD if w > 0 else 0)
            left &= left - 1
            n += 1
    return n


@rule
def reward_one(boards: list[BoardNumbers], states: list[State], rewards: list[float], kind: int) -> None:
    """Write every seat's reward in a game that is over."""
    for p in range(len(rewards)):
        rewards[p] = reward(boards[0], states[0], p, kind)
