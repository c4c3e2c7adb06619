"""Every clause has a test that fails when the clause is broken: break it, and see (tests/mutants/README.md)."""

from __future__ import annotations

import gc
import importlib.util
import multiprocessing
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from pathlib import Path

import pytest
from _pytest.config import default_plugins

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "farebox"
MUTANTS = [mutant for file in sorted(TESTS.glob("mutants/*.toml")) for mutant in tomllib.loads(file.read_text("utf-8"))["mutant"]]
RULES = TESTS.parent / "docs" / "rules.md"
PROCESSES = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
PROCESSES.set_forkserver_preload(["pytest", "hypothesis", "numpy", *(f"_pytest.{name}" for name in default_plugins)])


def slug(clause: str) -> str:
    return clause.lower().replace("-", "_")


@cache
def prefixes() -> str:
    # Not at the top: the process of a mutant imports this module before it can find its copy of the package.
    from farebox.boards.rulesets import RULESETS

    return "|".join(ruleset.clauses for ruleset in RULESETS.values())


def clauses() -> list[str]:
    return re.findall(rf"^### ((?:{prefixes()})-[A-Z]+-\d+) · ", RULES.read_text("utf-8"), re.M)


@cache
def clause_tests() -> dict[str, list[str]]:
    """Clause → test modules with a test named after it."""
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / "rules").rglob("test_*.py")):
        for name in set(re.findall(rf"def test_((?:{prefixes().lower()})_[a-z]+_\d+)_", file.read_text("utf-8"))):
            found.setdefault(name, []).append(str(file))
    return found


def test_every_clause_of_the_rules_has_a_test_and_every_test_a_clause() -> None:
    assert len(clauses()) == len(set(clauses())) == 59
    assert {slug(clause) for clause in clauses()} == set(clause_tests())


def test_every_clause_has_a_mutant() -> None:
    assert {mutant["clause"] for mutant in MUTANTS} == set(clauses())


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, and what Python has made of it. A test that breaks it mends it."""
    folder = tmp_path_factory.mktemp("mutants")
    return Path(shutil.copytree(SOURCE, folder / "farebox", ignore=shutil.ignore_patterns("static", "weights")))


@contextmanager
def broken(copy: Path, mutant: dict[str, str]) -> Iterator[None]:
    file = copy / mutant["file"]
    text, compiled = file.read_text("utf-8"), Path(importlib.util.cache_from_source(file))
    assert text.count(mutant["old"]) == 1, f"{mutant['file']} has {text.count(mutant['old'])} times: {mutant['old']}"
    was = {path: (path.read_bytes(), path.stat()) for path in (file, compiled) if path.exists()}
    compiled.unlink(missing_ok=True)
    file.write_text(text.replace(mutant["old"], mutant["new"]), "utf-8")
    try:
        yield
    finally:
        compiled.unlink(missing_ok=True)
        for path, (content, facts) in was.items():
            path.write_bytes(content)
            os.utime(path, ns=(facts.st_atime_ns, facts.st_mtime_ns))  # otherwise what is compiled would not fit


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda m: f"{m['clause']}:{m['old'][:30]}")
def test_breaking_a_clause_breaks_its_test(mutant: dict[str, str], copy: Path) -> None:
    name = slug(mutant["clause"])
    with broken(copy, mutant):
        code, said = _pytest(copy, f"{name}_", clause_tests()[name])
    assert code == 1, f"tests of {mutant['clause']} do not notice:\n{said}"


def test_the_tests_of_the_clauses_pass_where_nothing_is_broken(copy: Path) -> None:
    names = " or ".join(f"{name}_" for name in clause_tests())
    code, said = _pytest(copy, names, {file for files in clause_tests().values() for file in files})
    assert code == 0, said


def _pytest(copy: Path, names: str, files: Iterable[str]) -> tuple[int | None, str]:
    """Run tests of these names on a copy of the package, in a process of its own; its exit code and last words."""
    log = copy.parent / "log"
    process = PROCESSES.Process(target=_test, args=(copy.parent, log, ["-x", "-q", "-k", names, *sorted(files)]))
    process.start()
    try:
        process.join()
    finally:
        process.kill()
    return process.exitcode, log.read_text("utf-8")[-2000:] if log.exists() else ""


def _test(folder: Path, log: Path, arguments: list[str]) -> None:
    """What the process does: pytest without plugins and without a closer look at what failed, on the package of a folder."""
    gc.freeze()  # what was imported before is not searched for garbage
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.path.insert(0, str(folder))
    plain = ["--assert=plain", "-o", "addopts=", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestConfigWarning"]
    with log.open("w", encoding="utf-8") as out, redirect_stdout(out):
        sys.exit(pytest.main([*plain, *arguments]))
