"""Shared by all tests: games set up by hand."""

from __future__ import annotations

import gc
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings

# Before NumPy: threads that multiply small matrices wait for each other by spinning, ten times as long as the product takes.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

from farebox import Game, Position
from farebox.envs.single_game.choice import Chooser

# Single-game environments compile nothing, nor take what another test compiled, unless a test asks for it.
Chooser.automatic = False

# The CI judges a commit, so it tries the same examples each time; elsewhere each run looks for new ones.
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")

At = Callable[[str], Game]
TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"
# Tests that compile are told by their names: one process runs them all, for two would compile the same code twice.
COMPILING = (
    "compiled",
    "search",
    "test_paired_rollouts",
    "strong_bots",
    "test_batch",
    "test_champion",
    "test_comparison",
    "test_example_ppo",
    "test_observation",
    "test_training",
    "test_low_rank",
    "test_network_match",
    "test_notebook",
    "train_agent",
    "environments.md",
    "worlds_of_the_library",
    "puzzles/test_conditions",
    "tests/review/",
    "page/test_page_reviews",
)
# All tests of such a file look at what is made once.
TOGETHER = ("browser/test_review.py", "tests/test_site.py", "tests/test_wheel.py")
# Processes of the reviews need what other tests compile, so they come late; the many short tests last, to fill all workers.
LATE = ("server/test_reviews.py", "test_mutants.py")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Where nothing is imported yet, one worker writes the bytecode of all, which takes longer than collecting the tests."""
    worker: dict[str, Any] = getattr(session.config, "workerinput", {})
    written = TESTS / "server" / "__pycache__"
    if worker.get("workerid", "gw0") != "gw0" and not sys.dont_write_bytecode and not written.exists():
        file, end = written_by_first_worker(worker), time.monotonic() + 60
        while not file.exists() and time.monotonic() < end:
            time.sleep(0.1)
    try:
        return (yield)
    finally:
        if worker.get("workerid") == "gw0":
            written_by_first_worker(worker).touch()


def pytest_sessionfinish(session: pytest.Session) -> None:
    worker: dict[str, Any] = getattr(session.config, "workerinput", {})
    if worker.get("workerid") == "gw0":
        written_by_first_worker(worker).unlink(missing_ok=True)


def written_by_first_worker(worker: dict[str, Any]) -> Path:
    return Path(tempfile.gettempdir()) / f"farebox-collected-{worker['testrunuid']}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((place for place, file in enumerate(LATE, 1) if file in item.nodeid), 0))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """xdist_group by names: the mark itself does nothing under pytest 9.2 and xdist 3.8."""
    from xdist.scheduler import LoadScopeScheduling

    if any("browser" in argument for argument in config.args):
        config.option.loadscopereorder = False  # the review comes late, when the other tests have compiled what it needs

    class Scheduling(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            if together := next((file for file in TOGETHER if file in nodeid), None):
                return together
            return "compiled" if any(word in nodeid for word in COMPILING) else nodeid

    return Scheduling(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The browser's tests run when they are asked for: they need a process of their own (`./play test` asks)."""
    asked = any("browser" in argument for argument in config.args)
    return True if collection_path == BROWSER and not asked else None


@pytest.fixture
def name_of_deals(request: pytest.FixtureRequest) -> str:
    """What a test's deals follow from: its package, file and name. They stay the same when the file moves to a subfolder."""
    folders = request.path.parent.relative_to(TESTS).parts
    return "/".join(["tests", *folders[:1], f"{request.path.name}::{request.node.name}"])


@pytest.fixture(autouse=True)
def steady_chance(name_of_deals: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals in this process follow from the test's name, so that a test passes always or never."""
    chance = Random(name_of_deals)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    monkeypatch.setattr(secrets, "choice", chance.choice)


@pytest.fixture
def at() -> At:
    """A game from position text: at("board=new_york; hand.0=2 red; …")."""
    return lambda text: Game.from_position(Position.parse(text))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests stay until the end: the garbage collector need not look at them again and again.

    What tests make is looked at less often, too: both together save 6 % of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
