"""Two real Ray nodes, started here, play the same games as one process. Needs the extra `cluster`; `./play test` skips this.

.venv/bin/pip install 'ray[client]' && .venv/bin/python -m pytest -n 0 tests/arena/test_ray.py
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from farebox.arena import ray_executor
from farebox.arena.contest import Contest
from farebox.arena.executors import InProcess
from farebox.arena.ray_executor import RayExecutor
from farebox.arena.results import ResultStore
from farebox.arena.roster import BotFailure
from farebox.arena.run import run

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="uv run --extra cluster pytest tests/arena/test_ray.py"),
    pytest.mark.filterwarnings("ignore"),
]
STRANGE = Path(__file__).parent / "strange_bots.py"
DIES_ONCE = """
import os, pathlib, random

class DiesOnce:
    name = "dies once"

    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, view):
        there = pathlib.Path({flag!r})
        if not there.exists():
            there.touch()
            os.kill(os.getpid(), 9)
        return self.random.choice(view.actions)
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


def test_two_nodes_play_the_same_games(cluster: Any, tmp_path: Path) -> None:
    contest = Contest("first_journey_europe", 3, ("planner", "greedy", "random"), games=12, seed=5)
    assert run(contest, RayExecutor(cluster.address), ResultStore(tmp_path)).results == run(contest, InProcess()).results
    assert run(contest, InProcess(), ResultStore(tmp_path)).played == 0


def test_bots_are_sent_along_and_a_killed_worker_costs_nothing(cluster: Any, tmp_path: Path) -> None:
    flag = tmp_path / "died"
    (tmp_path / "once.py").write_text(DIES_ONCE.format(flag=str(flag)))
    contest = Contest("new_york", 2, ("once.py:DiesOnce", "greedy"), games=6, seed=5, folder=tmp_path)
    there = run(contest, RayExecutor(cluster.address)).results
    assert flag.exists()
    assert there == run(contest, InProcess()).results


def test_a_bot_that_fails_there_says_where(cluster: Any) -> None:
    contest = Contest("new_york", 2, (f"{STRANGE}:Raising", "greedy"), games=2, seed=5)
    with pytest.raises(BotFailure, match="raised RuntimeError") as failure:
        run(contest, RayExecutor(cluster.address))
    assert "strange_bots.py" in failure.value.details


def test_another_version_there_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_executor, "RULES_VERSION", 99)
    with pytest.raises(ValueError, match=r"node .* has Farebox .*; here it is .*, rules 99"):
        run(Contest("new_york", 2, ("planner", "greedy"), games=2, seed=5), RayExecutor(cluster.address))


def test_a_node_that_is_lost_costs_nothing(cluster: Any) -> None:
    lost = cluster.add_node(num_cpus=1)
    contest = Contest("new_york", 2, (f"{STRANGE}:Slow", "greedy"), games=8, seed=5)

    def advance(games: int) -> None:
        if games == 2:
            cluster.remove_node(lost, allow_graceful=False)

    assert run(contest, RayExecutor(cluster.address), advance=advance).results == run(contest, InProcess()).results
