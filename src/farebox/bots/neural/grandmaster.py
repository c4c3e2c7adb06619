"""The grandmaster: the champion thinks ahead.

It deals again what it cannot see, tickets by what it believes, tries its few best actions in every one of these worlds,
and lets the champion play them on: some steps, then the network says how likely it is to win. All worlds go through the
network at once. Actions that fall behind are dropped round by round.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import LOCATIONS, SEATS, TICKETS
from farebox.bots.heuristic.plan import Mind
from farebox.bots.neural.champion import NoChampionError, best_step, champion_of, with_payment
from farebox.bots.neural.network import Network, masked, softmax
from farebox.bots.search.belief import believe, weigh_tickets
from farebox.bots.search.bot import SearchBot
from farebox.features.network_input import Insight, perceive, row_places, row_size
from farebox.features.observation import action_count, clear, mask
from farebox.game.action import Action
from farebox.game.game import Game
from farebox.game.view import View
from farebox.kernel.bits import popcount
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, sow
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.compiled import compiled_rules
from farebox.rules.dispatch import apply, legal
from farebox.rules.hidden import redeal
from farebox.rules.random_play import random_action
from farebox.rules.state import NONE, OVER, PAY, BoardNumbers, State, copy_state

WORLDS = 32  # a round
CANDIDATES = 6
LEAST = 0.01  # of the policy, to be a candidate
STEPS = 40  # decisions of everybody until the network is asked who wins
TRUST = 0.015  # in chances to win, for each unit of the policy's log chance
BEHIND = 2.0  # standard errors


@rule
def go_on(b: BoardNumbers, s: State, action: int) -> None:
    """Play what was chosen (NONE: nothing), then what nobody has to choose."""
    if action != NONE:
        apply(b, s, action)
    choices, routes, more = legal(b, s)
    while s.phase != OVER and popcount(choices) + popcount(routes) + popcount(more) == 1:
        apply(b, s, random_action(b, s, 1))
        choices, routes, more = legal(b, s)


# fmt: off
@rule
def imagine_worlds(
    boards: list[BoardNumbers], states: list[State], weights: list[list[int]], viewer: int, worlds: int, actions: list[int],
    x: int,
) -> None:
    """states[0] is sealed; worlds behind it, each as often as there are actions, one of which is played in each copy."""
    b = boards[0]
    n = len(actions)
    for w in range(worlds):
        first = 1 + w * n
        copy_state(states, 0, first)
        x = advance(x)
        redeal(b, states[first], viewer, x)
        x = believe(b, states[first], viewer, weights, advance(x))
        for a in range(1, n):
            copy_state(states, first, first + a)
        for a in range(n):
            apply(b, states[first + a], actions[a])


@rule
def advance_worlds(
    boards: list[BoardNumbers], states: list[State], insights: list[Insight], at: list[int], rows: list[list[int]],
    masks: list[list[int]], waits: list[int], actions: list[int], count: int,
) -> None:
    """Play what was chosen, then what nobody has to choose; rows of the worlds where somebody has."""
    b = boards[0]
    for i in range(count):
        s = states[1 + i]
        go_on(b, s, actions[i])
        waits[i] = 0 if s.phase == OVER else 1
        if waits[i] == 1:
            clear(rows[i])
            clear(masks[i])
            perceive(b, s, s.seat, at, insights[0], rows[i])
            mask(b, s, masks[i])
# fmt: on


class GrandmasterBot:
    """The champion with a budget of time, or of rounds: then it is deterministic for a seed.

    On a board without a champion the search plays in its stead, with the same budget.
    """

    def __init__(self, name: str, seed: int = 0, *, seconds: float = 0.0, rounds: int = 0) -> None:
        self.name, self.seconds, self.rounds = name, seconds, rounds
        self._x = sow(seed)
        self._stand_in = SearchBot(name, seed, seconds=seconds, iterations=rounds * WORLDS)

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        try:
            network, state = champion_of(view.board, view.seats), view.sealed()
        except NoChampionError:
            return self._stand_in.choose(view)
        step = best_step(network, view.board, state) if state.phase == PAY else self._best_step(network, view, state)
        return with_payment(network, view, step)

    def rehearse(self, board: Board, seats: int) -> None:
        """Think of one move as quickly as it can: what is compiled then is there when it counts."""
        game = Game(board, seats)
        GrandmasterBot(self.name, rounds=1).choose(game.view(game.seat))

    def _best_step(self, network: Network, view: View, state: State) -> int:
        end = time.perf_counter() + self.seconds
        worlds = _Worlds(network, view, state)
        actions, chances = worlds.candidates()
        scores: dict[int, list[npt.NDArray[np.float64]]] = {action: [] for action in actions}
        done = 0
        while len(actions) > 1 and (done < self.rounds if self.rounds else time.perf_counter() < end):
            self._x = advance(self._x)
            won = worlds.play(actions, sow(self._x), end if self.seconds else None)
            if won is None:
                break
            for k, action in enumerate(actions):
                scores[action].append(won[:, k])
            done += 1
            actions = _still_good(actions, scores, chances)
        return max(actions, key=lambda action: _score(scores[action], chances[action]))


def _score(won: list[npt.NDArray[np.float64]], chance: float) -> float:
    return (float(np.concatenate(won).mean()) if won else 0.0) + TRUST * float(np.log(chance))


def _still_good(actions: list[int], scores: dict[int, list[npt.NDArray[np.float64]]], chances: dict[int, float]) -> list[int]:
    """Without those that are behind the best one by more than chance explains."""
    best = max(actions, key=lambda action: _score(scores[action], chances[action]))
    lead = np.concatenate(scores[best])
    good = []
    for action in actions:
        behind = lead - np.concatenate(scores[action])
        margin = _score(scores[best], chances[best]) - _score(scores[action], chances[action])
        if action == best or margin < BEHIND * max(behind.std() / np.sqrt(len(behind)), 0.005):
            good.append(action)
    return good


class _Worlds:
    """Worlds behind one view, in arrays that are used again and again."""

    def __init__(self, network: Network, view: View, state: State) -> None:
        board, most = view.board, WORLDS * CANDIDATES
        self.network, self.viewer, self.board = network, view.me.seat, board
        self.seats = state.seats
        self.boards = to_record(board_numbers(board))
        self.states = np.zeros(1 + most, dtype(State))
        self.states[0] = to_record(state)[0]
        self.insights, self.at = np.zeros(1, dtype(Insight)), np.array(row_places(board), np.int64)
        self.rows, self.masks = np.zeros((most, row_size(board)), np.int8), np.zeros((most, action_count(board)), np.int8)
        self.waits = np.zeros(most, np.int64)
        self.rng: Any = None
        twin = compiled_rules().twin
        self._imagine, self._advance = twin(imagine_worlds), twin(advance_worlds)
        self.weights = np.ones((SEATS, TICKETS), np.int64)
        self.states[1]["network"] = np.arange(LOCATIONS)  # a table without routes
        twin(weigh_tickets)(self.boards, self.states, np.zeros(1, dtype(Mind)), self.weights)

    def candidates(self) -> tuple[list[int], dict[int, float]]:
        """The policy's best actions, best first, and their chances."""
        row, legal = np.zeros((1, row_size(self.board)), np.int8), np.zeros((1, action_count(self.board)), np.int8)
        twin = compiled_rules().twin
        twin(perceive)(self.boards[0], self.states[0], self.viewer, self.at, self.insights[0], row[0])
        twin(mask)(self.boards[0], self.states[0], legal[0])
        chances = softmax(masked(self.network(row)[0], legal))[0]
        order = [int(a) for a in np.argsort(-chances)[:CANDIDATES] if chances[a] >= LEAST * chances.max()]
        return order, {action: float(chances[action]) for action in order}

    def play(self, actions: list[int], x: int, end: float | None) -> npt.NDArray[np.float64] | None:
        """Chances of the viewer to win, (worlds, actions); None if the time ran out before they were known."""
        count, n = WORLDS * len(actions), len(actions)
        self._imagine(self.boards, self.states, self.weights, self.viewer, WORLDS, np.array(actions, np.int64), x)
        self.rng = np.random.default_rng(x)
        chosen, won = np.full(count, NONE, np.int64), np.zeros(count)
        for step in range(STEPS + 1):
            self._advance(self.boards, self.states, self.insights, self.at, self.rows, self.masks, self.waits, chosen, count)
            waiting = self.waits[:count].nonzero()[0]
            if not len(waiting):
                break
            if end is not None and time.perf_counter() > end:
                return None
            policy, _, wins = self.network(self.rows[waiting])
            if step == STEPS:
                won[waiting] = self._expected(wins, self.states["seat"][1 + waiting])
                break
            chosen[:] = NONE
            chosen[waiting] = self._drawn(masked(policy, self.masks[waiting]))
        over = self.waits[:count] == 0
        winners = self.states["winners"][1 : 1 + count].astype(np.int64)
        share = ((winners >> self.viewer) & 1) / np.maximum(1, np.bitwise_count(winners))
        won[over] = share[over]
        return won.reshape(WORLDS, n)

    def _drawn(self, logits: npt.NDArray[np.float32]) -> npt.NDArray[np.int64]:
        """An action a row by the policy's chances."""
        luck = self.rng.gumbel(size=logits.shape)
        drawn: npt.NDArray[np.int64] = (logits + luck).argmax(axis=1)
        return drawn

    def _expected(self, wins: npt.NDArray[np.float32], seat: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        there = np.arange(SEATS)[None] < self.seats
        chances = softmax(masked(wins, np.broadcast_to(there, wins.shape)))
        expected: npt.NDArray[np.float32] = chances[np.arange(len(seat)), (self.viewer - seat) % self.seats]
        return expected
