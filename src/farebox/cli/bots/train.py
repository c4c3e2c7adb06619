"""`farebox train`: train a network of your own."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from farebox.boards.board import load_board
from farebox.cli.screen import err, out, waiting
from farebox.train.config import CHECKPOINT, Config

SMALL: dict[str, Any] = {"games": (192, 32, 32), "batch": 1024, "width": 128, "blocks": 1}  # for a CPU
EVALUATION_SECONDS = 600  # for the games of the last evaluation
CONFIG = "config.json"  # in the folder of a run


def read_settings(settings: list[str]) -> dict[str, Any]:
    """Parse settings of the form NAME=VALUE."""
    kinds: dict[str, Callable[[str], Any]] = {"int": int, "float": float, "tuple[int, int, int]": _three}
    known = {field.name: kinds[str(field.type)] for field in fields(Config) if field.type in kinds}
    known |= {"rivals": _weights, "exploiter": _weights}
    read = {}
    for setting in settings:
        name, given, value = setting.partition("=")
        if not given:
            raise ValueError(f"--set {setting}: settings have the form NAME=VALUE")
        if name not in known:
            raise ValueError(f"--set {setting}: unknown setting {name!r}; settings are {', '.join(known)}")
        try:
            read[name] = known[name](value)
        except FileNotFoundError as error:
            raise ValueError(f"--set {setting}: there are no weights at {error}") from None
        except ValueError:
            raise ValueError(f"--set {setting}: {value!r} is not {SETTING_TYPES[known[name]]}") from None
    return read


def _three(text: str) -> tuple[int, int, int]:
    a, b, c = map(int, text.split(","))
    return a, b, c


def _weights(text: str) -> str:
    for path in text.split(","):
        if not Path(path).is_file():
            raise FileNotFoundError(path)
    return text


SETTING_TYPES = {int: "a whole number", float: "a number", _three: "three numbers separated by commas"}


def train(
    board: str | None,
    minutes: float,
    folder: Path,
    seed: int | None,
    device: str,
    *,
    resume: bool,
    against: Path | None,
    start: Path | None,
    settings: list[str],
) -> None:
    told = read_settings(settings)
    device = _device(device)
    stored = _stored(folder) if resume else {}
    if resume and (
        against or start or any(given not in (None, stored[name]) for name, given in (("board", board), ("seed", seed)))
    ):
        raise ValueError(f"--resume takes its settings from {folder / CONFIG}; only --minutes, --device and --set may change")
    if not resume and (folder / CHECKPOINT).exists():
        raise ValueError(f"{folder} already has a run: continue it with --resume, or choose another folder with --out")
    values = stored or _defaults(board or "new_york", device) | {"against": str(against or ""), "start": str(start or "")}
    if not resume and seed is not None:
        values["seed"] = seed
    values |= {"seconds": 60 * minutes, "device": device}
    config = Config.from_dict(values | _shape(values | told, told) | told)
    config.check()
    if resume and (config.width, config.blocks) != (stored["width"], stored["blocks"]):
        raise ValueError("--resume cannot change width or blocks")
    _run(config, folder, resume)


def _device(device: str) -> str:
    try:
        import torch
    except ImportError:
        raise ValueError("training needs torch: pip install 'farebox[train]', or '.[train]' in a checkout") from None
    if device == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if device not in ("cpu", "cuda"):
        raise ValueError(f"--device must be cpu, cuda or auto, not {device}")
    if device == "cuda" and not torch.cuda.is_available():
        raise ValueError("no CUDA device was found; --device cpu trains a small network")
    return device


def _stored(folder: Path) -> dict[str, Any]:
    if not (folder / CHECKPOINT).is_file() or not (folder / CONFIG).is_file():
        raise ValueError(f"there is no checkpoint in {folder} to resume from")
    stored: dict[str, Any] = json.loads((folder / CONFIG).read_text())
    return stored


def _defaults(board: str, device: str) -> dict[str, Any]:
    return {"board": board, "unit": load_board(board).ruleset.margin_unit} | ({} if device == "cuda" else SMALL)


def _shape(values: dict[str, Any], told: dict[str, Any]) -> dict[str, int]:
    """The width and blocks of the given weights; the network must have the same."""
    from farebox.bots.neural.network import Network

    board, shape = load_board(values["board"]), dict[str, int]()
    paths = [path for name in ("start", "against", "rivals", "exploiter") for path in values.get(name, "").split(",")]
    for path in filter(None, paths):
        if not Path(path).is_file():
            raise ValueError(f"there are no weights at {path}")
        network = Network.load(Path(path))
        if network.facts.get("digest") != board.digest:
            raise ValueError(f"the weights in {path} are for {network.facts.get('board')}, not for {board.name}")
        found = {"width": network.width, "blocks": network.blocks}
        if any(found[name] != told.get(name, shape.get(name, found[name])) for name in found):
            raise ValueError(f"{path} has width {network.width} and {network.blocks} blocks; all weights of a run must agree")
        shape = found
    return shape


def _run(config: Config, folder: Path, resume: bool) -> None:
    from farebox.train.evaluator import start_evaluator
    from farebox.train.plots import draw
    from farebox.train.session import train as run

    folder.mkdir(parents=True, exist_ok=True)
    err.print(f"training {config.board} on {config.device}, {config.width} wide: preparing takes up to two minutes")
    watcher = start_evaluator(folder, 2048 if config.device == "cuda" else 256)
    columns = (BarColumn(), TextColumn("{task.percentage:>3.0f} % {task.fields[told]}"), TimeRemainingColumn())
    try:
        with Progress(*columns, console=err) as bar:
            task = bar.add_task("", total=1.0, told="")

            def tell(facts: dict[str, Any]) -> None:
                told = f"{facts['steps'] / 1e6:,.1f} M steps, {facts['speed'] / 1e3:,.0f} k/s, entropy {facts['entropy']:.2f}"
                bar.update(task, completed=facts["part"], told=told)

            made = run(config, folder, resume=resume, tell=tell)
        with waiting("evaluating the last weights"):
            watcher.wait(timeout=EVALUATION_SECONDS)
    except subprocess.TimeoutExpired:
        err.print("the last evaluation took too long and was stopped; its results are missing")
    except KeyboardInterrupt:
        err.print(f"interrupted; --resume --out {folder} continues from the last checkpoint, if there is one", soft_wrap=True)
        raise
    finally:
        watcher.kill()
    out.print(f"weights: {made} (farebox arena --bots planner,champion:{made})", soft_wrap=True, markup=False)
    out.print(f"curves:  {draw(folder)}", soft_wrap=True, markup=False)
