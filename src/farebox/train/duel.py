"""A network against fixed bots: whole games, the network's decisions of all of them at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.base import KINDS
from farebox.bots.decide import decide
from farebox.bots.insight import Insight, perceive, row_places, row_size
from farebox.bots.network import Network, masked
from farebox.bots.plan import Mind, forget
from farebox.rules import kernel
from farebox.rules.cards import advance, sow
from farebox.rules.observation import action_count, clear, mask
from farebox.rules.play import apply, deal
from farebox.rules.state import NONE, OVER, BoardNumbers, State, rule

DECIDER = 1 << 51
LONGEST = 5000  # decisions


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
    """Play the network's action where there is one, then the others' until the network, in seat i % seats, is to act."""
    b = boards[0]
    for i in range(len(states)):
        s = states[i]
        if actions[i] != NONE:
            apply(b, s, actions[i])
        while s.phase != OVER and s.seat != i % s.seats:
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


def duel(board: Board, network: Network, opponent: str, seats: int, games: int, seed: int) -> Outcome:
    """`games` games of a network against `opponent` in all other seats, all seats by turns."""
    games -= games % seats
    boards, states = kernel.to_record(kernel.numbers(board)), np.zeros(games, kernel.dtype(State))
    minds, insights = np.zeros(1, kernel.dtype(Mind)), np.zeros(1, kernel.dtype(Insight))
    at = np.array(row_places(board), np.int64)
    rows, masks = np.zeros((games, row_size(board)), np.int8), np.zeros((games, action_count(board)), np.int8)
    choosers, waits, actions = np.zeros(games, np.int64), np.zeros(games, np.int64), np.full(games, NONE, np.int64)
    twin = kernel.compiled().twin
    twin(deal_duels)(boards, states, choosers, seats, seed)
    for _ in range(LONGEST):
        twin(advance_duels)(boards, states, minds, insights, at, rows, masks, choosers, waits, actions, KINDS[opponent])
        waiting = waits.nonzero()[0]
        if not len(waiting):
            break
        actions[:] = NONE
        for some in np.array_split(waiting, max(1, len(waiting) // 1024)):
            actions[some] = masked(network(rows[some])[0], masks[some]).argmax(axis=1)
    return _outcome(states, seats)


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
