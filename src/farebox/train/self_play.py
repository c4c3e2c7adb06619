"""Self-play for training: games with 2, 3 and 4 seats in lock step, in tensors on the device that plays them."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import torch

from farebox.boards.board import Board, load_board
from farebox.boards.limits import SEATS
from farebox.bots.heuristic.decide import PLANNER, decide
from farebox.bots.heuristic.plan import PlanMemory, forget
from farebox.bots.neural.batched_play import describe
from farebox.envs.lock_step.games import FINISHED, TRUNCATED, deal_next
from farebox.features.network_input import row_places, row_size
from farebox.features.observation import action_count, clear
from farebox.game.paths import Links
from farebox.kernel import cuda
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.twins import inlined, rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply, score_parts
from farebox.rules.running import cuda_states
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.cuda_states import STATE_WORDS, launch, near_state
from farebox.rules.state import OVER, BoardNumbers, State
from farebox.train.config import Config


class TrainingGames(NamedTuple):
    """Arrays with one row per game, and the numbers that all games share. Compiled rules take it as one argument."""

    boards: list[BoardNumbers]
    states: list[State]
    at: list[int]  # `row_places` of the board
    dealt: list[int]  # how many games were dealt in each row
    seeds: list[int]
    scores: list[list[int]]  # by seat, if the game ended now
    rows: list[list[int]]
    masks: list[list[int]]
    seat: list[int]  # the seat to act
    actions: list[int]
    changes: list[list[int]]  # of the scores in the last step
    done: list[int]
    winners: list[int]
    learning: list[int]  # the seat that learns; -1: all
    seats: int
    seed: int
    turns: int  # a longer game is truncated


@inlined
def score_now(b: BoardNumbers, s: State, p: int) -> int:
    """The score of seat p if the game ended now: points, or completed tickets, whichever the game counts."""
    routes, tickets, attractions = score_parts(b, s, p)
    return routes + tickets + attractions


@inlined
def show_game(g: TrainingGames, s: State, k: Links, i: int, blank: bool) -> None:
    """Write what the seat to act sees and may do; `blank`: the rows are already blank."""
    if not blank:
        clear(g.rows[i])
        clear(g.masks[i])
    describe(g.boards[0], s, k, g.at, g.rows[i], g.masks[i])
    g.seat[i] = s.seat


@inlined
def deal_scored(g: TrainingGames, s: State, i: int) -> None:
    deal_next(g, s, i)
    for p in range(g.seats):
        g.scores[i][p] = score_now(g.boards[0], s, p)


@inlined
def start_game(g: TrainingGames, s: State, k: Links, i: int, blank: bool) -> None:
    """Deal game i."""
    deal_scored(g, s, i)
    show_game(g, s, k, i, blank)


@inlined
def play_game(g: TrainingGames, s: State, k: Links, i: int, blank: bool) -> None:
    """Play the action of game i: write what every seat gained, whether the game is over, and who won."""
    apply(g.boards[0], s, g.actions[i])
    for p in range(g.seats):
        now = score_now(g.boards[0], s, p)
        g.changes[i][p] = now - g.scores[i][p]
        g.scores[i][p] = now
    g.done[i] = 0
    g.winners[i] = 0
    if s.phase == OVER:
        g.done[i] = FINISHED
        g.winners[i] = s.winners
    elif s.turn > g.turns:
        g.done[i] = TRUNCATED
    if g.done[i] != 0:
        deal_scored(g, s, i)
    show_game(g, s, k, i, blank)


@inlined
def answer_game(g: TrainingGames, s: State, m: PlanMemory, i: int) -> None:
    """Write the planner's action in game i, unless the seat that learns is to act."""
    if s.seat != g.learning[i]:
        forget(m)
        g.actions[i] = decide(g.boards[0], s, m, PLANNER, 0)


@rule
def start_games(g: TrainingGames, links: list[Links]) -> None:
    """Deal every game."""
    for i in range(len(g.states)):
        start_game(g, g.states[i], links[0], i, False)


@rule
def play_games(g: TrainingGames, links: list[Links]) -> None:
    """Play an action in every game."""
    for i in range(len(g.states)):
        play_game(g, g.states[i], links[0], i, False)


@rule
def answer_games(g: TrainingGames, memories: list[PlanMemory], games: int) -> None:
    """Write the planners' actions in the first `games` games."""
    for i in range(games):
        answer_game(g, g.states[i], memories[0], i)


