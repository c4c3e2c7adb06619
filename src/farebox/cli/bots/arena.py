"""`farebox arena` and `farebox ladder`: contests between bots, and rankings from their results."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import typer
from rich.measure import Measurement
from rich.table import Table

from farebox.arena.contest import Contest
from farebox.arena.executors import Executor, InProcess, ProcessExecutor
from farebox.arena.match import warm_up
from farebox.arena.ray_executor import RayExecutor
from farebox.arena.report import ladder, report
from farebox.arena.results import ResultStore, check_parquet
from farebox.arena.roster import BotFailure
from farebox.arena.run import ContestResult, run, sprt_of
from farebox.arena.statistics import Sprt
from farebox.cli.screen import err, out, print_json, progress, waiting

MAX_LISTED_FAULTS = 5  # faults that are listed individually


def arena(contest: Contest, **options: Any) -> None:
    """Play a contest and show its results. If a bot fails, show where in its code, and exit with status 1."""
    try:
        _arena(contest, **options)
    except BotFailure as failure:
        if failure.details:
            err.print(failure.details.rstrip(), soft_wrap=True)
        advice = "" if contest.keep_going else " (--keep-going counts failures and plays on)"
        err.print(f"farebox: {failure}{advice}", soft_wrap=True)
        raise typer.Exit(1) from None


def _arena(
    contest: Contest,
    *,
    jobs: int = 1,
    ray: str | None = None,
    sprt: str | None = None,
    folder: Path | None = None,
    parquet: bool = False,
    as_json: bool = False,
) -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that programs playing as bots are ended too
    board = contest.check()
    if (parquet or contest.records) and not folder:
        raise ValueError("--records and --parquet need a folder to write to: --out")
    if parquet:
        check_parquet()
    test = _test(contest, sprt) if sprt else None
    executor: Executor = RayExecutor(ray) if ray else ProcessExecutor(jobs) if jobs != 1 else InProcess()
    store = ResultStore(folder) if folder else None
    outcome = _watched(contest, executor, store, test, board.name)
    if store and parquet:
        store.write_parquet()
    told = report(outcome)
    if as_json:
        print_json(told)
    else:
        _show(contest, told)
        if folder:
            new = "" if outcome.played else " (all from earlier runs; use another folder if a bot has changed)"
            out.print(f"results in {folder}{new}", soft_wrap=True, markup=False)


def _test(contest: Contest, bounds: str) -> Sprt:
    try:
        low, high = map(float, bounds.split(","))
    except ValueError:
        raise ValueError(f"--sprt must be two Elo numbers, such as 0,20, not {bounds!r}") from None
    return sprt_of(contest, low, high)


def _watched(contest: Contest, executor: Executor, store: ResultStore | None, test: Sprt | None, title: str) -> ContestResult:
    with waiting("compiling the bots (once)"):
        warm_up(contest)
    done = 0
    try:
        with progress() as bar:
            task = bar.add_task(f"{title}, {contest.seats} seats", total=len(contest.seeds) * len(contest.seatings))

            def advance(games: int) -> None:
                nonlocal done
                done = games
                bar.update(task, completed=games)

            return run(contest, executor, store, test, advance)
    except KeyboardInterrupt:
        goes_on = f"; run the same command to continue from {store.folder}" if store else ""
        err.print(f"interrupted after {done} games{goes_on}", soft_wrap=True, markup=False)
        raise


def _show(contest: Contest, told: dict[str, Any]) -> None:
    board = contest.load_board()
    title = f"{board.name}: {told['games']} games, {contest.seats} seats, an even share is {_percent(1 / contest.seats)}"
    out.print(_bot_table(title, told["bots"], out.width))
    if any(row["elo"] for row in told["bots"]):
        out.print(f"Elo: {contest.labels[told['anchor']]} is 0", soft_wrap=True, markup=False)
    seats = ", ".join(f"seat {row['seat']} {_percent(row['win_rate'])} {_interval(row)}" for row in told["seats"])
    out.print(f"by seat (seat 0 starts): {seats}", soft_wrap=True)
    if told["undecided"]:
        out.print(f"{told['undecided']} games reached the move limit and were stopped without a winner")
    if told["faults"]:
        _show_faults(contest, told)
    if "sprt" in told:
        _show_test(contest, told["sprt"])
    out.print(f"{told['seconds']:.1f} s")
    if board.reconstructed:
        out.print(f"Not certain: {board.certainty}", style="yellow")


def _show_faults(contest: Contest, told: dict[str, Any]) -> None:
    out.print(f"{told['faults']} moves failed and were replaced by random ones:", style="yellow")
    for error in told["errors"][:MAX_LISTED_FAULTS]:
        where = f"{contest.labels[error['bot']]}, seed {error['seed']}, turn {error['turn']}"
        out.print(f"  {where}: {error['problem']}", soft_wrap=True, markup=False)
    if told["faults"] > MAX_LISTED_FAULTS:
        out.print("  …")
    if contest.seconds_per_move is not None:
        out.print("  (a move that takes too long is counted once it is finished; it is not interrupted)")


def _show_test(contest: Contest, test: dict[str, Any]) -> None:
    first, second = (contest.labels[name] for name in contest.names)
    lead = {"high": f"{first} leads {second} by {test['high']:g} Elo rather than {test['low']:g}"}
    lead["low"] = f"{first} leads {second} by {test['low']:g} Elo or less rather than {test['high']:g}"
    verdict = lead.get(test["decision"], "not decided")
    out.print(f"test: {verdict}, after {test['games']} games (log ratio {test['ratio']:.2f})", soft_wrap=True, markup=False)


def _bot_table(title: str, rows: list[dict[str, Any]], width: int) -> Table:
    """The bots, one line each; if that does not fit, two lines each, and half as many columns."""
    table = _table(title, rows, two_lines=False)
    fits = Measurement.get(out, out.options.update(width=width + 1), table).maximum <= width
    return table if fits else _table(title, rows, two_lines=True)


def _table(title: str, rows: list[dict[str, Any]], two_lines: bool) -> Table:
    table = Table(title=title)
    table.add_column("bot\nwins of played" if two_lines else "bot", overflow="fold")
    columns = ("Elo", "played", "wins", "win rate", "95 %", "points", "margin")
    for column in ("Elo", "win rate\n95 %", "points\nmargin") if two_lines else columns:
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        name = row.get("label", row["name"])
        elo = "–" if row["elo"] is None else f"{row['elo']:+.0f}" if row["elo"] else "0"
        played, wins, rate, interval = str(row["played"]), f"{row['wins']:g}", _percent(row["win_rate"]), _interval(row)
        points, margin = f"{row['points']:z.2f}", f"{row['margin']:+z.2f}"
        if two_lines:
            table.add_row(f"{name}\n{wins} of {played}", elo, f"{rate}\n{interval}", f"{points}\n{margin}")
        else:
            table.add_row(name, elo, played, wins, rate, interval, points, margin)
    return table


def show_ladder(folders: list[Path], as_json: bool) -> None:
    standings = ladder(folders)
    if as_json:
        print_json(standings)
        return
    for table in standings:
        title = f"{table['board']} {table['digest']}, {table['seats']} seats: {table['games']} games, {table['anchor']} is 0"
        out.print(_bot_table(title, table["bots"], out.width))


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _interval(row: dict[str, Any]) -> str:
    return f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"
