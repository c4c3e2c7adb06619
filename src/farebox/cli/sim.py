"""`farebox sim` and `farebox perft`: random games, and counts of action sequences."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table

from farebox.boards.board import Board
from farebox.cli.screen import out, print_json, progress, waiting
from farebox.game.action import action_of_steps
from farebox.game.game import SEEDS, Game, Options
from farebox.game.notation import ENDINGS, members
from farebox.game.record import EXTENSION
from farebox.rules import kernel, play
from farebox.rules import perft as perft_rules
from farebox.rules.cards import advance, sow
from farebox.rules.state import OVER, PAY, State

WORTH_COMPILING = 50_000  # games


def simulate(board: Board, options: Options, games: int, folder: Path | None, as_json: bool) -> None:
    options.check(board)
    if options.seed is None or options.seed + games > SEEDS:
        raise ValueError(f"seeds {options.seed} and following go beyond 2**53")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    tally = Tally(options.seats)
    with progress() as bar:
        task = bar.add_task(f"{board.name}, {options.seats} seats", total=games)
        for state, steps in _played(board, options, games, folder):
            tally.add(state, steps)
            if tally.games % 64 == 0:
                bar.update(task, completed=tally.games)
    seconds = time.perf_counter() - started
    if as_json:
        print_json({"board": board.id, "seed": options.seed, **tally.summary(), "seconds": round(seconds, 3)})
    else:
        tally.show(board, seconds)
        if folder:
            out.print(f"{games} records in {folder}")


def _played(board: Board, options: Options, games: int, folder: Path | None) -> Iterator[tuple[State, int]]:
    """Random games, seeds in a row: the same ones recorded, interpreted or compiled."""
    assert options.seed is not None
    seeds = range(options.seed, options.seed + games)
    if folder:
        yield from (_recorded(board, options, seed, folder) for seed in seeds)
    elif games >= WORTH_COMPILING:
        yield from _compiled(board, options, seeds)
    else:
        b = kernel.numbers(board)
        for seed in seeds:
            state = State()
            play.deal(b, state, options.seats, seed, options.first_seat, options.completion_cards)
            yield state, play.playout(b, state, sow(play.CHOOSER + seed))


def _compiled(board: Board, options: Options, seeds: range) -> Iterator[tuple[State, int]]:
    with waiting("loading the compiled rules (compiling them takes a while, once)"):
        rules = kernel.compiled()
        boards, states = kernel.to_record(kernel.numbers(board)), kernel.to_record(State())
        rules.random_games(boards, states, options.seats, 0, 1)
    for seed in seeds:
        rules.deal(boards[0], states[0], options.seats, seed, options.first_seat, options.completion_cards)
        steps = rules.playout(boards[0], states[0], sow(play.CHOOSER + seed))
        yield _end_of(states[0]), steps


def _end_of(record: Any) -> State:
    """What a tally reads of a final state; the rest would cost more than the game."""
    end = State.__new__(State)
    for name in ("phase", "turn", "ending", "winners", "total"):
        setattr(end, name, record[name].tolist())
    return end


def _recorded(board: Board, options: Options, seed: int, folder: Path) -> tuple[State, int]:
    game = Game(board, options.seats, seed, first_seat=options.first_seat, completion_cards=options.completion_cards)
    b, x, steps = kernel.numbers(board), sow(play.CHOOSER + seed), 0
    while not game.over:
        chosen: list[int] = []
        state = game.state.copy()
        while not chosen or state.phase == PAY:
            x = advance(x)
            chosen.append(play.random_action(b, state, x))
            play.apply(b, state, chosen[-1])
        game.play(action_of_steps(board, game.state, chosen))
        steps += len(chosen)
    (folder / f"{board.id}-{options.seats}-{seed:06d}{EXTENSION}").write_text(str(game.record()), encoding="utf-8")
    return game.state, steps


class Tally:
    """What happened in many games."""

    def __init__(self, seats: int) -> None:
        self.seats, self.games, self.steps, self.turns = seats, 0, 0, 0
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * seats
        self.totals: list[list[int]] = [[] for _ in range(seats)]

    def add(self, state: State, steps: int) -> None:
        assert state.phase == OVER
        self.games += 1
        self.steps += steps
        self.turns += state.turn
        self.endings[ENDINGS[state.ending]] += 1
        winners = members(state.winners)
        for p in winners:
            self.wins[p] += 1 / len(winners)
        for p in range(self.seats):
            self.totals[p].append(state.total[p])

    def summary(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "steps": self.steps,
            "turns_per_game": round(self.turns / self.games, 3),
            "endings": dict(self.endings),
            "win_rates": [round(wins / self.games, 4) for wins in self.wins],
            "mean_totals": [round(sum(totals) / self.games, 3) for totals in self.totals],
            "highest_total": max(map(max, self.totals)),
            "lowest_total": min(map(min, self.totals)),
        }

    def show(self, board: Board, seconds: float) -> None:
        table = Table(title=f"{board.name}: {self.games} random games, {self.seats} seats")
        for column in ("seat", "wins", "mean", "lowest", "highest"):
            table.add_column(column, justify="right")
        for p, totals in enumerate(self.totals):
            share = f"{100 * self.wins[p] / self.games:.1f} %"
            table.add_row(str(p), share, f"{sum(totals) / self.games:.2f}", str(min(totals)), str(max(totals)))
        out.print(table)
        endings = ", ".join(f"{name} {count}" for name, count in self.endings.most_common())
        out.print(f"{self.turns / self.games:.1f} turns a game; endings: {endings}")
        out.print(f"{self.steps} steps in {seconds:.2f} s, {self.steps / seconds:,.0f} a second with all that is counted here")
        if board.reconstructed:
            out.print(f"Not certain: {board.certainty}", style="yellow")


def perft(board: Board, options: Options, depth: int, *, compiled: bool) -> int:
    """Sequences of `depth` actions from the deal on."""
    options.check(board)
    b, state = kernel.numbers(board), State()
    play.deal(b, state, options.seats, options.seed or 0, options.first_seat, options.completion_cards)
    if not compiled:
        return perft_rules.perft([b], [state.copy() for _ in range(depth)], [[0, 0, 0] for _ in range(depth)], depth)
    import numpy as np

    states = np.zeros(depth, kernel.dtype(State))
    states[0] = kernel.to_record(state)[0]
    count = kernel.compiled().twin(perft_rules.perft)
    return int(count(kernel.to_record(b), states, np.zeros((depth, 3), np.int64), depth))


def count_sequences(board: Board, options: Options, depth: int, as_json: bool) -> None:
    options.check(board)
    counts = []
    table = Table("depth", "sequences", "seconds", title=f"{board.name}, {options.seats} seats, seed {options.seed}")
    with waiting("loading the compiled rules (compiling them takes a while, once)"):
        perft(board, options, 1, compiled=True)
    for d in range(1, depth + 1):
        started = time.perf_counter()
        with waiting(f"depth {d}"):
            counts.append(perft(board, options, d, compiled=True))
        table.add_row(str(d), f"{counts[-1]:,}", f"{time.perf_counter() - started:.2f}")
    if as_json:
        print_json({"board": board.id, "seats": options.seats, "seed": options.seed, "perft": counts})
    else:
        out.print(table)
