"""Farebox side by side with catanatron, OpenSpiel, PettingZoo's classic games and Pgx: random play on one core, in one run.

uv run --with catanatron --with 'pettingzoo[classic]' --with pgx --with matplotlib \\
    python benchmarks/compare.py --out benchmarks/compare.jsonl --pictures docs/pictures

The libraries take short turns over several rounds, so that other load on the machine affects all of them alike;
the figures are medians over the rounds. A library that is not installed is listed as missing. See README.md.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import platform
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer

from farebox.cli.screen import progress
from others.contender import Contender, Measured, three_digits
from report import draw, tables

MODULES = ("own", "catan", "spiel", "zoo", "jaxed")
PACKAGES = ("farebox", "numba", "numpy", "catanatron", "open_spiel", "pettingzoo", "rlcard", "gymnasium", "pgx", "jax")
LONE_GAMES = 16384  # games per batch when two processes measure the machine's limit
Row = dict[str, Any]

app = typer.Typer(add_completion=False)


@app.command()
def compare(
    out: Annotated[Path, typer.Option(help="File for the figures, one JSON object per line")],
    pictures: Annotated[Path | None, typer.Option(help="Folder for the plots; needs matplotlib")] = None,
    rounds: int = 5,
    seconds: Annotated[float, typer.Option(help="Seconds per round for each")] = 0.25,
    core: Annotated[int, typer.Option(help="The CPU core to run on (Linux)")] = 1,
    patience: Annotated[float, typer.Option(help="Skip batches that need more seconds than this per step")] = 2.0,
    only: Annotated[str, typer.Option(help=f"Some of: {','.join(MODULES)}; empty for the threads alone")] = ",".join(MODULES),
    threads: Annotated[bool, typer.Option(help="Also batches on two cores")] = True,
) -> None:
    """Measure, write the figures, print the tables."""
    cores = pin({core})
    rows = [machine()]
    ready, missing = prepare(contenders(only.split(",") if only else []), patience)
    gc.collect()
    play_rounds(ready, rounds, seconds, "one core")
    rows += [m.figures() | {"part": "one core"} for m in ready] + missing
    pin(cores)
    if threads and len(cores) > 1:
        rows += on_two_cores(rounds, seconds, sorted(cores)[:2])
    rows[0]["load_at_the_end"] = os.getloadavg()
    out.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    print(tables(rows))
    if pictures:
        draw(rows, pictures)


def pin(cores: set[int]) -> set[int]:
    """Run on these CPU cores from now on, including new threads. Returns the previous ones."""
    if not hasattr(os, "sched_setaffinity"):
        return set(range(os.cpu_count() or 1))
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores & set(range(os.cpu_count() or 1)) or before)
    return before


def machine() -> Row:
    versions = {}
    for package in PACKAGES:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "not installed"
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return {
        "part": "machine",
        "date": date.today().isoformat(),
        "processor": names[0] if names else platform.processor(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "versions": versions,
        "load_at_the_start": os.getloadavg(),
    }


def contenders(modules: list[str]) -> Iterable[Contender]:
    for name in modules:
        yield from importlib.import_module(f"others.{name}").contenders()


def prepare(all_of_them: Iterable[Contender], patience: float) -> tuple[list[Measured], list[Row]]:
    """The contenders that can play, and why the others cannot."""
    ready: list[Measured] = []
    missing: list[Row] = []
    with progress() as bar:
        for contender in bar.track(list(all_of_them), description="preparing"):
            smaller = [m for m in ready if (m.contender.library, m.contender.game) == (contender.library, contender.game)]
            needed = smaller[-1].pace * contender.batch if smaller else 0.0
            try:
                if needed > patience:
                    raise TimeoutError(f"a step of all games would take about {needed:.0f} s")
                ready.append(Measured(contender))
            except Exception as error:  # whatever another library raises is listed in the table
                why = f"{type(error).__name__}: {error}".splitlines()[0][:200]
                missing.append(contender.names() | {"part": "one core", "missing": why})
    return ready, missing


def play_rounds(ready: list[Measured], rounds: int, seconds: float, description: str, **clock: Any) -> None:
    with progress() as bar:
        for _ in bar.track(range(rounds), description=description):
            for m in ready:
                m.run(seconds, **clock)


def on_two_cores(rounds: int, seconds: float, cores: list[int]) -> list[Row]:
    """Wall-clock speed of batches with one thread and with two, and of two processes that share nothing."""
    from others.own import threaded

    ready, missing = prepare(threaded(), 60.0)
    alone = []
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        list(pool.map(lone_batch, cores, [0.1, 0.1]))
        for _ in range(rounds):
            play_rounds(ready, 1, seconds, "two cores", clock=time.perf_counter)
            alone.append(sum(pool.map(lone_batch, cores, [2 * seconds] * 2)))
    rows = [m.figures() | {"part": "threads"} for m in ready] + missing
    middle = three_digits(sorted(alone)[len(alone) // 2])
    spread = {"low": three_digits(min(alone)), "high": three_digits(max(alone))}
    return [*rows, {"part": "processes", "processes": 2, "batch": LONE_GAMES, "steps_per_s": middle, **spread}]


def lone_batch(core: int, seconds: float) -> float:
    """Runs in its own process: the steps per second of one batch on one core."""
    from others.own import lockstep

    pin({core})
    play = lockstep("new_york", LONE_GAMES)
    play()
    steps, start = 0.0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        steps += play()[0]
    return steps / spent


if __name__ == "__main__":
    app()
