"""Compute facts about the two games: `python benchmarks/facts.py highest` and `python benchmarks/facts.py play --games 20000`.

docs/evidence/strength.md has the claims that rest on them.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Annotated, Any

import numpy as np
import typer

from farebox.arena.compiled_match import play_match
from farebox.boards.board import Board, load_board
from farebox.bots.heuristic.decide import PLANNER
from farebox.bots.heuristic.plan import PlanMemory
from farebox.cli.screen import progress
from farebox.game.text.names import ENDINGS, members
from farebox.kernel.fields import to_record
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import completed
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import OVER, State

app = typer.Typer(add_completion=False)


class Network:
    """The map of one seat's routes, without a game."""

    def __init__(self, board: Board) -> None:
        self.board, self.at = board, board.location_numbers
        pairs = {(min(r.a, r.b), max(r.a, r.b)): r for r in board.routes}  # a seat can claim one route of a double (NY-DOUBLE-1)
        self.routes = sorted(pairs.values(), key=lambda r: (-r.length, r.id))

    def score(self, chosen: list[int]) -> tuple[int, int, int]:
        """NY-SCORE-1 to 3, as if the seat held every ticket that it connects."""
        label = list(range(len(self.board.locations)))
        for i in chosen:
            keep, drop = label[self.routes[i].a], label[self.routes[i].b]
            label = [keep if x == drop else x for x in label]
        size = Counter(label)
        points = sum(self.board.route_points[self.routes[i].length] for i in chosen)
        tickets = sum(t.value for t in self.board.tickets if label[self.at[t.a]] == label[self.at[t.b]])
        return points, tickets, sum(x.attraction and size[label[v]] > 1 for v, x in enumerate(self.board.locations))


def highest_score(board: Board) -> tuple[int, list[int], int]:
    """The highest score of any set of routes that a seat has the pieces for, that set, and the number of such sets."""
    network = Network(board)
    lengths = [r.length for r in network.routes]
    best, found, sets = -1, [], 0
    chosen: list[int] = []

    def extend(start: int, pieces: int) -> None:
        nonlocal best, found, sets
        grown = False
        for i in range(start, len(lengths)):
            if lengths[i] <= pieces:
                grown = True
                chosen.append(i)
                extend(i + 1, pieces - lengths[i])
                chosen.pop()
        if not grown or pieces == 0:  # nothing later can be added: sets that could take more score no higher
            sets += 1
            total = sum(network.score(chosen))
            if total > best:
                best, found = total, list(chosen)

    extend(0, board.pieces)
    return best, found, sets


@app.command()
def highest(board: str = "new_york") -> None:
    """The highest score a seat can reach, over all sets of routes its pieces allow."""
    b = load_board(board)
    best, found, sets = highest_score(b)
    network = Network(b)
    routes, tickets, attractions = network.score(found)
    print(f"{best} points: routes {routes}, tickets {tickets}, attractions {attractions}; the best of {sets:,} sets of routes")
    for i in found:
        r = network.routes[i]
        print(f"  {b.locations[r.a].name} – {b.locations[r.b].name} ({r.length})")


def interval(wins: float, games: int) -> float:
    return 196 * (wins / games * (1 - wins / games) / games) ** 0.5


@app.command()
def play(
    board: str = "new_york", seats: int = 2, games: int = 20_000, as_json: Annotated[bool, typer.Option("--json")] = False
) -> None:
    """Planners play each other: seat advantage, length, endings, and points from tickets."""
    b = load_board(board)
    boards, states, memories = (to_record(x) for x in (board_numbers(b), State(), PlanMemory()))
    match, done = compiled_rules().twin(play_match), compiled_rules().twin(completed)
    kinds = (PLANNER,) * seats
    wins, endings = np.zeros(seats), Counter[str]()
    turns, totals, undecided = np.zeros(games, int), np.zeros((games, seats), int), 0
    held, made, won = (np.zeros(len(b.tickets)) for _ in range(3))
    with progress() as bar:
        for seed in bar.track(range(games), description=f"{b.name}, {seats} seats"):
            match(boards, states, memories, kinds, seats, seed, 0)
            s = states[0]
            if s["phase"] != OVER:
                undecided += 1
                continue
            winners = members(int(s["winners"]))
            turns[seed], totals[seed] = s["turn"], s["total"][:seats]
            endings[ENDINGS[int(s["ending"])]] += 1
            for p in range(seats):
                share = 1 / len(winners) if p in winners else 0.0
                wins[p] += share
                complete = int(done(boards[0], s, p))
                for t in members(int(s["tickets"][p])):
                    held[t] += 1
                    made[t] += complete >> t & 1
                    won[t] += share
    report(b, seats, games, undecided, wins, endings, turns, totals, (held, made, won), as_json)


def report(
    b: Board,
    seats: int,
    games: int,
    undecided: int,
    wins: Any,
    endings: Any,
    turns: Any,
    totals: Any,
    tickets: Any,
    as_json: bool,
) -> None:
    held, made, won = tickets
    out = {
        "board": b.id,
        "seats": seats,
        "games": games,
        "undecided": undecided,
        "seat_wins_percent": [round(100 * float(w) / games, 1) for w in wins],
        "interval_percent": [round(float(interval(w, games)), 1) for w in wins],
        "turns_a_seat": round(float(turns.mean()) / seats, 1),
        "score_mean": round(float(totals.mean()), 1),
        "winner_score_mean": round(float(totals.max(axis=1).mean()), 1),
        "endings_percent": {k: round(100 * n / games, 1) for k, n in endings.most_common()},
        "tickets": {
            t.id: {
                "value": t.value,
                "held": int(held[i]),
                "made_percent": round(100 * made[i] / max(1, held[i]), 1),
                "points": round(t.value * (2 * made[i] / max(1, held[i]) - 1), 2) + 0.0,
                "win_percent": round(100 * won[i] / max(1, held[i]), 1),
            }
            for i, t in enumerate(b.tickets)
        },
    }
    if as_json:
        print(json.dumps(out, indent=1))
        return
    rows = sorted(out["tickets"].items(), key=lambda row: -row[1]["win_percent"])
    for key, value in out.items():
        if key != "tickets":
            print(f"{key}: {value}")
    for name, row in rows:
        print(f"  {name:45} " + "  ".join(f"{key} {value}" for key, value in row.items()))


if __name__ == "__main__":
    app()
