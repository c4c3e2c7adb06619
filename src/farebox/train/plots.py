"""The learning curves of a run, as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from farebox.train.evaluator import EVALUATIONS

LOG, CURVES = "log.jsonl", "curves.svg"
OPPONENT_COLORS = {"planner": "#0072b2", "greedy": "#d55e00", "random": "#009e73"}  # also distinct to color-blind readers


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def draw(folder: Path) -> Path:
    """Plot win rates against fixed opponents and the policy's entropy over the seconds of the run."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.6), layout="constrained")
    wins, sure = figure.subplots(1, 2)
    evaluations = read_lines(folder / EVALUATIONS)
    seats = min((line["seats"] for line in evaluations), default=2)
    evaluations = [line for line in evaluations if line["seats"] == seats]
    for opponent, color in OPPONENT_COLORS.items():
        rows = [(line["seconds"], 100 * line["win_rate"]) for line in evaluations if line["opponent"] == opponent]
        if rows:
            wins.plot(*zip(*rows, strict=True), color=color, marker="." if len(rows) > 1 else "o", label=f"against {opponent}")
    wins.set(xlabel="seconds", ylabel="games won, %", ylim=(0, 101), title=f"{seats} seats")
    if evaluations:
        wins.legend()
    log = read_lines(folder / LOG)
    sure.plot([line["seconds"] for line in log], [line["entropy"] for line in log], color="#cc79a7")
    sure.set(xlabel="seconds", ylabel="entropy of the policy", title="self-play", ylim=(0, None))
    for axes in (wins, sure):
        axes.grid(alpha=0.3)
    figure.savefig(folder / CURVES)
    return folder / CURVES
