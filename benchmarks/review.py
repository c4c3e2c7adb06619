"""Whether reviews are correct: python benchmarks/review.py WHAT BOARD SEATS GAMES [BOT …] [OPTIONS], with the options of --help

reviews   games of one kind of bot, reviewed: the cost of a decision (champion < planner < greedy < random), and whether luck is
          luck: its mean is 0, it goes with the result, and the adjusted result varies less
luck      the mean of luck alone, in a quarter of the time: without costs and adjusted results
judge     the same cost by another judge, without the network: of all legal actions, in worlds that planners play to the end
mistakes  of random actions that a separate analysis considers worse, how many are among the three costliest decisions
large     of decisions that cost 12 points or more, how many planners and champions confirm, who play many worlds to the end
times     how long a quick and a deep review take, in seconds by the clock and of one core, after one of each

Every game yields a sample, a line of JSON that `--out` appends to a file; `review.py summary FILE …` summarizes such files.
GAMES is the number of deals tried, from `--start` on. Intervals are 95 %. The figures are in docs/evidence/review.md.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox import Game
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.worlds import Choice
from farebox.bots.registry import make_bot
from farebox.game.action import Action, legal_steps
from farebox.kernel.rng import seeded
from farebox.review import QUICK, ReviewedDecision, SeatReport, add_up, biggest, judge_decisions, judge_luck, review
from farebox.review.decisions import Decision, choice_of, decisions_of
from farebox.review.judge import LOOK_AGAIN, judge, review_worlds
from farebox.review.judgment import DEEP, Effort, TableLuck
from farebox.review.table_luck import chance_at_deal, late_starters
from farebox.review.to_the_end import TO_THE_END, lead_of, played_by_planners
from farebox.rules.state import NONE

ORDER = ("champion", "planner", "greedy", "random")
SEEDS = {
    "reviews": 12_000_000,
    "luck": 12_000_000,
    "judge": 12_100_000,
    "mistakes": 12_200_000,
    "large": 12_300_000,
    "times": 41_000_001,
}
WORSE = 0.08  # points of chance that a planted action must cost
OWN = Effort(worlds=4 * DEEP.worlds, lookahead=DEEP.lookahead)  # the analysis that confirms it
OTHER_WORLDS = 1_000_003  # added to a decision's number, from which a judge's worlds follow
SEARCHED, MEASURED = 64, 256  # worlds in which planners find the best action, and in which they measure its lead
BY_PLANNERS = 2000  # worlds in which planners compare a decision that costs much with the better action
BY_CHAMPIONS = 500  # worlds in which champions do
AGAIN = 400  # samples of the games, for intervals of the variance
SURE = 2.0  # standard errors
Sample = dict[str, Any]
Floats = npt.NDArray[np.float64]


def play(board: str, seats: int, seed: int, bot: str, planted: tuple[int, Action] | None = None) -> Game:
    """A game of one kind of bot. `planted`: the number of an action, and what is played instead."""
    game, bots = Game(board, seats, seed), [make_bot(bot, seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.to_act[0]
        action = bots[seat].choose(game.view(seat))
        game.play(planted[1] if planted and planted[0] == len(game.plays) else action, seat)
    return game


def reviewed(board: str, seats: int, seed: int, bot: str, effort: Effort) -> Sample:
    """The report of each seat: cost, decisions, luck of the deal and of its draws, result, adjusted; and the marks."""
    game = play(board, seats, seed, bot)
    judged, luck = list(judge_decisions(game, effort)), judge_luck(game, effort)
    marks = [one.mark for one in judged]
    return {
        "seats_": [_numbers(one) for one in add_up(game, judged, luck=luck).seats],
        "table_luck": [list(luck.deal), list(luck.draws), list(luck.planners_draws)] if luck else [],
        "marks": {mark: marks.count(mark) for mark in sorted(set(marks))},
    }


def _numbers(report: SeatReport) -> list[float]:
    return [report.cost, report.decisions, report.deal, report.luck, report.result, report.adjusted]


class Unasked(Decision):
    """A decision whose other choices are not tried."""

    forced = True  # a property there


class Unanswered(Decision):
    """A decision whose luck is not measured."""

    chance_matters = False  # a property there


def costs_alone(game: Game, effort: Effort) -> list[ReviewedDecision]:
    """The decisions of a review without luck and reasons, in less time."""
    judged = ((one, judge(Unanswered(**vars(one)), effort)) for one in decisions_of(game))
    return [ReviewedDecision(decision, judgment, None, ()) for decision, judgment in judged]


def luck_alone(board: str, seats: int, seed: int, bot: str, effort: Effort) -> Sample:
    """The luck of the deal and of the draws, and the result of each seat, as `reviewed` has them."""
    game, asked, judged = play(board, seats, seed, bot), set[int](), list[ReviewedDecision]()
    for decision in decisions_of(game):
        one = Unasked(**vars(decision)) if decision.seat in asked else decision
        if decision.seat not in asked or decision.chance_matters:
            judged.append(ReviewedDecision(decision, judge(one, effort), None, ()))
        asked.add(decision.seat)
    at_deal = {p: chance_at_deal(game, p, 2 * effort.worlds) for p in late_starters(game)}
    reports = add_up(game, judged, luck=TableLuck(at_deal, deal=(0.0,) * seats, draws=(), planners_draws=())).seats
    return {"seats_": [[one.deal, one.luck, one.result] for one in reports]}


def judged_by_planners(board: str, seats: int, seed: int, bot: str, effort: Effort) -> Sample | None:
    """The cost of one decision of a game: the lead of the best action, found in other worlds than those that measure it."""
    decision = random_decision(play(board, seats, seed, bot), Random(seed))
    if not decision:
        return None
    view, chosen = decision.view, decision.chosen
    choices = [chosen, *((step, NONE) for step in legal_steps(view.board, decision.state(open_hands=False)) if step != chosen[0])]
    best = choices[int(played_by_planners(decision, choices, SEARCHED, seed).mean(axis=0).argmax())]
    if best == chosen:
        return {"cost": 0.0}
    both = played_by_planners(decision, [chosen, best], MEASURED, seed + OTHER_WORLDS)
    return {"cost": float((both[:, 1] - both[:, 0]).mean())}


def planted_mistake(board: str, seats: int, seed: int, bot: str, effort: Effort) -> Sample | None:
    """A random decision is replaced by an action that is at least 8 points worse; does the review find it?"""
    rng, game = Random(seed), play(board, seats, seed, bot)
    decision = random_decision(game, rng)
    other = rng.choice(decision.view.actions) if decision else None
    if not decision or not other or other == decision.play.action:
        return None
    spoilt = play(board, seats, seed, bot, (decision.number, other))
    again = next(one for one in decisions_of(spoilt) if one.number == decision.number)
    cost = judge(replace(again, number=again.number + OTHER_WORLDS), OWN).cost
    if cost < WORSE:
        return None
    costliest = [one.decision.number for one in biggest(costs_alone(spoilt, effort))]
    return {"cost": cost, "found": decision.number in costliest}


def large_cost(board: str, seats: int, seed: int, bot: str, effort: Effort) -> Sample | None:
    """One of a game's decisions that cost much, and the better action's lead when planners, and when champions, play on."""
    game = play(board, seats, seed, bot)
    costly = [one for one in costs_alone(game, effort) if one.judgment.cost >= LOOK_AGAIN]
    if not costly:
        return None
    one = Random(seed).choice(costly)
    decision, judgment = one.decision, one.judgment
    choices = [decision.chosen, choice_of(decision.view, judgment.best)]
    lead, error = lead_of(played_by_planners(decision, choices, BY_PLANNERS, seed))
    by_champions = lead_of(_played_out_by_champions(decision, choices, BY_CHAMPIONS, seed))
    return {
        "cost": judgment.cost,
        "cost_error": judgment.error,
        "lead": lead,
        "error": error,
        "champions": by_champions,
        "played": decision.play.turn / game.turn,
        "actions": [str(decision.play.action), str(judgment.best)],
    }


def random_decision(game: Game, rng: Random) -> Decision | None:
    open_ones = [one for one in decisions_of(game) if not one.forced]
    return rng.choice(open_ones) if open_ones else None


def _played_out_by_champions(decision: Decision, choices: list[Choice], worlds: int, seed: int) -> Floats:
    """The same by champions, who draw from their policy. Their network's estimates of the chances are not used."""
    board, seat = decision.view.board, decision.seat
    network = champion_of(board, decision.view.seats)
    state = decision.state(open_hands=False)
    imagined = review_worlds(network, board, state, seat, worlds, len(choices), decision.habits)
    return imagined.play_to_own_turn(choices, seeded(seed), TO_THE_END)[:, :, seat]


