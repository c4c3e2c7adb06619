"""Which tickets players hold and have given up: python benchmarks/first_journey_beliefs.py fit|write|draws GAMES [BOARD]

fit    fits the numbers of src/farebox/review/beliefs.py for First Journey to games with two seats, by champions and by a
       champion and a planner: the even deals fit, the odd ones test. Prints the mean log likelihood, in nats, of the tickets that
       the others really had: by the routes alone, by a number for each ticket, too, by the beliefs of the search, and by none.
write  fits to all deals of champions, and writes a number for each ticket to src/farebox/review/given_up.json
draws  whether imagined worlds expect the tickets that are drawn: the spaces that a seat is missing for its tickets after an
       action that drew some, in the game and in 200 worlds before it, with the beliefs of the search and of reviews

The board is Europe's if none is named.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from farebox import load_board
from farebox.boards.limits import LOCATIONS, TICKETS
from farebox.bots.base import RULE_BOTS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.neural.batched_play import BatchedPlay
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.worlds import imagine_worlds
from farebox.bots.search.belief import spaces_missing
from farebox.bots.search.workspace import Workspace, make_workspace
from farebox.game.event import TicketDrawn
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import seeded
from farebox.kernel.twins import rule
from farebox.review.beliefs import CONNECTED, IN_THE_WAY, measure_missing, sharpen
from farebox.review.decisions import Decision, decisions_of
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, State
from review import play

BOARD = load_board(sys.argv[3] if len(sys.argv) > 3 else "first_journey_europe")
NUMBERS = board_numbers(BOARD)
N, SEATS_, FIT_SEED, DRAW_SEED = NUMBERS.n_tickets, 2, 21_000_000, 13_500_000
TAKEN, STEPS, WORLDS = 0.12, 30, 200  # the share of the decisions looked at, steps of Newton's method, worlds
TIGHT = 1.0  # how tightly the numbers of the tickets are held at 0, so that rare tickets do not get wild ones
OUT = Path(__file__).parents[1] / "src/farebox/review/given_up.json"
Floats = npt.NDArray[np.float64]


class Tickets(NamedTuple):
    """Tickets that an opponent held or had given up: which one, which ones it could have been, and facts about each."""

    ticket: npt.NDArray[np.int64]
    possible: npt.NDArray[np.bool_]  # (rows, tickets)
    facts: Floats  # (rows, tickets, facts)
    odd: npt.NDArray[np.bool_]


def positions(games: int, kind: int) -> tuple[Any, npt.NDArray[np.int64]]:
    """States before some decisions, and the number of each one's deal."""
    network, rng = champion_of(BOARD, SEATS_), np.random.default_rng(1)
    dealt = BatchedPlay(BOARD, np.zeros(games * SEATS_, dtype(State)), kind=kind)
    dealt.deal(SEATS_, FIT_SEED)
    batch = dealt if kind != NONE else BatchedPlay(BOARD, dealt.states[::SEATS_].copy(), skip_forced=True)
    deals = np.arange(len(batch.states)) // (SEATS_ if kind != NONE else 1)
    found, numbers = [], []
    while len(waiting := batch.advance()):
        some = waiting[rng.random(len(waiting)) < TAKEN]
        found.append(batch.states[some].copy())
        numbers.append(deals[some])
        batch.choose(network, waiting)
    return np.concatenate(found), np.concatenate(numbers)


def tickets_of(states: Any, numbers: npt.NDArray[np.int64]) -> tuple[Tickets, Tickets]:
    """The tickets that opponents held, with the log of the spaces saved, and had given up, with those of the spaces missing.

    For tickets given up: to the opponent, and to the viewer.
    """
    links, measure = np.zeros(1, dtype(PlanMemory)), compiled_rules().twin(measure_missing)
    empty = np.zeros(1, dtype(State))
    empty[0]["connection"] = np.arange(LOCATIONS)
    held: list[tuple[Any, ...]] = []
    given_up: list[tuple[Any, ...]] = []
    for state, number in zip(states, numbers, strict=True):
        viewer, other = int(state["seat"]), 1 - int(state["seat"])
        missing = np.zeros((2, SEATS_, TICKETS), np.int64)
        measure(to_record(NUMBERS), np.concatenate([state[None], empty]), links, missing)
        now, first = missing[:, other, :N]
        theirs, own = int(state["tickets"][other]), int(state["tickets"][viewer]) | int(state["returned"][viewer])
        hidden = [t for t in range(N) if theirs >> t & 1 and now[t]]
        swapped = [t for t in range(N) if int(state["returned"][other]) >> t & 1]
        free = [not own >> t & 1 and not (theirs >> t & 1 and not now[t]) and t not in hidden + swapped for t in range(N)]
        for t in hidden:
            possible = [(free[u] and bool(now[u])) or u == t for u in range(N)]
            held.append((t, possible, np.log1p(np.maximum(first - now, 0))[:, None], number % 2 == 1))
        for t in swapped:
            facts = np.log(np.maximum(np.stack([now, missing[0, viewer, :N]], axis=1), CONNECTED))
            given_up.append((t, [free[u] or u == t for u in range(N)], facts, number % 2 == 1))
    return _columns(held), _columns(given_up)


def _columns(rows: list[tuple[Any, ...]]) -> Tickets:
    return Tickets(*(np.array(part) for part in zip(*rows, strict=True)))


