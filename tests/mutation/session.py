"""One pytest session for all mutants: the tests are imported once, and each mutant runs them in a forked process.

The fork replaces the code of the mutated function in place, so whatever refers to the function runs the mutant, and plays
the tests one by one until one fails. A test that takes far longer than usual says nothing: the mutant may never end, or be slow.
After three of them the mutant has timed out.
"""

from __future__ import annotations

import gc
import importlib
import inspect
import os
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from mutation.clauses import cited_by, clauses, slug
from mutation.operators import Mutant

TESTS = Path(__file__).parents[1]
FOLDERS = (
    "rules",
    "test_golden.py",
    "game/test_events.py",
    "game/test_abandon.py",
    "game/test_positions.py",
    "test_leaks.py",
    "features/test_observation.py",
    "test_rulesets.py::test_a_board_of_a_ruleset_that_the_rules_do_not_know_is_refused",
)
# no tests that compile, and none of those that take longer than a second
INTERPRETED = "not compiled or (perft and interpreted) or the_generator_stays or bits_agree"
SLOW = "events_do_not or to_the_byte or scrambled_by_hand or or_a_complaint or is_read_as_it_was_written"
CHOSEN = f"({INTERPRETED}) and not ({SLOW})"
OPTIONS = ["-q", "--assert=plain", "-p", "no:cacheprovider", "-o", "addopts=", "-W", "ignore::pytest.PytestConfigWarning"]
# what notices most mutants of lines that cite no clause
WHOLE_GAMES = (
    "test_nothing_is_lost",
    "test_no_rule_reads_or_writes_outside",
    "test_redealt_states_are_the_same_everywhere",
    "test_the_same_seed_deals_the_same_cards",
    "test_unused_numbers_are_zero",
    "test_the_fields_are_what_the_view_shows",
)
PATIENCE = 3.0  # seconds of processor time for a test
LATE_TESTS = 3
TIMED_OUT = "(timed out) "
MEMORY = 4 << 30
ANSWER = 100  # the file descriptor a forked process answers through
DIED = TIMED_OUT + "(the process died)"  # of too much memory


@dataclass(frozen=True)
class Result:
    mutant: Mutant
    clauses: tuple[str, ...]
    killer: str  # the test that failed; empty: none
    by_clause: bool  # it is named after a clause the line cites

    @property
    def outcome(self) -> str:
        if not self.killer:
            return "survived"
        if self.killer.startswith(TIMED_OUT):
            return "timed out"
        return "killed" if self.by_clause or not self.clauses else "killed, but not by its clause"


class Session:
    """A pytest plugin that runs mutants where pytest would run the tests."""

    def __init__(self, mutants: list[Mutant], jobs: int, tell: Callable[[Result], None]) -> None:
        self.mutants, self.jobs, self.tell = mutants, jobs, tell
        self.items: list[pytest.Item] = []
        self.killers: dict[str, Counter[str]] = {}  # of the mutants of a file so far, which are tried first
        self.sound = False

    def run(self) -> bool:
        """True when every mutant has been tried by tests that pass where nothing is mutated."""
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        os.environ["CI"] = "1"  # Hypothesis tries the same examples each time
        code = pytest.main([*OPTIONS, "-k", CHOSEN, *(str(TESTS / name) for name in FOLDERS)], plugins=[self])
        return self.sound and code == 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        gc.freeze()
        for mutant, killer in self._side_by_side():
            self.killers.setdefault(mutant.file, Counter())[killer] += 1
            cited = clauses(mutant)
            self.tell(Result(mutant, cited, killer, _named_after(killer, cited) and not killer.startswith(TIMED_OUT)))
        self.sound = self._tests_pass_unmutated()
        return True

    def _tests_pass_unmutated(self) -> bool:
        killers = set().union(*self.killers.values())
        pid, pipe = _fork(lambda: _first_failure([item for item in self.items if item.nodeid in killers]))
        os.waitpid(pid, 0)
        if failed := _read(pipe):
            print(f"fails where nothing is mutated: {failed}", file=sys.stderr)
        return not failed

    def _side_by_side(self) -> Iterator[tuple[Mutant, str]]:
        """Every mutant and the test that killed it, as they come."""
        running: dict[int, tuple[Mutant, int]] = {}
        waiting = iter(self.mutants)
        while True:
            while len(running) < self.jobs and (mutant := next(waiting, None)):
                pid, pipe = _fork(partial(self._try, mutant))
                running[pid] = mutant, pipe
            if not running:
                return
            pid, _ = os.wait()
            mutant, pipe = running.pop(pid)
            yield mutant, _read(pipe)

    def _try(self, mutant: Mutant) -> str:
        _mutate(mutant)
        return _first_failure(self._order(mutant))

    def _order(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests of the clauses the line cites, the rest of their chapters, golden records and whole games, then all others.

        A test module of the same name as the mutated file counts as its chapter, too.
        """
        cited, own_module = cited_by(mutant), f"test_{Path(mutant.file).name}"
        killers = self.killers.get(mutant.file, Counter())
        chapters = {item.path for item in self.items if item.path.name == own_module or _named_after(item.nodeid, cited)}

        def rank(item: pytest.Item) -> tuple[int, ...]:
            own, module, whole = _named_after(item.nodeid, cited), item.path.name, item.name.startswith(WHOLE_GAMES)
            likely = own, killers[item.nodeid], item.path in chapters, module == "test_golden.py", whole
            return *(-one for one in likely), "perft" in item.name

        return sorted(self.items, key=rank)


def _named_after(test: str, cited: Iterable[str]) -> bool:
    return test.partition("::")[2].startswith(tuple(slug(clause) for clause in cited))


def _mutate(mutant: Mutant) -> None:
    module = importlib.import_module("farebox." + mutant.file.removesuffix(".py").replace("/", "."))
    function = getattr(module, mutant.function)
    inspect.unwrap(function).__code__ = mutant.code()
    if hasattr(function, "cache_clear"):
        function.cache_clear()
    live = importlib.import_module("farebox.rules.running.live")
    live.live_rules.cache_clear()  # holds copies of the functions


def _first_failure(items: list[pytest.Item]) -> str:
    """The first test that fails; one that takes too long if some do, and otherwise empty."""
    late = list[str]()
    signal.signal(signal.SIGVTALRM, _too_late)
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE, PATIENCE)  # again and again: a test may catch it
        reports = runtestprotocol(item, log=False, nextitem=following)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if any(report.failed and TooLate.__name__ in str(report.longrepr) for report in reports):
            late.append(item.nodeid)
        elif any(report.failed for report in reports):
            return item.nodeid
        if len(late) == LATE_TESTS:
            break
    return TIMED_OUT + late[0] if late else ""


class TooLate(BaseException):
    """A test has used up its processor time."""


def _too_late(*_: object) -> None:
    raise TooLate


def _fork(work: Callable[[], str]) -> tuple[int, int]:
    """Run `work` in a process of its own; its process id, and the pipe its answer comes through."""
    out, into = os.pipe()
    if pid := os.fork():
        os.close(into)
        return pid, out
    answer = DIED
    try:
        os.dup2(into, ANSWER)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        answer = work()
    finally:
        os.write(ANSWER, answer.encode() or b"\n")
        os._exit(0)


def _read(pipe: int) -> str:
    """The answer of a process that has ended; one without an answer died of whatever it ran."""
    with os.fdopen(pipe, encoding="utf-8") as stream:
        return (stream.read() or DIED).strip()
