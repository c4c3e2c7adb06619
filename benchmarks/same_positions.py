"""Who decides best in the same positions: python benchmarks/same_positions.py JUDGE BOARD SEATS GAMES [--workers N] [--out FILE]

Every game is played by bots drawn from champion, planner, greedy and random. At one random decision of it all four of them say
what they would do there, and their choices are compared:

review    by the cost that a quick review gives each of them
planners  by the share of the win, in the same worlds played to the end by planners
search    the same, played to the end by the search, which thinks `THINKING` playouts about each decision

The last two judges use no network. Every game gives a sample, a line of JSON that `--out` appends to a file;
`same_positions.py summary FILE …` adds up such files. Intervals are 95 %. The figures are in docs/evidence/review.md.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox import Game
from farebox.bots.heuristic.decide import PLANNER, decide
from farebox.bots.heuristic.plan import forget
from farebox.bots.neural.batched_play import play_on, shares_won
from farebox.bots.neural.worlds import Choice, imagine_worlds
from farebox.bots.registry import make_bot
from farebox.bots.search.belief import weigh_tickets
from farebox.bots.search.bot import DEEPEST, SEARCH_METHODS
from farebox.bots.search.tree import NODE, most_visited, search
from farebox.bots.search.workspace import Workspace, make_workspace
from farebox.game.action import Action
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import rule
from farebox.review import QUICK
from farebox.review.beliefs import sharpen
from farebox.review.decisions import Decision, choice_of
from farebox.review.judge import judge
from farebox.review.to_the_end import played_by_planners
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import OVER, PAY
from review import ORDER, Sample, Unanswered, interval, random_decision

SEEDS = 14_000_000
BY_PLANNERS, BY_SEARCH = 256, 32  # worlds
THINKING = 200  # playouts of the search for each decision
Shares = npt.NDArray[np.float64]


def mixed_game(board: str, seats: int, seed: int) -> Game:
    """A game in which every seat is played by one of the bots, drawn at random."""
    rng, game = Random(seed), Game(board, seats, seed)
    bots = [make_bot(rng.choice(ORDER), seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    return game


def sample_of(task: tuple[str, str, int, int]) -> Sample:
    """The values of the four choices in one position: costs, or shares of the win in the same worlds."""
    judge_name, board, seats, number = task
    seed = SEEDS + number
    decision = random_decision(mixed_game(board, seats, seed), Random(seed))
    facts: Sample = {"judge": judge_name, "board": board, "seats": seats, "number": number}
    if not decision:
        return facts
    chosen = {name: make_bot(name, seed).choose(decision.view) for name in ORDER}
    return facts | {"values": JUDGES[judge_name](decision, chosen, seed)}


def costs(decision: Decision, chosen: dict[str, Action], seed: int) -> dict[str, float]:
    found: dict[Action, float] = {}
    for action in chosen.values():
        if action not in found:
            found[action] = judge(Unanswered(**vars(replace(decision, play=replace(decision.play, action=action)))), QUICK).cost
    return {name: found[action] for name, action in chosen.items()}


def by_planners(decision: Decision, chosen: dict[str, Action], seed: int) -> dict[str, float]:
    return _shares(decision, chosen, lambda choices: played_by_planners(decision, choices, BY_PLANNERS, seed))


def by_search(decision: Decision, chosen: dict[str, Action], seed: int) -> dict[str, float]:
    return _shares(decision, chosen, lambda choices: played_by_search(decision, choices, BY_SEARCH, seed))


def _shares(decision: Decision, chosen: dict[str, Action], played: Callable[[list[Choice]], Shares]) -> dict[str, float]:
    choices = {name: choice_of(decision.view, action) for name, action in chosen.items()}
    different = list(dict.fromkeys(choices.values()))
    means = played(different).mean(axis=0) if len(different) > 1 else [0.0]
    return {name: float(means[different.index(choice)]) for name, choice in choices.items()}


def played_by_search(decision: Decision, choices: list[Choice], worlds: int, seed: int) -> Shares:
    """The seat's share of the win, (worlds, choices): the same worlds for all choices, by what the seat knew."""
    board, seat = decision.view.board, decision.seat
    w = make_workspace(board, decision.state(open_hands=False), seat, 0, worlds * len(choices))
    w = sharpen(w, board, decision.habits)
    first, second = (np.array([choice[k] for choice in choices], np.int64) for k in (0, 1))
    compiled_rules().twin(imagine_worlds)(w, worlds, first, second, seeded(seed))
    for i in range(1, len(w.states)):
        finish_by_search(decision, w.states, i, seeded(seed + 1 + (i - 1) // len(choices)))
    return shares_won(w.states[1:], seat).reshape(worlds, len(choices))


def finish_by_search(decision: Decision, states: Any, i: int, x: int) -> None:
    """Play a world to the end. Every seat searches with what it knows."""
    board, twin = decision.view.board, compiled_rules().twin
    own = make_workspace(board, decision.state(open_hands=False), 0, SEARCH_METHODS[board.ruleset].margin_weight)
    blank, tree, path = own.states[1].copy(), np.zeros((THINKING + 2, NODE), np.int64), np.zeros(DEEPEST, np.int64)
    while states[i]["phase"] != OVER:
        own.states[0], own.states[1] = states[i], blank
        blank["seats"] = own.states[0]["seats"]
        tree[:] = 0
        step, x = twin(searched_step)(own._replace(viewer=int(states[i]["seat"])), tree, path, x)
        twin(play_step)(own, states, i, step, x)


@rule
def searched_step(w: Workspace, tree: list[list[int]], path: list[int], x: int) -> tuple[int, int]:
    """The search's step for the seat to act in states[0], and the generator's next number. states[1]: a table without routes."""
    x = advance(x)
    if w.states[0].phase == PAY:
        forget(w.memories[0])
        return decide(w.boards[0], w.states[0], w.memories[0], PLANNER, x), x
    weigh_tickets(w.boards, w.states, w.memories, w.weights)
    search(w, tree, path, 1, len(tree) - 2, x)
    return most_visited(tree), x


@rule
def play_step(w: Workspace, states: list[Any], i: int, step: int, x: int) -> None:
    """Play a step, then every forced one."""
    play_on(w.boards[0], states[i], step)


JUDGES = {"review": costs, "planners": by_planners, "search": by_search}


def summary(samples: Iterable[Sample]) -> Iterator[Sample]:
    """The mean cost of each bot's choice, or how far it is behind the champion's, and by how much the next bot's is worse."""
    cells: dict[tuple[str, str, int], list[Sample]] = defaultdict(list)
    for one in samples:
        if "values" in one:
            cells[one["judge"], one["board"], one["seats"]].append(one["values"])
    for (name, board, seats), values in sorted(cells.items()):
        sign = 1 if name == "review" else -1
        cost = {bot: [sign * (one[bot] - (0 if sign > 0 else one["champion"])) for one in values] for bot in ORDER}
        gaps = {f"{a} {b}": [y - x for x, y in zip(cost[a], cost[b], strict=True)] for a, b in pairwise(ORDER)}
        yield {
            "judge": name, "board": board, "seats": seats, "positions": len(values),
            "cost": {bot: interval(each) for bot, each in cost.items()},
            "gaps": {pair: interval(each) for pair, each in gaps.items()},
        }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("judge", choices=[*JUDGES, "summary"])
    parser.add_argument("rest", nargs="+", help="BOARD SEATS GAMES, or files of samples")
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.judge == "summary":
        samples = [json.loads(line) for name in given.rest for line in Path(name).read_text().splitlines()]
    else:
        board, seats, games = given.rest
        tasks = [(given.judge, board, int(seats), given.start + number) for number in range(int(games))]
        samples = []
        with ProcessPoolExecutor(given.workers) as pool:
            for one in pool.map(sample_of, tasks):
                samples.append(one)
                if given.out:
                    with given.out.open("a") as file:
                        file.write(json.dumps(one) + "\n")
    for line in summary(samples):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
