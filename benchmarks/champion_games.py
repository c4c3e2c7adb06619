"""Games of the champion, many at once: who won, how, and what the champion thought of its chances on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import SEATS
from farebox.bots.heuristic.decide import PLANNER, decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.bots.neural.batched_play import DECIDER, describe
from farebox.bots.neural.network import Network, masked
from farebox.features.legal_sets import size_of
from farebox.features.network_input import row_places, row_size
from farebox.features.observation import action_count, clear
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.new_york import attraction_points, route_points, ticket_points
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.random_play import random_action
from farebox.rules.state import BLIND, CLAIM, KEEP_BOTH, NEW_TICKETS, NONE, OPENING, OVER, PASS, PAYMENT, BoardNumbers, State

BATCH = 512  # games at once
NETWORK = NONE  # decides for a seat, like the kinds in bots/heuristic/decide.py
TAKEN, DRAWN, ASKED, KEPT_ONE, KEPT_BOTH, OPENED_BOTH, CLAIMED, PASSED = range(8)  # counters per seat


@rule
def note(s: State, action: int, tally: list[list[int]], offered: list[int]) -> None:
    """Count what the seat to act does."""
    p = s.seat
    if action < BLIND:
        tally[p][TAKEN] += 1
    elif action == BLIND:
        tally[p][DRAWN] += 1
    elif action == NEW_TICKETS:
        tally[p][ASKED] += 1
    elif action == PASS:
        tally[p][PASSED] += 1
    elif action >= CLAIM:
        tally[p][CLAIMED] += 1
    elif action < PAYMENT:
        tally[p][KEPT_BOTH if action == KEEP_BOTH else KEPT_ONE] += 1
        if action == KEEP_BOTH and s.phase == OPENING:
            tally[p][OPENED_BOTH] += 1
        for i in range(2):
            if s.offer[p][i] != NONE:
                offered[p] |= 1 << s.offer[p][i]


# fmt: off
@rule
def advance_games(
    boards: list[BoardNumbers], states: list[State], memories: list[PlanMemory], at: list[int],
    rows: list[list[int]], masks: list[list[int]], choosers: list[int], waits: list[int], actions: list[int],
    kinds: list[list[int]], tallies: list[list[list[int]]], offered: list[list[int]],
) -> None:
    """Play the network's action if there is one, then everything that needs no network, until it has a choice again."""
    b = boards[0]
    for i in range(len(states)):
        s = states[i]
        action = actions[i]
        waits[i] = 0
        while s.phase != OVER and waits[i] == 0:
            if action == NONE:
                choices, routes, more = legal(b, s)
                if size_of(choices, routes, more) == 1:
                    action = random_action(b, s, 1)
                elif kinds[i][s.seat] == NETWORK:
                    waits[i] = 1
                else:
                    choosers[i] = advance(choosers[i])
                    forget(memories[0])
                    action = decide(b, s, memories[0], kinds[i][s.seat], choosers[i])
            if action != NONE:
                note(s, action, tallies[i], offered[i])
                apply(b, s, action)
                action = NONE
        if waits[i] == 1:
            clear(rows[i])
            clear(masks[i])
            describe(b, s, memories[0], at, rows[i], masks[i])