def timed(board: str, seats: int, seed: int, bot: str, effort: Effort) -> Sample:
    """The seconds that the reviews of one game take; on the first call everything is made ready first."""
    game, found = play(board, seats, seed, bot), Sample(decisions=0)
    _make_ready(board, seats)
    for name, deep in (("quick", False), ("deep", True)):
        clock, core = perf_counter(), process_time()
        found["decisions"] = len(review(game, deep=deep).decisions)
        found[name] = [perf_counter() - clock, process_time() - core]
    return found


@cache
def _make_ready(board: str, seats: int) -> None:
    for bot in ORDER[:2]:  # planners' games have large costs, which are looked at more closely
        game = play(board, seats, SEEDS["times"] - 1, bot)
        review(game)
    review(game, deep=True)


MEASURES: dict[str, Callable[[str, int, int, str, Effort], Sample | None]] = {
    "reviews": reviewed,
    "luck": luck_alone,
    "judge": judged_by_planners,
    "mistakes": planted_mistake,
    "large": large_cost,
    "times": timed,
}


def sample_of(task: tuple[str, bool, str, int, str, int]) -> Sample:
    """The sample of one deal; `tried` alone if it gave none."""
    what, deep, board, seats, bot, number = task
    found = MEASURES[what](board, seats, SEEDS[what] + number, bot, DEEP if deep else QUICK)
    facts = {"what": what, "effort": "deep" if deep else "quick", "board": board, "seats": seats, "bot": bot, "number": number}
    return facts | (found or {"tried": True})


