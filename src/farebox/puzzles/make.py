"""Making puzzles from bots' games. The same board, seed and number of games always give the same puzzles."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any

from farebox.boards.board import Board
from farebox.bots.neural.champion import has_champion
from farebox.bots.registry import make_bot
from farebox.game.action import Action
from farebox.game.game import Game
from farebox.game.text.position import Position
from farebox.puzzles.conditions import Finding, Question, clear_best, standard_error
from farebox.puzzles.puzzle import AnswerKey, AnswerValue, Puzzle, answer_of
from farebox.review.decisions import Decision, action_of, choice_of, decisions_of
from farebox.review.judgment import Judgment
from farebox.review.reasons import reasons_for

SOURCE_TABLES = ((3, "champion"), (2, "champion planner"), (4, "champion"), (3, "champion planner"), (2, "champion"))
MOST_DECISIONS = 1000  # in one game
LATE = 0.5  # share of a game before which only the opening is examined: earlier actions rarely decide a game
OPENINGS = 4  # use the opening choices of every 4th game only: there are many, and they are similar
FEW_ANSWERS = 4  # with this many answers or fewer, a random guess counts as finding it
SOLVERS = {"beginner": "greedy", "casual": "planner", "strong": "search:2000", "expert": "champion"}
OF_THE_REAL_GAME = {"never_finished"}  # reasons about what the seat really played, not about another answer
ABOUT_PLAYED = {"twin_free", "route_without_ticket"}  # reasons that say what is wrong with another answer, not what is right


def make_puzzles(board: Board, games: int, seed: int, jobs: int = 1) -> Iterator[list[Puzzle]]:
    """The puzzles of each game, in order."""
    tasks = [(board, seed, number) for number in range(games)]
    if jobs == 1:
        yield from map(puzzles_of_game, tasks)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(puzzles_of_game, tasks)


def puzzles_of_game(task: tuple[Board, int, int]) -> list[Puzzle]:
    """The puzzles of one game: each answer once per seat, and at most one choice of tickets."""
    board, seed, number = task
    own_seed = seed * 1_000_000 + number
    game, found = play(board, own_seed), dict[tuple[int, AnswerKey] | str, Puzzle]()
    for decision in decisions_of(game):
        if number % OPENINGS if decision.view.phase == "opening" else decision.play.turn < LATE * game.turn:
            continue
        puzzle = puzzle_from(game, decision, own_seed * MOST_DECISIONS + decision.number)
        if puzzle:
            kind = puzzle.solution.kind
            found.setdefault(kind if kind == "keep" else (puzzle.seat, answer_of(puzzle.solution)), puzzle)
    return list(found.values())


def play(board: Board, seed: int) -> Game:
    """A whole game of champions, or of champions and planners."""
    tables = [(seats, bots) for seats, bots in SOURCE_TABLES if seats in board.seats and has_champion(board, seats)]
    seats, names = tables[seed % len(tables)]
    bots = [make_bot(name, seed + p) for p, name in enumerate((names.split() * seats)[:seats])]
    game = Game(board, seats, seed, first_seat=seed // len(tables) % seats)
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


def puzzle_from(game: Game, decision: Decision, seed: int) -> Puzzle | None:
    """The puzzle of a decision; None if it is not one."""
    if decision.forced:
        return None
    question = Question(decision.view)
    planned = make_bot("planner", seed).choose(decision.view)
    finding = clear_best(question, choice_of(decision.view, planned)[0], seed)
    if not finding:
        return None
    values = answer_values(decision, finding)
    reasons = tuple(why(game, decision, planned, values[0].action))
    if not explains_solution(reasons):
        return None
    lead, error = finding.deep.lead
    return Puzzle(
        position=str(Position.of(game.board, question.state)),
        seat=decision.seat,
        values=values,
        lead=round(lead, 4),
        lead_error=round(error, 4),
        missed_by=levels_that_miss(decision, values, seed),
        reasons=reasons,
    )


def explains_solution(reasons: Sequence[dict[str, Any]]) -> bool:
    """Whether somebody who reads them learns why the solution is good."""
    return any(reason["id"] not in ABOUT_PLAYED for reason in reasons)


def why(game: Game, decision: Decision, planned: Action, solution: Action) -> Iterator[dict[str, Any]]:
    """Why the solution is better than what the planner would have done."""
    compared = replace(decision, play=replace(decision.play, action=planned))
    judgment = Judgment((), solution, chance=0.0, cost=1.0, error=0.0, answered=0.0, all_chances=())
    for reason in reasons_for(game, compared, judgment):
        if reason.id not in OF_THE_REAL_GAME:
            yield reason.to_dict()


def answer_values(decision: Decision, finding: Finding) -> tuple[AnswerValue, ...]:
    """All answers, best first."""
    best, *others = [
        AnswerValue(action_of(decision.view, choice), round(float(sample.mean()), 4), round(standard_error(sample), 4))
        for choice, sample in finding.samples()
    ]
    return best, *sorted(others, key=lambda value: -value.chance)


def levels_that_miss(decision: Decision, values: tuple[AnswerValue, ...], seed: int) -> tuple[str, ...]:
    """The levels that choose another answer. A random guess misses if there are more than a few answers."""
    missed = ["random"] if len(values) > FEW_ANSWERS else []
    for level, bot in SOLVERS.items():
        if answer_of(make_bot(bot, seed).choose(decision.view)) != answer_of(values[0].action):
            missed.append(level)
    return tuple(missed)
