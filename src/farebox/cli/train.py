"""`farebox train`: train a champion of your own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from farebox.boards.board import load_board
from farebox.cli.screen import err, out

SMALL: dict[str, Any] = {"games": (192, 32, 32), "batch": 1024, "width": 128, "blocks": 1}  # for a CPU
TICKETS_A_UNIT = 2.0  # First Journey counts tickets, not points
WAIT = 600  # seconds for the last games


def train(board: str, minutes: float, folder: Path, seed: int, device: str, *, resume: bool, against: Path | None) -> None:
    the_board = load_board(board)
    try:
        import torch
    except ImportError:
        raise ValueError("training needs torch: pip install 'farebox[train]'") from None
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device not in ("cpu", "cuda"):
        raise ValueError(f"--device is cpu or cuda, not {device}")
    if against and not against.is_file():
        raise ValueError(f"there are no weights at {against}")
    from farebox.train.config import Config
    from farebox.train.curves import draw
    from farebox.train.run import CHECKPOINT
    from farebox.train.run import train as run
    from farebox.train.watch import start_watching

    settings: dict[str, Any] = {} if device == "cuda" else dict(SMALL)
    if the_board.family != "city":
        settings["unit"] = TICKETS_A_UNIT
    config = Config(board=board, seed=seed, seconds=60 * minutes, device=device, against=str(against or ""), **settings)
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

            weights = run(config, folder, resume=resume, tell=tell)
        err.print("the last weights play everybody …", highlight=False)
        watcher.wait(timeout=WAIT)
    except subprocess.TimeoutExpired:
        err.print("the last games take too long; what is missing was not measured")
    finally:
        watcher.kill()
    out.print(f"weights: {weights} (farebox arena --bots planner,champion:{weights})", soft_wrap=True, markup=False)
    out.print(f"curves:  {draw(folder)}", soft_wrap=True, markup=False)