def chances(tickets: Tickets, numbers: Floats) -> Floats:
    score = np.where(tickets.possible, tickets.facts @ numbers, -np.inf)
    weights = np.exp(score - score.max(axis=1, keepdims=True))
    result: Floats = weights / weights.sum(axis=1, keepdims=True)
    return result


def with_own_numbers(tickets: Tickets) -> Tickets:
    """With a fact for each ticket, too: whether it is this one."""
    each = np.broadcast_to(np.eye(N), (len(tickets.ticket), N, N))
    return tickets._replace(facts=np.concatenate([tickets.facts, each], axis=2))


def fit(tickets: Tickets, used: npt.NDArray[np.bool_]) -> Floats:
    """The numbers with the greatest likelihood in the rows used, by Newton's method."""
    facts, possible = tickets.facts[used], tickets._replace(facts=tickets.facts[used], possible=tickets.possible[used])
    numbers: Floats = np.zeros(facts.shape[2])
    tight = np.where(np.arange(len(numbers)) >= len(numbers) % N, TIGHT, 0.0)  # the last N are those of single tickets, if any
    true = facts[np.arange(len(facts)), tickets.ticket[used]]
    for _ in range(STEPS):
        p = chances(possible, numbers)
        mean = np.einsum("ij,ijk->ik", p, facts)
        bend = np.einsum("ijk,ij,ijl->kl", facts, p, facts, optimize=True) - mean.T @ mean + np.diag(tight)
        numbers += np.clip(np.linalg.solve(bend, (true - mean).sum(axis=0) - tight * numbers), -1, 1)
    return numbers


def likelihood(tickets: Tickets, numbers: Floats) -> float:
    logs = np.log(chances(tickets, numbers)[np.arange(len(tickets.ticket)), tickets.ticket])
    return round(float(logs[tickets.odd].mean()), 3)


def print_fit(games: int) -> None:
    for name, kind in (("champions", NONE), ("a champion and a planner", RULE_BOTS["planner"])):
        for what, tickets, search in zip(("held", "given up"), tickets_of(*positions(games, kind)), (1.0, 0.0), strict=True):
            each = with_own_numbers(tickets)
            routes, best = fit(tickets, ~tickets.odd), fit(each, ~each.odd)
            theirs, none = (likelihood(tickets, np.full(len(routes), number)) for number in (search, 0.0))
            powers, others = (" and ".join(f"{number:.2f}" for number in found[: len(routes)]) for found in (routes, best))
            print(
                f"{name} {what} {len(tickets.ticket)}: routes alone {powers}: {likelihood(tickets, routes)},"
                f" each ticket, too {others}: {likelihood(each, best)}, search {theirs}, none {none}",
                flush=True,
            )


def write(games: int) -> None:
    _, given_up = tickets_of(*positions(games, NONE))
    if BOARD.id not in IN_THE_WAY:
        given_up = given_up._replace(facts=given_up.facts[:, :, :1])
    best = fit(with_own_numbers(given_up), np.ones(len(given_up.ticket), bool))
    print(f"{BOARD.id}: {len(given_up.ticket)} tickets, powers {best[:-N].round(2)}")
    found = json.loads(OUT.read_text(encoding="utf-8")) if OUT.exists() else {}
    found[BOARD.digest] = {ticket.id: round(float(number), 2) for ticket, number in zip(BOARD.tickets, best[-N:], strict=True)}
    OUT.write_text(json.dumps(found) + "\n", encoding="utf-8")


@rule
def add_missing(w: Workspace, states: list[State], p: int, total: list[int]) -> None:
    """The spaces that seat p is missing for all its tickets, in each of some states."""
    for i in range(len(states)):
        for t in range(w.boards[0].n_tickets):
            if (states[i].tickets[p] >> t) & 1:
                total[i] += spaces_missing(w.boards[0], states[i], p, w.memories[0], t)


def expected_and_true(decision: Decision, sharper: bool) -> tuple[float, float]:
    w = make_workspace(BOARD, decision.state(open_hands=False), decision.seat, 0, WORLDS)
    w = sharpen(w, BOARD, decision.habits) if sharper else w
    first, second = (np.array([step]) for step in decision.chosen)
    compiled_rules().twin(imagine_worlds)(w, WORLDS, first, second, seeded(7 * decision.number + 1))
    states = np.concatenate([w.states[1:], to_record(decision.true_after)])
    total = np.zeros(len(states), np.int64)
    compiled_rules().twin(add_missing)(w, states, decision.seat, total)
    return float(total[:-1].mean()), float(total[-1])


def print_draws(games: int) -> None:
    found: dict[bool, list[float]] = {False: [], True: []}
    for number in range(games):
        for decision in decisions_of(play(BOARD.id, SEATS_, DRAW_SEED + number, "champion")):
            if any(isinstance(event, TicketDrawn) for event in decision.play.events):
                for sharper, differences in found.items():
                    expected, true = expected_and_true(decision, sharper)
                    differences.append(true - expected)
    for sharper, differences in found.items():
        half = 1.96 * np.std(differences) / np.sqrt(len(differences))
        name = "reviews" if sharper else "search"
        print(f"{name}: spaces missing, true minus expected: {np.mean(differences):.3f} ± {half:.3f}, {len(differences)} actions")


if __name__ == "__main__":
    {"fit": print_fit, "write": write, "draws": print_draws}[sys.argv[1]](int(sys.argv[2]))
