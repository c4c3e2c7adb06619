"""Imagined worlds: full states that fit what a seat knows, in which several choices are tried and champions play on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import SEATS
from farebox.bots.neural.batched_play import BatchedPlay, describe, draw, shares_won
from farebox.bots.neural.network import Network, masked, softmax
from farebox.bots.search.belief import believe, believe_cards, believe_given_up
from farebox.bots.search.workspace import Workspace, make_workspace
from farebox.features.network_input import row_size
from farebox.features.observation import action_count
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply
from farebox.rules.hidden import redeal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, OVER, BoardNumbers, State, copy_state

Choice = tuple[int, int]  # a step and the step after it, usually a payment; NONE: no step
Calibrate = Callable[[npt.NDArray[Any], int, npt.NDArray[Any]], npt.NDArray[Any]]  # chances by seat, whose turn, the turns


@rule
def imagine_worlds(w: Workspace, worlds: int, first: list[int], second: list[int], x: int) -> None:
    """Fill the states after the sealed states[0] with worlds consistent with it: one copy per choice, in which that is played."""
    b = w.boards[0]
    n = len(first)
    for world in range(worlds):
        start = 1 + world * n
        copy_state(w.states, 0, start)
        x = advance(x)
        redeal(b, w.states[start], w.viewer, x)
        for _ in range(w.rounds):
            x = believe(b, w.states[start], w.viewer, w.weights, advance(x))
            if len(w.given_up) > 0 and w.given_up[0][0] > 0 and w.states[start].n_ticket_deck > 0:
                x = believe_given_up(w.states[start], w.viewer, w.given_up, x)
            if len(w.cards) > 0:
                x = believe_cards(w.states[start], w.viewer, w.cards, x)
        for k in range(1, n):
            copy_state(w.states, start, start + k)
        for k in range(n):
            play_choice(b, w.states[start + k], first[k], second[k])


@rule
def reshuffle_worlds(w: Workspace, worlds: int, first: list[int], second: list[int], x: int) -> None:
    """The same with all hands open: states[0] is the true state, and only the order of its decks is unknown."""
    b = w.boards[0]
    n = len(first)
    for world in range(worlds):
        start = 1 + world * n
        copy_state(w.states, 0, start)
        x = reshuffle_decks(w.states[start], advance(x))
        for k in range(1, n):
            copy_state(w.states, start, start + k)
        for k in range(n):
            play_choice(b, w.states[start + k], first[k], second[k])


@rule
def reshuffle_decks(s: State, x: int) -> int:
    """Shuffle both decks; tickets that were put back stay where they are. Returns the generator's next number."""
    for i in range(s.n_deck - 1, 0, -1):
        x = advance(x)
        j = below(x, i + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card
    back = 0
    for p in range(s.seats):
        back |= s.returned[p]
    for i in range(s.n_ticket_deck - 1, 0, -1):
        x = advance(x)
        j = below(x, i + 1)
        if ((back >> s.ticket_deck[i]) | (back >> s.ticket_deck[j])) & 1 == 0:
            ticket = s.ticket_deck[i]
            s.ticket_deck[i] = s.ticket_deck[j]
            s.ticket_deck[j] = ticket
    s.rng = advance(x)
    return advance(s.rng)


@inlined
def play_choice(b: BoardNumbers, s: State, first: int, second: int) -> None:
    if first != NONE:
        apply(b, s, first)
    if second != NONE:
        apply(b, s, second)


class ImaginedWorlds:
    """Worlds that fit one sealed state, in arrays that are used again for every round.

    With `open_hands` the state is the true one, and the worlds differ only in the order of the decks.
    """

    calibrate: Calibrate | None = None  # changes what the network reads at the viewer's own turn

    def __init__(
        self, network: Network, board: Board, state: State, viewer: int, worlds: int, most: int, *, open_hands: bool = False
    ) -> None:
        """`most`: the greatest number of choices."""
        self._fill = reshuffle_worlds if open_hands else imagine_worlds
        self.network, self.viewer, self.board, self.seats, self.worlds = network, viewer, board, state.seats, worlds
        self.workspace = make_workspace(board, state, viewer, 0, worlds * most)
        self.batch = BatchedPlay(board, self.workspace.states[1:], skip_forced=True)

    def policy(self) -> npt.NDArray[np.float32]:
        """The network's probability for each step of the seat to act."""
        w, twin = self.workspace, compiled_rules().twin
        row, legal = np.zeros((1, row_size(self.board)), np.int8), np.zeros((1, action_count(self.board)), np.int8)
        twin(describe)(w.boards[0], w.states[0], w.memories[0], self.batch.games.at, row[0], legal[0])
        chances: npt.NDArray[np.float32] = softmax(masked(self.network(row)[0], legal))[0]
        return chances

    def play_until(self, choices: list[Choice], x: int, lookahead: int, end: float | None) -> npt.NDArray[np.float64] | None:
        """Every seat's chance to win, (worlds, choices, seats), after `lookahead` more decisions of all seats.

        None if time ran out first.
        """
        batch, chances, rng = self.batch, self._begin(choices, x), np.random.default_rng(x)
        for step in range(lookahead + 1):
            waiting = batch.advance(len(chances))
            if not len(waiting):
                break
            if end is not None and time.perf_counter() > end:
                return None
            policy, _, wins = self.network.read_alike(batch.rows[waiting])
            if step == lookahead:
                chances[waiting] = self._by_seat(wins, batch.states["seat"][waiting])
                break
            batch.actions[waiting] = draw(masked(policy, batch.masks[waiting]), rng)
        return self._with_results(chances).reshape(self.worlds, len(choices), self.seats)

    def play_to_own_turn(self, choices: list[Choice], x: int, lookahead: int) -> npt.NDArray[np.float64]:
        """The same, but each world continues until the viewer is to act again.

        So it is always the viewer's own knowledge that is evaluated: the others do not know its tickets.
        """
        chances = self.read_at_own_turn(len(self._begin(choices, x)), x, lookahead)
        return chances.reshape(self.worlds, len(choices), self.seats)

    def read_at_own_turn(self, count: int, x: int, lookahead: int) -> npt.NDArray[np.float64]:
        """Every seat's chance to win, (worlds, seats), in the first `count` worlds as they lie, which continue like this."""
        batch, chances, rng = self.batch, np.zeros((count, self.seats)), np.random.default_rng(x)
        running, step = np.ones(count, bool), 0
        while len(waiting := batch.advance(count, running)):
            policy, _, wins = self.network.read_alike(batch.rows[waiting])
            seat = batch.states["seat"][waiting]
            stop = (seat == self.viewer) & (step >= lookahead)
            read = self._by_seat(wins[stop], seat[stop])
            turns = batch.states["turn"][waiting[stop]]
            chances[waiting[stop]] = self.calibrate(read, self.viewer, turns) if self.calibrate else read
            running[waiting[stop]] = False
            go_on = waiting[~stop]
            batch.actions[go_on] = draw(masked(policy[~stop], batch.masks[go_on]), rng)
            step += 1
        return self._with_results(chances)

    def _begin(self, choices: list[Choice], x: int) -> npt.NDArray[np.float64]:
        """Fill the worlds. Returns the chances, still 0."""
        first, second = (np.array([choice[k] for choice in choices], np.int64) for k in (0, 1))
        compiled_rules().twin(self._fill)(self.workspace, self.worlds, first, second, x)
        return np.zeros((self.worlds * len(choices), self.seats))

    def _with_results(self, chances: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The chances, with the result in worlds that are over."""
        over = self.batch.states["phase"][: len(chances)] == OVER
        for p in range(self.seats):
            chances[over, p] = shares_won(self.batch.states[: len(chances)], p)[over]
        return chances

    def _by_seat(self, wins: npt.NDArray[np.float32], seat: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """The network's win logits, the seat to act first, as chances by seat."""
        chances = softmax(masked(wins, np.broadcast_to(np.arange(SEATS)[None] < self.seats, wins.shape)))
        turned = (np.arange(self.seats)[None] - seat[:, None]) % self.seats
        by_seat: npt.NDArray[np.float32] = np.take_along_axis(chances, turned, axis=1)
        return by_seat
