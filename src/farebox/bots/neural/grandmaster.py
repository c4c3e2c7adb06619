"""The grandmaster: the champion thinks ahead.

It redeals the cards it cannot see, tickets by its beliefs, tries its few best actions in every one of these worlds,
and lets the champion continue for some steps; then the network estimates its chance to win. All worlds go through the
network in one batch. Actions that fall behind are dropped round by round.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import SEATS
from farebox.bots.base import choose_action
from farebox.bots.neural.batched_play import BatchedPlay, describe, draw, shares_won
from farebox.bots.neural.champion import NoChampionError, best_step, champion_of
from farebox.bots.neural.network import Network, masked, softmax
from farebox.bots.search.belief import believe
from farebox.bots.search.bot import SearchBot
from farebox.bots.search.paired_rollouts import BEHIND
from farebox.bots.search.workspace import Workspace, make_workspace
from farebox.features.network_input import row_size
from farebox.features.observation import action_count
from farebox.game.action import Action
from farebox.game.game import Game
from farebox.game.view import View
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import rule
from farebox.rules.compiled import compiled_rules
from farebox.rules.dispatch import apply
from farebox.rules.hidden import redeal
from farebox.rules.state import PAY, State, copy_state

WORLDS = 32  # per round
CANDIDATES = 6
LEAST = 0.01  # minimum probability in the policy to be a candidate
LOOKAHEAD = 40  # decisions of all seats until the network evaluates the position
TRUST = 0.015  # chance to win per unit of the policy's log probability


@rule
def imagine_worlds(w: Workspace, worlds: int, actions: list[int], x: int) -> None:
    """Fill the states after the sealed states[0] with worlds consistent with it: one copy per action, in which that is played."""
    b = w.boards[0]
    n = len(actions)
    for world in range(worlds):
        first = 1 + world * n
        copy_state(w.states, 0, first)
        x = advance(x)
        redeal(b, w.states[first], w.viewer, x)
        x = believe(b, w.states[first], w.viewer, w.weights, advance(x))
        for a in range(1, n):
            copy_state(w.states, first, first + a)
        for a in range(n):
            apply(b, w.states[first + a], actions[a])


class GrandmasterBot:
    """The champion with a budget of time, or of rounds: then it is deterministic for a seed.

    On a board without a champion it plays by search, with the same budget.
    """

    def __init__(self, name: str, seed: int = 0, *, seconds: float = 0.0, rounds: int = 0) -> None:
        self.name, self.seconds, self.rounds = name, seconds, rounds
        self._x = seeded(seed)
        self._stand_in = SearchBot(name, seed, seconds=seconds, iterations=rounds * WORLDS)

    def choose(self, view: View) -> Action:
        if len(view.actions) == 1:
            return view.actions[0]
        try:
            network = champion_of(view.board, view.seats)
        except NoChampionError:
            return self._stand_in.choose(view)

        def step(state: State) -> int:
            return best_step(network, view.board, state) if state.phase == PAY else self._best_step(network, view, state)

        return choose_action(view, step)

    def warm_up(self, board: Board, seats: int) -> None:
        """Choose one quick move, so that everything is compiled before the first game."""
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
            won = worlds.play(actions, seeded(self._x), end if self.seconds else None)
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
    """The actions that are not behind the best one by more than chance explains."""
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
    """Worlds consistent with one view, in reused arrays."""

    def __init__(self, network: Network, view: View, state: State) -> None:
        self.network, self.viewer, self.board, self.seats = network, view.me.seat, view.board, state.seats
        self.workspace = make_workspace(view.board, state, self.viewer, 0, WORLDS * CANDIDATES)
        self.play_worlds = BatchedPlay(view.board, self.workspace.states[1:], skip_forced=True)

    def candidates(self) -> tuple[list[int], dict[int, float]]:
        """The policy's best actions, best first, and their probabilities."""
        w, play, twin = self.workspace, self.play_worlds, compiled_rules().twin
        row, legal = np.zeros((1, row_size(self.board)), np.int8), np.zeros((1, action_count(self.board)), np.int8)
        twin(describe)(w.boards[0], w.states[0], w.memories[0], play.games.at, row[0], legal[0])
        chances = softmax(masked(self.network(row)[0], legal))[0]
        order = [int(a) for a in np.argsort(-chances)[:CANDIDATES] if chances[a] >= LEAST * chances.max()]
        return order, {action: float(chances[action]) for action in order}

    def play(self, actions: list[int], x: int, end: float | None) -> npt.NDArray[np.float64] | None:
        """The viewer's chances to win, (worlds, actions); None if time ran out first."""
        play, count, rng = self.play_worlds, WORLDS * len(actions), np.random.default_rng(x)
        compiled_rules().twin(imagine_worlds)(self.workspace, WORLDS, np.array(actions, np.int64), x)
        won = np.zeros(count)
        for step in range(LOOKAHEAD + 1):
            waiting = play.advance(count)
            if not len(waiting):
                break
            if end is not None and time.perf_counter() > end:
                return None
            policy, _, wins = self.network(play.rows[waiting])
            if step == LOOKAHEAD:
                won[waiting] = self._expected(wins, play.states["seat"][waiting])
                break
            play.actions[waiting] = draw(masked(policy, play.masks[waiting]), rng)
        over = play.waits[:count] == 0
        won[over] = shares_won(play.states[:count], self.viewer)[over]
        return won.reshape(WORLDS, len(actions))

    def _expected(self, wins: npt.NDArray[np.float32], seat: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        seated = np.arange(SEATS)[None] < self.seats
        chances = softmax(masked(wins, np.broadcast_to(seated, wins.shape)))
        expected: npt.NDArray[np.float32] = chances[np.arange(len(seat)), (self.viewer - seat) % self.seats]
        return expected