def interval(sample: Iterable[float]) -> dict[str, float]:
    """Mean and 95 % interval in points of chance."""
    values = np.asarray(list(sample))
    half = 1.96 * values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else float("nan")
    return {"mean": round(100 * float(values.mean()), 3), "interval": round(100 * float(half), 3), "n": len(values)}


def add_up_reviews(samples: list[Sample]) -> Sample:
    """Costs by seat and game. Luck by game, its correlation from one seat per game: seats are not independent.

    Variances are about the mean of each seat, because the first seat wins more often; their intervals come from resampled games.
    """
    costs = [one[0] / max(1, one[1]) for game in samples for one in game["seats_"]]
    means = np.array([np.mean(one["seats_"], axis=0) for one in samples])
    own = np.array([one["seats_"][one["number"] % one["seats"]] for one in samples])
    lucks, results = own[:, 2] + own[:, 3], own[:, 4]
    seats = np.array([one["seats_"] for one in samples])
    again = np.random.default_rng(1).integers(len(seats), size=(AGAIN, len(seats)))
    marks = sorted({mark for one in samples for mark in one["marks"]})
    return {
        "cost": interval(costs),
        "luck": interval(means[:, 2] + means[:, 3]),
        "deal": interval(means[:, 2]),
        "draws": interval(means[:, 3]),
        "with_result": round(float(np.corrcoef(lucks, results)[0, 1]), 3),
        "result": [interval(seat) for seat in seats[:, :, 4].T],
        "adjusted": [interval(seat) for seat in seats[:, :, 5].T],
        "difference": [interval(seat) for seat in (seats[:, :, 5] - seats[:, :, 4]).T],
        "variance": round(variance_left(seats), 3),
        "variance_interval": [round(float(q), 3) for q in np.quantile([variance_left(seats[k]) for k in again], (0.025, 0.975))],
        "variance_by_seat": [round(variance_left(seats[:, p : p + 1]), 3) for p in range(seats.shape[1])],
        "marks_a_game": {mark: round(sum(one["marks"].get(mark, 0) for one in samples) / len(samples), 3) for mark in marks},
    }


