"""Whether reviews are true: python benchmarks/review.py order|luck|mistakes BOARD SEATS GAMES [BOT]

order     mean cost of a decision by bot: champion < planner < greedy < random
luck      whether luck is luck: its mean is 0, it goes with the result, and the adjusted result varies less
mistakes  of random actions that an analysis of its own holds worse, how many are among the three costliest decisions
Each line of the output is a JSON object; intervals are 95 %. The figures are in docs/evidence/review.md.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import numpy as np

from farebox import Game
from farebox.bots.registry import make_bot
from farebox.game.action import Action
from farebox.review import biggest, review
from farebox.review.decisions import decisions_of
from farebox.review.judge import DEEP, Effort, Judgment, judge

ORDER = ("champion", "planner", "greedy", "random")
SEED = 12_000_000
WORSE = 0.08  # points of chance that a planted action must cost
OWN = Effort(worlds=4 * DEEP.worlds, lookahead=DEEP.lookahead)  # the analysis that confirms it


def play(board: str, seats: int, seed: int, bot: str, planted: tuple[int, Action] | None = None) -> Game:
    """A game of one kind of bot. `planted`: the number of an action, and what is played instead."""
    game, bots = Game(board, seats, seed), [make_bot(bot, seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.to_act[0]
        action = bots[seat].choose(game.view(seat))
        game.play(planted[1] if planted and planted[0] == len(game.plays) else action, seat)
    return game


def interval(sample: list[float]) -> dict[str, float]:
    values = np.asarray(sample)
    half = 1.96 * values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else float("nan")
    return {"mean": round(100 * float(values.mean()), 3), "interval": round(100 * float(half), 3), "n": len(values)}


def order(board: str, seats: int, games: int, bot: str) -> dict[str, Any]:
    """The mean cost of a decision in points of chance; the sample is one mean a seat and game."""
    costs = []
    for k in range(games):
        reviewed = review(play(board, seats, SEED + k, bot))
        costs += [report.cost / max(1, report.decisions) for report in reviewed.seats]
    return {"bot": bot, "cost": interval(costs)}


def luck(board: str, seats: int, games: int, bot: str) -> dict[str, Any]:
    reports = [report for k in range(games) for report in review(play(board, seats, SEED + 100_000 + k, bot)).seats]
    lucks = [report.deal + report.luck for report in reports]
    results = [report.result for report in reports]
    adjusted = [report.adjusted for report in reports]
    differences = [report.adjusted - report.result for report in reports]
    return {
        "bot": bot,
        "luck": interval(lucks),
        "draws": interval([report.luck for report in reports]),
        "with_result": round(float(np.corrcoef(lucks, results)[0, 1]), 3),
        "adjusted_less_result": interval(differences),
        "variance": round(float(np.var(adjusted) / np.var(results)), 3),
    }


def mistakes(board: str, seats: int, games: int, bot: str) -> dict[str, Any]:
    """A random decision is replaced by an action that is at least 8 points worse; does the review find it?"""
    found, planted, seed = 0, 0, SEED + 200_000
    while planted < games:
        seed += 1
        rng, game = Random(seed), play(board, seats, seed, bot)
        decision = rng.choice([one for one in decisions_of(game) if not one.forced])
        other = rng.choice(decision.view.actions)
        if other == decision.play.action:
            continue
        spoilt = play(board, seats, seed, bot, (decision.number, other))
        again = next(one for one in decisions_of(spoilt) if one.number == decision.number)
        if not _is_worse(judge(again, OWN)):
            continue
        planted += 1
        found += decision.number in [one.decision.number for one in biggest(review(spoilt).decisions)]
    return {"bot": bot, "planted": planted, "found": found, "games_tried": seed - SEED - 200_000}


def _is_worse(judgment: Judgment) -> bool:
    return judgment.cost >= WORSE


def main() -> None:
    what, board, seats, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    measure = {"order": order, "luck": luck, "mistakes": mistakes}[what]
    for bot in sys.argv[5:] or (ORDER if what == "order" else ("champion",)):
        print(json.dumps({"what": what, "board": board, "seats": seats, "games": games, **measure(board, seats, games, bot)}))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
