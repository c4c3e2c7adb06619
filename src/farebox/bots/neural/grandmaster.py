"""The grandmaster: the champion thinks ahead.

It redeals the cards it cannot see, tickets by its beliefs, tries its few best actions in every one of these worlds,
and lets the champion continue for some steps; then the network estimates its chance to win. All worlds go through the
network in one batch. Actions that fall behind are dropped round by round.
"""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.base import choose_action
from farebox.bots.neural.champion import NoChampionError, best_step, champion_of
from farebox.bots.neural.network import Network
from farebox.bots.neural.worlds import ImaginedWorlds
from farebox.bots.search.bot import SearchBot
from farebox.bots.search.paired_rollouts import BEHIND
from farebox.game.action import Action
from farebox.game.game import Game
from farebox.game.view import View
from farebox.kernel.rng import advance, seeded
from farebox.rules.state import NONE, PAY, State

IMAGINED_WORLDS = 32  # per round
CANDIDATES = 6
LEAST = 0.01  # minimum probability in the policy to be a candidate
LOOKAHEAD = 40  # decisions of all seats until the network evaluates the position
TRUST = 0.015  # chance to win per unit of the policy's log probability


class GrandmasterBot:
    """The champion with a budget of time, or of rounds: then it is deterministic for a seed.

    On a board without a champion it plays by search, with the same budget.
    """

    def __init__(self, name: str, seed: int = 0, *, seconds: float = 0.0, rounds: int = 0) -> None:
        self.name, self.seconds, self.rounds = name, seconds, rounds
        self._x = seeded(seed)
        self._stand_in = SearchBot(name, seed, seconds=seconds, iterations=rounds * IMAGINED_WORLDS)

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        self._x = seeded(seed)
        self._stand_in.start(board, seat, seats, seed)

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
        viewer = view.me.seat
        worlds = ImaginedWorlds(network, view.board, state, viewer, IMAGINED_WORLDS, CANDIDATES)
        actions, chances = _candidates(worlds)
        scores: dict[int, list[npt.NDArray[np.float64]]] = {action: [] for action in actions}
        done = 0
        while len(actions) > 1 and (done < self.rounds if self.rounds else time.perf_counter() < end):
            self._x = advance(self._x)
            choices = [(action, NONE) for action in actions]
            won = worlds.play_until(choices, seeded(self._x), LOOKAHEAD, end if self.seconds else None)
            if won is None:
                break
            for k, action in enumerate(actions):
                scores[action].append(won[:, k, viewer])
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


def _candidates(worlds: ImaginedWorlds) -> tuple[list[int], dict[int, float]]:
    """The policy's best actions, best first, and their probabilities."""
    chances = worlds.policy()
    order = [int(a) for a in np.argsort(-chances)[:CANDIDATES] if chances[a] >= LEAST * chances.max()]
    return order, {action: float(chances[action]) for action in order}
