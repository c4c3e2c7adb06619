"""The workspace of one search thread: the arrays that all steps of a search share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from farebox.boards.board import Board
from farebox.boards.limits import COLORS, LOCATIONS, SEATS, TICKETS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.search.belief import weigh_tickets
from farebox.kernel.fields import dtype, to_record
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import BoardNumbers, State


class Workspace(NamedTuple):
    """Arrays, or lists if the search runs interpreted."""

    boards: list[BoardNumbers]
    states: list[State]  # the sealed state of the viewer, then scratch
    memories: list[PlanMemory]
    weights: list[list[int]]  # of the tickets each seat may hold, see belief.py
    viewer: int
    margin_weight: int  # value of a lead of one in a finished game, in thousandths
    rounds: int = 1  # how often the hidden tickets of an imagined world are weighed
    given_up: Sequence[list[int]] = ()  # weights of the tickets each seat may have given up; 0: not weighed
    cards: Sequence[list[int]] = ()  # weights of the cards each seat may hold that nobody knows; 0: all are as likely


def make_workspace(board: Board, state: State, viewer: int, margin_weight: int, scratch: int = 2) -> Any:
    """Arrays for a compiled search from a sealed state."""
    boards, states = to_record(board_numbers(board)), np.zeros(1 + scratch, dtype(State))
    states[0] = to_record(state)[0]
    memories, weights = np.zeros(1, dtype(PlanMemory)), np.ones((SEATS, TICKETS), np.int64)
    states[1]["connection"] = np.arange(LOCATIONS)  # a table without routes
    compiled_rules().twin(weigh_tickets)(boards, states, memories, weights)
    given_up, cards = np.zeros_like(weights), np.zeros((SEATS, COLORS), np.int64)
    return Workspace(boards, states, memories, weights, viewer, margin_weight, 1, given_up, cards)  # type: ignore[arg-type]  # arrays, not lists
