"""What each place in the order of play can expect: python benchmarks/base_rates.py WHAT GAMES [BOARD …] [--workers N]

Writes src/farebox/review/base_rates.json, by the digest of the board and the number of seats:
won           how often it wins between champions, who sample from their policy, so that games with the same deal differ
first_chance  the mean chance that a quick review gives it at its first decision, by its own hand; GAMES with two seats, a
              quarter as many with more
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from farebox import Game, load_board
from farebox.boards.board import Board, board_names
from farebox.bots.neural.batched_play import BatchedPlay, shares_won
from farebox.bots.neural.champion import champion_of, has_champion
from farebox.bots.registry import make_bot
from farebox.kernel.fields import dtype
from farebox.review import QUICK
from farebox.review.decisions import decisions_of
from farebox.review.judge import judge
from farebox.review.table_luck import chance_at_deal, late_starters
from farebox.rules.state import OPENING, State

OUT = Path(__file__).parents[1] / "src/farebox/review/base_rates.json"
AT_ONCE = 1200
SEED, FIRST_SEED = 9_000_000, 9_500_000


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


def first_chances_of(task: tuple[str, int, int]) -> list[float]:
    """What a review says of one deal, by place in the order of play."""
    name, seats, seed = task
    game, bots = Game(name, seats, seed), [make_bot("champion", seed + seat) for seat in range(seats)]
    while not game.plays or (game.state.phase == OPENING and len(game.plays) < seats):
        seat = game.to_act[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    chances = {p: chance_at_deal(game, p, 2 * QUICK.worlds) for p in late_starters(game)}
    for decision in decisions_of(game):
        if decision.seat not in chances:
            found = judge(decision, QUICK)
            chances[decision.seat] = found.chance + found.cost
    return [chances[(game.state.first_seat + order) % seats] for order in range(seats)]


def first_chances(board: Board, seats: int, games: int, workers: int) -> list[float]:
    tasks = [(board.id, seats, FIRST_SEED + number) for number in range(games)]
    with ProcessPoolExecutor(workers) as pool:
        means = np.mean(list(pool.map(first_chances_of, tasks, chunksize=8)), axis=0)
    return [round(float(mean), 4) for mean in means]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["won", "first_chance"])
    parser.add_argument("games", type=int)
    parser.add_argument("boards", nargs="*", default=board_names())
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    found = json.loads(OUT.read_text(encoding="utf-8")) if OUT.exists() else {}
    for name in given.boards:
        board = load_board(name)
        for seats in board.seats:
            if has_champion(board, seats):
                games = given.games if given.what == "won" or seats == 2 else given.games // 4
                measured = (
                    rates(board, seats, games) if given.what == "won" else first_chances(board, seats, games, given.workers)
                )
                found.setdefault(board.digest, {}).setdefault(str(seats), {})[given.what] = measured
                print(name, seats, measured, flush=True)
    OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
