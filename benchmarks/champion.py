"""What the champion learned, and how reliable its win probabilities are: games, figures, tables and plots.

uv run --with matplotlib python benchmarks/champion.py --out benchmarks/champion.json --pictures docs/pictures
uv run --with matplotlib python benchmarks/champion.py --again benchmarks/champion.json --pictures docs/pictures

The second command redraws what the first has measured; with `--board BOARD --out FILE` one board is measured again.
docs/evidence/strength.md has the claims that rest on them.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from champion_games import ASKED, CLAIMED, DRAWN, NETWORK, OPENED_BOTH, TAKEN, Games, guest, planners, play_games, selves
from farebox.boards.board import Board, load_board
from farebox.boards.limits import WORD
from farebox.bots.heuristic.decide import PLANNER
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.evaluate import chances_of
from farebox.bots.registry import make_bot
from farebox.cli.screen import progress
from farebox.game.game import Game
from farebox.game.text.names import ENDINGS

BOARDS = ("new_york", "first_journey_europe")
TABLES = (2, 3, 4)
SEEDS = {"champions": 3_000_000, "guest": 4_000_000, "planners": 3_000_000, "fit": 5_000_000, "test": 6_000_000}
TEMPERATURES = np.round(np.arange(0.5, 2.51, 0.05), 2)
BINS = 10
Figures = dict[str, Any]
Floats = npt.NDArray[np.float64]


def measure(name: str, seats: int, games: int) -> Figures:
    """All figures for one board and one number of seats."""
    board = load_board(name)
    network, games = champion_of(board, seats), games - games % 12
    champions = play_games(board, network, seats, selves(games, seats), SEEDS["champions"])
    among = play_games(board, network, seats, guest(games, seats), SEEDS["guest"], alike=seats)
    only = play_games(board, network, seats, planners(games, seats), SEEDS["planners"])
    fit, test = (play_games(board, network, seats, selves(games, seats), SEEDS[name], drawn=True) for name in ("fit", "test"))
    fit_among = play_games(board, network, seats, guest(games, seats), SEEDS["fit"], alike=seats)
    return {
        "board": name,
        "seats": seats,
        "games": games,
        "style": {
            "champions": style(champions, NETWORK),
            "champion among planners": style(among, NETWORK),
            "planners": style(only, PLANNER),
        },
        "calibration": calibration({"drawn": fit, "among planners": fit_among}, test, champions, among),
    }


def style(games: Games, kind: int) -> Figures:
    """How a kind of player plays, over all its seats."""
    board, there = games.board, games.of(kind)
    states, shares = games.states, games.shares
    tickets = states["tickets"][:, : games.seats].astype(np.int64)
    tally = games.tallies[:, : games.seats][there].mean(axis=0)
    held, made = tickets[there], games.made[:, : games.seats][there]
    routes = owned(games)[there]
    endings = np.bincount(states["ending"], minlength=len(ENDINGS))
    by_seat = [shares[there[:, p], p] for p in range(games.seats)]
    return {
        "win_rate": float(shares[there].mean()),
        "win_rate_error": error(shares[there]),
        "by_seat": [float(won.mean()) for won in by_seat],
        "by_seat_error": [error(won) for won in by_seat],
        "turns": float(states["turn"].mean() / games.seats),
        "turns_counted": np.bincount(states["turn"] // games.seats, minlength=1).tolist(),
        "endings": {ENDINGS[k]: float(n / len(states)) for k, n in enumerate(endings) if n},
        "total": float(states["total"][:, : games.seats][there].mean()),
        "sources": games.sources[:, : games.seats][there].mean(axis=0).tolist() if board.ruleset.id == "new_york" else [],
        "bonus": float(states["bonus"][:, : games.seats][there].mean()),
        "asked": float(tally[ASKED]),
        "opened_both": float(tally[OPENED_BOTH]),
        "taken": float(tally[TAKEN]),
        "drawn": float(tally[DRAWN]),
        "claimed": float(tally[CLAIMED]),
        "held": np.bincount(np.bitwise_count(held), minlength=1).tolist(),
        "made": float(np.bitwise_count(made).mean()),
        "tickets": ticket_figures(board, games.offered[:, : games.seats][there], held, made),
        "routes": {route.id: float(routes[:, r].mean()) for r, route in enumerate(board.routes)},
        "lengths": {n: float(routes[:, [r.length == n for r in board.routes]].sum(axis=1).mean()) for n in lengths(board)},
    }


def error(values: Any) -> float:
    return float(np.std(values) / max(1, len(values)) ** 0.5)


def lengths(board: Board) -> list[int]:
    return sorted({route.length for route in board.routes})


def owned(games: Games) -> npt.NDArray[np.bool_]:
    """(games, seats, routes): which seat claimed which route."""
    routes = np.arange(len(games.board.routes))
    words = games.states["owned"][:, : games.seats]
    chosen: npt.NDArray[np.bool_] = ((words[:, :, routes // WORD] >> (routes % WORD)) & 1) == 1
    return chosen


def ticket_figures(board: Board, offered: npt.NDArray[Any], held: npt.NDArray[Any], made: npt.NDArray[Any]) -> Figures:
    """For each ticket: how many seats were offered it (New York), held it at the end, and completed it."""
    figures = {}
    for t, ticket in enumerate(board.tickets):
        counts = [int(((sets >> t) & 1).sum()) for sets in (offered, held, made)]
        figures[ticket.id] = {"value": ticket.value, **dict(zip(("offered", "held", "made"), counts, strict=True))}
    return figures


# The chances to win


def told(games: Games) -> tuple[Floats, Floats, npt.NDArray[Any]]:
    """For each decision: the logits of the seats, the viewer's first; their results; the game."""
    n = games.seats
    order = (games.at_seat[:, None] + np.arange(n)) % n
    return games.at_wins[:, :n].astype(float), games.shares[games.at_game[:, None], order], games.at_game


