"""Watching a run: whenever it stores weights, they play fixed opponents, in a process of its own.

python -m farebox.train.evaluator FOLDER [GAMES]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

from farebox.boards.board import load_board
from farebox.bots.neural.network import Network
from farebox.train.network_match import duel

OPPONENTS = ("planner", "greedy", "random")
WEIGHTS, EVALUATIONS, FINISHED = "weights.safetensors", "evaluations.jsonl", "finished"
SEED = 900_000_000  # far from those of training


def tables(network: Network) -> list[int]:
    """The numbers of seats it trained with."""
    return [n for n, games in zip((2, 3, 4), json.loads(network.facts["config"])["games"], strict=True) if games]


def evaluate(folder: Path, games: int, *, whole: bool) -> None:
    """Play the weights in a folder against the planner, or against everybody at all tables, and write down how it went."""
    network = Network.load(folder / WEIGHTS)
    board = load_board(network.facts["board"])
    for n in tables(network)[: None if whole else 1]:
        for opponent in OPPONENTS if whole else OPPONENTS[:1]:
            outcome = duel(board, network, opponent, n, games, SEED)
            facts = {"seconds": float(network.facts["seconds"]), "opponent": opponent, "seats": n, **asdict(outcome)}
            with (folder / EVALUATIONS).open("a") as file:
                file.write(json.dumps(facts) + "\n")


def watch(folder: Path, games: int) -> None:
    """Until the run has finished; its last weights are played against everybody, at all tables."""
    seen = 0
    while True:
        finished = (folder / FINISHED).exists()
        weights = folder / WEIGHTS
        if weights.exists() and weights.stat().st_mtime_ns != seen:
            seen = weights.stat().st_mtime_ns
            if not finished:
                evaluate(folder, games, whole=False)
        if finished:
            evaluate(folder, games, whole=True)
            return
        time.sleep(1)


def start_watching(folder: Path, games: int) -> subprocess.Popen[bytes]:
    (folder / FINISHED).unlink(missing_ok=True)
    calm = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # beside the training, not in its way
    command = [sys.executable, "-m", "farebox.train.evaluator", str(folder), str(games)]
    return subprocess.Popen(command, env=calm, start_new_session=True)  # Ctrl-C is for the training alone


if __name__ == "__main__":
    watch(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2048)
