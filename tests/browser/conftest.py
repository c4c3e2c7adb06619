"""A real browser at a real server with a real database. Whatever a page complains about fails the test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from arrivals import TIMEOUT, Arrivals, Open
from chromium import launched
from playwright.sync_api import Browser, expect

from running_server import running

expect.set_options(timeout=TIMEOUT)  # machines that test are often busy


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    os.environ["FAREBOX_TABLES_PER_HOUR"] = "100000"
    with running(tmp_path_factory.mktemp("server")) as (process, address):
        said: list[str] = []
        # a pipe that nobody reads fills up, and then the server waits for ever
        reader = Thread(target=lambda: said.extend(process.stdout or ()), daemon=True)
        reader.start()
        yield address
        process.kill()
        reader.join()
    assert [line for line in said if "Traceback" in line or "rror" in line] == [], "".join(said)


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Open]:
    """Somebody opens a page in a browser of their own: arrive("/rules", color_scheme="dark")."""
    arrivals = Arrivals(browser, address)
    yield arrivals
    assert arrivals.leave() == []


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
