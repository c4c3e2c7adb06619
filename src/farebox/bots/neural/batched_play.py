"""Many games played side by side, with the network's decisions made in batches."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.heuristic.decide import decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.bots.neural.network import Network, masked
from farebox.features.legal_sets import size_of
from farebox.features.network_input import row_places, row_size, write_network_input
from farebox.features.observation import action_count, clear, mask
from farebox.game.paths import Links
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import inlined, rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.random_play import random_action
from farebox.rules.state import NONE, OVER, BoardNumbers, State

DECIDER = 1 << 51  # separates the bots' generators from those that deal
MAX_DECISIONS = 5000  # of networks per game
ROWS_AT_ONCE = 1024  # per call of a network


class NetworkGames(NamedTuple):
    """Arrays with one row per game."""

    boards: list[BoardNumbers]
    states: list[State]
    memories: list[PlanMemory]
    at: list[int]  # `row_places` of the board
    rows: list[list[int]]
    masks: list[list[int]]
    choosers: list[int]  # the generators of the bots
    waits: list[int]  # 1 where a network has to choose
    actions: list[int]  # the network's choices; NONE: no choice


@inlined
def describe(b: BoardNumbers, s: State, k: Links, at: list[int], row: list[int], legal_row: list[int]) -> None:
    """Write the network's input for the seat to act, and its legal actions, into blank rows."""
    write_network_input(b, s, s.seat, at, k, row)
    mask(b, s, legal_row)


@rule
def play_on(b: BoardNumbers, s: State, action: int) -> None:
    """Play an action (NONE: none), then every forced step."""
    if action != NONE:
        apply(b, s, action)
    choices, routes, more = legal(b, s)
    while s.phase != OVER and size_of(choices, routes, more) == 1:
        apply(b, s, random_action(b, s, 1))
        choices, routes, more = legal(b, s)


@rule
def play_bots(b: BoardNumbers, s: State, action: int, m: PlanMemory, own_seat: int, kind: int, x: int) -> int:
    """Play an action (NONE: none), then the bots' until it is `own_seat`'s turn. Returns the generator's next number."""
    if action != NONE:
        apply(b, s, action)
    while kind != NONE and s.phase != OVER and s.seat != own_seat:
        x = advance(x)
        forget(m)
        apply(b, s, decide(b, s, m, kind, x))
    return x


@rule
def advance_games(g: NetworkGames, count: int, running: list[bool], skip_forced: bool, kind: int, everywhere: bool) -> None:
    """Play the actions in the running ones of the first `count` games, then continue until a network has to choose, and
    describe the positions.

    `skip_forced`: play forced steps without asking. `kind`: the kind of bot in all seats of game i but i % seats, or
    `everywhere`; NONE if networks play all seats.
    """
    b = g.boards[0]
    for i in range(count):
        s = g.states[i]
        g.waits[i] = 0
        if not running[i]:
            continue
        if skip_forced:
            play_on(b, s, g.actions[i])
        else:
            own_seat = NONE if everywhere else i % s.seats
            g.choosers[i] = play_bots(b, s, g.actions[i], g.memories[0], own_seat, kind, g.choosers[i])
        g.waits[i] = 0 if s.phase == OVER else 1
        if g.waits[i] == 1:
            clear(g.rows[i])
            clear(g.masks[i])
            describe(b, s, g.memories[0], g.at, g.rows[i], g.masks[i])


@rule
def deal_by_turns(g: NetworkGames, seats: int, seed: int) -> None:
    """`seats` consecutive games share their deal, so that every seat is played with the same cards."""
    for i in range(len(g.states)):
        deal(g.boards[0], g.states[i], seats, seed + i // seats, (seed + i // seats) % seats, 0)
        g.choosers[i] = seeded(DECIDER + seed + i)


class BatchedPlay:
    """Games whose states are `states`; see `advance_games` for `skip_forced`, `kind` and `everywhere`."""

    def __init__(
        self, board: Board, states: Any, *, skip_forced: bool = False, kind: int = NONE, everywhere: bool = False
    ) -> None:
        games = len(states)
        self.skip_forced, self.kind, self.everywhere, self.states = skip_forced, kind, everywhere, states
        self.rows, self.masks = np.zeros((games, row_size(board)), np.int8), np.zeros((games, action_count(board)), np.int8)
        self.choosers, self.waits = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.actions = np.full(games, NONE, np.int64)
        boards, at = to_record(board_numbers(board)), np.array(row_places(board), np.int64)
        memories: Any = np.zeros(1, dtype(PlanMemory))
        arrays: tuple[Any, ...] = (boards, states, memories, at, self.rows, self.masks, self.choosers, self.waits, self.actions)
        self.games = NetworkGames(*arrays)
        self._all = np.ones(games, np.bool_)
        self._advance = compiled_rules().twin(advance_games)

    def deal(self, seats: int, seed: int) -> None:
        """Deal all games; see `deal_by_turns`."""
        compiled_rules().twin(deal_by_turns)(self.games, seats, seed)

    def advance(self, count: int | None = None, running: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.int64]:
        """Play `actions` in the first `count` games and clear them. Returns the games in which a network has to choose.

        `running`: leave out the games where it is False.
        """
        count = len(self.states) if count is None else count
        self._advance(self.games, count, self._all if running is None else running, self.skip_forced, self.kind, self.everywhere)
        self.actions[:] = NONE
        return self.waits[:count].nonzero()[0]

    def choose(self, network: Network, games: npt.NDArray[np.int64], rng: np.random.Generator | None = None) -> None:
        """Set `actions` in some games: the network's best ones or, with a generator, sampled from the policy."""
        for some in np.array_split(games, max(1, -(-len(games) // ROWS_AT_ONCE))) if len(games) else ():
            logits = masked(network(self.rows[some])[0], self.masks[some])
            self.actions[some] = draw(logits, rng) if rng else logits.argmax(axis=1)


def draw(logits: npt.NDArray[np.float32], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Sample one action per row from the policy."""
    drawn: npt.NDArray[np.int64] = (logits + rng.gumbel(size=logits.shape)).argmax(axis=1)
    return drawn


def shares_won(states: Any, seats: Any) -> npt.NDArray[np.float64]:
    """One seat's share of the victory in each game; 0 if nobody has won."""
    winners = states["winners"].astype(np.int64)
    shares: npt.NDArray[np.float64] = ((winners >> seats) & 1) / np.maximum(1, np.bitwise_count(winners))
    return shares
