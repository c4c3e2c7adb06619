"""`farebox train`: train a champion of your own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from farebox.boards.board import load_board
from farebox.cli.screen import err, out

SMALL: dict[str, Any] = {"games": (192, 32, 32), "batch": 1024, "width": 128, "blocks": 1}  # for a CPU
TICKETS_A_UNIT = 2.0  # First Journey counts tickets, not points
WAIT = 600  # seconds for the last games


def read_settings(settings: list[str]) -> dict[str, Any]:
    """Parts of a configuration, told as NAME=VALUE."""
    from farebox.train.config import Config

    kinds: dict[str, Callable[[str], Any]] = {"int": int, "float": float, "tuple[int, int, int]": _three}
    known = {field.name: kinds[str(field.type)] for field in fields(Config) if field.type in kinds}
    known |= {"rivals": _weights, "exploiter": _weights}
    read = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in known:
            raise ValueError(f"--set {setting}: there is no {name!r}; there are {', '.join(known)}")
        try:
            read[name] = known[name](value)
        except FileNotFoundError as error:
            raise ValueError(f"--set {setting}: there are no weights at {error}") from None
        except ValueError:
            raise ValueError(f"--set {setting}: {value!r} is not {KINDS[known[name]]}") from None
    return read


def _three(text: str) -> tuple[int, int, int]:
    a, b, c = map(int, text.split(","))
    return a, b, c


def _weights(text: str) -> str:
    for path in text.split(","):
        if not Path(path).is_file():
            raise FileNotFoundError(path)
    return text


KINDS = {int: "a whole number", float: "a number", _three: "three numbers with commas between them"}


def train(
    board: str,
    minutes: float,
    folder: Path,
    seed: int,
    device: str,
    *,
    resume: bool,
    against: Path | None,
    start: Path | None,
    settings: list[str],
) -> None:
    the_board, told = load_board(board), read_settings(settings)
    try:
        import torch
    except ImportError:
        raise ValueError("training needs torch: pip install 'farebox[train]'") from None
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device not in ("cpu", "cuda"):
        raise ValueError(f"--device is cpu or cuda, not {device}")
    for weights in (against, start):
        if weights and not weights.is_file():
            raise ValueError(f"there are no weights at {weights}")
    from farebox.train.config import Config
    from farebox.train.curves import draw
    from farebox.train.run import CHECKPOINT
    from farebox.train.session import train as run
    from farebox.train.watch import start_watching

    values: dict[str, Any] = {"board": board, "seed": seed, "seconds": 60 * minutes, "device": device}
    values |= {"against": str(against or ""), "start": str(start or "")} | ({} if device == "cuda" else SMALL)
    if the_board.family != "city":
        values["unit"] = TICKETS_A_UNIT
    config = Config(**(values | told))
    if resume and not (folder / CHECKPOINT).is_file():
        raise ValueError(f"there is no checkpoint in {folder} to go on from")
    folder.mkdir(parents=True, exist_ok=True)
    err.print(f"training {the_board.name} on {device}: preparing takes about a minute", highlight=False)
    watcher = start_watching(folder, 2048 if device == "cuda" else 256)
    columns = (BarColumn(), TextColumn("{task.percentage:>3.0f} % {task.fields[told]}"), TimeRemainingColumn())
    try:
        with Progress(*columns, console=err) as bar:
            task = bar.add_task("", total=config.seconds, told="")

            def tell(facts: dict[str, Any]) -> None:
                told = f"{facts['steps'] / 1e6:,.1f} M steps, {facts['speed'] / 1e3:,.0f} k/s, entropy {facts['entropy']:.2f}"
                bar.update(task, completed=facts["seconds"], told=told)

            made = run(config, folder, resume=resume, tell=tell)
        err.print("the last weights play everybody …", highlight=False)
        watcher.wait(timeout=WAIT)
    except subprocess.TimeoutExpired:
        err.print("the last games take too long; what is missing was not measured")
    finally:
        watcher.kill()
    out.print(f"weights: {made} (farebox arena --bots planner,champion:{made})", soft_wrap=True, markup=False)
    out.print(f"curves:  {draw(folder)}", soft_wrap=True, markup=False)
