"""Paired rollouts: the same worlds for every action, and no haste in leaving the planner's."""

from __future__ import annotations

import numpy as np
import pytest

from farebox import Board, Game
from farebox.boards.limits import SEATS, TICKETS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.registry import make_bot
from farebox.bots.search.paired_rollouts import BELIEF, WORLDS_PER_ROUND, ActionTrials, estimate_future, try_actions
from farebox.bots.search.workspace import Workspace, make_workspace
from farebox.game.action import legal_steps
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import State
from random_games import BOARDS, table_name

JOURNEYS = [board for board in BOARDS if board.ruleset.id == "first_journey"]


def rounds(trials: ActionTrials, means: dict[int, float], worlds: int, seed: int = 1) -> ActionTrials:
    """Worlds in which the actions win as often as `means` says, luck shared by all."""
    rng = np.random.default_rng(seed)
    for _ in range(worlds // WORLDS_PER_ROUND):
        luck = rng.random((WORLDS_PER_ROUND, 1))
        chances = np.array([means[action] for action in trials.actions])
        trials.add([(1000 * (luck < chances)).astype(np.int64)])
    return trials


def test_what_falls_behind_is_tried_no_more_and_the_better_one_is_found() -> None:
    trials = rounds(ActionTrials([5, 6, 7], planners=5), {5: 0.5, 6: 0.2, 7: 0.6}, 60 * WORLDS_PER_ROUND)
    assert trials.actions == [7]
    assert trials.best() == 7


def test_few_worlds_do_not_outweigh_the_planner() -> None:
    trials = ActionTrials([5, 6], planners=5)
    assert trials.best() == 5
    trials.add([np.array([[0, 0], [1000, 1000], [0, 300], [1000, 1000]] * 4)])
    assert trials.best() == 6  # in every fourth world it does better, in none worse
    trials = ActionTrials([5, 6], planners=5)
    trials.add([np.array([[0, 1000], [1000, 0], [1000, 0], [0, 1000], [0, 100]] + [[0, 0]] * 11)])
    assert (trials.won[:, 1] - trials.won[:, 0]).mean() > 0
    assert trials.best() == 5


def test_what_wins_a_few_worlds_more_is_believed_when_there_are_many() -> None:
    rows = [[0, 1000]] * 4 + [[1000, 0]] * 2 + [[0, 0], [1000, 1000]] * 13
    found = []
    for times in (1, 20):
        trials = ActionTrials([5, 6], planners=5)
        trials.add([np.array(rows * times)])
        found.append(trials.best())
    assert found == [5, 6]


def test_a_score_goes_from_doubt_to_what_the_worlds_say() -> None:
    few, many = ActionTrials([5, 6], planners=5), ActionTrials([5, 6], planners=5)
    rows = np.array([[0, 1000], [1000, 0], [0, 1000], [0, 0]])
    few.won, many.won = rows / 1000, np.tile(rows / 1000, (1000, 1))
    few_error, many_error = (((t.won[:, 1] - t.won[:, 0]).var() / len(t.won)) for t in (few, many))
    assert few_error > BELIEF**2 > many_error
    assert few.scores()[1] < 0.25 * 0.1
    assert 0.23 < many.scores()[1] < 0.25


@pytest.mark.parametrize("board", JOURNEYS, ids=table_name)
def test_compiled_trials_come_to_the_same(board: Board) -> None:
    game, bot = Game(board, 3, 4), make_bot("planner", 4)
    while game.state.turn < 9:
        game.play(bot.choose(game.view(game.seat)))
    state, seat = game.view(game.seat).sealed(), game.seat
    actions, weights = legal_steps(board, state), [[1] * TICKETS for _ in range(SEATS)]
    plain = Workspace([board_numbers(board)], [state, State(), State()], [PlanMemory()], weights, seat, 60)
    won = [[0] * len(actions) for _ in range(2)]
    estimate_future(plain, 3)
    try_actions(plain, actions, won, 17)
    twin, workspace = compiled_rules().twin, make_workspace(board, state, seat, 60)
    workspace.weights[:] = 1
    compiled = np.zeros((2, len(actions)), np.int64)
    twin(estimate_future)(workspace, 3)
    twin(try_actions)(workspace, np.array(actions), compiled, 17)
    assert compiled.tolist() == won
    assert any(future.any() for future in workspace.memories[0]["future"][:3])


@pytest.mark.parametrize("board", JOURNEYS, ids=table_name)
def test_search_in_first_journey_is_the_same_again_with_threads_too(board: Board) -> None:
    game, bot = Game(board, 2, 8), make_bot("planner", 8)
    while game.state.turn < 7:
        game.play(bot.choose(game.view(game.seat)))
    view = game.view(game.seat)
    for spec in ("search:300", "search:300x2"):
        assert make_bot(spec, 1).choose(view) == make_bot(spec, 1).choose(view)
