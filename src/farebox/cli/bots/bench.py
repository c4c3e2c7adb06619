"""`farebox bench`: measure the speed of the rules on one core."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.table import Table

from farebox.arena.compiled_match import play_match
from farebox.boards.board import Board, board_names, load_board
from farebox.bots.heuristic.decide import PLANNER
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.registry import make_bot
from farebox.bots.search.tree import planned_playouts
from farebox.cli.screen import out, print_json, progress, waiting
from farebox.game.game import Game
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import seeded
from farebox.kernel.twins import rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.random_play import random_games
from farebox.rules.state import State, copy_state

RUNS = 5
BENCH_SEATS = 2
COPIES = 10_000_000
LOCKSTEP_GAMES = (64, 1024, 16384)
TIME_IMPORT = "import time; t = time.perf_counter(); import farebox; print(time.perf_counter() - t)"
WARM_START = """
import time
t = time.perf_counter()
from farebox.arena.random_games import load_compiled
from farebox.boards.board import load_board
load_compiled(load_board("new_york"), 2)
print(time.perf_counter() - t)
"""


def bench(as_json: bool, seconds: float, with_bots: bool, with_envs: bool) -> None:
    result = measure(seconds)
    if with_bots:
        result["bots"] = _measure_bots(seconds)
    if with_envs:
        result["envs"] = _measure_envs(seconds)
    if as_json:
        print_json(result)
        return
    table = Table(title=f"Random games, {BENCH_SEATS} seats, one core, median of {RUNS}")
    for column in ("board", "compiled steps/s", "games/s", "interpreted steps/s"):
        table.add_column(column, justify="right")
    for name, row in result["boards"].items():
        table.add_row(name, *(f"{row[key]:,.0f}" for key in ("compiled_steps_per_s", "games_per_s", "interpreted_steps_per_s")))
    out.print(table)
    out.print(f"state: {result['state_bytes']} bytes, copied in {result['copy_ns']:.1f} ns")
    for name, row in result.get("bots", {}).items():
        out.print(f"{name}: planner {row['planner_decisions_per_s']:,.0f} decisions/s, {row['playouts_per_s']:,.0f} playouts/s")
    for name, row in result.get("envs", {}).items():
        figures = ", ".join(f"{games} games {rate:,.0f}" for games, rate in row.items())
        out.print(f"{name}: batches with masks and observations, steps/s: {figures}")
    out.print(f"import farebox {result['import_s']:.2f} s, first compiled call from a warm cache {result['warm_start_s']:.2f} s")


def measure(seconds: float) -> dict[str, Any]:
    """All figures; each run takes `seconds`."""
    with waiting("loading the compiled rules (compiling them takes a while, once)"):
        rules = compiled_rules()
        states = to_record(State())
        rules.random_games(to_record(board_numbers(load_board("new_york"))), states, BENCH_SEATS, 0, 1)
    boards: dict[str, dict[str, float]] = {}
    with progress() as bar:
        for name in bar.track(board_names(), description="measuring"):
            boards[name] = _measure_board(load_board(name), rules, seconds)
    return {
        "boards": boards,
        "seats": BENCH_SEATS,
        "state_bytes": dtype(State).itemsize,
        "copy_ns": _copy_ns(rules),
        "import_s": _in_new_process(TIME_IMPORT),
        "warm_start_s": _in_new_process(WARM_START),
    }


def _measure_board(board: Board, rules: Any, seconds: float) -> dict[str, float]:
    b = board_numbers(board)
    boards, states = to_record(b), to_record(State())
    compiled = _rates(lambda seed, games: int(rules.random_games(boards, states, BENCH_SEATS, seed, games)), 2000, seconds)
    interpreted = _rates(lambda seed, games: random_games([b], [State()], BENCH_SEATS, seed, games), 20, seconds)
    return {"compiled_steps_per_s": compiled[0], "games_per_s": compiled[1], "interpreted_steps_per_s": interpreted[0]}


def _rates(games: Callable[[int, int], int], batch: int, seconds: float) -> tuple[float, float]:
    """Median steps and games per second."""
    rates = []
    for _ in range(RUNS):
        steps = seed = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += games(seed, batch)
            seed += batch
        rates.append((steps / spent, seed / spent))
    return statistics.median(r[0] for r in rates), statistics.median(r[1] for r in rates)


def _measure_bots(seconds: float) -> dict[str, dict[str, float]]:
    """Decisions of planners playing each other, and playouts by planners from the middle of a game."""
    import numpy as np

    with waiting("loading the compiled bots (compiling them takes a while, once)"):
        twin = compiled_rules().twin
        match, playout = twin(play_match), twin(planned_playouts)
    rows = {}
    for name in board_names():
        boards, states, memories = (to_record(x) for x in (board_numbers(load_board(name)), State(), PlanMemory()))
        kinds = (PLANNER,) * BENCH_SEATS
        games = _rates(partial(_matches, match, boards, states, memories, kinds), 20, seconds)
        middles = np.concatenate([to_record(_middle(load_board(name)))] * 2)
        playouts = _rates(partial(_playouts, playout, boards, middles, memories), 100, seconds)
        rows[name] = {"planner_decisions_per_s": games[0], "playouts_per_s": playouts[1]}
    return rows


def _measure_envs(seconds: float) -> dict[str, dict[str, float]]:
    """Batches of random games on one core, with masks and observations, by batch size."""
    from farebox.envs.batch import Batch  # imports NumPy

    with waiting("loading the compiled environments (compiling them takes a while, once)"):
        Batch("new_york", BENCH_SEATS, 1, threads=1).reset()
    rows = {}
    for name in board_names():
        batches = {games: Batch(name, BENCH_SEATS, games, threads=1) for games in LOCKSTEP_GAMES}
        for batch in batches.values():
            batch.reset()
            batch.step(batch.random_actions())
        rows[name] = {str(games): _rates(partial(_steps, batch), 64, seconds)[0] for games, batch in batches.items()}
    return rows


def _steps(batch: Any, seed: int, steps: int) -> int:
    for _ in range(steps):
        batch.step(batch.random_actions())
    return steps * int(batch.games)


def _matches(match: Any, boards: Any, states: Any, memories: Any, kinds: tuple[int, ...], seed: int, games: int) -> int:
    return sum(int(match(boards, states, memories, kinds, BENCH_SEATS, seed + g, 0)) for g in range(games))


def _playouts(playout: Any, boards: Any, middles: Any, memories: Any, seed: int, games: int) -> int:
    return int(playout(boards, middles, memories, games, seeded(seed)))


def _middle(board: Board) -> State:
    """A state halfway through a game between planners."""
    bots = [make_bot("planner", p) for p in range(BENCH_SEATS)]
    game = Game(board, BENCH_SEATS, 1)
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    half = game.state.turn // 2
    return next(play.before for play in game.plays if play.turn == half)


@rule
def copies(states: list[State], n: int) -> None:
    """Copy each state to the next, n times, to measure how long a copy takes."""
    for i in range(n):
        copy_state(states, i & 7, (i + 1) & 7)


def _copy_ns(rules: Any) -> float:
    import numpy as np

    states = np.zeros(8, dtype(State))
    copy = rules.twin(copies)
    copy(states, 8)
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        copy(states, COPIES)
        times.append(time.process_time() - start)
    return statistics.median(times) / COPIES * 1e9


def _in_new_process(code: str) -> float:
    """Median of the number that this code prints in a new interpreter."""
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(RUNS)]
    return statistics.median(float(run.stdout) for run in runs)