def chances(logits: Floats, temperature: float = 1.0) -> Floats:
    e = np.exp((logits - logits.max(axis=1, keepdims=True)) / temperature)
    p: Floats = e / e.sum(axis=1, keepdims=True)
    return p


def surprise(logits: Floats, got: Floats, temperature: float) -> float:
    """Mean log loss, in nats."""
    return float(-(got * np.log(np.maximum(chances(logits, temperature), 1e-12))).sum(axis=1).mean())


def calibration(fits: dict[str, Games], test: Games, champions: Games, among: Games) -> Figures:
    """Temperatures fitted on some games; scores on other games, without and with these temperatures."""
    fitted = {}
    for name, games in fits.items():
        logits, got, _ = told(games)
        fitted[name] = float(min(TEMPERATURES, key=lambda t: surprise(logits, got, float(t))))
    sets = {"drawn": test, "best": champions, "among planners": among}
    scores = {}
    for name, games in sets.items():
        scores[name] = {"plain": score(games, 1.0)} | {f"fitted {kind}": score(games, t) for kind, t in fitted.items()}
    return {"temperatures": fitted, "scores": scores}


def score(games: Games, temperature: float) -> Figures:
    """The Brier score of the viewer's own chance, the score of always predicting the mean, and the bins of a plot."""
    logits, got, game = told(games)
    p, y = chances(logits, temperature)[:, 0], got[:, 0]
    bins = np.minimum((p * BINS).astype(int), BINS - 1)
    shown = []
    for k in range(BINS):
        there = bins == k
        if there.sum() < 30:
            continue
        off = np.bincount(game[there], weights=(y - p)[there])
        shown.append(
            [float(p[there].mean()), float(y[there].mean()), float((off**2).sum() ** 0.5 / there.sum()), int(there.sum())]
        )
    brier, base = (p - y) ** 2, (y.mean() - y) ** 2
    off = np.bincount(game, weights=brier - brier.mean())
    return {
        "decisions": len(p),
        "brier": float(brier.mean()),
        "brier_error": float((off**2).sum() ** 0.5 / len(p)),
        "base": float(base.mean()),
        "told": float(p.mean()),
        "got": float(y.mean()),
        "surprise": surprise(logits, got, temperature),
        "bins": shown,
    }


def speed(name: str) -> Figures:
    """Milliseconds of CPU time per decision, one view at a time, as at a table; rows per second, many at once."""
    game, bot, planner = Game(name, 2, 1), make_bot("champion"), make_bot("planner", 1)
    spent, judged = [], []
    while not game.over:
        view = game.view(game.seat)
        if len(view.actions) > 1:
            start = time.process_time()
            bot.choose(view)
            spent.append(time.process_time() - start)
            start = time.process_time()
            chances_of(view)
            judged.append(time.process_time() - start)
        game.play(planner.choose(view))
    board = load_board(name)
    play_games(board, champion_of(board, 2), 2, selves(12, 2), 1)
    start = time.process_time()
    games = play_games(board, champion_of(board, 2), 2, selves(1024, 2), 1)
    rows = len(games.at_game) / (time.process_time() - start)
    ms = [1000 * float(np.median(spent)), 1000 * max(spent), 1000 * float(np.median(judged))]
    return {
        "board": name,
        "decisions": len(spent),
        "choose_ms": ms[0],
        "slowest_ms": ms[1],
        "judge_ms": ms[2],
        "rows_per_s": rows,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=3000, help="per kind and number of seats")
    options.add_argument("--out", type=Path)
    options.add_argument("--again", type=Path, help="file of earlier figures to redraw")
    options.add_argument("--board", choices=BOARDS, action="append", help="board to measure again")
    options.add_argument("--pictures", type=Path)
    given = options.parse_args()
    boards = given.board or (() if given.again else BOARDS)
    result: Figures = json.loads(given.again.read_text("utf-8")) if given.again else {"tables": [], "speed": []}
    with progress() as bar:
        tables = [(name, seats) for name in boards for seats in TABLES]
        measured = [measure(*table, given.games) for table in bar.track(tables, description="playing")]
    for part, new in (("tables", measured), ("speed", [speed(name) for name in boards])):
        kept = [figures for figures in result[part] if figures["board"] not in boards]
        result[part] = sorted(kept + new, key=lambda figures: BOARDS.index(figures["board"]))
    if given.out:
        given.out.write_text(json.dumps(rounded(result)) + "\n", "utf-8")
    from champion_report import draw, tables_of

    print(tables_of(rounded(result)))
    if given.pictures:
        draw(rounded(result), Path(__file__).parent / "training", given.pictures)


def rounded(value: Any) -> Any:
    """Round to four digits, which is more than the games can resolve."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {str(key): rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


if __name__ == "__main__":
    main()
