"""How often each place in the order of play wins between champions: python benchmarks/base_rates.py [GAMES]

Writes src/farebox/review/base_rates.json, by the digest of the board and the number of seats. Champions sample from their
policy, so that games with the same deal differ.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from farebox import load_board
from farebox.boards.board import Board, board_names
from farebox.bots.neural.batched_play import BatchedPlay, shares_won
from farebox.bots.neural.champion import champion_of, has_champion
from farebox.kernel.fields import dtype
from farebox.rules.state import State

OUT = Path(__file__).parents[1] / "src/farebox/review/base_rates.json"
AT_ONCE = 1200
SEED = 9_000_000


def rates(board: Board, seats: int, games: int) -> list[float]:
    """The mean share of the win by place in the order of play."""
    network, rng, won = champion_of(board, seats), np.random.default_rng(1), np.zeros(seats)
    for batch in range(games // AT_ONCE):
        play = BatchedPlay(board, np.zeros(AT_ONCE, dtype(State)), skip_forced=True)
        play.deal(seats, SEED + batch * AT_ONCE)
        while len(waiting := play.advance()):
            play.choose(network, waiting, rng)
        for order in range(seats):
            won[order] += shares_won(play.states, (play.states["first_seat"] + order) % seats).sum()
    return [round(float(share), 4) for share in won / won.sum()]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 12_000
    found: dict[str, dict[str, list[float]]] = {}
    for name in board_names():
        board = load_board(name)
        for seats in board.seats:
            if has_champion(board, seats):
                found.setdefault(board.digest, {})[str(seats)] = rates(board, seats, games)
                print(name, seats, found[board.digest][str(seats)], flush=True)
    OUT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
