"""The part of benchmarks/compare.py that plays Farebox, without a clock."""

from __future__ import annotations

from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def test_every_way_to_play_farebox_counts_steps_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from others import own  # benchmarks are no package

    ways = [c for c in own.contenders() if c.game == "New York" and c.batch <= 16]
    assert {c.library for c in ways} == {
        "Farebox",
        *("Farebox, PettingZoo", "Farebox, PettingZoo raw_env"),
        *("Farebox, OpenSpiel", "Farebox, Gymnasium", "Farebox, Gymnasium, against the planner"),
    }
    for contender in ways:
        steps, games = contender.make()()
        assert steps / games > (10 if "Gymnasium" in contender.library else 30), contender  # of one seat, of both


def test_tables_tell_what_was_measured_and_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from others.contender import LOCKSTEP
    from report import tables

    row = {"part": "one core", "library": "A", "game": "g", "how": LOCKSTEP, "threads": 1}
    figures = {"steps_per_s": 1230.0, "low": 1000.0, "high": 2000.0, "games_per_s": 12.0}
    rows = [row | figures | {"batch": 1}, row | figures | {"batch": 1024}, row | {"batch": 4096, "missing": "too slow"}]
    lines = tables(rows).splitlines()
    assert lines[2] == f"| A | g | {LOCKSTEP}, 1,024 games | 1,230 | 1,000 to 2,000 | 12 |"
    assert lines[-1] == "| A | g | 1,230 | 1,230 | – |"
