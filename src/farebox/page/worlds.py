"""Imagined worlds without NumPy: full states that fit what a seat knows, in which choices are tried and the network plays on.

They are those of `bots.neural.worlds`, played one at a time instead of in batches. All choices meet the same cards and the same
chance in a world, so a few worlds tell choices apart.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from farebox.boards.board import Board
from farebox.boards.limits import LOCATIONS, SEATS, TICKETS
from farebox.bots.search.belief import believe, weigh_tickets
from farebox.features.legal_sets import size_of
from farebox.features.network_input import LEGAL_FEATURE, part, row_places, row_size, write_network_input
from farebox.features.observation import action_count
from farebox.game.paths import Links
from farebox.kernel.rng import advance, below
from farebox.page.networks import POLICY_START, Forward
from farebox.review.calibration import calibrated, maps_of
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply, legal
from farebox.rules.hidden import redeal
from farebox.rules.running.random_play import random_action
from farebox.rules.state import NONE, OVER, State

Choice = tuple[int, int]  # a step and the step after it, usually a payment; NONE: no step
SeatChances = list[float]  # to win, by seat


class Reading(NamedTuple):
    """The network's output for a position as the seat to act sees it."""

    legal: list[int]
    policy: list[float]  # the probability of each legal step
    chances: SeatChances


class Reader:
    """The network of one board and number of seats."""

    def __init__(self, board: Board, forward: Forward) -> None:
        self.board, self.numbers = board, board_numbers(board)
        self._forward, self._places, self._size = forward, row_places(board), row_size(board)
        self._legal = part(self._places, LEGAL_FEATURE)

    def own_chances(self, state: State) -> SeatChances:
        """Every seat's chance to win as the seat to act reads it, corrected as in reviews of the library."""
        return self.corrected(self.read(state), state)

    def corrected(self, reading: Reading, state: State) -> SeatChances:
        maps = maps_of(self.board, state.seats)
        return calibrated(maps, reading.chances, state.seat, state.turn) if maps else reading.chances

    def read(self, state: State) -> Reading:
        row = [0] * self._size
        write_network_input(self.numbers, state, state.seat, self._places, Links(), row)
        steps = [i for i in range(action_count(self.board)) if row[self._legal + i]]
        outputs = self._forward(self.board.id, state.seats, array("b", row).tobytes())
        wins = softmax([float(one) for one in outputs[: state.seats]])  # the seat to act first
        policy = softmax([float(outputs[POLICY_START + i]) for i in steps])
        return Reading(steps, policy, [wins[(p - state.seat) % state.seats] for p in range(state.seats)])


class PlainWorlds:
    """Worlds that fit a sealed state or, with `open_hands`, the true one, of which only the order of the decks is unknown."""

    def __init__(self, reader: Reader, state: State, viewer: int, *, open_hands: bool) -> None:
        self._reader, self._b, self._state, self._viewer, self._open = reader, reader.numbers, state, viewer, open_hands
        self._weights = [[1] * TICKETS for _ in range(SEATS)]
        without_routes = State()
        without_routes.connection = [list(range(LOCATIONS)) for _ in range(SEATS)]
        if not open_hands:
            weigh_tickets([self._b], [state, without_routes], [Links()], self._weights)

    def play_to_own_turn(self, choices: Sequence[Choice], worlds: int, x: int) -> list[list[SeatChances]]:
        """Every seat's chance to win, by world and choice, when the viewer is to act again."""
        found = []
        for _ in range(worlds):
            world, x = self._imagined(x)
            x = advance(x)
            found.append([self._played(world.copy(), choice, random.Random(x)) for choice in choices])
        return found

    def play_to_all_turns(self, choice: Choice, worlds: int, x: int) -> list[SeatChances]:
        """Every other seat's own chance to win, by world, when it is to act for the first time after a choice of the viewer."""
        found = []
        for _ in range(worlds):
            world, x = self._imagined(x)
            x = advance(x)
            found.append(self._own_readings(world, choice, random.Random(x)))
        return found

    def _imagined(self, x: int) -> tuple[State, int]:
        state = self._state.copy()
        x = advance(x)
        if self._open:
            return state, reshuffled(state, x)
        redeal(self._b, state, self._viewer, x)
        return state, believe(self._b, state, self._viewer, self._weights, advance(x))

    def _played(self, s: State, choice: Choice, chance: random.Random) -> SeatChances:
        for reading in self._decisions(s, choice, chance):
            if s.seat == self._viewer:
                return self._reader.corrected(reading, s)
        return shares_of_win(s)

    def _own_readings(self, s: State, choice: Choice, chance: random.Random) -> SeatChances:
        own: dict[int, float] = {}
        for reading in self._decisions(s, choice, chance):
            if s.seat != self._viewer:
                own.setdefault(s.seat, self._reader.corrected(reading, s)[s.seat])
            if len(own) == s.seats - 1:
                break
        return [own.get(p, share) for p, share in enumerate(shares_of_win(s))]

    def _decisions(self, s: State, choice: Choice, chance: random.Random) -> Iterator[Reading]:
        """Play a choice and then by the network to the end: stops in every position in which a seat has a choice."""
        for step in choice:
            if step != NONE:
                apply(self._b, s, step)
        while True:
            self._play_forced(s)
            if s.phase == OVER:
                return
            reading = self._reader.read(s)
            yield reading
            apply(self._b, s, chance.choices(reading.legal, reading.policy)[0])

    def _play_forced(self, s: State) -> None:
        while s.phase != OVER and size_of(*legal(self._b, s)) == 1:
            apply(self._b, s, random_action(self._b, s, 1))


def shares_of_win(s: State) -> SeatChances:
    """What each seat has of the victory; nothing before the game is over."""
    return [(s.winners >> p & 1) / max(1, s.winners.bit_count()) for p in range(s.seats)]


def reshuffled(s: State, x: int) -> int:
    """Shuffle both decks; tickets that were put back stay where they are. Returns the generator's next number."""
    back = 0
    for p in range(s.seats):
        back |= s.returned[p]
    for deck, size, fixed in ((s.deck, s.n_deck, 0), (s.ticket_deck, s.n_ticket_deck, back)):
        for i in range(size - 1, 0, -1):
            x = advance(x)
            j = below(x, i + 1)
            if ((fixed >> deck[i]) | (fixed >> deck[j])) & 1 == 0:
                deck[i], deck[j] = deck[j], deck[i]
    s.rng = advance(x)
    return advance(s.rng)


def softmax(logits: Sequence[float]) -> list[float]:
    top = max(logits)
    raised = [math.exp(one - top) for one in logits]
    whole = sum(raised)
    return [one / whole for one in raised]
