"""The documentation builds as a site without warnings, and the site loads nothing from other hosts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ELSEWHERE = re.compile(r"(?:https?:)?//")
LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src", "link": "href"}

pytestmark = pytest.mark.skipif(
    not all(map(find_spec, ("mkdocs", "material", "mkdocstrings"))),
    reason="mkdocs is not installed: the dependency group `docs` has it, and `./play test` installs it",
)


class Loaded(HTMLParser):
    """Collects what a browser loads by itself for a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if address := dict(attrs).get(LOADS.get(tag, "")):
            self.addresses.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr + built.stdout
    return folder


def test_the_reference_comes_from_docstrings(site: Path) -> None:
    page = (site / "reference/game.html").read_text("utf-8")
    assert 'id="farebox.Game.play"' in page
    assert "Raises IllegalAction" in page


def test_every_page_is_built(site: Path) -> None:
    pages = {page.relative_to(ROOT / "docs").with_suffix("") for page in (ROOT / "docs").rglob("*.md")}
    built = {page.relative_to(site).with_suffix("") for page in site.rglob("*.html")}
    assert {page.with_name("index") if page.name == "README" else page for page in pages} <= built


def test_nothing_is_loaded_from_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        assert loaded.addresses
        assert not [address for address in loaded.addresses if ELSEWHERE.match(address)], page.name
        assert 'class="mermaid"' not in page.read_text("utf-8"), "Material loads Mermaid from another host"
    for sheet in site.rglob("*.css"):
        assert not re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", sheet.read_text("utf-8")), sheet.name
