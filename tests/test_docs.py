"""The examples in the documents run, links and paths lead somewhere, and measurements are evidence."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = sorted((ROOT / "docs").rglob("*.md"))
READMES = [ROOT / folder / "README.md" for folder in ("", "benchmarks", "examples", "src/farebox/bots/neural/weights")]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *DOCS]
EVIDENCE = [page for page in DOCS if page.parent.name == "evidence" and page.name != "README.md"]
MOST_WORDS = 30_000  # in all: whoever adds a page shortens others
EVIDENCE_WORDS = 4500
CLAIM = ["Claim", "Command", "Sample", "Result", "Date"]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_paths_exist(page: Path) -> None:
    """A path of the project in code font, such as `src/farebox/rules`."""
    for path in re.findall(r"`((?:src|web|tests|benchmarks|examples|deploy|docs)/[\w./@-]+)`", page.read_text("utf-8")):
        assert (ROOT / path).exists(), path


def test_the_readme_has_examples() -> None:
    assert (ROOT / "README.md").read_text("utf-8").count(">>>") >= 10


def test_the_pages_are_short_together() -> None:
    folders = ("docs", "examples", "benchmarks", "src", "tests")
    pages = [*ROOT.glob("*.md"), *(page for folder in folders for page in (ROOT / folder).rglob("*.md"))]
    assert sum(len(page.read_text("utf-8").split()) for page in pages) <= MOST_WORDS


@pytest.mark.parametrize("page", EVIDENCE, ids=name_of)
def test_each_claim_has_command_sample_date_and_result(page: Path) -> None:
    tables = [
        [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()]
        for table in re.findall(r"(?:^\|.*\n)+", page.read_text("utf-8"), flags=re.M)
    ]
    claims = [row for header, _, *rows in tables if header == CLAIM for row in rows]
    assert claims
    for row in claims:
        assert len(row) == len(CLAIM), row
        assert all(row), row
        assert re.search(r"\d{4}-\d\d-\d\d$", row[-1]), row


def test_evidence_is_short() -> None:
    assert sum(len(page.read_text("utf-8").split()) for page in (ROOT / "docs/evidence").glob("*.md")) <= EVIDENCE_WORDS


@pytest.mark.parametrize("page", [page for page in DOCS if page.parent.name != "evidence"], ids=name_of)
def test_measurements_are_in_evidence(page: Path) -> None:
    """Intervals and percentiles are how measurements are written."""
    assert not re.findall(r"±|\d %? ?\(\d+\.\d–\d+\.\d\)|\bp99\b", page.read_text("utf-8"))
