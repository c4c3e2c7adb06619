"""The figures of compare.py and pgx_gpu.py as tables and plots.

uv run --with matplotlib python benchmarks/report.py benchmarks/compare.jsonl --pictures docs/pictures
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from others.contender import BARE, LOCKSTEP, LOOP, SEEN, three_digits

Row = dict[str, Any]

# Okabe and Ito's colors, distinguishable with any color vision; each line also has its own marker
BLUE, ORANGE, GREEN, PURPLE, SKY, RED, GREY = "#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#666666"
COLORS = {"Farebox": BLUE, "Pgx": ORANGE, "OpenSpiel": GREEN, "PettingZoo classic": PURPLE, "catanatron": RED}
SHOWN_BATCH = 1024  # for games in lock step
METADATA = {"Date": None}  # so that the same figures give the same file


def tables(rows: list[Row]) -> str:
    """All figures in Markdown."""
    return "\n\n".join(part for part in (_side_by_side(rows), _growth(rows), _threads(rows)) if part)


def _side_by_side(rows: list[Row]) -> str:
    lines = []
    for row in rows:
        if row["part"] != "one core" or (row["how"] == LOCKSTEP and row["batch"] != SHOWN_BATCH):
            continue
        how = row["how"] + (f", {row['batch']:,} games" if row["batch"] > 1 else "")
        if "missing" in row:
            figures = ["missing", row["missing"], ""]
        else:
            figures = [_rate(row), _spread(row), f"{row['games_per_s']:,.0f}"]
        lines.append([row["library"], row["game"], how, *figures])
    return _table(["library", "game", "how", "steps/s", "lowest to highest", "games/s"], lines) if lines else ""


def _growth(rows: list[Row]) -> str:
    lockstep = _lockstep(rows)
    sizes = sorted({row["batch"] for row in lockstep})
    lines = []
    for library, game in dict.fromkeys((row["library"], row["game"]) for row in lockstep):
        of = {row["batch"]: row for row in lockstep if (row["library"], row["game"]) == (library, game)}
        if len(of) > 1:
            lines.append([library, game, *(_rate(of[size]) if size in of else "" for size in sizes)])
    return _table(["library", "game", *(f"{size:,}" for size in sizes)], lines) if lines else ""


def _threads(rows: list[Row]) -> str:
    measured = {(row["batch"], row["threads"]): row for row in rows if row["part"] == "threads" and "missing" not in row}
    lines = []
    for size in sorted({batch for batch, _ in measured}):
        one, two = measured[size, 1], measured[size, 2]
        ratio = two["steps_per_s"] / one["steps_per_s"]
        costs = [f"{three_digits(row['steps_per_s'] / row['processor_share']):,.0f}" for row in (one, two)]
        lines.append([f"{size:,}", _rate(one), _rate(two), f"{ratio:.2f}", *costs])
    head = ["games", "one thread, steps/s", "two threads", "ratio", "one thread, steps a processor second", "two threads"]
    text = _table(head, lines) if lines else ""
    for row in rows:
        if row["part"] == "processes":
            each = f"Two processes with a batch of {row['batch']:,} games each"
            text += f"\n\n{each}, together: {_rate(row)} ({_spread(row)}) steps/s."
    return text


def _table(head: list[str], lines: list[list[str]]) -> str:
    numbers = [all(line[k][:1].isdigit() or line[k] in ("", "–", "missing") for line in lines) for k in range(len(head))]
    rule = ["---:" if number else "---" for number in numbers]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *lines))


def _rate(row: Row) -> str:
    return "–" if "missing" in row else f"{row['steps_per_s']:,.0f}"


def _spread(row: Row) -> str:
    return f"{row['low']:,.0f} to {row['high']:,.0f}"


def draw(rows: list[Row], folder: Path) -> None:
    """speed.svg: all contenders side by side; speed-batch.svg: how speed grows with the number of games."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "farebox", "font.family": "sans-serif", "font.size": 10})
    folder.mkdir(parents=True, exist_ok=True)
    _draw_side_by_side(rows, folder / "speed.svg")
    _draw_growth(rows, folder / "speed-batch.svg")


