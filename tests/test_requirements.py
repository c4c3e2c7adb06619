"""requirements.txt has every package that playing needs, pinned and hashed, and says nothing about where it was made."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LINES = [
    line for line in (ROOT / "requirements.txt").read_text("utf-8").replace("\\\n", " ").splitlines() if not line.startswith("#")
]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = ("linux", "darwin", "win32")
ENVIRONMENTS = [
    {"python_version": python, "python_full_version": f"{python}.1", "sys_platform": platform}
    for python in PYTHONS
    for platform in PLATFORMS
]


def pinned(environment: dict[str, str]) -> dict[str, str]:
    """The versions of packages that are installed there."""
    found = {}
    for line in LINES:
        wanted = Requirement(line.partition("--hash")[0])
        if wanted.marker is None or wanted.marker.evaluate(environment):
            [exact] = wanted.specifier
            assert exact.operator == "=="
            assert found.setdefault(canonicalize_name(wanted.name), exact.version) == exact.version
    return found


def test_every_line_has_hashes_and_none_an_address() -> None:
    for line in LINES:
        requirement, *hashes = line.split("--hash=")
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [\w. '<>=!()]+)? +", requirement), requirement
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64} *", one) for one in hashes), line
    assert not re.search(r"://|@|--(extra-)?index|--find-links", "\n".join(LINES))


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=lambda one: f"{one['python_version']} {one['sys_platform']}")
def test_it_has_what_the_project_asks_for_and_what_that_needs(environment: dict[str, str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = pinned(environment)
    waiting = [Requirement(text) for text in (*project["dependencies"], *project["optional-dependencies"]["server"])]
    reached: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if wanted.marker is not None and not wanted.marker.evaluate(environment | {"extra": ""}):
            continue
        assert name in versions, f"{name} is missing: make requirements.txt again"
        assert wanted.specifier.contains(versions[name], prereleases=True), f"{wanted}: make requirements.txt again"
        if name not in reached and name != "colorama":  # it is installed on Windows only
            reached.add(name)
            extras = wanted.extras or {""}
            for text in distribution(name).requires or ():
                needed = Requirement(text)
                if needed.marker is None or any(needed.marker.evaluate(environment | {"extra": extra}) for extra in extras):
                    waiting.append(needed)