@rule
def deal_games(
    boards: list[BoardNumbers], states: list[State], choosers: list[int], seats: int, seed: int, alike: int,
) -> None:
    """`alike` consecutive games share their deal; seat 0 begins."""
    for i in range(len(states)):
        deal(boards[0], states[i], seats, seed + i // alike, 0, 0)
        choosers[i] = seeded(DECIDER + seed + i)


@rule
def settle(
    boards: list[BoardNumbers], states: list[State], sources: list[list[list[int]]], made: list[list[int]],
) -> None:
    """Points by source, and the completed tickets, of every seat."""
    for i in range(len(states)):
        s = states[i]
        for p in range(s.seats):
            sources[i][p][0] = route_points(boards[0], s, p)
            sources[i][p][1] = ticket_points(boards[0], s, p)
            sources[i][p][2] = attraction_points(boards[0], s, p)
            made[i][p] = completed(boards[0], s, p)
# fmt: on


@dataclass
class Games:
    """Whole games; arrays are indexed by game, then seat. Those named `at…` have one entry per decision of the network."""

    board: Board
    seats: int
    states: npt.NDArray[Any]
    kinds: npt.NDArray[np.int64]
    tallies: npt.NDArray[np.int64]
    offered: npt.NDArray[np.int64]
    sources: npt.NDArray[np.int64]
    made: npt.NDArray[np.int64]
    at_game: npt.NDArray[np.int64]
    at_seat: npt.NDArray[np.int64]
    at_wins: npt.NDArray[np.float32]  # logits, the viewer's first

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """1 for the winner; winners share. 0 for every seat in an abandoned game."""
        winners = self.states["winners"].astype(np.int64)[:, None]
        won = (winners >> np.arange(self.seats)) & 1
        shares: npt.NDArray[np.float64] = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        return shares

    def of(self, kind: int) -> npt.NDArray[np.bool_]:
        """The seats of a kind of player."""
        chosen: npt.NDArray[np.bool_] = self.kinds[:, : self.seats] == kind
        return chosen


def selves(games: int, seats: int) -> npt.NDArray[np.int64]:
    """The network in every seat."""
    return np.full((games, SEATS), NETWORK, np.int64)


def planners(games: int, seats: int) -> npt.NDArray[np.int64]:
    return np.full((games, SEATS), PLANNER, np.int64)


def guest(games: int, seats: int) -> npt.NDArray[np.int64]:
    """The network in one seat, each seat in turn, among planners."""
    kinds = planners(games, seats)
    kinds[np.arange(games), np.arange(games) % seats] = NETWORK
    return kinds


def play_games(
    board: Board, network: Network, seats: int, kinds: npt.NDArray[np.int64], seed: int, *, alike: int = 1, drawn: bool = False
) -> Games:
    """Play on; `drawn`: the network samples its actions from its policy, otherwise it takes the likeliest one."""
    step = BATCH - BATCH % alike
    parts = [
        _play(board, network, seats, kinds[i : i + step], seed + i // alike, alike, drawn) for i in range(0, len(kinds), step)
    ]
    for k, part in enumerate(parts):
        part.at_game += k * step
    names = ("states", "kinds", "tallies", "offered", "sources", "made", "at_game", "at_seat", "at_wins")
    return Games(board, seats, *(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _play(board: Board, network: Network, seats: int, kinds: npt.NDArray[np.int64], seed: int, alike: int, drawn: bool) -> Games:
    games, twin, rng = len(kinds), compiled_rules().twin, np.random.default_rng(seed)
    boards, states = to_record(board_numbers(board)), np.zeros(games, dtype(State))
    memories = np.zeros(1, dtype(PlanMemory))
    at = np.array(row_places(board), np.int64)
    rows, masks = np.zeros((games, row_size(board)), np.int8), np.zeros((games, action_count(board)), np.int8)
    choosers, waits, actions = np.zeros(games, np.int64), np.zeros(games, np.int64), np.full(games, NONE, np.int64)
    tallies, offered = np.zeros((games, SEATS, PASSED + 1), np.int64), np.zeros((games, SEATS), np.int64)
    twin(deal_games)(boards, states, choosers, seats, seed, alike)
    thought: list[tuple[Any, Any, Any]] = []
    while True:
        twin(advance_games)(boards, states, memories, at, rows, masks, choosers, waits, actions, kinds, tallies, offered)
        waiting = waits.nonzero()[0]
        if not len(waiting):
            break
        policy, _, wins = network(rows[waiting])
        logits = masked(policy, masks[waiting])
        actions[:] = NONE
        actions[waiting] = (logits + rng.gumbel(size=logits.shape) if drawn else logits).argmax(axis=1)
        thought.append((waiting, states["seat"][waiting].astype(np.int64), wins))
    sources, made = np.zeros((games, SEATS, 3), np.int64), np.zeros((games, SEATS), np.int64)
    twin(settle)(boards, states, sources, made)
    at_game, at_seat, at_wins = (
        (np.concatenate(part) for part in zip(*thought, strict=True))
        if thought
        else (np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros((0, SEATS), np.float32))
    )
    return Games(board, seats, states, kinds, tallies, offered, sources, made, at_game, at_seat, at_wins)
