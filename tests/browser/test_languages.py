"""A made-up sixth language: its folder of messages is all that the package and the web client need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from farebox.messages import LANGUAGES
from fault_injection import servers

ROOT = Path(__file__).parents[2]
SIXTH = "eo"
TITLE = "Ludu nun"
BUILT = ("static", "__pycache__", "node_modules")


def copy_with_a_sixth_language(folder: Path) -> Path:
    """A copy of the sources, whose only addition is a folder with one file of messages."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns(*BUILT))
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns(*BUILT))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    messages = folder / "src" / "farebox" / "messages" / SIXTH
    messages.mkdir()
    (messages / "lobby.ftl").write_text(f"lobby-play-now = {TITLE}\n", encoding="utf-8")
    vite = folder / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(["node", vite, "build", "--logLevel", "warn"], cwd=folder / "web", check=True)
    return folder / "src"


def test_a_folder_of_messages_adds_a_language(tmp_path: Path, browser: Browser) -> None:
    source = copy_with_a_sixth_language(tmp_path / "copy")
    env = {**os.environ, "PYTHONPATH": str(source)}
    ask = (
        "from farebox.messages import LANGUAGES, text; print(*LANGUAGES, text('eo', 'lobby-play-now'), text('eo', 'common-app'))"
    )
    said = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True).stdout
    others = sorted({*LANGUAGES, SIXTH} - {"en"})
    assert said.split() == ["en", *others, *TITLE.split(), "Farebox"]  # what it lacks is English
    with servers(str(tmp_path / "farebox.db"), forked=False, PYTHONPATH=str(source)) as ours:
        page = browser.new_page(locale=SIXTH, base_url=ours.bases[0])
        page.goto("/")
        expect(page.get_by_text(TITLE).first).to_be_visible()
        assert page.locator("html").get_attribute("lang") == SIXTH
        assert SIXTH in page.locator("select option").evaluate_all("options => options.map(option => option.value)")
        page.close()
