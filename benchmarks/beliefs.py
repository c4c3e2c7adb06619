"""Which tickets New York's players hold, by their routes: python benchmarks/beliefs.py [GAMES]

Fits the three numbers of src/farebox/review/beliefs.py to champions' games and to games of a champion and a planner, 2 seats: the
even deals fit, the odd ones test. Prints them, and how likely they and the beliefs of the search consider the tickets that the
opponents really held: the mean log likelihood in nats, by the share of pieces placed.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox import load_board
from farebox.boards.limits import LOCATIONS, TICKETS
from farebox.bots.base import RULE_BOTS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.neural.batched_play import BatchedPlay
from farebox.bots.neural.champion import champion_of
from farebox.kernel.fields import dtype, to_record
from farebox.review.beliefs import measure_missing
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, OPENING, State

SEED, SEATS_, TAKEN, STEPS = 21_000_000, 2, 0.15, 25  # of the decisions, a share is looked at
PARTS = (0.0, 0.33, 0.66, 0.86, 1.01)  # shares of the pieces placed
Floats = npt.NDArray[np.float64]


@dataclass
class Held:
    """Tickets that an opponent held: which one, which ones it could have been, and what the routes indicate for each."""

    ticket: npt.NDArray[np.int64]
    possible: npt.NDArray[np.bool_]  # (held, tickets)
    facts: Floats  # (held, tickets, 3): log of spaces saved, completed, minus spaces missing by pieces placed
    used: Floats
    odd: npt.NDArray[np.bool_]


def positions(games: int, kind: int) -> Any:
    """States of New York before some decisions of champions, and the number of each one's deal."""
    board = load_board("new_york")
    network, rng = champion_of(board, SEATS_), np.random.default_rng(SEED)
    dealt = BatchedPlay(board, np.zeros(games * SEATS_, dtype(State)), kind=kind)
    dealt.deal(SEATS_, SEED)
    play = dealt if kind != NONE else BatchedPlay(board, dealt.states[::SEATS_].copy(), skip_forced=True)
    deals = np.arange(len(play.states)) // (SEATS_ if kind != NONE else 1)
    found, numbers = [], []
    while len(waiting := play.advance()):
        some = waiting[(rng.random(len(waiting)) < TAKEN) & (play.states["phase"][waiting] != OPENING)]
        found.append(play.states[some].copy())
        numbers.append(deals[some])
        play.choose(network, waiting)
    return np.concatenate(found), np.concatenate(numbers)


def held_tickets(states: Any, numbers: npt.NDArray[np.int64]) -> Held:
    board = load_board("new_york")
    b, links, measure = board_numbers(board), np.zeros(1, dtype(PlanMemory)), compiled_rules().twin(measure_missing)
    empty = np.zeros(1, dtype(State))
    empty[0]["connection"] = np.arange(LOCATIONS)
    found: list[tuple[Any, ...]] = []
    for state, number in zip(states, numbers, strict=True):
        viewer, other = int(state["seat"]), 1 - int(state["seat"])
        missing = np.zeros((2, SEATS_, TICKETS), np.int64)
        measure(to_record(b), np.concatenate([state[None], empty]), links, missing)
        now, first = missing[:, other]
        used = 1 - state["pieces"][other] / board.pieces
        facts = np.stack([np.log1p(np.maximum(first - now, 0)), now == 0, -now * used], axis=-1)
        own = int(state["tickets"][viewer]) | int(state["returned"][viewer])
        own |= sum(1 << int(t) for t in state["offer"][viewer] if t != NONE)
        theirs = int(state["tickets"][other])
        held = [t for t in range(b.n_tickets) if theirs >> t & 1]
        for t in held:
            possible = [u < b.n_tickets and not own >> u & 1 and (u == t or u not in held) for u in range(TICKETS)]
            found.append((t, possible, facts, used, number % 2 == 1))
    return Held(*(np.array(part) for part in zip(*found, strict=True)))


def chances(held: Held, numbers: Floats) -> Floats:
    score = np.where(held.possible, held.facts @ numbers, -np.inf)
    weights = np.exp(score - score.max(axis=1, keepdims=True))
    result: Floats = weights / weights.sum(axis=1, keepdims=True)
    return result


def fit(parts: list[Held]) -> Floats:
    """The numbers with the greatest likelihood in the even deals, by Newton's method."""
    numbers = np.zeros(3)
    for _ in range(STEPS):
        slope, bend = np.zeros(3), np.zeros((3, 3))
        for held in parts:
            p = np.where(held.odd[:, None], 0, chances(held, numbers))[:, :, None]
            mean = (p * held.facts).sum(axis=1)
            true = held.facts[np.arange(len(held.ticket)), held.ticket]
            slope += (true - mean)[~held.odd].sum(axis=0)
            bend += np.einsum("htx,hty->xy", p * held.facts, held.facts) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        numbers = numbers + step / max(1.0, np.abs(step).max())
    return numbers


def likelihoods(held: Held, numbers: Floats) -> list[float]:
    logs = np.log(chances(held, numbers)[np.arange(len(held.ticket)), held.ticket])
    return [round(float(logs[held.odd & (held.used >= low) & (held.used < high)].mean()), 3) for low, high in pairwise(PARTS)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    kinds = {"champions": NONE, "a champion and a planner": RULE_BOTS["planner"]}
    parts = {name: held_tickets(*positions(games, kind)) for name, kind in kinds.items()}
    numbers = fit(list(parts.values()))
    print("shortened, completed, missing:", numbers.round(2).tolist())
    for name, held in parts.items():
        print(name, len(held.ticket), "tickets, placed last", int((held.odd & (held.used >= PARTS[-2])).sum()))
        print(name, "reviews", likelihoods(held, numbers), "search", likelihoods(held, np.array([2.0, 0.0, 0.0])))


if __name__ == "__main__":
    main()
