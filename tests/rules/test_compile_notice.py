"""What is said while Numba compiles: one log line, and in a terminal a spinner until it is done."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from farebox.kernel import compile_notice
from farebox.kernel.compile_notice import NOTICE, CompileNotice

START, END = SimpleNamespace(is_start=True, is_end=False), SimpleNamespace(is_start=False, is_end=True)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_log_says_it_once(caplog: pytest.LogCaptureFixture) -> None:
    notice = CompileNotice()
    with caplog.at_level(logging.INFO, "farebox"):
        for event in (START, START, END, END, START, END):
            notice.notify(event)
    assert [record.getMessage() for record in caplog.records] == [NOTICE]


def test_a_terminal_shows_it_from_the_first_start_to_the_last_end(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    @contextmanager
    def show(text: str) -> Iterator[None]:
        shown.append(text)
        yield
        shown.append("done")

    monkeypatch.setattr(sys, "stderr", Terminal())
    notice = CompileNotice(show)
    for event in (START, START, END):
        notice.notify(event)
    assert shown == [NOTICE]
    notice.notify(END)
    assert shown == [NOTICE, "done"]


def test_nothing_is_written_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    notice = CompileNotice()
    notice.notify(START)
    notice.notify(END)
    assert capsys.readouterr() == ("", "")


def test_the_spinner_leaves_an_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with compile_notice.spinner("working"):
        pass
    written = terminal.getvalue()
    assert "working" in written
    assert written.endswith("\r" + " " * len("| working") + "\r")


def test_numba_reports_what_is_compiled_to_the_notice() -> None:
    """The compiled twins are not made here: only that Numba accepts the notice as a listener."""
    from numba.core import event

    event.Listener.register(CompileNotice)
    notice = CompileNotice()
    with event.install_listener("numba:compile", notice), event.trigger_event("numba:compile"):
        assert notice._depth == 1
    assert notice._depth == 0
