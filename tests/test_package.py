"""The package is ready to be published: what its page on an index shows, and what it declares."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PAGE = (ROOT / PROJECT["readme"]).read_text("utf-8")


def test_the_page_has_no_relative_links_and_its_example_runs() -> None:
    targets = re.findall(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"", PAGE)
    assert [target for pair in targets for target in pair if target and not target.startswith("https://")] == []
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.S)
    exec(compile(example, PROJECT["readme"], "exec"), {})


def test_every_extra_that_the_page_names_exists() -> None:
    assert set(re.findall(r"farebox\[(\w+)\]", PAGE)) <= set(PROJECT["optional-dependencies"])


def test_metadata_fit_together() -> None:
    assert {"Homepage", "Documentation", "Source", "Changelog"} <= set(PROJECT["urls"])
    assert all(url.startswith("https://") for url in PROJECT["urls"].values())
    assert PROJECT["requires-python"] == ">=3.11"
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]
    assert (ROOT / "src" / "farebox" / "py.typed").exists()
    assert f"## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
