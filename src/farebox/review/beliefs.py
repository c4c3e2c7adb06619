"""Reviews' beliefs about the others' tickets and cards, which fit games better than those of the search.

New York: a ticket is likelier if the player's routes have shortened or completed its path, and less likely if much of it is
missing late in the game. Near the end that decides who wins: with too little trust in these tickets all players seem to win.
Players who collect cards save wilds until they claim, and have few cards left of a color they paid with; those who usually hold
few cards have spent their wilds. What they hold, the deck lacks.

First Journey: routes say little about the tickets in hand, since those near completion are soon completed. But tickets that
a player has swapped were far from it. Without that the ticket deck looks harder than it is, and every ticket drawn seems lucky.
Champions, who collect cards, also swap some tickets more often wherever their routes are: in the USA those of the west.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.boards.limits import COLORS, SEATS, TICKETS
from farebox.bots.search.belief import AS_LIKELY, spaces_missing
from farebox.bots.search.workspace import Workspace
from farebox.game.paths import Links
from farebox.kernel.twins import rule
from farebox.review.decisions import Habits
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import NEW_YORK_NUMBER
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import WILD, BoardNumbers, State


class WildBelief(NamedTuple):
    """How likely an unknown card is a wild: logarithms, which are added up."""

    always: float
    claimed: float  # once the player has claimed a route
    paid: float  # for each wild that the player has paid with
    placed: float  # times the share of the pieces placed


# What fits games of champions and planners best
SHORTENED, COMPLETED, MISSING = 1.56, 1.47, 0.65  # New York
COLLECTS, SPENDS = 5.0, 3.5  # the usual hands of players who collect cards, and of those who spend them
# First Journey: powers of the spaces that the routes save (held tickets) and that are missing (swapped ones; CONNECTED if none)
HELD, COLLECTORS_GIVEN_UP, SPENDERS_GIVEN_UP, CONNECTED = 0.45, 0.8, 1.2, 0.25
IN_THE_WAY = {"first_journey_europe": -0.35}  # a power of the spaces that the viewer is missing: collectors swap what is built on
NUMBERS = "given_up.json"  # a logarithm for each ticket that collectors swap
# New York
COLLECTORS_WILDS = WildBelief(always=0.05, claimed=0.25, paid=-0.45, placed=0.0)
SPENDERS_WILDS = WildBelief(always=0.0, claimed=-0.6, paid=0.0, placed=-0.9)
COLLECTORS_PAID, SPENDERS_PAID = -1.45, -0.42  # of a color: if it was paid with; for the logarithm of 1 + how often
ROUNDS = 6  # of swaps: with one, most tickets stay as they were dealt
UNIT = 1000  # weights are whole numbers
TicketWeights = npt.NDArray[np.int64]


def sharpen(workspace: Workspace, board: Board, habits: Sequence[Habits] = ()) -> Workspace:
    """The workspace of worlds not yet imagined, with these beliefs. Without habits all unknown cards are as likely."""
    arrays: Any = workspace
    missing = np.zeros((2, SEATS, TICKETS), np.int64)
    compiled_rules().twin(measure_missing)(arrays.boards, arrays.states, arrays.memories, missing)
    if board_numbers(board).ruleset == NEW_YORK_NUMBER:
        used = 1 - arrays.states[0]["pieces"] / board.pieces
        weights: Any = ticket_weights(missing[0], missing[1], used)  # an array, not lists
        cards: Any = card_weights(habits, used)
        return workspace._replace(weights=weights, rounds=ROUNDS, cards=cards)
    held: Any = held_weights(missing[0], missing[1])
    in_the_way = IN_THE_WAY.get(board.id, 0.0) * np.log(np.maximum(missing[0, workspace.viewer], CONNECTED))
    given_up: Any = given_up_weights(missing[0], habits, often_given_up(board) + in_the_way)
    return workspace._replace(weights=held, rounds=ROUNDS, given_up=given_up)


@rule
def measure_missing(boards: list[BoardNumbers], states: list[State], links: list[Links], missing: list[list[list[int]]]) -> None:
    """The spaces that each seat is missing for each ticket in states[0], and in states[1], a table without routes."""
    for k in range(2):
        for p in range(states[0].seats):
            for t in range(boards[0].n_tickets):
                missing[k][p][t] = spaces_missing(boards[0], states[k], p, links[0], t)


def ticket_weights(missing: TicketWeights, at_first: TicketWeights, used: npt.NDArray[np.float64]) -> TicketWeights:
    """New York: the weight of each ticket for each seat, (seats, tickets). `used`: the share of the pieces a seat has placed."""
    score = SHORTENED * np.log1p(_saved(missing, at_first)) + COMPLETED * (missing == 0) - MISSING * used[:, None] * missing
    return _whole(np.exp(score))


def card_weights(habits: Sequence[Habits], used: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    """New York: how likely an unknown card of each seat has each color, (seats, colors); 0 for seats without habits."""
    weights = np.zeros((SEATS, COLORS), np.int64)
    for p, habit in enumerate(habits):
        spends = _spends(habit)
        paid = np.array(habit.paid, np.float64)
        score = (1 - spends) * COLLECTORS_PAID * (paid > 0) + spends * SPENDERS_PAID * np.log1p(paid)
        wild = [
            belief.always + (belief.claimed if used[p] else 0.0) + belief.paid * paid[WILD] + belief.placed * used[p]
            for belief in (COLLECTORS_WILDS, SPENDERS_WILDS)
        ]
        score[WILD] = (1 - spends) * wild[0] + spends * wild[1]
        weights[p] = np.maximum(1, AS_LIKELY * np.exp(score))
    return weights


def held_weights(missing: TicketWeights, at_first: TicketWeights) -> TicketWeights:
    """First Journey: how likely each seat holds each ticket, (seats, tickets)."""
    held = _whole((1.0 + _saved(missing, at_first)) ** HELD)
    held[missing == 0] = 0  # FJ-TICKET-2: it would have been completed
    return held


def given_up_weights(missing: TicketWeights, habits: Sequence[Habits], often: npt.NDArray[np.float64]) -> TicketWeights:
    """First Journey: how likely each seat has given up each ticket: those that were far from complete.

    `often`: the logarithm of how much likelier collectors give up each ticket. Seats without habits are taken for spenders.
    """
    collects = np.zeros((SEATS, 1))
    collects[: len(habits), 0] = [1 - _spends(habit) for habit in habits]
    power = collects * COLLECTORS_GIVEN_UP + (1 - collects) * SPENDERS_GIVEN_UP
    return _whole(np.maximum(missing, CONNECTED) ** power * np.exp(collects * often))


@cache
def often_given_up(board: Board) -> npt.NDArray[np.float64]:
    """A logarithm for each ticket; 0 on boards whose champions were not measured."""
    measured = json.loads((resources.files("farebox.review") / NUMBERS).read_text(encoding="utf-8")).get(board.digest, {})
    often = np.zeros(TICKETS)
    often[: len(board.tickets)] = [measured.get(ticket.id, 0.0) for ticket in board.tickets]
    return often


def _spends(habit: Habits) -> float:
    """0 for a player who collects cards, 1 for one who spends them."""
    return float(np.clip((COLLECTS - habit.usual_hand) / (COLLECTS - SPENDS), 0, 1))


def _saved(missing: TicketWeights, at_first: TicketWeights) -> TicketWeights:
    saved: TicketWeights = np.maximum(at_first - missing, 0)
    return saved


def _whole(weights: npt.NDArray[Any]) -> TicketWeights:
    whole: TicketWeights = np.maximum(1, UNIT * weights).astype(np.int64)
    return whole
