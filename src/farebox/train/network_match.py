"""A network against fixed bots or another network: whole games, a network's decisions of all of them at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.base import KINDS
from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import Mind, forget
from farebox.bots.neural.network import Network, masked
from farebox.features.network_input import Insight, perceive, row_places, row_size
from farebox.features.observation import action_count, clear, mask
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, sow
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.compiled import compiled_rules
from farebox.rules.dispatch import apply, deal
from farebox.rules.state import NONE, OVER, BoardNumbers, State

DECIDER = 1 << 51
LONGEST = 5000  # decisions
AT_ONCE = 1024  # rows through a network


@rule
def deal_duels(boards: list[BoardNumbers], states: list[State], choosers: list[int], seats: int, seed: int) -> None:
    """`seats` games in a row share their deal, so that every seat is played with the same cards."""
    for i in range(len(states)):
        deal(boards[0], states[i], seats, seed + i // seats, (seed + i // seats) % seats, 0)
        choosers[i] = sow(DECIDER + seed + i)


# fmt: off
@rule
def advance_duels(
    boards: list[BoardNumbers], states: list[State], minds: list[Mind], insights: list[Insight], at: list[int],
    rows: list[list[int]], masks: list[list[int]], choosers: list[int], waits: list[int], actions: list[int], kind: int,
) -> None:
    """Play an action where there is one, then those of others of this kind until the network, in seat i % seats, is to act.

    Where the others are a network too, of no kind, it goes no further than to whoever is to act.
    """
    b = boards[0]
    for i in range(len(states)):
        s = states[i]
        if actions[i] != NONE:
            apply(b, s, actions[i])
        while kind != NONE and s.phase != OVER and s.seat != i % s.seats:
            choosers[i] = advance(choosers[i])
            forget(minds[0])
            apply(b, s, decide(b, s, minds[0], kind, choosers[i]))
        waits[i] = 0 if s.phase == OVER else 1
        if waits[i] == 1:
            clear(rows[i])
            clear(masks[i])
            perceive(b, s, s.seat, at, insights[0], rows[i])
            mask(b, s, masks[i])
# fmt: on


@dataclass(frozen=True)
class Outcome:
    """What the network, one seat of each game, came to."""

    games: int
    win_rate: float
    error: float  # standard error of the win rate
    points: float
    others: float  # points a seat
    tickets: float  # held at the end; in First Journey, completed
    turns: float


def duel(board: Board, network: Network, opponent: str | Network, seats: int, games: int, seed: int) -> Outcome:
    """`games` games of a network against `opponent` in all other seats, all seats by turns."""
    games -= games % seats
    boards, states = to_record(board_numbers(board)), np.zeros(games, dtype(State))
    minds, insights = np.zeros(1, dtype(Mind)), np.zeros(1, dtype(Insight))
    at = np.array(row_places(board), np.int64)
    rows, masks = np.zeros((games, row_size(board)), np.int8), np.zeros((games, action_count(board)), np.int8)
    choosers, waits, actions = np.zeros(games, np.int64), np.zeros(games, np.int64), np.full(games, NONE, np.int64)
    twin, kind = compiled_rules().twin, KINDS[opponent] if isinstance(opponent, str) else NONE
    twin(deal_duels)(boards, states, choosers, seats, seed)
    for _ in range(LONGEST):
        twin(advance_duels)(boards, states, minds, insights, at, rows, masks, choosers, waits, actions, kind)
        waiting = waits.nonzero()[0]
        if not len(waiting):
            break
        actions[:] = NONE
        own = states["seat"][waiting] == waiting % seats
        _choose(network, waiting[own], rows, masks, actions)
        if isinstance(opponent, Network):
            _choose(opponent, waiting[~own], rows, masks, actions)
    return _outcome(states, seats)


def _choose(network: Network, games: npt.NDArray[np.int64], rows: Any, masks: Any, actions: npt.NDArray[np.int64]) -> None:
    """What the network likes best in these games."""
    for start in range(0, len(games), AT_ONCE):
        some = games[start : start + AT_ONCE]
        actions[some] = masked(network(rows[some])[0], masks[some]).argmax(axis=1)


def _outcome(states: npt.NDArray[Any], seats: int) -> Outcome:
    games = len(states)
    seat = np.arange(games) % seats
    winners = states["winners"].astype(np.int64)
    share = ((winners >> seat) & 1) / np.maximum(1, np.bitwise_count(winners))
    totals = states["total"][:, :seats].astype(float)
    own = totals[np.arange(games), seat]
    return Outcome(
        games=games,
        win_rate=float(share.mean()),
        error=float(share.reshape(-1, seats).mean(axis=1).std() / np.sqrt(games / seats)),
        points=float(own.mean()),
        others=float(((totals.sum(axis=1) - own) / (seats - 1)).mean()),
        tickets=float(np.bitwise_count(states["tickets"][np.arange(games), seat]).mean()),
        turns=float(states["turn"].mean()),
    )
