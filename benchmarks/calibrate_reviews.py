"""How far off the champion's chances are in each round: python benchmarks/calibrate_reviews.py [GAMES [BOARD …]]

Writes src/farebox/review/calibration.json, by the digest of the board and the number of seats: scale and shift of a seat's own
logit by round, so that the estimates at its decisions fit the results best. Champions play their best action, on other deals
than benchmarks/review.py uses.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

from farebox import load_board
from farebox.boards.board import Board, board_names
from farebox.boards.limits import SEATS
from farebox.bots.neural.batched_play import ROWS_AT_ONCE, BatchedPlay, shares_won
from farebox.bots.neural.champion import champion_of, has_champion
from farebox.bots.neural.network import Network, masked, softmax
from farebox.kernel.fields import dtype
from farebox.review.calibrated_arrays import rounds
from farebox.review.calibration import LEAST_CHANCE
from farebox.rules.state import State

OUT = Path(__file__).parents[1] / "src/farebox/review/calibration.json"
GAMES = 2000
SEED = 20_000_000
LEAST = 2000  # readings of a round to fit a map
STEPS = 20  # of Newton's method
Floats = npt.NDArray[np.float64]


def readings(board: Board, seats: int, games: int) -> tuple[npt.NDArray[np.int64], Floats, Floats]:
    """The round, the chance that the seat to act read, and its share of the win, at each decision with a choice."""
    network, dealt = champion_of(board, seats), BatchedPlay(board, np.zeros(games * seats, dtype(State)))
    dealt.deal(seats, SEED)  # `seats` games have the same cards
    play = BatchedPlay(board, dealt.states[::seats].copy(), skip_forced=True)
    found: list[tuple[npt.NDArray[np.int64], ...]] = []
    chances: list[Floats] = []
    while len(waiting := play.advance()):
        for some in np.array_split(waiting, -(-len(waiting) // ROWS_AT_ONCE)):
            found.append((some, play.states["seat"][some].astype(np.int64), rounds(play.states["turn"][some], seats)))
            chances.append(choose(network, play, some, seats))
    game, seat, when = (np.concatenate(part) for part in zip(*found, strict=True))
    shares = np.stack([shares_won(play.states, p) for p in range(seats)], axis=1)
    return when, np.concatenate(chances), shares[game, seat]


def choose(network: Network, play: BatchedPlay, some: npt.NDArray[np.int64], seats: int) -> Floats:
    """Set the champion's actions. Returns the chances that the seats to act estimate for themselves."""
    policy, _, wins = network(play.rows[some])
    play.actions[some] = masked(policy, play.masks[some]).argmax(axis=1)
    own: Floats = softmax(masked(wins, np.broadcast_to(np.arange(SEATS) < seats, wins.shape)))[:, 0].astype(np.float64)
    return own


def fit(chances: Floats, shares: Floats) -> tuple[float, float]:
    """The scale and shift of the logit with the least log loss."""
    own = np.clip(chances, LEAST_CHANCE, 1 - LEAST_CHANCE)
    x, at = np.stack([np.log(own / (1 - own)), np.ones(len(own))]), np.array([1.0, 0.0])
    for _ in range(STEPS):
        new = 1 / (1 + np.exp(-(at @ x)))
        at += np.linalg.solve((x * new * (1 - new)) @ x.T, x @ (shares - new))
    return float(at[0]), float(at[1])


def maps(board: Board, seats: int, games: int) -> list[list[float]]:
    """Scale and shift for each round that enough games have."""
    when, chances, shares = readings(board, seats, games)
    found: list[list[float]] = []
    while (now := when == len(found)).sum() >= min(LEAST, games):
        scale, shift = fit(chances[now], shares[now])
        found.append([round(scale, 3), round(shift, 3)])
        if len(found) <= 3:
            read, won = chances[now].mean(), shares[now].mean()
            print(f"{board.id} {seats}, round {len(found)}: read {read:.4f}, won {won:.4f}, {found[-1]}", flush=True)
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = json.loads(OUT.read_text(encoding="utf-8")) if OUT.exists() else {}
    for name in sys.argv[2:] or board_names():
        board = load_board(name)
        for seats in board.seats:
            if has_champion(board, seats):
                found.setdefault(board.digest, {})[str(seats)] = maps(board, seats, games)
                OUT.write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
