"""The cookbook has nine scripts of at most five lines; tests/test_docs.py runs them."""

from __future__ import annotations

import re
from pathlib import Path

COOKBOOK = Path(__file__).parents[1] / "docs" / "cookbook.md"


def test_nine_scripts_of_at_most_five_lines() -> None:
    scripts = re.split(r"^## ", COOKBOOK.read_text("utf-8"), flags=re.M)[1:]
    assert len(scripts) == 9
    for script in scripts:
        lines = re.findall(r"^(?:>>>|\.\.\.) ", script, flags=re.M)
        assert 1 <= len(lines) <= 5, script.splitlines()[0]
