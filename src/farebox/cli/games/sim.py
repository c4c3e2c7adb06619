"""`farebox sim` and `farebox perft`: random games, and counts of sequences of steps."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from rich.table import Table

from farebox.arena.random_games import COMPILE_RANDOM_GAMES_FROM, GameStatistics, load_compiled, random_games
from farebox.boards.board import Board
from farebox.cli.screen import out, print_json, progress, waiting
from farebox.game.game import Game, Options
from farebox.game.text.names import ENDINGS, members
from farebox.game.text.record import EXTENSION
from farebox.rules.running.perft import perft
from farebox.rules.state import State


def simulate(board: Board, options: Options, games: int, to: Path | None, as_json: bool) -> None:
    """Play random games and print a summary; write records to a folder or a file, or rows to a CSV file, if `to` is one."""
    rows = to if to is not None and to.suffix == ".csv" else None
    records = to if rows is None else None
    with _recorder(board, options, records) as keep, _row_writer(options, rows) as write:
        played = random_games(board, options, games, keep)
        if records is None and games >= COMPILE_RANDOM_GAMES_FROM:
            with waiting("loading the compiled rules (compiling them takes a while, once)"):
                load_compiled(board, options.seats)
        started = time.perf_counter()
        tally = GameStatistics(options.seats)
        with progress() as bar:
            task = bar.add_task(f"{board.name}, {options.seats} seats", total=games)
            for state, steps in played:
                tally.add(state, steps)
                write(state, steps)
                if tally.games % 64 == 0:
                    bar.update(task, completed=tally.games)
        seconds = time.perf_counter() - started
    if as_json:
        print_json({"board": board.id, "seed": options.seed, **tally.summary(), "seconds": round(seconds, 3)})
    else:
        _show(tally, board, seconds)
        if to:
            out.print(f"{games} {'rows' if rows else 'records'} in {to}")


@contextmanager
def _recorder(board: Board, options: Options, to: Path | None) -> Iterator[Callable[[Game, int], None] | None]:
    """Writes the record of each game: into one file, or into a file of its own in a folder."""
    if to is None:
        yield None
    elif to.suffix == EXTENSION:
        with to.open("w", encoding="utf-8") as file:
            yield lambda game, seed: print(game.record(), file=file)
    else:
        to.mkdir(parents=True, exist_ok=True)

        def keep(game: Game, seed: int) -> None:
            file = to / f"{board.id}-{options.seats}-{seed:06d}{EXTENSION}"
            file.write_text(str(game.record()), encoding="utf-8")

        yield keep


@contextmanager
def _row_writer(options: Options, to: Path | None) -> Iterator[Callable[[State, int], None]]:
    """Writes one row per game. Several winners are separated by spaces."""
    if to is None:
        yield lambda state, steps: None
        return
    seeds, seats = count(options.seed or 0), range(options.seats)
    with to.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["seed", "turns", "steps", "ending", "winners", *(f"total_{p}" for p in seats)])

        def write(state: State, steps: int) -> None:
            winners = " ".join(map(str, members(state.winners)))
            rows.writerow([next(seeds), state.turn, steps, ENDINGS[state.ending], winners, *state.total[: options.seats]])

        yield write


def _show(tally: GameStatistics, board: Board, seconds: float) -> None:
    table = Table(title=f"{board.name}: {tally.games} random games, {tally.seats} seats")
    for column in ("seat", "wins", "mean", "lowest", "highest"):
        table.add_column(column, justify="right")
    for p, totals in enumerate(tally.totals):
        share = f"{100 * tally.wins[p] / tally.games:.1f} %"
        table.add_row(str(p), share, f"{sum(totals) / tally.games:.2f}", str(min(totals)), str(max(totals)))
    out.print(table)
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    out.print(f"{tally.turns / tally.games:.1f} turns per game; endings: {endings}")
    out.print(f"{tally.steps} steps in {seconds:.2f} s, {tally.steps / seconds:,.0f} per second, statistics included")
    if board.reconstructed:
        out.print(f"Not certain: {board.certainty}", style="yellow")


def count_sequences(board: Board, options: Options, depth: int, as_json: bool) -> None:
    options.check(board)
    counts = []
    table = Table("depth", "sequences", "seconds", title=f"{board.name}, {options.seats} seats, seed {options.seed}")
    with waiting("loading the compiled rules (compiling them takes a while, once)"):
        _perft(board, options, 1)
    for d in range(1, depth + 1):
        started = time.perf_counter()
        with waiting(f"depth {d}"):
            counts.append(_perft(board, options, d))
        table.add_row(str(d), f"{counts[-1]:,}", f"{time.perf_counter() - started:.2f}")
    if as_json:
        print_json({"board": board.id, "seats": options.seats, "seed": options.seed, "perft": counts})
    else:
        out.print(table)


def _perft(board: Board, options: Options, depth: int) -> int:
    o = options
    return perft(board, o.seats, o.seed or 0, depth, first_seat=o.first_seat, completion_cards=o.completion_cards, compiled=True)
