"""Calibrate a network's win probabilities on games among champions, by scaling its win head and shifting its own chance.

python benchmarks/calibrate.py OUT WEIGHTS

A network that met planners in most of its games assumes that every opponent is one. The policy is not changed. The scale and the
shift, the same at all tables, minimize the log loss in games of the network against itself, on other deals than
benchmarks/champion.py uses.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from safetensors import safe_open
from safetensors.numpy import load_file, save_file

from champion import TABLES, Floats, surprise, told
from champion_games import play_games, selves
from farebox.boards.board import load_board
from farebox.boards.limits import SEATS
from farebox.bots.neural.network import BASE, Network

GAMES, SEED = 3000, 7_000_000
SPANS = (0.32, 0.08, 0.02)  # from coarse to fine


def fit(parts: list[tuple[Floats, Floats]]) -> tuple[float, float]:
    """The scale of the logits, and the shift of the viewer's own, that fit the results best."""
    best = (1.0, 0.0)
    for span in SPANS:
        steps = span * np.linspace(-1, 1, 9)
        around = [(best[0] + a, best[1] + b) for a in steps for b in steps]
        best = min(around, key=lambda it: sum(surprise(moved(logits, *it), got, 1.0) for logits, got in parts))
    return best


def moved(logits: Floats, scale: float, own: float) -> Floats:
    added = np.zeros(logits.shape[1])
    added[0] = own
    return logits * scale + added


def calibrate(out: Path, weights: Path) -> None:
    network = Network.load(weights)
    if BASE in network.facts:
        sys.exit(f"{weights} stores only differences from another network: calibrate before compressing")
    board = load_board(network.facts["board"])
    parts = []
    for seats in TABLES:
        games = play_games(board, network, seats, selves(GAMES, seats), SEED, drawn=True)
        logits, got, _ = told(games)
        parts.append((logits, got))
    scale, own = fit(parts)
    for seats, (logits, got) in zip(TABLES, parts, strict=True):
        before, after = surprise(logits, got, 1.0), surprise(moved(logits, scale, own), got, 1.0)
        print(f"{seats} seats: log loss {before:.4f} → {after:.4f} nats")
    tensors = load_file(weights)
    with safe_open(weights, "np") as file:
        facts = file.metadata()
    for name in ("heads.weight", "heads.bias"):
        head = tensors[name].astype(np.float32)
        head[:SEATS] *= scale
        tensors[name] = head.astype(np.float16)
    tensors["heads.bias"][0] += np.float16(own)
    save_file(tensors, out, facts | {"win_head": f"scale {scale:.2f}, own {own:+.2f}"})
    print(f"scale {scale:.2f}, own {own:+.2f}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("python benchmarks/calibrate.py OUT WEIGHTS")
    calibrate(Path(sys.argv[1]), Path(sys.argv[2]))
