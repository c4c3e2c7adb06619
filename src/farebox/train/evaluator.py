"""The evaluator of a run: whenever the run stores weights, they play fixed opponents, in a separate process.

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
from farebox.train.network_match import play_network_match

OPPONENTS = ("planner", "greedy", "random")
WEIGHTS_FILE, EVALUATIONS, FINISHED_FILE = "weights.safetensors", "evaluations.jsonl", "finished"
EVALUATION_SEED = 900_000_000  # far from the seeds of training


def trained_seats(network: Network) -> list[int]:
    """The numbers of seats it was trained with."""
    return [n for n, games in zip((2, 3, 4), json.loads(network.facts["config"])["games"], strict=True) if games]


def evaluate(folder: Path, games: int, *, final: bool) -> None:
    """Evaluate the weights in a folder against the planner or, at the end, against every opponent with every number of seats."""
    network = Network.load(folder / WEIGHTS_FILE)
    board = load_board(network.facts["board"])
    for n in trained_seats(network)[: None if final else 1]:
        for opponent in OPPONENTS if final else OPPONENTS[:1]:
            outcome = play_network_match(board, network, opponent, n, games, EVALUATION_SEED)
            facts = {"seconds": float(network.facts["seconds"]), "opponent": opponent, "seats": n, **asdict(outcome)}
            with (folder / EVALUATIONS).open("a") as file:
                file.write(json.dumps(facts) + "\n")


def evaluate_run(folder: Path, games: int) -> None:
    """Evaluate new weights until the run is finished; the last ones against every opponent with every number of seats.

    It also ends when the training that started it has died.
    """
    seen, training = 0, os.getppid()
    while os.getppid() == training:
        finished = (folder / FINISHED_FILE).exists()
        weights = folder / WEIGHTS_FILE
        if weights.exists() and weights.stat().st_mtime_ns != seen:
            seen = weights.stat().st_mtime_ns
            if not finished:
                evaluate(folder, games, final=False)
        if finished:
            evaluate(folder, games, final=True)
            return
        time.sleep(1)


def start_evaluator(folder: Path, games: int) -> subprocess.Popen[bytes]:
    (folder / FINISHED_FILE).unlink(missing_ok=True)
    calm = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # leave the cores to the training
    command = [sys.executable, "-m", "farebox.train.evaluator", str(folder), str(games)]
    return subprocess.Popen(command, env=calm, start_new_session=True)  # Ctrl-C goes only to the training


if __name__ == "__main__":
    evaluate_run(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2048)
