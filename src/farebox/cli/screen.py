"""What the commands print with: a progress bar on standard error, tables and JSON on standard output."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

out = Console(highlight=False, markup=False)
err = Console(stderr=True, highlight=False, markup=False)


def progress() -> Progress:
    """A progress bar that leaves no trace; silent where nobody watches."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """A spinner for work whose length is not known."""
    if not err.is_terminal:
        yield
        return
    with err.status(what):
        yield


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2))
