"""A real Ray, started here, plays the same games as one process. Needs the extra `cluster`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from farebox.arena.contest import Contest
from farebox.arena.executors import InProcess, RayExecutor
from farebox.arena.results import ResultStore
from farebox.arena.run import run

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="uv run --extra cluster pytest tests/arena/test_ray.py")
STRANGE = Path(__file__).parent / "strange_bots.py"


def test_a_local_ray_plays_the_same_games(tmp_path: Path) -> None:
    contest = Contest("first_journey_europe", 3, ("planner", "greedy", "random"), games=12, seed=5)
    assert run(contest, RayExecutor("local"), ResultStore(tmp_path)).results == run(contest, InProcess()).results
    assert (
        run(contest, InProcess(), ResultStore(tmp_path)).results == run(contest, InProcess()).results
    )  # nothing is left to play


def test_a_bot_of_ones_own_and_one_that_fails_play_there_too() -> None:
    contest = Contest("new_york", 2, (f"{STRANGE}:Fine", f"{STRANGE}:Raising"), games=4, seed=5)
    there, here = run(contest, RayExecutor("local")).results, run(contest, InProcess()).results
    assert there == here
    assert any(result.faults for result in there)


def test_no_cluster_there_is_said_in_one_line() -> None:
    with pytest.raises(ValueError, match="no Ray cluster at"):
        run(Contest("new_york", 2, ("planner", "greedy"), games=2, seed=5), RayExecutor("auto"))
