"""Reports: win rates, Elo and statistics by bot and by seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from farebox.arena.result import GameResult
from farebox.arena.results import RESULTS_FILE, read_results
from farebox.arena.run import ContestResult
from farebox.arena.statistics import Ratings, WinRate, bootstrap

MOST_ERRORS = 100  # listed individually


def report(outcome: ContestResult) -> dict[str, Any]:
    """A contest's outcome, for JSON and for people. A bot's `name` is as in the stored results, its `label` is for people."""
    contest, results = outcome.contest, outcome.results
    digest = results[0].digest
    rows = [{**row, "label": contest.labels[row["name"]]} for row in bot_rows(results, contest.names)]
    out: dict[str, Any] = {
        "bots": rows,
        "seats": seat_rows(results),
        "games": len(results),
        "board": results[0].board,
        "digest": digest,
        "seed": contest.seed,
        "seconds": round(outcome.seconds, 3),
        "played": outcome.played,
        "anchor": anchor_of(contest.names),
        "undecided": sum(not result.winners for result in results),
        "faults": sum(row["faults"] for row in rows),
        "errors": _errors(results),
    }
    if outcome.sprt:
        out["sprt"] = {**outcome.sprt.summary(), "games": len(results)}
    return out


def bot_rows(results: Sequence[GameResult], bots: Sequence[str]) -> list[dict[str, Any]]:
    """One row per bot. Rates are per seat played, so an even share is 1 / seats, whatever the other bots are."""
    rates = _rates(results, bots, lambda result: result.pairing.bots)
    elo = _elo(results, anchor_of(bots))
    rows = []
    for bot, rate in zip(bots, rates, strict=True):
        seats = [(result, p) for result in results for p, name in enumerate(result.pairing.bots) if name == bot]
        margins = [r.totals[p] - max(t for q, t in enumerate(r.totals) if q != p) for r, p in seats]
        rows.append(
            {
                "name": bot,
                "played": len(seats),
                "wins": round(sum(r.shares[p] for r, p in seats), 3),
                **_rounded(rate),
                "points": round(sum(r.totals[p] for r, p in seats) / max(1, len(seats)), 3),
                "margin": round(sum(margins) / max(1, len(seats)), 3),
                "elo": round(elo[bot], 1) if bot in elo else None,
                "faults": sum(fault.seat == p for r, p in seats for fault in r.faults),
            }
        )
    return rows


def seat_rows(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """How often each seat won; seat 0 begins."""
    seats = range(results[0].seats)
    rates = _rates(results, list(seats), lambda result: seats)
    wins = [sum(result.shares[p] for result in results) for p in seats]
    return [{"seat": p, "wins": round(wins[p], 3), **_rounded(rates[p])} for p in seats]


def anchor_of(bots: Sequence[str]) -> str:
    """The bot whose Elo is 0."""
    return "random" if "random" in bots else bots[0]


def ladder(folders: Sequence[Path]) -> list[dict[str, Any]]:
    """The standings of every board and number of seats, over all results in these folders; the strongest first."""
    tables: dict[tuple[str, str, int], dict[Any, GameResult]] = {}
    for folder in folders:
        for result in read_results(folder / RESULTS_FILE if folder.is_dir() else folder):
            tables.setdefault((result.board, result.digest, result.seats), {}).setdefault(result.key, result)
    if not tables:
        raise ValueError(f"{', '.join(map(str, folders))}: no results")
    return [_ladder_of(*table, list(results.values())) for table, results in sorted(tables.items(), key=lambda item: item[0])]


def _ladder_of(board: str, digest: str, seats: int, results: list[GameResult]) -> dict[str, Any]:
    bots = sorted({bot for result in results for bot in result.pairing.bots})
    rows = bot_rows(results, bots)
    rows.sort(key=lambda row: (row["elo"] is None, -(row["elo"] or 0), -row["win_rate"]))
    return {"board": board, "digest": digest, "seats": seats, "games": len(results), "anchor": anchor_of(bots), "bots": rows}


def _rates(results: Sequence[GameResult], names: Sequence[Any], by_seat: Any) -> list[WinRate]:
    """The share of victories by name, with intervals over blocks; `by_seat(result)` names the seats of a game."""
    seeds = {seed: i for i, seed in enumerate(dict.fromkeys(result.pairing.seed for result in results))}
    column = {name: i for i, name in enumerate(names)}
    won, played = np.zeros((len(seeds), len(names))), np.zeros((len(seeds), len(names)))
    for result in results:
        row = seeds[result.pairing.seed]
        for name, share in zip(by_seat(result), result.shares, strict=True):
            won[row, column[name]] += share
            played[row, column[name]] += 1
    return bootstrap(won, played)


def _elo(results: Sequence[GameResult], anchor: str) -> dict[str, float]:
    ratings = Ratings()
    for result in results:
        if result.winners:
            ratings.add(result.pairing.bots, result.shares)
    return ratings.elo(anchor)


def _rounded(rate: WinRate) -> dict[str, float]:
    return {"win_rate": round(rate.rate, 4), "low": round(rate.low, 4), "high": round(rate.high, 4)}


def _errors(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    found = [
        {"bot": r.pairing.bots[f.seat], "seed": r.pairing.seed, "rotation": r.pairing.rotation, "seat": f.seat, "turn": f.turn}
        | {"problem": f.problem}
        for r in results
        for f in r.faults
    ]
    return found[:MOST_ERRORS]
