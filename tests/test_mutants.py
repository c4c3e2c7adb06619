"""Every clause has a test that fails when the clause is broken: break it, and see (tests/mutants/README.md)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "farebox"
MUTANTS = [mutant for file in sorted(TESTS.glob("mutants/*.toml")) for mutant in tomllib.loads(file.read_text("utf-8"))["mutant"]]
CLAUSES = re.findall(r"^### ((?:NY|FJ)-[A-Z]+-\d+) · ", (TESTS.parent / "docs" / "rules.md").read_text("utf-8"), re.M)


def slug(clause: str) -> str:
    return clause.lower().replace("-", "_")


def clause_tests() -> dict[str, list[str]]:
    """Clause → test modules with a test named after it."""
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / "rules").rglob("test_*.py")):
        for name in set(re.findall(r"def test_((?:ny|fj)_[a-z]+_\d+)_", file.read_text("utf-8"))):
            found.setdefault(name, []).append(str(file))
    return found


def test_every_clause_of_the_rules_has_a_test_and_every_test_a_clause() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 57
    assert {slug(clause) for clause in CLAUSES} == set(clause_tests())


def test_every_clause_has_a_mutant() -> None:
    assert {mutant["clause"] for mutant in MUTANTS} == set(CLAUSES)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda m: f"{m['clause']}:{m['old'][:30]}")
def test_breaking_a_clause_breaks_its_test(mutant: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "farebox", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "farebox" / mutant["file"]
    text = file.read_text("utf-8")
    assert text.count(mutant["old"]) == 1, f"{mutant['file']} has {text.count(mutant['old'])} times: {mutant['old']}"
    file.write_text(text.replace(mutant["old"], mutant["new"]), "utf-8")
    result = _pytest(mutant["clause"], {**os.environ, "PYTHONPATH": str(tmp_path)})
    assert result.returncode == 1, f"tests of {mutant['clause']} do not notice:\n{result.stdout[-2000:]}"


def _pytest(clause: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    options = ["-x", "-q", "-n0", "-p", "no:cacheprovider", "-k", f"{slug(clause)}_"]
    command = [sys.executable, "-B", "-m", "pytest", *options, *clause_tests()[slug(clause)]]
    return subprocess.run(command, env=env, cwd=TESTS.parent, capture_output=True, text=True, check=False)
