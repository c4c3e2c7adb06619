"""The wheel and the sdist, as an index would get them: complete, without strangers, and correct by strict checkers."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "farebox"
CODE_AND_DATA = {".py", ".ftl", ".toml", ".json", ".safetensors", ".mako"}
# Everything that such a package loads at run time: a board, a network, texts, the rulebook, a puzzle, the page.
USE_IT = """
import sys, farebox
from farebox.bots.registry import make_bot
from farebox.cli.games.rulebook import show
from farebox.page_files import STATIC
from farebox.puzzles.shipped import shipped_puzzles
assert farebox.__file__.startswith(sys.argv[1])
make_bot("champion").choose(farebox.Game("new_york", seed=1).view(0))
show("NY-DRAW-3", None, False)
assert shipped_puzzles() and (STATIC / "index.html").is_file()
"""


def run(*command: object, cwd: Path = ROOT, **env: str) -> str:
    ended = subprocess.run(
        [sys.executable, *map(str, command)], cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both, built without a network: hatchling is installed, and so is the client."""
    fresh = runpy.run_path(str(ROOT / "web" / "build.py"))["is_fresh"]()
    assert fresh, "the web client is older than its sources: python web/build.py"
    folder = tmp_path_factory.mktemp("dist")
    run("-m", "hatchling", "build", "-d", folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def sdist(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked sdist."""
    (archive,) = built.glob("*.tar.gz")
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (sdist,) = folder.iterdir()
    return sdist


def sources() -> Iterator[str]:
    """What the package needs at run time, by its name in a wheel."""
    for path in PACKAGE.rglob("*"):
        if path.suffix in CODE_AND_DATA or path.name == "py.typed":
            yield f"farebox/{path.relative_to(PACKAGE).as_posix()}"


def test_strict_checkers_accept_both(built: Path) -> None:
    assert run("-m", "twine", "--no-color", "check", "--strict", *built.iterdir()).count("PASSED") == 2
    run("-m", "check_wheel_contents", *built.glob("*.whl"))


def test_the_wheel_has_all_it_needs_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if not name.endswith("/")}
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        about = message_from_bytes(packed.read(metadata))
    assert set(sources()) <= names
    assert {"farebox/rules.md", "farebox/static/index.html", f"{PurePosixPath(metadata).parent}/licenses/LICENSE"} <= names
    homes = {PurePosixPath(name).parts[0] for name in names}
    assert homes == {"farebox", PurePosixPath(metadata).parts[0]}
    strange = [name for name in names if name.endswith((".svelte", ".ts", ".map", ".pyc", ".tsbuildinfo")) or "/tests/" in name]
    assert strange == []
    assert (about["License-Expression"], about["Requires-Python"]) == ("MIT", ">=3.11")
    assert about["Description-Content-Type"] == "text/markdown"


def test_an_unpacked_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    assert "NY-DRAW-3" in run("-c", USE_IT, tmp_path, cwd=tmp_path, PYTHONPATH=str(tmp_path))


def test_the_sdist_builds_the_same_wheel_without_node(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    run("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=sdist, PATH=str(tmp_path))
    (again,) = tmp_path.glob("*.whl")
    assert again.read_bytes() == wheel.read_bytes()


def test_the_sdist_has_sources_only(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        files = [PurePosixPath(name).parts[1:] for name in packed.getnames()]
    assert {parts[0] for parts in files if parts} == {
        *("src", "web", "docs", "examples", "hatch_build.py", "pyproject.toml", "PKG-INFO", ".gitignore"),
        *("README.md", "README.pypi.md", "CHANGELOG.md", "LICENSE"),
    }
    assert not [parts for parts in files if {"node_modules", "__pycache__", ".venv", "dist"} & set(parts)]
