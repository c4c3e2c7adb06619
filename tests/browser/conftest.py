"""A real browser at a real server with a real database. Whatever a page complains about fails the test."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from arrivals import PATIENCE, TIMEOUT, Arrivals, Open
from chromium import launched
from devices import Shelf
from playwright.sync_api import Browser, expect
from shortcut import Data, ask
from steady_server import steady

from running_server import running

REVIEWED = Path(__file__).parents[1] / "golden/tie_broken.farebox"  # New York for two, with mistakes

expect.set_options(timeout=TIMEOUT)  # machines that test are often busy


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def shelf(browser: Browser) -> Shelf:
    return Shelf(browser)


@pytest.fixture(scope="session")
def name_of_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("chance") / "test"
    file.write_text("none yet", encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, name_of_test: Path) -> Iterator[str]:
    os.environ["FAREBOX_TABLES_PER_HOUR"] = "100000"
    with running(tmp_path_factory.mktemp("server"), prepare=partial(steady, name_of_test)) as (process, address):
        said: list[str] = []
        # a pipe that nobody reads fills up, and then the server waits for ever
        reader = Thread(target=lambda: said.extend(process.stdout or ()), daemon=True)
        reader.start()
        yield address
        process.kill()
        reader.join()
    assert [line for line in said if "Traceback" in line or "rror" in line] == [], "".join(said)


@pytest.fixture(autouse=True)
def steady_chance(name_of_deals: str, name_of_test: Path) -> None:
    """Deals at the server, in pages and by a shortcut follow from the test's name."""
    name_of_test.write_text(name_of_deals, encoding="utf-8")
    random.seed(name_of_deals)


@pytest.fixture
def arrive(shelf: Shelf, address: str, name_of_deals: str) -> Iterator[Open]:
    """Somebody opens a page in a browser of their own: arrive("/rules", color_scheme="dark")."""
    arrivals = Arrivals(shelf, address, chance=name_of_deals)
    yield arrivals
    assert arrivals.leave() == []


@pytest.fixture(scope="session")
def review(address: str) -> Data:
    """A whole quick review, made by the server."""
    id = ask(address, "POST", "/reviews", {"record": REVIEWED.read_text(encoding="utf-8")})["id"]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer: Data = ask(address, "GET", f"/reviews/{id}")
        if answer["review"]["seats"]:
            return answer
        time.sleep(0.5)
    raise AssertionError("the review is never made")


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
