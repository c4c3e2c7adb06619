"""Says that code is being compiled, which happens once: a log line, and in a terminal a spinner.

Numba reports every function that it compiles, but not those that it loads from the cache.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import cycle
from threading import Event, Thread
from typing import Any

NOTICE = "compiling, once, about 20 s"
FRAMES = "|/-\\"
LOGGER = "farebox.kernel"


@contextmanager
def spinner(text: str) -> Iterator[None]:
    """Turn a spinner on standard error until the work is done; the line is removed afterwards."""
    done, stream = Event(), sys.stderr

    def turn() -> None:
        for frame in cycle(FRAMES):
            stream.write(f"\r{frame} {text}")
            stream.flush()
            if done.wait(0.1):
                break
        stream.write("\r" + " " * (len(text) + 2) + "\r")
        stream.flush()

    thread = Thread(target=turn, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


class CompileNotice:
    """Listens to Numba's compile events. `show` is used in a terminal, from the start of a compilation to its end."""

    def __init__(self, show: Callable[[str], AbstractContextManager[None]] = spinner) -> None:
        self.show = show
        self._depth = 0  # functions compile the functions that they call
        self._said = False
        self._shown = ExitStack()

    def notify(self, event: Any) -> None:
        """Called by Numba, which holds its compiler lock, at the start and at the end of every compilation."""
        if event.is_start:
            self._depth += 1
            if self._depth == 1:
                self._start()
        elif event.is_end:
            self._depth -= 1
            if self._depth == 0:
                self._shown.close()

    def _start(self) -> None:
        if not self._said:
            self._said = True
            import logging  # importing it would slow down every start of Farebox

            logging.getLogger(LOGGER).info(NOTICE)
        if sys.stderr.isatty():
            self._shown.enter_context(self.show(NOTICE))


notice = CompileNotice()  # the one of this process
