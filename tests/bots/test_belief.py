"""What the search believes of others' tickets: routes claimed make the tickets they serve likelier; nothing known moves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from farebox import Board, Game, View
from farebox.boards.limits import LOCATIONS, SEATS, TICKETS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.registry import make_bot
from farebox.bots.search.belief import believe, weigh_tickets
from farebox.game.text.names import members
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed
from farebox.rules.hidden import redeal
from farebox.rules.state import State
from random_games import BOARDS, TABLES, table_name


def weights_of(board: Board, state: State) -> list[list[int]]:
    bare = State()
    bare.connection = [list(range(LOCATIONS)) for _ in range(SEATS)]
    weights = [[1] * TICKETS for _ in range(SEATS)]
    weigh_tickets([board_numbers(board)], [state, bare], [PlanMemory()], weights)
    return weights


def after(board: Board, seats: int, seed: int, turns: int) -> Game:
    game, bot = Game(board, seats, seed), make_bot("planner", seed)
    while not game.over and game.state.turn < turns:
        game.play(bot.choose(game.view(game.seat)))
    return game


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_belief_moves_only_what_the_viewer_cannot_see(board: Board, seats: int) -> None:
    for seed in range(2):
        game = after(board, seats, seed, 8 * seats)
        if game.over:
            continue
        viewer = game.seat
        state = game.view(viewer).sealed()
        seen = View(board, state, viewer).to_dict()
        for x in range(8):
            trial = state.copy()
            redeal(board_numbers(board), trial, viewer, seeded(x))
            believe(board_numbers(board), trial, viewer, weights_of(board, state), seeded(x + 99))
            assert View(board, trial, viewer).to_dict() == seen
            piles = [members(t) for t in trial.tickets] + [[t for t in o if t >= 0] for o in trial.offer]
            piles += [trial.ticket_deck[: trial.n_ticket_deck]]
            if board.ruleset.id != "new_york":
                piles += [members(t) for t in trial.returned]
            everywhere = Counter(t for pile in piles for t in pile)
            assert everywhere == Counter(range(len(board.tickets)))


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_tickets_that_explain_the_routes_are_believed_more_often(board: Board) -> None:
    likelier = 0.0
    for seed in range(4):
        game = after(board, 2, seed, 14)
        if game.over:
            continue
        viewer, other = game.seat, 1 - game.seat
        state, weights = game.view(viewer).sealed(), weights_of(board, game.state)
        b, counts, rng = board_numbers(board), {True: 0, False: 0}, Random(seed)
        for believed in counts:
            for _ in range(80):
                trial = state.copy()
                redeal(b, trial, viewer, seeded(rng.getrandbits(40)))
                if believed:
                    believe(b, trial, viewer, weights, seeded(rng.getrandbits(40)))
                hidden = trial.tickets[other] & ~(0 if board.ruleset.id == "new_york" else completed(b, trial, other))
                counts[believed] += sum(weights[other][t] for t in members(hidden))
        likelier += counts[True] / counts[False]
    assert likelier / 4 > 1.1