def add_up_luck(samples: list[Sample]) -> Sample:
    """By game, as in `add_up_reviews`."""
    means = np.array([np.mean(one["seats_"], axis=0) for one in samples])
    return {"luck": interval(means[:, 0] + means[:, 1]), "deal": interval(means[:, 0]), "draws": interval(means[:, 1])}


def variance_left(seats: Floats) -> float:
    """The variance of the adjusted result, as a share of that of the result."""
    result, adjusted = seats[:, :, 4].var(axis=0).mean(), seats[:, :, 5].var(axis=0).mean()
    return float(adjusted / result) if result else float("nan")


def add_up_large(samples: list[Sample]) -> Sample:
    found: Sample = {}
    for who, leads in {
        "planners": [(one["lead"], one["error"]) for one in samples],
        "champions": [one["champions"] for one in samples],
    }.items():
        confirmed, against = (sum(sign * lead > SURE * error for lead, error in leads) for sign in (1, -1))
        found[who] = {"confirmed": confirmed, "against": against, "lead": interval(lead for lead, _ in leads)}
    return found


def add_up_times(samples: list[Sample]) -> Sample:
    found: Sample = {"decisions": [one["decisions"] for one in samples]}
    for name in ("quick", "deep"):
        for k, seconds in enumerate(("clock", "core")):
            found[f"{name}_{seconds}"] = sorted(round(one[name][k], 2) for one in samples)
    return found


ADD_UP: dict[str, Callable[[list[Sample]], Sample]] = {
    "reviews": add_up_reviews,
    "luck": add_up_luck,
    "judge": lambda samples: {"cost": interval(one["cost"] for one in samples)},
    "mistakes": lambda samples: {"planted": len(samples), "found": sum(one["found"] for one in samples)},
    "large": add_up_large,
    "times": add_up_times,
}


def summary(samples: Iterable[Sample]) -> Iterator[Sample]:
    """A summary of the samples of each kind."""
    kind = ("what", "effort", "board", "seats", "bot")
    cells: dict[tuple[Any, ...], list[Sample]] = defaultdict(list)
    for one in samples:
        cells[tuple(one.get(name, "quick") for name in kind)].append(one)
    for cell, found in sorted(cells.items()):
        useful = [one for one in found if "tried" not in one]
        facts = dict(zip(kind, cell, strict=True)) | {"games": len(found), "samples": len(useful)}
        yield facts | (ADD_UP[cell[0]](useful) if useful else {})


def measured(what: str, deep: bool, board: str, seats: int, numbers: range, bots: list[str], workers: int) -> Iterator[Sample]:
    tasks = [(what, deep, board, seats, bot, number) for bot in bots for number in numbers]
    if workers == 1:
        yield from map(sample_of, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(sample_of, tasks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*MEASURES, "summary"])
    parser.add_argument("rest", nargs="+", help="BOARD SEATS GAMES [BOT …], or files of samples")
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--deep", action="store_true", help="deep reviews instead of quick ones (times measures both)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.what == "summary":
        samples = [json.loads(line) for name in given.rest for line in Path(name).read_text().splitlines()]
    else:
        board, seats, games, *bots = given.rest
        usual = list(ORDER if given.what in ("reviews", "judge") else ORDER[:1])
        samples = []
        numbers = range(given.start, given.start + int(games))
        for one in measured(given.what, given.deep, board, int(seats), numbers, bots or usual, given.workers):
            samples.append(one)
            if given.out:
                with given.out.open("a") as file:
                    file.write(json.dumps(one) + "\n")
    for line in summary(samples):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
