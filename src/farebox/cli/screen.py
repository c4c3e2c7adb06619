"""Output of the commands: progress bars on standard error, tables and JSON on standard output."""

from __future__ import annotations

import json
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

HARMFUL = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # Unicode categories: controls, formats such as bidi overrides, surrogates, line ends
HARMLESS = {"\n", "\t", "\u200c", "\u200d"}  # exceptions; the last two join letters and emoji


def visible(text: str) -> str:
    """Untrusted text, made safe to print on a terminal: control characters become escapes (`\\x1b`)."""
    return "".join(c if c in HARMLESS or unicodedata.category(c) not in HARMFUL else ascii(c)[1:-1] for c in text)


def unless_closed(run: Callable[[], int]) -> int:
    """The exit status of a run; 1 if the reader of its output (such as `head`) closed the pipe."""
    try:
        status = run()
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python must not flush the rest at its end
        return 1


class SafeConsole(Console):
    """A console that shows control characters instead of sending them to the terminal, in lines and in tables."""

    def render_str(self, text: str, **options: Any) -> Text:
        return super().render_str(visible(text), **options)


out = SafeConsole(highlight=False, markup=False)
err = SafeConsole(stderr=True, highlight=False, markup=False)


def progress() -> Progress:
    """A progress bar that disappears when done; off if standard error is not a terminal."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show a spinner during work of unknown length."""
    if not err.is_terminal:
        yield
        return
    with err.status(what):
        yield


@cache
def say_once(what: str) -> AbstractContextManager[None]:
    """Print a line above whatever progress bar is shown, the first time."""
    err.print(what)
    return nullcontext()


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2))
