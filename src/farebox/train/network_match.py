"""Matches of a network against fixed bots or another network: many games at once, with batched network decisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.base import RULE_BOTS
from farebox.bots.neural.batched_play import MAX_DECISIONS, BatchedPlay, shares_won
from farebox.bots.neural.network import Network
from farebox.kernel.fields import dtype
from farebox.rules.state import NONE, State


@dataclass(frozen=True)
class MatchResult:
    """The network's results; it plays one seat of each game."""

    games: int
    win_rate: float
    error: float  # standard error of the win rate
    points: float
    others: float  # points per seat
    tickets: float  # held at the end; in First Journey, completed
    turns: float


def play_network_match(board: Board, network: Network, opponent: str | Network, seats: int, games: int, seed: int) -> MatchResult:
    """Play `games` games of a network against `opponent` in all other seats; the network takes each seat in turn."""
    states = np.zeros(games - games % seats, dtype(State))
    play = BatchedPlay(board, states, kind=RULE_BOTS[opponent] if isinstance(opponent, str) else NONE)
    play.deal(seats, seed)
    for _ in range(MAX_DECISIONS):
        waiting = play.advance()
        if not len(waiting):
            break
        own = states["seat"][waiting] == waiting % seats
        play.choose(network, waiting[own])
        if isinstance(opponent, Network):
            play.choose(opponent, waiting[~own])
    return _result(states, seats)


def _result(states: npt.NDArray[Any], seats: int) -> MatchResult:
    games = len(states)
    seat = np.arange(games) % seats
    share = shares_won(states, seat)
    totals = states["total"][:, :seats].astype(float)
    own = totals[np.arange(games), seat]
    return MatchResult(
        games=games,
        win_rate=float(share.mean()),
        error=float(share.reshape(-1, seats).mean(axis=1).std() / np.sqrt(games / seats)),
        points=float(own.mean()),
        others=float(((totals.sum(axis=1) - own) / (seats - 1)).mean()),
        tickets=float(np.bitwise_count(states["tickets"][np.arange(games), seat]).mean()),
        turns=float(states["turn"].mean()),
    )
