"""Pgx on a GPU (or whatever device JAX finds): the games of compare.py in lock step, masks and observations each step.

python benchmarks/pgx_gpu.py --sizes 1024,65536 > pgx.jsonl

Needs jax, numpy and pgx (with svgwrite), not Farebox. Prints one JSON object per line as it goes, the device first. The
loop over the steps is compiled too, up to `--steps` of them per call. Wall-clock time, median of the rounds.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import time
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import jax

from others.contender import three_digits
from others.jaxed import GAMES, STEP, rollout

SIZES = (65536, 1024, 16384, 262144)
MOST_A_CALL = 1 << 21  # steps of all games together
LONG_ENOUGH = 15.0  # seconds for one game and size


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--sizes", default=",".join(map(str, SIZES)), help="in this order, all games for each")
    options.add_argument("--steps", type=int, default=128, help="most steps of a game per call")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=0.5, help="minimum seconds per round")
    options.add_argument("--limit", type=float, default=540.0, help="seconds after which nothing new is started")
    given = options.parse_args()
    device = jax.devices()[0]
    say({"part": "machine", "device": device.device_kind, "platform": device.platform, "versions": versions()})
    for size in map(int, given.sizes.split(",")):
        for name in given.games.split(","):
            steps = max(1, min(given.steps, MOST_A_CALL // size))
            row = {"part": "gpu", "library": "Pgx", "game": name, "batch": size, "steps_a_call": steps, "step": STEP}
            if time.perf_counter() - START > given.limit:
                say(row | {"missing": "no time was left"})
                continue
            try:
                say(row | measure(name, size, steps, given.rounds, given.seconds))
            except Exception as error:  # out of memory, for example: the next may fit
                say(row | {"missing": f"{type(error).__name__}: {error}".splitlines()[0][:200]})
            gc.collect()


def measure(name: str, size: int, steps: int, rounds: int, seconds: float) -> dict[str, Any]:
    start = time.perf_counter()
    deal, run = rollout(name, size, steps)
    now = (deal(jax.random.PRNGKey(0)), jax.random.PRNGKey(1))
    now, _ = jax.block_until_ready(run(*now))
    compiled = time.perf_counter() - start
    rates: list[float] = []
    begun = time.perf_counter()
    while len(rates) < rounds and (not rates or time.perf_counter() - begun < LONG_ENOUGH):
        played, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            now, _ = jax.block_until_ready(run(*now))
            played += steps * size
        rates.append(played / spent)
    figures = {"steps_per_s": statistics.median(rates), "low": min(rates), "high": max(rates)}
    return {key: three_digits(rate) for key, rate in figures.items()} | {"rounds": len(rates), "compile_s": round(compiled, 1)}


def versions() -> dict[str, str]:
    found = {}
    for package in ("jax", "jaxlib", "pgx"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "unknown"
    return found


def say(row: dict[str, Any]) -> None:
    print(json.dumps(row), flush=True)


START = time.perf_counter()
if __name__ == "__main__":
    main()
