"""The log while the database cannot be used: few lines, each of them whole; and all of them JSON if asked for."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from farebox.server.ops import logs
from farebox.server.storage.database import complain, patiently

FULL = OperationalError("insert", {}, Exception("database or disk is full"))


@pytest.fixture
def log() -> Iterator[StringIO]:
    """The log of a server."""
    root, own, text = logging.getLogger(), logging.getLogger("farebox"), StringIO()
    before, levels = root.handlers[:], (root.level, own.level)
    logs.set_up("plain")
    root.handlers[0].setStream(text)  # type: ignore[attr-defined]  # it is a StreamHandler
    yield text
    root.handlers[:] = before
    root.setLevel(levels[0])
    own.setLevel(levels[1])


def written(log: StringIO, second: float, error: BaseException) -> list[str]:
    """The lines about an error at a second, without the time."""
    factory = logging.getLogRecordFactory()

    def at_that_second(*args: Any, **more: Any) -> logging.LogRecord:
        record = factory(*args, **more)
        record.created = second
        return record

    logging.setLogRecordFactory(at_that_second)
    try:
        complain("the store failed", error)
    finally:
        logging.setLogRecordFactory(factory)
    lines = log.getvalue().splitlines()
    log.seek(0)
    log.truncate()
    return [line.partition(" farebox: ")[2] or line for line in lines]


def test_a_full_disk_is_one_line_per_second(log: StringIO) -> None:
    said = [written(log, 100 + tenth / 10, FULL) for tenth in range(25)]
    assert [line for one in said for line in one] == [
        "the store failed: database or disk is full",
        "the store failed: database or disk is full (9 more lines like this)",
        "the store failed: database or disk is full (9 more lines like this)",
    ]
    assert len(written(log, 50, FULL)) == 1, "a clock that is set back"
    assert [len(written(log, 200, ConnectionRefusedError())), len(written(log, 200, OSError("no space")))] == [1, 0]


def test_a_mistake_of_ours_is_told_in_full_each_time(log: StringIO) -> None:
    for _ in range(2):
        assert written(log, 100, KeyError("a mistake")) == ["the store failed", "KeyError: 'a mistake'"]


def test_an_outage_is_one_line_however_often_work_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    tries = 0

    async def work() -> int:
        nonlocal tries
        tries += 1
        if tries < 5:
            raise ConnectionRefusedError
        return tries

    assert asyncio.run(patiently(work)) == 5
    assert len(caplog.records) == 1


def test_a_line_for_people_is_an_object_for_machines() -> None:
    line = json.loads(logs.json_line("Farebox: http://127.0.0.1:8017/ (Ctrl-C stops it)"))
    assert (line["level"], line["logger"]) == ("info", "farebox")
    assert line["message"].startswith("Farebox: http://127.0.0.1:8017/")