def _draw_side_by_side(rows: list[Row], path: Path) -> None:
    """One panel for each way to play, the fastest on top; a line goes from the lowest round to the highest."""
    from matplotlib import pyplot

    measured = [row for row in rows if row["part"] == "one core" and "missing" not in row]
    panels = {title: sorted(filter(chosen, measured), key=_speed) for title, chosen in PANELS.items()}
    panels = {title: shown for title, shown in panels.items() if shown}
    heights = [len(shown) + 1 for shown in panels.values()]
    size = (9.0, 0.24 * sum(heights) + 0.5 * len(heights) + 0.8)
    figure, several = pyplot.subplots(
        len(panels), sharex=True, squeeze=False, figsize=size, height_ratios=heights, layout="constrained", facecolor="white"
    )
    figure.get_layout_engine().set(w_pad=0.15)  # leave room for wider fonts
    for axes, (title, shown) in zip(several[:, 0], panels.items(), strict=True):
        for y, row in enumerate(shown):
            axes.plot([row["low"], row["high"]], [y, y], color=_color(row), linewidth=2)
            axes.plot(row["steps_per_s"], y, color=_color(row), marker="o" if row["library"].startswith("Farebox") else "D")
            axes.text(row["high"] * 1.3, y, _rate(row), va="center", fontsize=8)
        axes.set_yticks(range(len(shown)), [f"{row['library']}: {row['game']}" for row in shown], fontsize=9)
        axes.set_ylim(-0.7, len(shown) - 0.3)
        axes.set_title(title, loc="left", fontsize=10, fontweight="bold")
        _tidy(axes)
    axes.set_xscale("log")
    axes.set_xlim(right=max(row["high"] for row in measured) * 5)
    axes.set_xlabel("steps a second on one core, random players")
    figure.savefig(path, metadata=METADATA)
    pyplot.close(figure)


def _is_shown_batch(row: Row) -> bool:
    return bool(row["how"] == LOCKSTEP and row["batch"] == SHOWN_BATCH)


PANELS: dict[str, Callable[[Row], bool]] = {
    "Whole games in compiled code, nothing observed": lambda row: bool(row["how"] == LOOP),
    f"{SHOWN_BATCH:,} games in lock step, masks and observations each step": _is_shown_batch,
    "One game, a call from Python each step, mask and observation": lambda row: bool(row["how"] == SEEN),
    "One game, a call from Python each step, nothing observed": lambda row: bool(row["how"] == BARE),
}


def _speed(row: Row) -> float:
    return float(row["steps_per_s"])


def _draw_growth(rows: list[Row], path: Path) -> None:
    from matplotlib import pyplot

    lockstep = [row for row in _lockstep(rows) if "missing" not in row]
    lines: dict[tuple[str, str], list[Row]] = {}
    for row in sorted(lockstep, key=lambda row: row["batch"]):
        lines.setdefault((row["library"], row["game"]), []).append(row)
    lines = {pair: line for pair, line in lines.items() if len(line) > 1}
    if not lines:
        return
    figure, axes = pyplot.subplots(figsize=(9.0, 5.0), layout="constrained", facecolor="white")
    others = iter(zip((ORANGE, GREEN, PURPLE, SKY, RED) * 3, "sD^vP" * 3, strict=True))
    for (library, game), line in sorted(lines.items(), key=lambda item: -_speed(item[1][-1])):
        color, marker = (BLUE, "o") if library == "Farebox" else next(others)
        xs = [row["batch"] for row in line]
        axes.plot(xs, [_speed(row) for row in line], color=color, marker=marker, label=f"{library}: {game}")
        axes.fill_between(xs, [row["low"] for row in line], [row["high"] for row in line], color=color, alpha=0.2, linewidth=0)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    sizes = sorted({row["batch"] for row in lockstep})
    axes.set_xticks(sizes, [f"{size:,}" for size in sizes], fontsize=8)
    axes.set_xlabel("games in lock step")
    axes.set_ylabel("steps a second, masks and observations each step")
    where = "one GPU" if any(row["part"] == "gpu" for row in lockstep) else "one core"
    axes.set_title(f"How speed grows with the number of games, {where}", loc="left", fontweight="bold")
    _tidy(axes)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    figure.savefig(path, metadata=METADATA)
    pyplot.close(figure)


def _lockstep(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row["part"] in ("one core", "gpu") and row.get("how", LOCKSTEP) == LOCKSTEP]


def _tidy(axes: Any) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.grid(color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)


def _color(row: Row) -> str:
    return next((color for name, color in COLORS.items() if row["library"].startswith(name)), GREY)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("files", nargs="+", type=Path)
    options.add_argument("--pictures", type=Path)
    given = options.parse_args()
    rows = [json.loads(line) for file in given.files for line in file.read_text("utf-8").splitlines()]
    print(tables(rows))
    if given.pictures:
        draw(rows, given.pictures)


if __name__ == "__main__":
    main()