class SelfPlay:
    """All games of a run. A step plays one action in each; everything is written in place, one row per game.

    rows, masks: what the seat to act sees and may do. seat: the seat to act. changes: how many points (tickets) each seat gained
    in the step. done: 1 if it ended the game, 2 if the game was truncated. winners: a set of seats.
    """

    def __init__(self, config: Config) -> None:
        board = load_board(config.board)
        self.seats = torch.tensor(
            [n for n, games in zip((2, 3, 4), config.games, strict=True) for _ in range(games)], device=config.device
        )
        games = len(self.seats)

        def zeros(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=config.device)

        self.rows, self.masks = zeros(torch.int8, games, row_size(board)), zeros(torch.int8, games, action_count(board))
        self.seat, self.done, self.winners = (zeros(torch.int8, games) for _ in range(3))
        self.changes, self.actions = zeros(torch.int8, games, SEATS), zeros(torch.int64, games)
        self.learning = torch.full((games,), -1, dtype=torch.int8, device=config.device)  # as above
        self.planners = zeros(torch.bool, games)  # games in which planners play the other seats
        self._parts: list[Any] = []
        kind = _CudaPart if config.device == "cuda" else _Part
        start = 0
        for seats, count in zip((2, 3, 4), config.games, strict=True):
            if count:
                self._parts.append(kind(self, board, seats, start, start + count, config))
                self.planners[start : start + int(count * config.planners)] = True
                start += count

    def start(self) -> None:
        self._blank()
        for part in self._parts:
            part.start()

    def step(self) -> None:
        """Play `actions`, all of them legal."""
        self._blank()
        for part in self._parts:
            part.step()

    def answer(self) -> None:
        """Let the planners write their actions, in all parts at the same time."""
        parts = [part for part in self._parts if part.planners]
        for part in parts:
            part.answer()
        for part in parts:
            part.wait()

    def _blank(self) -> None:
        if self.rows.is_cuda:
            self.rows.zero_()
            self.masks.zero_()


class _Part:
    """The games with one number of seats, on the CPU."""

    def __init__(self, play: SelfPlay, board: Board, seats: int, start: int, stop: int, config: Config) -> None:
        self.count, self.planners = stop - start, int((stop - start) * config.planners)
        self.kept = [
            torch.zeros(shape, dtype=torch.int64, device=config.device)
            for shape in ((self.count,), (self.count,), (self.count, SEATS))
        ]
        written = (play.rows, play.masks, play.seat, play.actions, play.changes, play.done, play.winners, play.learning)
        arrays = [self.view(array) for array in (*self.kept, *(array[start:stop] for array in written))]
        seed = config.seed * 1_000_003 + seats
        values: list[Any] = [*self.prepare(board), *arrays, seats, seed, config.turns]
        self.games = TrainingGames(*values)

    def view(self, array: torch.Tensor) -> Any:
        return array.numpy()

    def prepare(self, board: Board) -> tuple[Any, Any, Any]:
        """The board, the states and the layout of a row, on the device that plays the games."""
        twin = compiled_rules().twin
        self._start, self._play, self._answer = twin(start_games), twin(play_games), twin(answer_games)
        self._memories = np.zeros(1, dtype(PlanMemory))  # for the links, too: bots that search have compiled that
        states = np.zeros(self.count, dtype(State))
        return to_record(board_numbers(board)), states, np.array(row_places(board), np.int64)

    def start(self) -> None:
        self._start(self.games, self._memories)

    def step(self) -> None:
        self._play(self.games, self._memories)

    def answer(self) -> None:
        self._answer(self.games, self._memories, self.planners)

    def wait(self) -> None:
        pass


class _CudaPart(_Part):
    """The games with one number of seats, on a CUDA device."""

    def view(self, array: torch.Tensor) -> Any:
        return cuda.cuda().as_cuda_array(array)

    def prepare(self, board: Board) -> tuple[Any, Any, Any]:
        start, play, answer = kernels()
        self._start, self._play = launch(start, self.count), launch(play, self.count)
        self._stream = torch.cuda.Stream()
        beside = cuda.cuda().external_stream(self._stream.cuda_stream)
        self._answer = launch(answer, max(1, self.planners), beside)
        self._states = torch.zeros((self.count, STATE_WORDS), dtype=torch.int64, device="cuda")
        to_device = cuda.cuda().to_device
        places = to_device(np.array(row_places(board), np.int64))
        return to_device(to_record(board_numbers(board))), self.view(self._states), places

    def start(self) -> None:
        self._start(self.games)

    def step(self) -> None:
        self._play(self.games)

    def answer(self) -> None:
        self._stream.wait_stream(torch.cuda.current_stream())
        self._answer(self.games, self.planners)

    def wait(self) -> None:
        torch.cuda.current_stream().wait_stream(self._stream)


@cache
def kernels() -> tuple[Any, Any, Any]:
    """Start, play and answer every game, one per thread."""
    on, near, of = cuda.cuda(), near_state(), cuda.twins().of
    fetch, keep = cuda_states.fetch(), cuda_states.keep()
    start_one, play_one, answer_one = of(start_game), of(play_game), of(answer_game)
    links, memory = dtype(Links), dtype(PlanMemory)

    # untyped: numba-cuda infers the types from the calls
    def start(games):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        if i < games.states.shape[0]:
            s, k = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, links)[0]
            start_one(games, s, k, i, True)
        keep(games.states)

    def play(games):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        fetch(games.states)
        if i < games.states.shape[0]:
            s, k = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, links)[0]
            play_one(games, s, k, i, True)
        keep(games.states)

    def answer(games, planners):  # type: ignore[no-untyped-def]
        i = on.grid(1)
        fetch(games.states)
        if i < planners:
            s, m = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, memory)[0]
            answer_one(games, s, m, i)

    return on.jit(start), on.jit(play), on.jit(answer)
